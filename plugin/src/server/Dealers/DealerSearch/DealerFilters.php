<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\DealerSearch;

use HvacBlocks\Dealers\OwnFields\OwnField;
use HvacBlocks\Dealers\OwnFields\OwnFields;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Kernel\Contracts;

defined( 'ABSPATH' ) || exit;

/** The filters for dealers and the texts of their badges, from `contracts/dealer-filters.json`; `client/domain/dealers.ts` is the twin. */
final class DealerFilters {
	/**
	 * @param string $brand in readable form
	 * @return array<string, string> the text of each filter in the current language, by key
	 */
	public static function labels( string $brand ): array {
		// Browsers receive them with the view model: the contract, which islands bundle, has none.
		return array(
			/* translators: %s: name of a brand. */
			'tcs'         => sprintf( __( '%s Comfort Specialist', 'hvac-blocks' ), $brand ),
			'emergency'   => __( '24/7 Emergency Service', 'hvac-blocks' ),
			'nate'        => __( 'NATE Certified', 'hvac-blocks' ),
			'financing'   => __( 'Financing', 'hvac-blocks' ),
			'leasing'     => __( 'Leasing', 'hvac-blocks' ),
			'diagnostics' => __( 'Diagnostics', 'hvac-blocks' ),
			'charter'     => __( 'Charter Member', 'hvac-blocks' ),
		);
	}

	/**
	 * @param string $brand in readable form
	 * @return array<string, string> the text of each filter that visitors can choose, those of own fields last
	 */
	public static function choices( string $brand ): array {
		return self::labels( $brand ) + OwnFields::filter_labels();
	}

	/** The name of a filter's icon. */
	public static function icon( string $key ): string {
		/** @var array<string, string> $icons */
		$icons = Contracts::read( 'dealer-filter-icons' );

		return $icons[ $key ] ?? 'check';
	}

	/**
	 * @param list<string> $keys untrusted
	 * @return list<string> the known ones without duplicates, in the order of the filters; then those of own fields in the given order
	 */
	public static function known( array $keys ): array {
		$keys = array_map( 'trim', $keys );
		$own  = array_filter( array_unique( $keys ), static fn ( string $key ): bool => str_starts_with( $key, OwnField::PREFIX ) );

		return array( ...array_values( array_intersect( array_keys( self::all() ), $keys ) ), ...array_intersect( $own, array() === $own ? array() : array_keys( OwnFields::filter_labels() ) ) );
	}

	/**
	 * @param array<string, mixed> $data a dealer's `data` in the REST contract; any part may be missing
	 * @return list<string> the keys that apply to the dealer, in the order of the filters
	 */
	public static function of( array $data ): array {
		return array_keys( array_filter( self::all(), static fn ( array $filter ): bool => (bool) ( $data[ $filter['field'] ] ?? false ) ) );
	}

	/**
	 * Returns the dealers that match all keys.
	 *
	 * @param list<Dealer> $dealers
	 * @param list<string> $keys
	 * @return list<Dealer>
	 */
	public static function matching( array $dealers, array $keys ): array {
		return array_values( array_filter( $dealers, static fn ( Dealer $dealer ): bool => array() === array_diff( $keys, self::of( $dealer->to_array()['data'] ), OwnFields::filters( $dealer->own_fields ) ) ) );
	}

	/** @return array<string, array{key: string, field: string}> */
	private static function all(): array {
		/** @var list<array{key: string, field: string}> $filters */
		$filters = Contracts::read( 'dealer-filters' );

		return array_column( $filters, null, 'key' );
	}
}
