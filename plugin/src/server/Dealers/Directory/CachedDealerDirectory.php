<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\PostalAreas\PostalCode;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Records\DealerProfileAddress;
use HvacBlocks\Dealers\Store\DealersVersion;
use HvacBlocks\Kernel\AfterAnswer;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\State\Cache;

defined( 'ABSPATH' ) || exit;

/** Remembers what searches among this site's own dealers found, until dealers, places or the settings of searches change. */
final readonly class CachedDealerDirectory implements DealerAnswers {
	// To be raised when the answer's shape changes.
	private const SHAPE = 1;

	/** Longer than the name of any place. */
	private const LONGEST_PLACE = 120;

	public function __construct(
		private DealerDirectory $inner,
		private Settings $settings,
		private Cache $cache,
		private AfterAnswer $after = new AfterAnswer(),
	) {}

	public function search( string $query, SearchMode $mode ): SearchResult {
		$name = $this->name( $query, $mode );
		$kept = $this->kept( $name );

		if ( null !== $kept ) {
			return $kept->result( $query );
		}

		$result = $this->inner->search( $query, $mode );

		if ( null !== $name ) {
			$this->keep( $name, CachedSearch::of( $result ) );
		}

		return $result;
	}

	public function answer( string $query, SearchMode $mode ): string {
		$name = $this->name( $query, $mode );
		$kept = $this->kept( $name );

		if ( null !== $kept ) {
			return $kept->json( $query );
		}

		$result   = $this->inner->search( $query, $mode );
		$place    = $result->location;
		$profiles = DealerProfileAddress::folder();
		$json     = SearchJson::encode( $result->to_array( $profiles ) );

		if ( null !== $name && null !== $place ) {
			$this->after->run( fn () => $this->keep( $name, CachedSearch::of_answer( $place, $json, $profiles ) ) );
		}

		return $json;
	}

	public function get( string $company_id ): ?Dealer {
		return $this->inner->get( $company_id );
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

	/** The place and all that its answer depends on; null where nothing is to be remembered. */
	private function name( string $query, SearchMode $mode ): ?string {
		$query = trim( $query );

		if ( strlen( $query ) > self::LONGEST_PLACE || $this->settings->int( 'dealer_cache_seconds' ) < 1 ) {
			return null;
		}

		// Every way to write one postal code is one place.
		$place = PostalCode::area( $query ) ?? strtolower( preg_replace( '/\s+/', ' ', $query ) ?? $query );

		return 'search:' . md5( implode( "\n", array( self::SHAPE, $place, $mode->value, implode( ',', $this->settings->ints( 'dealer_radius_steps' ) ), DealersVersion::current() ) ) );
	}
}
