<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Statistics;

use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Dealers\Directory\SearchMode;
use HvacBlocks\Dealers\PostalAreas\PostalCode;
use HvacBlocks\Platform\Http\UpstreamFailure;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Counts one search that a visitor started. Only the place comes from outside: the site itself determines what it is and which dealers are near it. */
final readonly class SearchCounter {
	public function __construct( private DealerDirectory $dealers, private DailyCounts $counts, private Settings $settings ) {}

	public function count( string $place ): void {
		if ( ! $this->settings->bool( 'search_report' ) ) {
			return;
		}

		$place = trim( $place );

		try {
			$result = '' === $place ? null : $this->dealers->search( $place, SearchMode::Standard );
		} catch ( UpstreamFailure ) {
			// It is currently unknown whether there are dealers.
			return;
		}

		$area = PostalCode::area( $result->location->zip ?? '' );

		if ( null === $result || null === $area ) {
			$this->counts->add( SearchOutcome::Nowhere->value );
		} else {
			$this->counts->add( ( 0 === $result->total ? SearchOutcome::Nobody : SearchOutcome::Found )->value, $area );
		}
	}
}
