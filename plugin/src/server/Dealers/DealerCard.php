<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers;

use HvacBlocks\Blocks\BlockContext;
use HvacBlocks\Languages\Language;
use HvacBlocks\Languages\Numbers;
use HvacBlocks\Languages\Text;

defined( 'ABSPATH' ) || exit;

/**
 * The view model of the `ui` part `dealer-card`; the twin of `client/domain/dealer-card.ts`.
 *
 * @phpstan-type CardFrame array{lang: string, level: int, contact: string, badges: array<string, string>, texts: array{call: string, callShort: string, contact: string, distance: string, rating: string, reviews: array{one: string, other: string}}}
 * @phpstan-type TrimmedDealer array{data?: array{name?: string, companyID?: string, addressLine1?: string, city?: string, state?: string, zip?: string, phone1?: string, showAddress?: bool, ...}, metaData?: array{average_rating?: float, total_review_count?: int}, location?: array{lat: float, lon: float}, distance?: ?float}
 */
final class DealerCard {
	private const BEST = 5.0;

	// The two campaigns whose cards say "Contact Dealer".
	private const BUILT_TO_LAST = '#/campaigns/(?:mv|sy)/hvac-built-to-last/#';

	/**
	 * What all cards of a page share.
	 *
	 * @param int $level of the cards' headings
	 * @return CardFrame
	 */
	public static function frame( BlockContext $context, int $level ): array {
		return array(
			'lang'    => $context->language->value,
			'level'   => min( 6, max( 2, $level ) ),
			'contact' => $context->services->pages->contact_dealer( $context->language ),
			'badges'  => DealerFilters::labels(),
			'texts'   => array(
				'call'      => __( 'Call Now', 'hvac-blocks' ),
				'callShort' => __( 'Call', 'hvac-blocks' ),
				'contact'   => 1 === preg_match( self::BUILT_TO_LAST, trailingslashit( $context->path ) ) ? __( 'Contact Dealer', 'hvac-blocks' ) : __( 'Book Online', 'hvac-blocks' ),
				'distance'  => __( '{distance} miles away', 'hvac-blocks' ),
				'rating'    => __( 'Rated {rating} out of 5', 'hvac-blocks' ),
				'reviews'   => array(
					'one'   => __( '({count} review)', 'hvac-blocks' ),
					'other' => __( '({count} reviews)', 'hvac-blocks' ),
				),
			),
		);
	}

	/**
	 * @param TrimmedDealer $dealer in the shape of the REST contract; any part may be missing
	 * @param CardFrame     $frame
	 * @return array<string, mixed>
	 */
	public static function props( string $id, array $dealer, array $frame ): array {
		$language = Language::from( $frame['lang'] );
		$texts    = $frame['texts'];
		$data     = $dealer['data'] ?? array();
		$phone    = $data['phone1'] ?? '';
		$distance = $dealer['distance'] ?? null;

		return array(
			'id'          => $id,
			'level'       => $frame['level'],
			'name'        => $data['name'] ?? '',
			'distance'    => null === $distance ? '' : Text::fill( $texts['distance'], array( 'distance' => Numbers::format( $distance, 1, $language ) ) ),
			'rating'      => self::rating( $dealer['metaData'] ?? array(), $texts, $language ),
			'address'     => ( $data['showAddress'] ?? false ) ? self::address_lines( $data ) : array(),
			'badges'      => array_map(
				static fn ( string $key ): array => array(
					'key'  => $key,
					'text' => $frame['badges'][ $key ],
				),
				DealerFilters::of( $data )
			),
			'phone'       => '' === $phone ? null : array(
				'text' => $phone,
				'href' => self::telephone( $phone ),
			),
			'contactHref' => self::contact_href( $frame['contact'], $data['companyID'] ?? '' ),
			'texts'       => array(
				'call'      => $texts['call'],
				'callShort' => $texts['callShort'],
				'contact'   => $texts['contact'],
			),
		);
	}

	/**
	 * What a page's props hold of a dealer: what its card shows, and no more.
	 *
	 * @return TrimmedDealer in the shape of the REST contract
	 */
	public static function trimmed( Dealer $dealer ): array {
		$values = $dealer->to_array();

		return array(
			'data'     => array_filter( $values['data'], static fn ( mixed $value ): bool => '' !== $value && null !== $value && false !== $value ),
			'metaData' => $values['metaData'],
			'distance' => $values['distance'],
		);
	}

	/** The address that dials a number as people write it; an extension is left for the visitor to key in. */
	public static function telephone( string $phone ): string {
		$number = (string) preg_replace( '/\s*(x|ext|#).*$/i', '', $phone );

		return 'tel:' . preg_replace( '/[^\d+]/', '', $number );
	}

	private static function contact_href( string $page, string $company_id ): string {
		if ( '' === $company_id ) {
			return $page;
		}

		return $page . ( str_contains( $page, '?' ) ? '&' : '?' ) . 'dealer=' . rawurlencode( $company_id );
	}

	/**
	 * @param array{addressLine1?: string, city?: string, state?: string, zip?: string, ...} $data
	 * @return list<string>
	 */
	private static function address_lines( array $data ): array {
		$region = implode( ' ', array_filter( array( $data['state'] ?? '', $data['zip'] ?? '' ) ) );
		$town   = implode( ', ', array_filter( array( $data['city'] ?? '', $region ) ) );

		return array_values( array_filter( array( $data['addressLine1'] ?? '', $town ) ) );
	}

	/**
	 * @param array{average_rating?: float, total_review_count?: int}                         $reviews
	 * @param array{rating: string, reviews: array{one: string, other: string}, ...} $texts
	 * @return array{value: string, stars: string, label: string, reviews: string}|null
	 */
	private static function rating( array $reviews, array $texts, Language $language ): ?array {
		$count = $reviews['total_review_count'] ?? 0;

		if ( $count < 1 ) {
			return null;
		}

		$stars = min( max( $reviews['average_rating'] ?? 0.0, 0.0 ), self::BEST );
		$value = Numbers::format( $stars, 1, $language );

		return array(
			'value'   => $value,
			'stars'   => Numbers::format( $stars, 1, Language::English ),
			'label'   => Text::fill( $texts['rating'], array( 'rating' => $value ) ),
			'reviews' => Text::fill( Text::plural( $texts['reviews'], $count, $language ), array( 'count' => Numbers::format( (float) $count, 0, $language ) ) ),
		);
	}
}
