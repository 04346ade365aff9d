<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers the base path that a new one replaces, whoever stores the settings.
 *
 * Assumption: where wp-config.php fixes the base path, nobody tells when it changes: its former ones are set by hand.
 */
final readonly class FormerBasePaths implements Feature {
	private const MOST = 5;

	public function __construct( private Settings $settings = new Settings() ) {}

	public function boot(): void {
		add_filter( 'pre_update_option_' . Settings::OPTION, $this->remember( ... ) );
	}

	/** @param mixed $next what will be stored */
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

	/** As the setting has them: the empty one is a slash, too. */
	private static function written( string $path ): string {
		return '/' . ltrim( trim( $path, '/' ) . '/', '/' );
	}
}
