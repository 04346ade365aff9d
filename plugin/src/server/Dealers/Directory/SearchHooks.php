<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Records\PublicDealer;
use HvacBlocks\Kernel\FilterMistake;

defined( 'ABSPATH' ) || exit;

/**
 * What other plugins change of a search for dealers, and learn of it. All of it stands in front of what the site remembers of searches, so that a
 * callback which comes, goes or changes its mind is followed at once.
 */
final class SearchHooks {
	/** @return array{string, SearchMode} what the provider is asked */
	public static function asked( string $query, SearchMode $mode ): array {
		if ( ! has_filter( 'hvac_blocks_dealer_search' ) ) {
			return array( $query, $mode );
		}

		/**
		 * Filters what a search for dealers asks, before anything is looked up: for every search, those of `GET /dealers` and those of pages. Return an
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

	/** Whether somebody has to be given what was found, or changes how it is shown. */
	public static function are_used(): bool {
		return has_filter( 'hvac_blocks_dealer_search_result' ) || has_action( 'hvac_blocks_dealers_searched' ) || PublicDealer::is_filtered();
	}

	public static function found( SearchResult $result, string $query, SearchMode $mode ): SearchResult {
		if ( has_filter( 'hvac_blocks_dealer_search_result' ) ) {
			/**
			 * Filters what a search for dealers found. Runs each time, also where the site remembers the answer; browsers and proxies keep answers for
			 * up to five minutes, so let it depend on nothing but its arguments and the site. `SearchResult::only()` leaves dealers out. Return a
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
			 * Fires when a search for dealers was answered. What a browser, a proxy or a page cache answers does not come here.
			 *
			 * @param SearchResult $result as the visitor gets it
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
