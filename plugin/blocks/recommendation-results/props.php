<?php
declare(strict_types=1);

use HvacBlocks\Dealers\DealerSearch\DealerCard;
use HvacBlocks\Dealers\DealerSearch\DealerSearchTexts;
use HvacBlocks\Dealers\DealerSearch\NearbyDealers;
use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Dealers\Directory\SearchMode;
use HvacBlocks\Dealers\Records\SingleDealer;
use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\Hydration;
use HvacBlocks\Editing\Blocks\HydrationMoment;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Kernel\Unavailable;
use HvacBlocks\Offers\Claims\Claim;
use HvacBlocks\Offers\Claims\SiteCalendar;
use HvacBlocks\Offers\Recommendation\AnswersOfPage;
use HvacBlocks\Offers\Recommendation\AnswerTexts;
use HvacBlocks\Offers\Recommendation\Systems\FitExplanations;
use HvacBlocks\Offers\Recommendation\Systems\RecommendationProvider;
use HvacBlocks\Offers\Recommendation\Systems\SystemCards;
use HvacBlocks\Offers\Recommendation\Systems\SystemFit;
use HvacBlocks\Platform\Languages\SitePages;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\Values\EmergencyLane;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ViewModel {
	$language = $context->language;
	$settings = $context->service( Settings::class );
	$pages    = $context->service( SitePages::class );
	$answers  = AnswersOfPage::read( $context );
	$level    = $attributes->int( 'level' );
	$slots    = array(
		'heading' => $attributes->text( 'heading', __( 'Systems that fit your home', 'hvac-blocks' ) ),
		'intro'   => $attributes->text( 'intro', __( 'These systems match your answers, starting with the lowest price. Share this link with anyone helping you decide.', 'hvac-blocks' ) ),
		'note'    => $attributes->text( 'note', __( 'Tonnage by floor area is a starting point. Insulation, windows, ducts and climate matter as much; a dealer’s load calculation (ACCA Manual J) decides.', 'hvac-blocks' ) ),
		'terms'   => $attributes->text( 'terms', __( 'Monthly payments are estimates for the lowest price shown, with approved credit and without a down payment, taxes or fees. Ask the dealer for the terms.', 'hvac-blocks' ) ),
	);

	// The wizard is in the slot `content`: see `Recommendation\WizardInsteadOfResults`.
	if ( ! $answers->is_complete() ) {
		return new ViewModel(
			props: array(
				'level'   => $level,
				'results' => null,
				'start'   => array(
					'title' => __( 'Answer a few questions to see your recommendation.', 'hvac-blocks' ),
					'text'  => array() === $answers->to_query()
						? __( 'It takes about a minute, and all you type is your ZIP code.', 'hvac-blocks' )
						: __( 'We need your home’s size and ZIP code to recommend a system.', 'hvac-blocks' ),
				),
			),
			// The intro about systems is shown only with systems.
			slots: array( 'intro' => '' ) + $slots,
			hydration: Hydration::none(),
		);
	}

	$claim    = Claim::of( $attributes->values );
	$has_offer = $attributes->bool( 'financing' ) && $claim->state( ( new SiteCalendar() )->today() )->is_shown();
	$months   = max( 1, $attributes->int( 'months' ) );
	$apr      = $attributes->value( 'apr' );
	$offer    = $has_offer ? array(
		'apr'    => is_numeric( $apr ) ? min( 40.0, max( 0.0, (float) $apr ) ) : 0.0,
		'months' => min( 240, $months ),
	) : null;
	$address  = $pages->recommendation_results( $language ) . '?' . $answers->address();
	$phone    = array(
		'text' => $settings->string( 'support_phone' ),
		'href' => DealerCard::telephone( $settings->string( 'support_phone' ) ),
	);

	try {
		$found = $context->service( RecommendationProvider::class )->recommend( $answers->tonnage, $answers->power_type, $answers->zip );
	} catch ( Unavailable ) {
		$found = null;
	}

	$card    = DealerCard::config( $context, $level + 2 );
	$near    = NearbyDealers::covering( $context->service( DealerDirectory::class ), $answers->zip, SearchMode::of_page( $settings, $context->path ), SingleDealer::of( $settings, $context->path ) );
	$contact = $context->is_empty ? '' : "#$context->id-contact";
	$props   = 'known' === $near['status'] ? DealerCard::props( "$context->id-dealer", $near['dealer'], $card ) : null;
	$texts   = null === $props ? array() : array( 'texts' => array( 'contact' => 'contact' === $attributes->text( 'contactButton' ) ? __( 'Contact Dealer', 'hvac-blocks' ) : __( 'Book online', 'hvac-blocks' ) ) + (array) $props['texts'] );
	$dealer  = null === $props ? null : $texts + ( '' === $contact ? array() : array( 'contactHref' => $contact ) ) + $props;
	$moment  = null !== $dealer && null !== $card['tracking'] ? HydrationMoment::Visible : HydrationMoment::Touch;
	$has_dealer = null !== $dealer;
	$facts      = array();

	foreach ( AnswerTexts::rows( $answers, $language ) as $row ) {
		$icons = array(
			'tonnage'   => 'gauge',
			'powerType' => 'zap',
			'homeSize'  => 'house',
		);

		if ( isset( $icons[ $row['name'] ] ) ) {
			$facts[] = array(
				'icon' => $icons[ $row['name'] ],
				'text' => $row['value'],
			);
		}
	}

	$facts[] = array(
		'icon' => 'mapPin',
		'text' => $answers->zip,
	);

	return new ViewModel(
		props: array(
			'level'   => $level,
			'start'   => null,
			'results' => array(
				'id'       => $context->id,
				'lang'     => $language->value,
				'facts'    => $facts,
				'systems'  => $found?->systems,
				'validity' => null === $found ? null : Claim::stored( $found->valid_from, $found->valid_until, '', '' )->props( $language ),
				'cards'    => SystemCards::config( $language, SystemFit::tier( $answers ), $offer ),
				'claim'    => null === $offer ? null : $claim->props( $language ),
				'reasons'  => FitExplanations::of( $answers, null !== $offer, $language ),
				'route'    => array(
					'url'   => rest_url( 'hvac-blocks/v1/recommendation' ),
					'query' => array_intersect_key( $answers->to_query(), array_flip( array( 'tonnage', 'powerType', 'zipCode' ) ) ),
				),
				'retryUrl' => $address,
				'toolUrl'  => $pages->recommendation_tool( $language ) . '?' . $answers->address(),
				'contactUrl' => $contact,
				'zip'      => $answers->zip,
				'dealer'   => $dealer,
				'dealerStatus' => $near['status'],
				'phone'    => $phone,
				'findMore' => $pages->find_a_dealer( $language ),
				'lane'     => EmergencyLane::props( $settings, $pages->dealer_locator( $language ) ),
				'texts'    => array_intersect_key( DealerSearchTexts::all(), array_flip( array( 'failed', 'failedHelp', 'retry', 'nobody', 'nobodyHelp', 'findMore' ) ) ) + array(
					'change'       => __( 'Change my answers', 'hvac-blocks' ),
					'print'        => __( 'Print', 'hvac-blocks' ),
					'fit'          => __( 'Best fit for your answers', 'hvac-blocks' ),
					'starts'       => __( 'Installed prices start at', 'hvac-blocks' ),
					'prices'       => __( 'Prices are typical for an installed system without new ductwork. The dealer gives you a written quote.', 'hvac-blocks' ),
					'noPrice'      => __( 'Ask the dealer for a price', 'hvac-blocks' ),
					'included'     => __( 'Included', 'hvac-blocks' ),
					'ask'          => __( 'Ask about this system', 'hvac-blocks' ),
					'why'          => __( 'Why these systems', 'hvac-blocks' ),
					'dealer'       => __( 'Your local dealer', 'hvac-blocks' ),
					'broken'       => __( 'An error occurred while fetching the recommendation.', 'hvac-blocks' ),
					'brokenHelp'   => $has_dealer
						? __( 'Please try again in a moment. Your answers are kept in this page’s address, and the dealer below can recommend a system, too.', 'hvac-blocks' )
						: __( 'Please try again in a moment. Your answers are kept in this page’s address.', 'hvac-blocks' ),
					'none'         => __( 'There is no listed system for these answers.', 'hvac-blocks' ),
					'noneHelp'     => $has_dealer
						? __( 'The dealer below can recommend one for your home.', 'hvac-blocks' )
						: __( 'A dealer can recommend one for your home.', 'hvac-blocks' ),
					'trying'       => __( 'Loading the recommendation…', 'hvac-blocks' ),
				),
			),
		),
		slots: $slots,
		needs: array( 'dealers' => '' ),
		hydration: new Hydration( $moment ),
	);
};
