<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates;

use HvacBlocks\Dealers\PostalAreas\Regions;
use HvacBlocks\Platform\Languages\PageLanguage;

defined( 'ABSPATH' ) || exit;

/**
 * Every text of the rebates that is not an editor's, in the current language.
 *
 * @phpstan-type Texts array{required: string, noPlace: string, searching: string, found: array{one: string, other: string}, showing: string, nowhere: string, nowhereHelp: string, nothing: string, nothingHelp: string, dealers: string, failed: string, failedHelp: string, retry: string, upTo: string, noAmount: string, until: string, terms: string, termsOf: string, demo: string, offers: string, loadOffers: string, loadingOffers: string, failedOffers: string, refusedOffers: string, pages: array{label: string, previous: string, next: string, page: string}, regions: array<string, string>}
 */
final class RebateTexts {
	/** @return Texts */
	public static function all(): array {
		return array(
			'required'      => __( 'Zip code or city is required', 'hvac-blocks' ),
			'noPlace'       => __( 'Enter your ZIP code to see the rebates for your home.', 'hvac-blocks' ),
			'searching'     => __( 'Looking for rebates near {place}…', 'hvac-blocks' ),
			'found'         => array(
				'one'   => __( '{count} rebate for {place}', 'hvac-blocks' ),
				'other' => __( '{count} rebates for {place}', 'hvac-blocks' ),
			),
			'showing'       => __( 'Showing {first}-{last} of {total}', 'hvac-blocks' ),
			'nowhere'       => __( 'We can’t find “{place}”.', 'hvac-blocks' ),
			'nowhereHelp'   => __( 'Check the ZIP code, or enter a city and its state.', 'hvac-blocks' ),
			'nothing'       => __( 'No rebates are listed for {place} today.', 'hvac-blocks' ),
			'nothingHelp'   => __( 'Ask a dealer: many know about local offers that are not listed here.', 'hvac-blocks' ),
			'dealers'       => __( 'Find a dealer', 'hvac-blocks' ),
			'failed'        => __( 'We could not load the rebates.', 'hvac-blocks' ),
			'failedHelp'    => __( 'The problem is on our end. Please try again in a moment.', 'hvac-blocks' ),
			'retry'         => __( 'Try again', 'hvac-blocks' ),
			'upTo'          => __( 'Up to {amount}', 'hvac-blocks' ),
			'noAmount'      => __( 'Amount varies', 'hvac-blocks' ),
			'until'         => __( 'Valid through {date}', 'hvac-blocks' ),
			'terms'         => __( 'See the terms', 'hvac-blocks' ),
			/* translators: a link's text and the title of what it leads to, for screen readers */
			'termsOf'       => __( 'See the terms: {title}', 'hvac-blocks' ),
			'demo'          => __( 'These rebates are fictional examples for this demo site.', 'hvac-blocks' ),
			'offers'        => __( 'Our partner may have more offers for your ZIP code. They come from its own site, and load only if you choose to see them.', 'hvac-blocks' ),
			'loadOffers'    => __( 'See partner offers', 'hvac-blocks' ),
			'loadingOffers' => __( 'Loading partner offers…', 'hvac-blocks' ),
			'failedOffers'  => __( 'Partner offers could not be loaded. The list above shows the rebates that we know about.', 'hvac-blocks' ),
			'refusedOffers' => __( 'Partner offers load only if you allow marketing cookies. Change your choice, then try again.', 'hvac-blocks' ),
			'pages'         => array(
				'label'    => __( 'Pages of rebates', 'hvac-blocks' ),
				'previous' => __( 'Previous', 'hvac-blocks' ),
				'next'     => __( 'Next', 'hvac-blocks' ),
				'page'     => __( 'Page {number}', 'hvac-blocks' ),
			),
			'regions'       => Regions::names_unlike_english( PageLanguage::current() ),
		);
	}
}
