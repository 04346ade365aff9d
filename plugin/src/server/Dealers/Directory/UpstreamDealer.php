<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\Dealer;
use InvalidArgumentException;

defined( 'ABSPATH' ) || exit;

/**
 * A dealer as another service sends it: what cannot be read is left out, and the rest is shown.
 *
 * Without a name it is called by its city; without a position it comes last and has no distance; without a telephone number its
 * card has none; without a company ID nobody could send it a lead, and it is not shown at all.
 */
final class UpstreamDealer {
	private const GROUPS = array( 'data', 'location', 'metaData', 'whodis' );

	/** Null where there is not even a company ID. */
	public static function read( mixed $values ): ?Dealer {
		return self::whole( $values ) ?? self::part( $values );
	}

	/** Null where a part of it cannot be read. */
	public static function whole( mixed $values ): ?Dealer {
		return is_array( $values ) ? self::reading( $values ) : null;
	}

	private static function part( mixed $values ): ?Dealer {
		$values = is_array( $values ) ? $values : array();

		return self::reading( self::readable( $values, is_array( $values['data'] ?? null ) ? $values['data'] : array() ) );
	}

	/**
	 * @param array<array-key, mixed> $values
	 * @param array<array-key, mixed> $data
	 * @return array<string, array<array-key, mixed>> what can be read of it
	 */
	private static function readable( array $values, array $data ): array {
		$least = array(
			'data' => array(
				'companyID' => $data['companyID'] ?? '',
				'name'      => self::without_name( $data['city'] ?? null ),
			),
		);
		$kept  = $least;

		foreach ( self::GROUPS as $group ) {
			foreach ( is_array( $values[ $group ] ?? null ) ? $values[ $group ] : array() as $key => $value ) {
				$alone                   = $least;
				$alone[ $group ][ $key ] = $value;

				if ( null !== self::reading( $alone ) ) {
					$kept[ $group ][ $key ] = $value;
				}
			}
		}

		foreach ( is_array( $values['zipcodeCoverage'] ?? null ) ? $values['zipcodeCoverage'] : array() as $zip ) {
			if ( null !== self::reading( $least + array( 'zipcodeCoverage' => array( $zip ) ) ) ) {
				$kept['zipcodeCoverage'][] = $zip;
			}
		}

		return $kept;
	}

	private static function without_name( mixed $city ): string {
		return is_string( $city ) && '' !== trim( $city ) && mb_strlen( $city ) < 100
			/* translators: %s: name of a city */
			? sprintf( __( 'Dealer in %s', 'hvac-blocks' ), trim( $city ) )
			: __( 'Dealer', 'hvac-blocks' );
	}

	/** @param array<array-key, mixed> $values */
	private static function reading( array $values ): ?Dealer {
		try {
			return Dealer::unchecked( $values );
		} catch ( InvalidArgumentException ) {
			return null;
		}
	}
}
