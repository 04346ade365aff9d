<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Access;

use WP_Role;

defined( 'ABSPATH' ) || exit;

/**
 * The roles of the site that may see leads, and those that may manage them.
 *
 * @phpstan-type RoleAccess array{role: string, name: string, access: string, isFixed: bool}
 */
final readonly class LeadRoles {
	public const LEVELS = array( 'none', 'view', 'manage' );

	/** This role's access cannot be removed here, so that a click cannot lock out the site's administrators. */
	private const FIXED = 'administrator';

	public static function may_change(): bool {
		return LeadAccess::manage() && current_user_can( 'promote_users' );
	}

	/** @return list<RoleAccess> */
	public function all(): array {
		$all = array();

		foreach ( wp_roles()->get_names() as $role => $name ) {
			$has    = wp_roles()->get_role( (string) $role )->capabilities ?? array();
			$access = empty( $has[ LeadAccess::VIEW ] ) ? 'none' : 'view';

			$all[] = array(
				'role'    => (string) $role,
				'name'    => is_string( $name ) ? translate_user_role( $name ) : (string) $role,
				'access'  => 'view' === $access && ! empty( $has[ LeadAccess::MANAGE ] ) ? 'manage' : $access,
				'isFixed' => self::FIXED === $role,
			);
		}

		return $all;
	}

	/** @param value-of<self::LEVELS> $access */
	public function set( string $role, string $access ): bool {
		if ( self::FIXED === $role || ! wp_roles()->is_role( $role ) ) {
			return false;
		}

		$object = wp_roles()->get_role( $role );

		self::give( $object, LeadAccess::VIEW, 'none' !== $access );
		self::give( $object, LeadAccess::MANAGE, 'manage' === $access );

		return true;
	}

	private static function give( ?WP_Role $role, string $capability, bool $may ): void {
		if ( $may ) {
			$role?->add_cap( $capability );
		} else {
			$role?->remove_cap( $capability );
		}
	}
}
