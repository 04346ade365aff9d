<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\RepairOrReplace;

use HvacBlocks\Kernel\Contracts;

defined( 'ABSPATH' ) || exit;

/** The rule: a system's age in years times the repair estimate in dollars determines whether to replace it; the twin of `client/domain/repair-or-replace.ts`. */
final readonly class RepairOrReplace {
	/** More than a selection list can reasonably contain. */
	private const MOST_OPTIONS = 100;

	private function __construct( public int $product, public bool $is_replace, public bool $is_near ) {}

	/** @param int $threshold the dollars from which a system is replaced; the contract's if it is not above 0 */
	public static function of( int $age, int $estimate, int $threshold ): self {
		$threshold = self::threshold( $threshold );
		$product   = $age * $estimate;

		return new self( $product, $product >= $threshold, abs( $product - $threshold ) * 100 <= $threshold * self::contract()['nearPercent'] );
	}

	public static function threshold( int $written ): int {
		return $written > 0 ? $written : self::contract()['threshold'];
	}

	/**
	 * Returns the choices.
	 *
	 * @param mixed             $written an editor's numbers: a text such as `1, 2, 5`, or a list; the contract's if there are none
	 * @param 'ages'|'estimates' $of
	 * @return non-empty-list<int> sorted, without duplicates
	 */
	public static function options( mixed $written, string $of ): array {
		$text = is_array( $written ) ? implode( ' ', array_filter( $written, is_scalar( ... ) ) ) : $written;
		preg_match_all( '/\b\d{1,6}\b/', is_string( $text ) ? $text : '', $found );
		$numbers = array_unique( array_map( intval( ... ), array_slice( $found[0], 0, self::MOST_OPTIONS ) ) );
		sort( $numbers );

		if ( array() !== $numbers ) {
			return $numbers;
		}

		[ 'from' => $from, 'to' => $to, 'step' => $step ] = self::contract()[ $of ];

		return range( $from, $to, $step );
	}

	/** @return array{threshold: int, nearPercent: int, ages: array{from: int, to: int, step: positive-int}, estimates: array{from: int, to: int, step: positive-int}} */
	private static function contract(): array {
		/** @var array{threshold: int, nearPercent: int, ages: array{from: int, to: int, step: positive-int}, estimates: array{from: int, to: int, step: positive-int}} $contract */
		$contract = Contracts::read( 'repair-or-replace' );

		return $contract;
	}
}
