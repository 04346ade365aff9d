<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Kernel\Unavailable;

defined( 'ABSPATH' ) || exit;

/** Requests a dealer once per request, however many parts of the page show it. */
final class MemoizedDealerDirectory implements OffersNames, SearchesWithin {
	/** @var array<string, Dealer|Unavailable|null> */
	private array $known = array();

	public function __construct( private readonly DealerDirectory $dealers ) {}

	public function within( int $miles ): self {
		return new self( ChosenDistance::in( $this->dealers, $miles ) );
	}

	public function search( string $query, SearchMode $mode ): SearchResult {
		return $this->dealers->search( $query, $mode );
	}

	public function names(): ?SearchesNames {
		return $this->dealers instanceof OffersNames ? $this->dealers->names() : null;
	}

	public function get( string $company_id ): ?Dealer {
		if ( ! array_key_exists( $company_id, $this->known ) ) {
			try {
				$this->known[ $company_id ] = $this->dealers->get( $company_id );
			} catch ( Unavailable $failure ) {
				$this->known[ $company_id ] = $failure;
			}
		}

		$known = $this->known[ $company_id ];

		return $known instanceof Unavailable ? throw $known : $known;
	}
}
