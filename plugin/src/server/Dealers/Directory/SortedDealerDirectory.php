<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\Records\Dealer;

defined( 'ABSPATH' ) || exit;

/** The dealers of another directory in the order that a visitor chose. */
final readonly class SortedDealerDirectory implements DealerAnswers {
	public function __construct( private DealerDirectory $inner, private DealerSort $sort ) {}

	public function search( string $query, SearchMode $mode ): SearchResult {
		$found = $this->inner->search( $query, $mode );

		return new SearchResult( $found->location, $found->radius, $found->total, $this->sort->sorted( $found->dealers ), $found->nearest, $found->others );
	}

	public function answer( string $query, SearchMode $mode ): string {
		$found = $this->search( $query, $mode );

		return SearchJson::encode( SearchHooks::are_used() ? $found->shown() : $found->to_array() );
	}

	public function get( string $company_id ): ?Dealer {
		return $this->inner->get( $company_id );
	}
}
