<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Statistics;

use HvacBlocks\Kernel\BlockFilters;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Rest\OwnAddress;
use HvacBlocks\Platform\Settings\Settings;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Tells a page with one of the plugin's forms, the wizard or the calculator where to count that a visitor begins one: nothing while counting is off. */
final readonly class FormBeacon implements Feature {
	public function __construct( private Settings $settings ) {}

	public function boot(): void {
		BlockFilters::after( BlockFilters::OURS, $this->add( ... ) );
	}

	private function add( string $html ): string {
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
