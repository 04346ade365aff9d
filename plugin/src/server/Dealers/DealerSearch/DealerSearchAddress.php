<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\DealerSearch;

use HvacBlocks\Platform\Languages\SiteAddress;

defined( 'ABSPATH' ) || exit;

/** The state in the address of a locator's page; the twin of `client/domain/dealers-address.ts`: both run `contracts/dealers-address.cases.json`. */
final readonly class DealerSearchAddress {
	/**
	 * @param list<string>  $filters keys of `DealerFilters`
	 * @param 'list'|'map'  $view    how a browser with scripts shows the dealers
	 */
	public function __construct(
		public string $place,
		/** 1-based position of the first dealer shown, so that pages of 6 and of 3 agree. */
		public int $from = 1,
		public array $filters = array(),
		public string $view = 'list',
	) {}

	/** @param array<string, string> $query the address's query, unslashed and not trusted */
	public static function from_query( array $query ): self {
		$ticked = array();

		// A form without JavaScript sends each filter as a separate field.
		foreach ( array_keys( $query ) as $name ) {
			if ( str_starts_with( $name, 'filter-' ) ) {
				$ticked[] = substr( $name, 7 );
			}
		}

		return new self(
			mb_substr( trim( wp_check_invalid_utf8( $query['zipcode'] ?? '' ) ), 0, 200 ),
			max( 1, 1 === preg_match( '/^\s*\d{1,9}/', $query['from'] ?? '', $from ) ? (int) $from[0] : 1 ),
			DealerFilters::known( array( ...explode( ',', $query['filter'] ?? '' ), ...$ticked ) ),
			'map' === ( $query['view'] ?? '' ) ? 'map' : 'list',
		);
	}

	/** Returns the address on the current page: `?zipcode=75024&from=7&filter=nate,emergency&view=map`, after the arguments that the page keeps. */
	public function here(): string {
		return $this->after( SiteAddress::query() );
	}

	/**
	 * Returns the address of the same search within another distance or in another order, from its first dealer: `?radius=50&zipcode=75024`.
	 *
	 * @param SiteAddress::DISTANCE|SiteAddress::SORT $name
	 */
	public function by( string $name, int|string $value ): string {
		return $this->with_from( 1 )->after( array( ...array_diff_key( SiteAddress::query(), array( $name => true ) ), $name => $value ) );
	}

	/** @param array<string, string|int> $page */
	private function after( array $page ): string {
		return array() === $page ? $this->query() : '?' . http_build_query( $page ) . '&' . substr( $this->query(), 1 );
	}

	/** The same for another page. */
	public function query(): string {
		$parts = array( 'zipcode=' . rawurlencode( $this->place ) );

		if ( $this->from > 1 ) {
			$parts[] = "from={$this->from}";
		}
		if ( array() !== $this->filters ) {
			$parts[] = 'filter=' . implode( ',', $this->filters );
		}
		if ( 'map' === $this->view ) {
			$parts[] = 'view=map';
		}

		return '?' . implode( '&', $parts );
	}

	public function with_place( string $place ): self {
		return new self( $place, 1, $this->filters, $this->view );
	}

	public function with_from( int $from ): self {
		return new self( $this->place, $from, $this->filters, $this->view );
	}

	/** @param list<string> $filters */
	public function with_filters( array $filters ): self {
		return new self( $this->place, 1, $filters, $this->view );
	}
}
