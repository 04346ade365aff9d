<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Records;

use HvacBlocks\Dealers\OwnFields\OwnFields;
use HvacBlocks\Kernel\FilterMistake;

defined( 'ABSPATH' ) || exit;

/**
 * A dealer as visitors receive it: the source of the cards on pages and of the REST API's responses.
 *
 * @phpstan-import-type DealerArray from Dealer
 */
final class PublicDealer {
	/** The parts that are objects themselves. */
	private const PARTS = array( 'data', 'location', 'metaData', 'whodis' );

	/** @var array<string, mixed>|null made once per request: a page may show hundreds of dealers */
	private static ?array $schema = null;

	/** Whether visitors receive dealers otherwise than `Dealer::to_array()` has them. */
	public static function is_filtered(): bool {
		return has_filter( 'hvac_blocks_dealer_card' ) || array() !== OwnFields::all();
	}

	/**
	 * @param string|null $profiles see `Dealer::to_array()`
	 * @return DealerArray
	 */
	public static function of( Dealer $dealer, ?string $profiles = null ): array {
		$shown = $dealer->to_array( $profiles );

		if ( array() !== $dealer->own_fields ) {
			unset( $shown['fields'] );
			/** @var DealerArray $shown */
			$shown = array( ...$shown, ...OwnFields::shown( $dealer->own_fields ) );
		}

		return has_filter( 'hvac_blocks_dealer_card' ) ? self::filtered( $shown, $dealer ) : $shown;
	}

	/**
	 * @param DealerArray $shown
	 * @return DealerArray
	 */
	private static function filtered( array $shown, Dealer $dealer ): array {
		/**
		 * Filters a dealer as visitors receive it: on every card, in the lists of the directory, in `GET /dealers` and `GET /dealers/{companyID}`; the
		 * dealer's own page takes the rating, the address and the phone number from it. Pages and responses are cached, so let the result depend only on
		 * the arguments and the site. `cardLines` is a list of texts that a card shows below the distance. Missing values stay unchanged, and the
		 * company ID always does; if anything has another type than in `GET /dealers`, the whole result is ignored.
		 *
		 * @param array<string, mixed> $shown  in the shape of `GET /dealers/{companyID}`; the distance in miles, null outside a search
		 * @param Dealer               $dealer as the provider returned it
		 */
		$given = apply_filters( 'hvac_blocks_dealer_card', $shown, $dealer );

		return ( is_array( $given ) ? self::checked( $given, $shown ) : null ) ?? self::refused( $shown );
	}

	/**
	 * @param array<array-key, mixed> $given
	 * @param DealerArray             $shown
	 * @return DealerArray|null
	 */
	private static function checked( array $given, array $shown ): ?array {
		foreach ( self::PARTS as $part ) {
			$given[ $part ] = is_array( $given[ $part ] ?? array() ) ? ( $given[ $part ] ?? array() ) + $shown[ $part ] : null;
		}

		if ( is_array( $given['data'] ) ) {
			$given['data']['companyID'] = $shown['data']['companyID'];
		}

		$schema = self::$schema ??= DealerSchema::dealer();
		$given += $shown;

		if ( true !== rest_validate_value_from_schema( $given, $schema, 'dealer' ) ) {
			return null;
		}

		// WordPress accepts "4.5" as a number.
		$typed = rest_sanitize_value_from_schema( $given, $schema, 'dealer' );
		/** @var DealerArray $typed */
		$typed = is_array( $typed ) ? $typed : $shown;

		return $typed;
	}

	/**
	 * @param DealerArray $shown
	 * @return DealerArray
	 */
	private static function refused( array $shown ): array {
		FilterMistake::report( 'hvac_blocks_dealer_card', 'the array it was given, with values of the types of GET /dealers' );

		return $shown;
	}
}
