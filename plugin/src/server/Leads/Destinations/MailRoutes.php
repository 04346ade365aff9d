<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** The mail recipients of a lead: by the first matching rule, otherwise the single address in the settings, otherwise the administrator. */
final readonly class MailRoutes {
	public function __construct( private Settings $settings ) {}

	/** @return list<string> empty if the site has no address at all */
	public function recipients( Lead $lead ): array {
		foreach ( $this->all() as $route ) {
			if ( $route->fits( $lead ) ) {
				return $route->to;
			}
		}

		$otherwise = $this->otherwise();

		return '' === $otherwise ? array() : array( $otherwise );
	}

	/** Whether there is any recipient. */
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
