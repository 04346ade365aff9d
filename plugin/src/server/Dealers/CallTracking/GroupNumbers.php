<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\CallTracking;

use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\DealerTables;
use HvacBlocks\Kernel\Unavailable;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Values\PhoneNumber;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** A routing group's own number: the first that is assigned to it, otherwise its dealer's. */
final readonly class GroupNumbers {
	public function __construct( private wpdb $wpdb, private DealerDirectory $dealers ) {}

	/**
	 * @param string $company_id of the group's dealer, if known; used only if that dealer belongs to the group
	 * @return string empty if the group has none
	 */
	public function number( string $routing_group, string $company_id = '' ): string {
		$dealer = '' === $company_id ? null : $this->dealer( $company_id );

		return null !== $dealer && $dealer->routing_group === $routing_group ? self::own( $dealer ) : $this->stored( $routing_group );
	}

	/** Returns the number on a dealer's card before any request. */
	public static function own( Dealer $dealer ): string {
		return PhoneNumber::first_usable( ...$dealer->assigned_numbers, ...array( $dealer->phone ) );
	}

	private function dealer( string $company_id ): ?Dealer {
		try {
			return $this->dealers->get( $company_id );
		} catch ( Unavailable ) {
			return null;
		}
	}

	private function stored( string $routing_group ): string {
		$row = Query::row( $this->wpdb, 'SELECT phone, assigned_numbers FROM %i WHERE routing_group = %s ORDER BY id LIMIT 1', DealerTables::dealers( $this->wpdb ), $routing_group );

		return null === $row ? '' : PhoneNumber::first_usable( ...explode( ',', $row->string( 'assigned_numbers' ) ), ...array( $row->string( 'phone' ) ) );
	}
}
