<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Settings;

use HvacBlocks\Kernel\Capability;

defined( 'ABSPATH' ) || exit;

/** What a setting affects beyond the site itself, and who may change it. `Capability::MANAGE_SETTINGS` is required in any case. */
enum Privilege: string {
	/** Nothing: an address that the server calls must be public (`Http\AddressGuard`), and the rest affects only this site. */
	case None = 'none';

	/** The server's own network, the addresses it trusts, or the destination of a secret: a network's settings. */
	case Network = 'network';

	/** A script that runs for all visitors. */
	case Script = 'script';

	/** Whether the current user may change such a setting. */
	public function is_granted(): bool {
		return match ( $this ) {
			self::None => true,
			self::Network => current_user_can( is_multisite() ? 'manage_network_options' : Capability::ADMINISTER ),
			self::Script => current_user_can( 'unfiltered_html' ) && self::Network->is_granted(),
		};
	}

	/** Why the current user may not change it. */
	public function refusal(): string {
		return match ( true ) {
			self::Script === $this && self::Network->is_granted() => __( 'This runs scripts for all visitors. Only users who may publish unfiltered HTML can change it.', 'hvac-blocks' ),
			is_multisite() => __( 'Only an administrator of the network can change this.', 'hvac-blocks' ),
			default => __( 'Only an administrator can change this.', 'hvac-blocks' ),
		};
	}
}
