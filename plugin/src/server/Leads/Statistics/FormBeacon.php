<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Statistics;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Rest\OwnAddress;
use HvacBlocks\Platform\Settings\Settings;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Tells a page with one of the plugin's forms, the wizard or the calculator where to count that a visitor begins one: nothing while counting is off. */
final readonly class FormBeacon implements Feature {
	public function __construct( private Settings $settings ) {}

	public function boot(): void {
		add_filter( 'render_block', $this->add( ... ), 10, 2 );
	}

	private function add( mixed $html, mixed $block ): mixed {
		$name = is_array( $block ) && is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';

		if ( ! is_string( $html ) || ! str_starts_with( $name, 'hvac-blocks/' ) ) {
			return $html;
		}

		$counters = array_filter(
			array(
				'form-opens' => str_contains( $html, 'class="hvac-form"' ),
				'steps'      => str_contains( $html, 'class="hvac-wizard"' ) || str_contains( $html, 'class="hvac-calculator"' ),
			)
		);
		$tags     = array() === $counters || ! $this->settings->bool( 'search_report' ) ? null : new WP_HTML_Tag_Processor( $html );

		if ( null === $tags || ! $tags->next_tag() ) {
			return $html;
		}

		foreach ( array_keys( $counters ) as $counter ) {
			$tags->set_attribute( "data-hvac-$counter", OwnAddress::here( "/$counter" ) );
		}

		return $tags->get_updated_html();
	}
}
