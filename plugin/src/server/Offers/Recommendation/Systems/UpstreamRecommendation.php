<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation\Systems;

use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/**
 * A recommendation as a service sends it. Values that do not match the contract are left out, and so is a system without a name or products.
 *
 * @phpstan-import-type Product from Recommendation
 * @phpstan-import-type System from Recommendation
 */
final class UpstreamRecommendation {
	private const MOST_SYSTEMS   = 12;
	private const MOST_PARTS     = 12;
	private const LONGEST        = 200;
	private const HIGHEST_AMOUNT = 1_000_000;

	/** @param array<array-key, mixed> $data */
	public static function read( array $data, string $tonnage, string $power_type ): Recommendation {
		$systems = array_filter( array_map( self::system( ... ), array_slice( self::all( $data['systems'] ?? null ), 0, self::MOST_SYSTEMS ) ) );
		usort( $systems, static fn ( array $a, array $b ): int => ( $a['installed_from'] ?? PHP_INT_MAX ) <=> ( $b['installed_from'] ?? PHP_INT_MAX ) );

		return new Recommendation( $tonnage, $power_type, $systems, self::day( $data['validFrom'] ?? null ), self::day( $data['validUntil'] ?? null ) );
	}

	/** @return System|null */
	private static function system( mixed $sent ): ?array {
		$system   = is_array( $sent ) ? $sent : array();
		$name     = self::text( $system['name'] ?? null );
		$products = array_values( array_filter( array_map( self::product( ... ), array_slice( self::all( $system['products'] ?? null ), 0, self::MOST_PARTS ) ) ) );
		$tier     = self::text( $system['tier'] ?? null );
		$from     = self::amount( $system['installed_from'] ?? null );
		$to       = self::amount( $system['installed_to'] ?? null );

		return '' === $name || array() === $products ? null : array(
			'name'           => $name,
			'tier'           => '' === SystemTexts::tier( $tier ) ? '' : $tier,
			'products'       => $products,
			'included'       => array_values( array_filter( array_map( self::text( ... ), array_slice( self::all( $system['included'] ?? null ), 0, self::MOST_PARTS ) ), static fn ( string $part ): bool => '' !== $part ) ),
			'installed_from' => $from,
			'installed_to'   => null !== $from && null !== $to && $to > $from ? $to : null,
		);
	}

	/** @return Product|null */
	private static function product( mixed $sent ): ?array {
		$product = is_array( $sent ) ? $sent : array();
		$kind    = self::text( $product['kind'] ?? null );
		$kind    = '' === SystemTexts::type( $kind ) ? '' : $kind;
		$type    = self::text( $product['product_type'] ?? null ) ?: SystemTexts::type( $kind );
		$name    = self::text( $product['product_name'] ?? null ) ?: $type;

		return '' === $name ? null : array(
			'kind'         => $kind,
			'product_type' => $type,
			'product_name' => $name,
			'product_link' => self::address( $product['product_link'] ?? null ),
			'image'        => self::own_file( $product['image'] ?? null ),
			'efficiency'   => self::text( $product['efficiency'] ?? null ),
			'stages'       => self::text( $product['stages'] ?? null ),
		);
	}

	/** @return list<mixed> */
	private static function all( mixed $list ): array {
		return is_array( $list ) ? array_values( $list ) : array();
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? mb_substr( Text::plain( wp_check_invalid_utf8( $value, true ) ), 0, self::LONGEST ) : '';
	}

	private static function amount( mixed $value ): ?int {
		return is_numeric( $value ) && $value > 0 && $value < self::HIGHEST_AMOUNT ? (int) round( (float) $value ) : null;
	}

	private static function day( mixed $value ): string {
		return is_string( $value ) && 1 === preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $value, $day ) && checkdate( (int) $day[2], (int) $day[3], (int) $day[1] ) ? $value : '';
	}

	private static function address( mixed $value ): string {
		return is_string( $value ) ? esc_url_raw( $value, array( 'https', 'http' ) ) : '';
	}

	/** A picture on another host would reveal every visitor to it. */
	private static function own_file( mixed $value ): string {
		$address = self::address( $value );

		return '' !== $address && wp_parse_url( $address, PHP_URL_HOST ) === wp_parse_url( home_url(), PHP_URL_HOST ) ? $address : '';
	}
}
