<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Products;

use HvacBlocks\Kernel\Contracts;
use HvacBlocks\Offers\Claims\Claim;
use HvacBlocks\Offers\Claims\ClaimState;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/**
 * One product of a comparison: its facts, ready to be printed in the page's language.
 *
 * @phpstan-type Value array{text: string, mark: ''|'yes'|'no'|'amount'}
 * @phpstan-type Props array{type: string, name: string, href: string, picture: array<string, mixed>|null, values: array<string, Value>, amount: int|float|null, claim: array<string, mixed>|null, until: string}
 */
final class Product {
	private function __construct() {}

	/**
	 * Returns the value of each field; empty fields are left out.
	 *
	 * @param array<string, string> $written plain text by field name, not trusted
	 * @param string                $today   a day; see `SiteCalendar`
	 * @return array{values: array<string, Value>, amount: int|float|null, claim: array<string, mixed>|null, until: string}
	 */
	public static function facts( array $written, Claim $claim, string $today, Language $language ): array {
		$values = array();

		foreach ( array_intersect_key( $written, ProductFields::labels() ) as $field => $text ) {
			$values[ $field ] = self::value( $field, $text );
		}

		$price     = Price::of( $written[ ProductFields::PRICE ] ?? '' );
		$state     = $claim->state( $today );
		$is_priced = $state->is_shown();

		$values[ ProductFields::PRICE ] = array(
			'text' => match ( true ) {
				$is_priced                     => $price->text( $language ),
				ClaimState::Expired === $state => $claim->expired_text,
				default                        => '',
			},
			'mark' => $is_priced && null !== $price->amount ? 'amount' : '',
		);

		$values = array_filter( $values, static fn ( array $value ): bool => '' !== $value['text'] );

		return array(
			'values' => $values,
			'amount' => $is_priced ? $price->amount : null,
			'claim'  => $is_priced && isset( $values[ ProductFields::PRICE ] ) ? $claim->props( $language ) : null,
			'until'  => $claim->until,
		);
	}

	/**
	 * Returns the structured data: what the page shows of a product with a name and a price.
	 *
	 * @param Props  $product
	 * @return array<string, mixed>|null
	 */
	public static function node( array $product ): ?array {
		if ( null === $product['amount'] ) {
			return null;
		}

		$picture = $product['picture']['src'] ?? '';

		return array_filter(
			array(
				'@type'  => 'Product',
				'name'   => $product['name'],
				'url'    => $product['href'],
				'image'  => $picture,
				'offers' => array_filter(
					array(
						'@type'           => 'Offer',
						'price'           => $product['amount'],
						'priceCurrency'   => 'USD',
						'priceValidUntil' => $product['until'],
						'url'             => $product['href'],
					)
				),
			)
		);
	}

	/** @return Value */
	private static function value( string $field, string $text ): array {
		$is_star = ProductFields::ENERGY_STAR === $field;
		$word    = strtolower( $text );
		$is_yes  = $is_star ? self::is_yes( $text ) : 'yes' === $word;
		$is_flag = '' !== $text && ( $is_star || $is_yes || 'no' === $word );

		return match ( true ) {
			! $is_flag => array(
				'text' => $text,
				'mark' => '',
			),
			$is_yes    => array(
				'text' => __( 'Yes', 'hvac-blocks' ),
				'mark' => 'yes',
			),
			default    => array(
				'text' => __( 'No', 'hvac-blocks' ),
				'mark' => 'no',
			),
		};
	}

	/** Whether a cell says yes as people write it: rows pasted into earlier versions are stored so. */
	private static function is_yes( string $text ): bool {
		/** @var array{yes: list<string>, no: list<string>} $words */
		$words = Contracts::read( 'yes-no' );

		return in_array( strtolower( remove_accents( $text ) ), $words['yes'], true );
	}
}
