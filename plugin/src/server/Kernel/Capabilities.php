<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Gives administrators every capability of `Capability`, without writing into their role. A role or a user that has one, or has it denied, keeps that.
 */
final readonly class Capabilities implements Feature {
	public function boot(): void {
		add_filter( 'user_has_cap', self::granted( ... ), 10, 4 );
	}

	/**
	 * @param mixed $has  the user's capabilities
	 * @param mixed $asked the primitive capabilities that are asked about
	 */
	private static function granted( mixed $has, mixed $asked, mixed $arguments, mixed $user ): mixed {
		if ( ! is_array( $has ) || ! $user instanceof WP_User || ! self::concerns( $asked ) ) {
			return $has;
		}

		$granted = empty( $has[ Capability::ADMINISTER ] ) ? array() : Capability::ALL;

		/**
		 * Filters the capabilities of the plugin that a user has besides those of the user's roles.
		 *
		 * Names without the prefix `hvac_blocks_` are ignored.
		 *
		 * @param list<string> $granted all of `Capability::ALL` for administrators, otherwise none
		 * @param WP_User      $user
		 */
		$granted = apply_filters( 'hvac_blocks_granted_capabilities', $granted, $user );

		foreach ( is_array( $granted ) ? $granted : array() as $capability ) {
			if ( is_string( $capability ) && str_starts_with( $capability, Capability::PREFIX ) ) {
				$has[ $capability ] ??= true;
			}
		}

		return $has;
	}

	private static function concerns( mixed $asked ): bool {
		foreach ( is_array( $asked ) ? $asked : array() as $capability ) {
			if ( is_string( $capability ) && str_starts_with( $capability, Capability::PREFIX ) ) {
				return true;
			}
		}

		return false;
	}
}
