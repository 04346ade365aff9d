<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Records\PublicDealer;
use HvacBlocks\Kernel\FilterMistake;

defined( 'ABSPATH' ) || exit;

/**
 * The changes and notifications of other plugins in a dealer search. They apply in front of the site's cache of searches, so that a callback that is
 * added, removed or behaves differently takes effect at once.
 */
final class SearchHooks {
	/** @return array{string, SearchMode} what the provider is asked */
	public static function asked( string $query, SearchMode $mode ): array {
		if ( ! has_filter( 'hvac_blocks_dealer_search' ) ) {
			return array( $query, $mode );
		}

		/**
		 * Filters the query of a dealer search, before anything is looked up: for every search, those of `GET /dealers` and those of pages. Return an
		 * array with both keys; anything else is ignored.
		 *
		 * @param array{query: string, mode: string} $search the place as the visitor wrote it, not checked; `standard` or `campaign`
		 */
		$search = apply_filters( 'hvac_blocks_dealer_search', array( 'query' => $query, 'mode' => $mode->value ) );
		$asked  = is_array( $search ) ? $search['query'] ?? null : null;
		$way    = is_array( $search ) && is_string( $search['mode'] ?? null ) ? SearchMode::tryFrom( $search['mode'] ) : null;

		if ( is_string( $asked ) && null !== $way ) {
			return array( $asked, $way );
		}

		FilterMistake::report( 'hvac_blocks_dealer_search', "array{query: string, mode: 'standard'|'campaign'}" );

		return array( $query, $mode );
	}

	/** Whether a callback receives the result, or changes how it is shown. */
	public static function are_used(): bool {
		return has_filter( 'hvac_blocks_dealer_search_result' ) || has_action( 'hvac_blocks_dealers_searched' ) || PublicDealer::is_filtered();
	}

	public static function found( SearchResult $result, string $query, SearchMode $mode ): SearchResult {
		if ( has_filter( 'hvac_blocks_dealer_search_result' ) ) {
			/**
			 * Filters the result of a dealer search. Runs each time, even if the site has cached the answer; browsers and proxies cache answers for up
			 * to five minutes, so let the result depend only on the arguments and the site. `SearchResult::only()` leaves dealers out. Return a
			 * `SearchResult` whose dealers are `Dealer` objects; anything else is ignored.
			 *
			 * @param SearchResult $result the nearest first, distances in miles
			 * @param string       $query  the place as the visitor wrote it
			 * @param string       $mode   `standard` or `campaign`
			 */
			$filtered = apply_filters( 'hvac_blocks_dealer_search_result', $result, $query, $mode->value );

			if ( $filtered instanceof SearchResult && self::is_whole( $filtered ) ) {
				$result = $filtered;
			} else {
				FilterMistake::report( 'hvac_blocks_dealer_search_result', 'an instance of ' . SearchResult::class . ' with Dealer objects' );
			}
		}

		if ( has_action( 'hvac_blocks_dealers_searched' ) ) {
			/**
			 * Fires when a dealer search has been answered. Responses from a browser, proxy or page cache do not fire it.
			 *
			 * @param SearchResult $result as the visitor receives it
			 * @param string       $query  the place as the visitor wrote it
			 * @param string       $mode   `standard` or `campaign`
			 */
			do_action( 'hvac_blocks_dealers_searched', $result, $query, $mode->value );
		}

		return $result;
	}

	private static function is_whole( SearchResult $result ): bool {
		return array_is_list( $result->dealers ) && array() === array_filter( $result->dealers, static fn ( mixed $dealer ): bool => ! $dealer instanceof Dealer );
	}
}
