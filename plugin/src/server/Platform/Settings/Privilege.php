<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Settings;

defined( 'ABSPATH' ) || exit;

/** What a setting affects beyond the site itself, and who may change it. `manage_options` is required in any case. */
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
			self::Network => ! is_multisite() || current_user_can( 'manage_network_options' ),
			self::Script => current_user_can( 'unfiltered_html' ) && self::Network->is_granted(),
		};
	}

	/** Why the current user may not change it. */
	public function refusal(): string {
		return self::Script === $this && self::Network->is_granted()
			? __( 'This runs scripts for all visitors. Only users who may publish unfiltered HTML can change it.', 'hvac-blocks' )
			: __( 'Only an administrator of the network can change this.', 'hvac-blocks' );
	}
}
