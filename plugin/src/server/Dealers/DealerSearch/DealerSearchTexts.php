<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\DealerSearch;

use HvacBlocks\Dealers\Directory\DealerSort;
use HvacBlocks\Dealers\PostalAreas\Regions;
use HvacBlocks\Platform\Languages\PageLanguage;

defined( 'ABSPATH' ) || exit;

/**
 * Every text of a dealer search that is not an editor's, in the current language.
 *
 * @phpstan-type FilterTexts array{filters: string, distance: string, sort: string, legend: string, apply: string, clear: string, active: array{one: string, other: string}}
 * @phpstan-type PageTexts array{label: string, previous: string, next: string, page: string}
 * @phpstan-type ViewTexts array{label: string, list: string, map: string}
 * @phpstan-type DialogTexts array{close: string, enter: string, change: string}
 * @phpstan-type Texts array{named: array{near: string, found: array{one: string, other: string}}, required: string, noPlace: string, choose: string, near: string, radius: array{mi: string, km: string}, showing: string, searching: string, slow: string, found: array{one: string, other: string}, nobody: string, nobodyHelp: string, unclear: string, unclearHelp: string, findMore: string, noMatch: string, clear: string, failed: string, failedHelp: string, busy: string, busyHelp: string, offline: string, offlineHelp: string, retry: string, nearest: string, selectOnMap: string, noPosition: array{one: string, other: string}, seeAll: string, filters: FilterTexts, pages: PageTexts, view: ViewTexts, dialog: DialogTexts, regions: array<string, string>}
 */
final class DealerSearchTexts {
	/** @return Texts */
	public static function all(): array {
		return array(
			'required'    => __( 'Zip code or city is required', 'hvac-blocks' ),
			'noPlace'     => __( 'Please enter your zip code to find dealers near you.', 'hvac-blocks' ),
			'choose'      => __( 'Choose a place:', 'hvac-blocks' ),
			'near'        => __( 'Showing dealers near {place}', 'hvac-blocks' ),
			'radius'      => array(
				'mi' => __( 'Within {radius} miles', 'hvac-blocks' ),
				'km' => __( 'Within {radius} kilometers', 'hvac-blocks' ),
			),
			'showing'     => __( 'Showing {first}-{last} of {total}', 'hvac-blocks' ),
			'searching'   => __( 'Searching for dealers near {place}…', 'hvac-blocks' ),
			'slow'        => __( 'Still searching for dealers near {place}. This is taking longer than usual.', 'hvac-blocks' ),
			'found'       => array(
				'one'   => __( '{count} dealer found near {place}.', 'hvac-blocks' ),
				'other' => __( '{count} dealers found near {place}.', 'hvac-blocks' ),
			),
			// In place of `near` and `found` if the visitor typed a name.
			'named'       => array(
				// translators: {place} is what the visitor typed.
				'near'  => __( 'Showing dealers named “{place}”', 'hvac-blocks' ),
				'found' => array(
					// translators: {place} is what the visitor typed.
					'one'   => __( '{count} dealer named “{place}” found.', 'hvac-blocks' ),
					'other' => __( '{count} dealers named “{place}” found.', 'hvac-blocks' ),
				),
			),
			'nobody'      => __( 'We found 0 dealers servicing near {zip}', 'hvac-blocks' ),
			'nobodyHelp'  => __( 'The zip code may be wrong, or there may be no dealers in this area. Try expanding your search to nearby zip codes and cities, or call us on weekdays, 7am-5pm CST.', 'hvac-blocks' ),
			// translators: {zip} is what the visitor typed.
			'unclear'     => __( 'Which place do you mean by “{zip}”?', 'hvac-blocks' ),
			'unclearHelp' => __( 'Type a ZIP or postal code, or a city with its state or province. You can also start with the list of states and provinces.', 'hvac-blocks' ),
			'findMore'    => __( 'Find more dealers', 'hvac-blocks' ),
			'noMatch'     => __( 'Sorry, we can\'t find any dealers to match your request. You can try adjusting your filters for better results.', 'hvac-blocks' ),
			'clear'       => __( 'Clear all filters', 'hvac-blocks' ),
			'failed'      => __( 'We could not load the dealers.', 'hvac-blocks' ),
			'failedHelp'  => __( 'The problem is on our end. Please try again in a moment, or call us on weekdays, 7am-5pm CST.', 'hvac-blocks' ),
			'busy'        => __( 'Too many searches in a short time.', 'hvac-blocks' ),
			'busyHelp'    => __( 'Please wait a minute and try again, or call us on weekdays, 7am-5pm CST.', 'hvac-blocks' ),
			'offline'     => __( 'You seem to be offline.', 'hvac-blocks' ),
			'offlineHelp' => __( 'Please check your connection and try again, or call us on weekdays, 7am-5pm CST.', 'hvac-blocks' ),
			'retry'       => __( 'Try again', 'hvac-blocks' ),
			'nearest'     => __( 'The nearest dealer outside your area', 'hvac-blocks' ),
			'selectOnMap' => __( 'Please select a dealer on the map.', 'hvac-blocks' ),
			'noPosition'  => array(
				'one'   => __( '{count} dealer is not on the map. The list shows all dealers.', 'hvac-blocks' ),
				'other' => __( '{count} dealers are not on the map. The list shows all dealers.', 'hvac-blocks' ),
			),
			'seeAll'      => __( 'See all {count} dealers', 'hvac-blocks' ),
			'filters'     => array(
				'filters'  => __( 'Filters', 'hvac-blocks' ),
				'distance' => __( 'Distance', 'hvac-blocks' ),
				'sort'     => __( 'Sort by', 'hvac-blocks' ),
				'legend'  => __( 'Show dealers with all of these', 'hvac-blocks' ),
				'apply'   => __( 'Show dealers', 'hvac-blocks' ),
				'clear'   => __( 'Clear all filters', 'hvac-blocks' ),
				'active'  => array(
					'one'   => __( '{count} filter active', 'hvac-blocks' ),
					'other' => __( '{count} filters active', 'hvac-blocks' ),
				),
			),
			'pages'       => array(
				'label'    => __( 'Pages of dealers', 'hvac-blocks' ),
				'previous' => __( 'Previous', 'hvac-blocks' ),
				'next'     => __( 'Next', 'hvac-blocks' ),
				'page'     => __( 'Page {number}', 'hvac-blocks' ),
			),
			'view'        => array(
				'label' => __( 'Dealer view', 'hvac-blocks' ),
				'list'  => __( 'List', 'hvac-blocks' ),
				'map'   => __( 'Map', 'hvac-blocks' ),
			),
			'dialog'      => array(
				'close'  => __( 'Close', 'hvac-blocks' ),
				'enter'  => __( 'Enter your ZIP code', 'hvac-blocks' ),
				/* translators: beside the ZIP code that is in force */
				'change' => __( 'Change', 'hvac-blocks' ),
			),
			'regions'     => Regions::names_unlike_english( PageLanguage::current() ),
		);
	}

