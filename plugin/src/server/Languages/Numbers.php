<?php
declare(strict_types=1);

namespace HvacBlocks\Languages;

use HvacBlocks\Contracts;

defined( 'ABSPATH' ) || exit;

/** Numbers as a language writes them, from `contracts/numbers.json`; the twin of `client/domain/number.ts`. */
final class Numbers {
	/** @param int $decimals how many digits stand after the decimal sign, always; rounded half up */
	public static function format( float $value, int $decimals, Language $language ): string {
		/** @var array<string, array{decimal: string, group: string}> $signs */
		$signs = Contracts::read( 'numbers' );

		return number_format( $value, $decimals, $signs[ $language->value ]['decimal'], $signs[ $language->value ]['group'] );
	}
}
