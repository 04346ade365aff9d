<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\DealerSearch;

use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Dealers\Directory\SearchMode;
use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Kernel\Unavailable;
use HvacBlocks\Platform\Languages\SitePages;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * What blocks share that show the nearest dealers without the locator's filters, pages and map: the props of a `DealerSearchPage`, and the slots of the
 * ZIP entry.
 *
 * @phpstan-import-type CardConfig from DealerCard
 * @phpstan-import-type Results from DealerSearchResults
 * @phpstan-import-type TrimmedDealer from DealerCard
 * @phpstan-type NearbyProps array{id: string, variant: 'slider', lang: 'en'|'es'|'fr', level: int, placeholder: string, error: string, address: array{place: string, from: int, filters: list<string>, view: 'list'|'map'}, search: Results, route: array{url: string, mode: 'standard'|'campaign'}, unit: 'mi'|'km'|'country', cardConfig: CardConfig, filters: list<array{key: string, text: string}>, slider: null, seeAll: string, findMore: string, phone: array{text: string, href: string}, texts: array<string, mixed>}
 * @phpstan-type Answer array{status: 'known', dealer: TrimmedDealer}|array{status: 'none'|'failed'}
 */
final class NearbyDealers {
	// Used by the locator only.
	private const UNUSED = array( 'filters', 'pages', 'view', 'dialog', 'selectOnMap', 'selected', 'noPosition', 'showing', 'noMatch', 'clear' );

	/**
	 * @param Attributes $attributes with `placeholder` and `level`, optionally `source`
	 * @param int        $count      dealers shown
	 * @return NearbyProps
	 */
	public static function props( Attributes $attributes, BlockContext $context, SearchMode $mode, int $count ): array {
		$settings = $context->service( Settings::class );
		$pages    = $context->service( SitePages::class );
		$address  = new DealerSearchAddress( DealerSearchAddress::from_query( $context->query )->place );
		$level    = $attributes->int( 'level' );
		$source   = $attributes->has( 'source' ) ? $attributes->text( 'source' ) : '';
		$phone    = $settings->string( 'support_phone' );
		$cards    = DealerCard::config( $context, $level + 1, $source );
		$required = __( 'Zip code or city is required', 'hvac-blocks' );

		return array(
			'id'          => $context->id,
			'variant'     => 'slider',
			'lang'        => $context->language->value,
			'level'       => $level,
			'placeholder' => $attributes->plain( 'placeholder', __( 'Enter Postal/Zip Code', 'hvac-blocks' ) ),
			'error'       => isset( $context->query['zipcode'] ) && '' === $address->place ? $required : '',
			'address'     => array(
				'place'   => $address->place,
				'from'    => 1,
				'filters' => array(),
				'view'    => 'list',
			),
			'search'      => self::without_positions( DealerSearchResults::of( $address, $mode, $context->service( DealerDirectory::class ), $count ) ),
			'route'       => array(
				'url'  => rest_url( 'hvac-blocks/v1/dealers' ),
				'mode' => $mode->value,
			),
			'unit'        => $cards['unit'],
			'cardConfig'  => $cards,
			'filters'     => array(),
			'slider'      => null,
			'seeAll'      => $pages->dealer_locator( $context->language ),
			'findMore'    => $pages->find_a_dealer( $context->language ),
			'phone'       => array(
				'text' => $phone,
				'href' => DealerCard::telephone( $phone ),
			),
			'texts'       => array_diff_key( DealerSearchTexts::all(), array_flip( self::UNUSED ) ),
		);
	}

	/**
	 * @param string $heading the default
	 * @return array<string, string>
	 */
	public static function slots( Attributes $attributes, string $heading ): array {
		return array(
			'heading' => $attributes->text( 'heading', $heading ),
			'label'   => $attributes->text_or( 'label', __( 'ZIP code or city', 'hvac-blocks' ) ),
			'help'    => $attributes->text( 'help', __( 'For example 75024, M5V 2T6 or Plano, TX', 'hvac-blocks' ) ),
			'button'  => $attributes->text_or( 'button', _x( 'Find dealers', 'button beside a place', 'hvac-blocks' ) ),
		);
	}

	/**
	 * @param CardConfig $cardConfig
	 * @return CardConfig of cards that show the dealers' own numbers
	 */
	public static function untracked( array $cardConfig ): array {
		return array(
			'tracking'      => null,
			'defaultNumber' => '',
		) + $cardConfig;
	}

	/** @return Results one dealer as if a search had found only that one */
	public static function one( DealerDirectory $directory, string $company_id ): array {
		try {
			$dealer = $directory->get( $company_id );
		} catch ( Unavailable ) {
			$dealer = null;
		}

		return null === $dealer ? array( 'status' => 'failed' ) : array(
			'status'   => 'found',
			'location' => null,
			'radius'   => 0,
			'total'    => 1,
			'matching' => 1,
			'first'    => 1,
			'dealers'  => array( DealerCard::trimmed( $dealer ) ),
			'nearest'  => null,
			'others'   => array(),
		);
	}

	/**
	 * @param string $company_id the requested dealer; empty: the nearest
	 * @return Answer a dealer for a place; `none` if there is none, `failed` if the dealers cannot be read
	 */
	public static function covering( DealerDirectory $directory, string $place, SearchMode $mode, string $company_id ): array {
		try {
			$dealer = '' === $company_id ? ( $directory->search( $place, $mode )->dealers[0] ?? null ) : $directory->get( $company_id );
		} catch ( Unavailable ) {
			return array( 'status' => 'failed' );
		}

		return null === $dealer ? array( 'status' => 'none' ) : array(
			'status' => 'known',
			'dealer' => DealerCard::trimmed( $dealer ),
		);
	}

	/**
	 * @param Results $search
	 * @return Results without data for maps
	 */
	private static function without_positions( array $search ): array {
		if ( 'found' !== $search['status'] ) {
			return $search;
		}

		foreach ( array_keys( $search['dealers'] ) as $index ) {
			unset( $search['dealers'][ $index ]['location'] );
		}

		return $search;
	}
}
