<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SiteStyle;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Settings\Settings;
use WP_Theme_JSON_Data;

defined( 'ABSPATH' ) || exit;

/** Adds the accent of the settings to the data that pages, editors, previews, and the Style Book share; and keeps the plugin's style, where the site has it, in that color. */
final readonly class DeliverAccent implements Feature {
	public function __construct( private Accent $accent, private SiteStyle $style ) {}

	public function boot(): void {
		add_filter( 'wp_theme_json_data_blocks', $this->add( ... ) );
		add_action( 'add_option_' . Settings::OPTION, fn ( mixed $option, mixed $new ) => $this->follow( array(), $new ), 10, 2 );
		add_action( 'update_option_' . Settings::OPTION, $this->follow( ... ), 10, 2 );
	}

	private function add( mixed $data ): mixed {
		$custom = $data instanceof WP_Theme_JSON_Data ? $this->accent->custom() : array();

		return array() === $custom || ! $data instanceof WP_Theme_JSON_Data ? $data : $data->update_with( array(
			'version'  => 3,
			'settings' => array( 'custom' => array( 'hvacBlocks' => $custom ) ),
		) );
	}

	private function follow( mixed $old, mixed $new ): void {
		[ $was, $is ] = array( self::accent_in( $old ), self::accent_in( $new ) );

		if ( $was?->hex() !== $is?->hex() && $this->style->is_stored( SiteStyle::content_in( $was ) ) ) {
			$this->style->write( SiteStyle::content_in( $is ) );
		}
	}

	private static function accent_in( mixed $stored ): ?Color {
		$hex = is_array( $stored ) ? $stored['accent'] ?? '' : '';

		return is_string( $hex ) && 1 === preg_match( '/^#([0-9a-f]{3}){1,2}$/Di', $hex ) ? Color::of( $hex ) : null;
	}
}
