<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Admin;

use HvacBlocks\Editing\Blocks\Shortcodes\ShortcodeAttributes;
use HvacBlocks\Editing\Blocks\Shortcodes\Shortcodes;
use WP_Block_Type;

defined( 'ABSPATH' ) || exit;

/** The tab "Shortcodes" under Help: what each shortcode shows, and its attributes. */
final class ShortcodeHelp {
	public static function add(): void {
		get_current_screen()?->add_help_tab(
			array(
				'id'       => 'hvac-blocks-shortcodes',
				'title'    => __( 'Shortcodes', 'hvac-blocks' ),
				'callback' => self::print( ... ),
			)
		);
	}

	private static function print(): void {
		printf(
			'<p>%s</p><p>%s</p><dl>',
			esc_html__( 'Use these in page builders, widgets and classic themes. Each shows the same as its block.', 'hvac-blocks' ),
			/* translators: %s: an example of a shortcode */
			sprintf( esc_html__( 'Example: %s', 'hvac-blocks' ), '<code>[hvac_dealer_locator show_filters="no"]</code>' )
		);

		foreach ( Shortcodes::all() as $name => $type ) {
			printf( '<dt><code>[%1$s]</code></dt><dd>%2$s<br><small>%3$s</small></dd>', esc_html( $name ), esc_html( (string) $type->description ), esc_html( self::attributes( $type ) ) );
		}
		echo '</dl>';
	}

	private static function attributes( WP_Block_Type $type ): string {
		return implode( ', ', array_map( ShortcodeAttributes::name( ... ), array_keys( ShortcodeAttributes::schemas( $type ) ) ) );
	}
}
