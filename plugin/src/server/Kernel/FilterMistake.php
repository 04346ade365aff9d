<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

defined( 'ABSPATH' ) || exit;

/** Tells developers, under WP_DEBUG, that a callback returned an unusable value from one of the plugin's filters. */
final class FilterMistake {
	/** @param string $wanted what the filter must return, in English: `an instance of …`, `a list of …` */
	public static function report( string $hook, string $wanted ): void {
		/* translators: %s: what a filter must return, in the words of PHP. */
		_doing_it_wrong( esc_html( $hook ), esc_html( sprintf( __( 'This filter must return %s: what it returned was ignored.', 'hvac-blocks' ), $wanted ) ), '1.0.0' );
	}
}
