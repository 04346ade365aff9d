<?php
declare(strict_types=1);

namespace HvacBlocks\SearchReport;

use HvacBlocks\Feature;
use HvacBlocks\Settings\Settings;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Tells a page with one of the plugin's forms where it is counted that a visitor begins it: nothing while counting is off. */
final readonly class FormBeacon implements Feature {
	public function __construct( private Settings $settings ) {}

	public function boot(): void {
		add_filter( 'render_block', $this->add( ... ), 10, 2 );
	}

	private function add( mixed $html, mixed $block ): mixed {
		$name = is_array( $block ) && is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';

		if ( ! is_string( $html ) || ! str_starts_with( $name, 'hvac-blocks/' ) || ! str_contains( $html, 'class="hvac-form"' ) || ! $this->settings->bool( 'search_report' ) ) {
			return $html;
		}

		$tags = new WP_HTML_Tag_Processor( $html );

		if ( $tags->next_tag() ) {
			$tags->set_attribute( 'data-hvac-form-opens', wp_make_link_relative( rest_url( 'hvac-blocks/v1/form-opens' ) ) );
		}

		return $tags->get_updated_html();
	}
}
