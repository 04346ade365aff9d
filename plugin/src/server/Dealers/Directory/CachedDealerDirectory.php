<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\PostalAreas\PostalCode;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\DealersVersion;
use HvacBlocks\Kernel\AfterAnswer;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\State\Cache;

defined( 'ABSPATH' ) || exit;

/** Caches the results of searches among this site's own dealers, until dealers, places or search settings change. */
final readonly class CachedDealerDirectory implements DealerAnswers, SearchesNames, SearchesWithin {
	// Increase it when the shape of the answer changes.
	private const SHAPE = 4;

	/** Longer than any place name. */
	private const LONGEST_PLACE = 120;

	public function __construct(
		private DealerDirectory $inner,
		private Settings $settings,
		private Cache $cache,
		private AfterAnswer $after = new AfterAnswer(),
		private int $miles = 0,
	) {}

	public function within( int $miles ): self {
		$is_choice = in_array( $miles, $this->settings->ints( 'dealer_radius_steps' ), true );

		return $is_choice ? new self( ChosenDistance::in( $this->inner, $miles ), $this->settings, $this->cache, $this->after, $miles ) : $this;
	}

	public function search( string $query, SearchMode $mode ): SearchResult {
		$name = $this->name( $query, $mode );
		$kept = $this->kept( $name );

		if ( null !== $kept ) {
			return $kept->result( $query );
		}

		$result = $this->inner->search( $query, $mode );

		$this->keep( $name, null === $name ? null : CachedSearch::of( $result ) );

		return $result;
	}

	public function answer( string $query, SearchMode $mode ): string {
		$name = $this->name( $query, $mode );
		$kept = $this->kept( $name );

		if ( null !== $kept ) {
			return $kept->json( $query );
		}

		$result = $this->inner->search( $query, $mode );
		$found  = CachedSearch::of( $result );

		if ( null === $found ) {
			return SearchJson::encode( $result->to_array() );
		}

		$this->after->run( fn () => $this->keep( $name, $found ) );

		return $found->json( $query );
	}

	public function get( string $company_id ): ?Dealer {
		return $this->inner->get( $company_id );
	}

	public function named( string $name, string $near, int $most ): array {
		return $this->inner instanceof SearchesNames ? $this->inner->named( $name, $near, $most ) : array();
	}

	private function kept( ?string $name ): ?CachedSearch {
		$kept = null === $name ? null : $this->cache->get( $name );

		return null === $kept ? null : CachedSearch::from_array( $kept );
	}

	private function keep( ?string $name, ?CachedSearch $found ): void {
		if ( null !== $name && null !== $found ) {
			$this->cache->set( $name, $found->to_array(), $this->settings->int( 'dealer_cache_seconds' ) );
		}
	}

	/** Returns the place and everything that its answer depends on; null if nothing should be cached. */
	private function name( string $query, SearchMode $mode ): ?string {
		$query = trim( $query );

		if ( strlen( $query ) > self::LONGEST_PLACE || $this->settings->int( 'dealer_cache_seconds' ) < 1 ) {
			return null;
		}

		// All spellings of a postal code are the same place.
		$place = PostalCode::area( $query ) ?? strtolower( preg_replace( '/\s+/', ' ', $query ) ?? $query );

		return 'search:' . md5( implode( "\n", array( self::SHAPE, $place, $mode->value, $this->miles, implode( ',', $this->settings->ints( 'dealer_radius_steps' ) ), DealersVersion::current() ) ) );
	}
}