	/**
	 * The same where the results state their order.
	 *
	 * @return Texts
	 */
	public static function sorted( DealerSort $sort ): array {
		$texts = self::all();
		$order = match ( $sort ) {
			DealerSort::Nearest => '',
			DealerSort::Rating  => __( 'Best rating first.', 'hvac-blocks' ),
			DealerSort::Name    => __( 'In alphabetical order.', 'hvac-blocks' ),
		};

		if ( '' !== $order ) {
			$after             = static fn ( string $text ): string => "$text $order";
			$texts['showing'] .= ". $order";
			$texts['found']    = array_map( $after, $texts['found'] );
			$texts['named']['found'] = array_map( $after, $texts['named']['found'] );
		}

		return $texts;
	}

	/**
	 * The orders to choose from.
	 *
	 * @param list<array{metaData?: array{total_review_count?: int, ...}, ...}> $dealers what the page shows: an order by rating needs one
	 * @return list<array{key: string, text: string}>
	 */
	public static function sorts( DealerSort $chosen, array $dealers ): array {
		$is_rated = array() === $dealers || array() !== array_filter( $dealers, static fn ( array $dealer ): bool => ( $dealer['metaData']['total_review_count'] ?? 0 ) > 0 );
		$texts    = array(
			'nearest' => __( 'Nearest first', 'hvac-blocks' ),
			'rating'  => __( 'Best rating first', 'hvac-blocks' ),
			'name'    => __( 'Name', 'hvac-blocks' ),
		);
		$keys     = array_keys( array_filter( $texts, static fn ( string $key ): bool => 'rating' !== $key || $is_rated || DealerSort::Rating === $chosen, ARRAY_FILTER_USE_KEY ) );

		return array_map( static fn ( string $key ): array => array( 'key' => $key, 'text' => $texts[ $key ] ), $keys );
	}
}
