<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers the base path that a new one replaces, whichever code stores the settings.
 *
 * Assumption: if wp-config.php fixes the base path, changes cannot be detected: the former ones are set by hand.
 */
final readonly class FormerBasePaths implements Feature {
	private const MOST = 5;

	public function __construct( private Settings $settings = new Settings() ) {}

	public function boot(): void {
		add_filter( 'pre_update_option_' . Settings::OPTION, $this->remember( ... ) );
	}

	/** @param mixed $next the value about to be stored */
	private function remember( mixed $next ): mixed {
		if ( ! is_array( $next ) || $this->settings->is_locked( BasePath::SETTING ) ) {
			return $next;
		}

		$before = $this->settings->string( BasePath::SETTING );
		$after  = $this->settings->in_force( BasePath::SETTING, $next );

		if ( $before === $after ) {
			return $next;
		}

		$former = $this->settings->in_force( BasePath::FORMER, $next );
		$paths  = array( self::written( $before ) );

		foreach ( is_array( $former ) ? $former : array() as $path ) {
			$paths[] = self::written( is_string( $path ) ? $path : '' );
		}

		$next[ BasePath::FORMER ] = array_slice( array_values( array_diff( array_unique( $paths ), array( self::written( is_string( $after ) ? $after : '' ) ) ) ), 0, self::MOST );

		return $next;
	}

	/** As in the setting: the empty one is written as a slash. */
	private static function written( string $path ): string {
		return '/' . ltrim( trim( $path, '/' ) . '/', '/' );
	}
}
