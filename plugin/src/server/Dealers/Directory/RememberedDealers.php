<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Kernel\RecordId;
use HvacBlocks\Platform\State\SharedState;

defined( 'ABSPATH' ) || exit;

/** The dealers that searches of a service found: it cannot return a single one. */
final readonly class RememberedDealers {
	private const SECONDS = 30 * 86_400;

	public function __construct( private SharedState $state ) {}

	/** @return ?Dealer null if no search found it, or long ago */
	public function get( string $company_id ): ?Dealer {
		$kept = RecordId::is( $company_id ) ? $this->state->get( self::name( $company_id ) ) : null;

		return null === $kept ? null : UpstreamDealer::read( $kept );
	}

	/** @param list<Dealer> $dealers */
	public function remember( array $dealers ): void {
		$kept = array();

		foreach ( $dealers as $dealer ) {
			$kept[ self::name( $dealer->company_id ) ] = array_diff_key( $dealer->to_array(), array( 'distance' => true, 'profileUrl' => true ) );
		}

		$this->state->set_many( $kept, self::SECONDS );
	}

	private static function name( string $company_id ): string {
		// The database may treat two IDs as equal that differ only in capitals.
		return 'dealer:' . md5( $company_id );
	}
}
