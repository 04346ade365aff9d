<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Who of the site's people is mailed a lead: by the first rule that fits, else the one address of the settings, else the administrator. */
final readonly class MailRoutes {
	public function __construct( private Settings $settings ) {}

	/** @return list<string> empty where the site has no address at all */
	public function recipients( Lead $lead ): array {
		foreach ( $this->all() as $route ) {
			if ( $route->fits( $lead ) ) {
				return $route->to;
			}
		}

		$otherwise = $this->otherwise();

		return '' === $otherwise ? array() : array( $otherwise );
	}

	/** Whether there is anybody to mail. */
	public function any(): bool {
		return '' !== $this->otherwise() || array() !== $this->all();
	}

	/** @return list<MailRoute> */
	private function all(): array {
		$rows = $this->settings->value( 'leads_routes' );

		return array_values( array_filter( array_map( MailRoute::from( ... ), is_array( $rows ) ? array_values( $rows ) : array() ) ) );
	}

	private function otherwise(): string {
		$address = $this->settings->string( 'leads_mail_to' );
		$admin   = get_option( 'admin_email' );

		return '' !== $address ? $address : ( is_string( $admin ) ? $admin : '' );
	}
}
