<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

use HvacBlocks\Kernel\Contracts;

defined( 'ABSPATH' ) || exit;

/** Numbers as a language writes them, from `contracts/numbers.json` and `units.json`; the twin of `client/domain/number.ts` and `money.ts`. */
final class Numbers {
	private const SQUARE_METERS_A_SQUARE_FOOT = 0.09290304;

	/** @param int $decimals the exact number of digits after the decimal sign; rounded half up */
	public static function format( float $value, int $decimals, Language $language ): string {
		/** @var array<string, array{decimal: string, group: string}> $signs */
		$signs = Contracts::read( 'numbers' );

		return number_format( $value, $decimals, $signs[ $language->value ]['decimal'], $signs[ $language->value ]['group'] );
	}

	/** Dollars of the site's country: `$5,400`, in French `5 400 $`. */
	public static function money( float $value, Language $language, int $decimals = 0 ): string {
		return self::with_unit( 'money', $value, $language, $decimals );
	}

	/** `80%`, in French `80 %`. */
	public static function percent( float $value, Language $language, int $decimals = 0 ): string {
		return self::with_unit( 'percent', $value, $language, $decimals );
	}

	/** `4,200 sq ft`, in French `4 200 pi² (390 m²)`. */
	public static function area( float $square_feet, Language $language ): string {
		/** @var array<string, array{area: string}> $units */
		$units = Contracts::read( 'units' );

		return strtr(
			$units[ $language->value ]['area'],
			array(
				'%s' => self::format( $square_feet, 0, $language ),
				'%m' => self::format( $square_feet * self::SQUARE_METERS_A_SQUARE_FOOT, 0, $language ),
			)
		);
	}

	/** @param 'money'|'percent' $unit */
	private static function with_unit( string $unit, float $value, Language $language, int $decimals ): string {
		/** @var array<string, array<string, string>> $units */
		$units  = Contracts::read( 'units' );
		$number = self::format( $value, $decimals, $language );
		$sign   = str_starts_with( $number, '-' ) ? '-' : '';

		return $sign . str_replace( '%s', substr( $number, strlen( $sign ) ), $units[ $language->value ][ $unit ] );
	}
}
