<?php
declare(strict_types=1);

namespace HvacBlocks\Blocks;

use HvacBlocks\Dealers\Dealer;
use HvacBlocks\Dealers\DealerDirectory;
use HvacBlocks\Dealers\SearchMode;
use HvacBlocks\Dealers\SearchResult;
use HvacBlocks\Http\FailureReason;
use HvacBlocks\Http\UpstreamFailure;

defined( 'ABSPATH' ) || exit;

/** The dealers of one example: every search has the same answer; `{ "failure": "timeout" }` is one that fails. */
final readonly class ExampleDealers implements DealerDirectory {
	/** @param array<string, mixed> $answer in the shape of `GET /dealers` */
	public function __construct( private array $answer ) {}

	public function search( string $query, SearchMode $mode ): SearchResult {
		if ( is_string( $this->answer['failure'] ?? null ) ) {
			throw new UpstreamFailure( FailureReason::from( $this->answer['failure'] ) );
		}

		return SearchResult::from_array( $this->answer );
	}

	public function get( string $company_id ): ?Dealer {
		foreach ( SearchResult::from_array( $this->answer )->dealers as $dealer ) {
			if ( $dealer->company_id === $company_id ) {
				return $dealer;
			}
		}

		return null;
	}
}
