<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles\Places;

use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Dealers\Directory\SearchMode;
use HvacBlocks\Dealers\Directory\SearchResult;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Platform\Http\FailureReason;

defined( 'ABSPATH' ) || exit;

/**
 * The dealers of one example: every search has the same answer; `{ "failure": "timeout" }` is a search that fails. `{ "places": { "TX": [ "Plano" ] } }`
 * names the places of their postal areas.
 */
final readonly class ExampleDealers implements DealerDirectory, DealerPlaces {
	/** @param array<string, mixed> $answer in the shape of `GET /dealers` */
	public function __construct( private array $answer ) {}

	public function search( string $query, SearchMode $mode ): SearchResult {
		if ( is_string( $this->answer['failure'] ?? null ) ) {
			$reason = FailureReason::from( $this->answer['failure'] );

			throw $reason->failure();
		}

		return SearchResult::from_array( $this->answer );
	}

	public function get( string $company_id ): ?Dealer {
		foreach ( $this->search( '', SearchMode::Standard )->dealers as $dealer ) {
			if ( $dealer->company_id === $company_id ) {
				return $dealer;
			}
		}

		return null;
	}

	public function regions(): array {
		return array_count_values( array_map( static fn ( Dealer $dealer ): string => $dealer->state, $this->search( '', SearchMode::Standard )->dealers ) );
	}

	public function cities( string $region ): array {
		$dealers = array_filter( $this->search( '', SearchMode::Standard )->dealers, static fn ( Dealer $dealer ): bool => $dealer->state === $region );

		return City::all( array_count_values( array_map( static fn ( Dealer $dealer ): string => $dealer->city, $dealers ) ) );
	}

	public function dealers( string $region, City $city, int $page ): array {
		$dealers = array_filter( $this->search( '', SearchMode::Standard )->dealers, static fn ( Dealer $dealer ): bool => $dealer->state === $region && in_array( $dealer->city, $city->spellings, true ) );

		return array_slice( array_values( $dealers ), ( $page - 1 ) * self::A_PAGE, self::A_PAGE );
	}

	public function names( array $areas ): array {
		/** @var array<string, list<string>> $places */
		$places = $this->answer['places'] ?? array();

		return array() === $areas ? array() : $places;
	}
}
