<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Records\DealerReader;
use HvacBlocks\Dealers\Records\InvalidDealer;

defined( 'ABSPATH' ) || exit;

/**
 * A dealer as another service sends it: unreadable values are left out, and the rest is shown.
 *
 * Without a name it is named after its city; without a position it is listed last and has no distance; without a phone number its card has none; without
 * a company ID it could not receive a lead, so it is not shown at all.
 */
final class UpstreamDealer {
	/** Null if there is not even a company ID. */
	public static function read( mixed $values ): ?Dealer {
		return is_array( $values ) ? self::reading( $values ) ?? self::reading( self::named( $values ) ) : null;
	}

	/** Whether all values can be read. */
	public static function is_whole( mixed $values ): bool {
		try {
			return is_array( $values ) && array() === DealerReader::lenient( $values )[1];
		} catch ( InvalidDealer ) {
			return false;
		}
	}

	/**
	 * @param array<array-key, mixed> $values
	 * @return array<array-key, mixed> with a valid name
	 */
	private static function named( array $values ): array {
		$data = is_array( $values['data'] ?? null ) ? $values['data'] : array();

		return array( ...$values, 'data' => array( ...$data, 'name' => self::without_name( $data['city'] ?? null ) ) );
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
			return DealerReader::lenient( $values )[0];
		} catch ( InvalidDealer ) {
			return null;
		}
	}
}
