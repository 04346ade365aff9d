<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Import;

use HvacBlocks\Dealers\OwnFields\OwnFields;
use HvacBlocks\Dealers\PostalAreas\PostalCode;
use HvacBlocks\Dealers\PostalAreas\Regions;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Platform\Values\CellText;

defined( 'ABSPATH' ) || exit;

/** Stored values remain if a file has no column for them: a list of names and phone numbers changes these and nothing else. */
final class StoredFields {
	private const GROUPS = array(
		'data'     => array( 'name', 'addressLine1', 'city', 'state', 'zip', 'phone1', 'showAddress', 'emergencyService', 'nateCertified', 'charterMemberDate', 'nexiaDealerDiagnostics', 'showFinancing', 'leasingOption', 'isTcs', 'photo', 'openingHours' ),
		'location' => array( 'lat', 'lon' ),
		'metaData' => array( 'average_rating', 'total_review_count' ),
		'whodis'   => array( 'routingGroupID', 'assignedNumbers' ),
	);

	/** @param array<array-key, mixed> $values a row of a file */
	public static function lacks( array $values ): bool {
		foreach ( self::groups() as $group => $keys ) {
			$given = is_array( $values[ $group ] ?? null ) ? $values[ $group ] : array();

			foreach ( $keys as $key ) {
				if ( ! array_key_exists( $key, $given ) ) {
					return true;
				}
			}
		}

		return ! array_key_exists( 'zipcodeCoverage', $values );
	}

	/**
	 * @param array<array-key, mixed> $values a row of a file
	 * @param list<string> $fields
	 * @return array<array-key, mixed> the row without these fields; of a list of areas, the readable entries count
	 */
	public static function without( array $values, array $fields ): array {
		// Half a position combined with half of another would be a third one.
		$fields = array() === array_intersect( self::GROUPS['location'], $fields ) ? $fields : array( ...$fields, ...self::GROUPS['location'] );

		foreach ( array_keys( self::groups() ) as $group ) {
			if ( is_array( $values[ $group ] ?? null ) ) {
				$values[ $group ] = array_diff_key( $values[ $group ], array_flip( $fields ) );
			}
		}

		return $values;
	}

	/**
	 * @param array<array-key, mixed> $values a row of a file
	 * @return array<array-key, mixed> the row with stored values where it has none
	 */
	public static function fill( array $values, StoredDealer $stored ): array {
		$dealer = array( 'fields' => OwnFields::current( $stored->dealer->own_fields ) ) + $stored->dealer->to_array( '' );
		$data   = is_array( $values['data'] ?? null ) ? $values['data'] : array();
		$zip    = $data['zip'] ?? null;
		$state = $data['state'] ?? $stored->dealer->state;
		$region = is_string( $state ) ? (string) Regions::code( $state ) : '';
		// A dealer that moved to another ZIP code, or was at the center of the old one, is not where it was.
		$is_elsewhere = $stored->approximate || ( is_scalar( $zip ) && PostalCode::repaired( CellText::plain( (string) $zip ), $region ) !== $stored->dealer->zip );

		foreach ( array_keys( self::groups() ) as $group ) {
			if ( 'location' === $group && $is_elsewhere ) {
				continue;
			}

			$values[ $group ] = array( ...(array) $dealer[ $group ], ...( is_array( $values[ $group ] ?? null ) ? $values[ $group ] : array() ) );
		}

		return array_key_exists( 'zipcodeCoverage', $values ) ? $values : array( ...$values, 'zipcodeCoverage' => $dealer['zipcodeCoverage'] );
	}

	/** @return array<string, list<string>> with the own fields, if there are any */
	private static function groups(): array {
		$own = array_keys( OwnFields::all() );

		return self::GROUPS + ( array() === $own ? array() : array( 'fields' => $own ) );
	}
}
