<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

use HvacBlocks\Kernel\Contracts;

defined( 'ABSPATH' ) || exit;

/** Days as a language writes them, from `contracts/dates.json`: a site may lack WordPress' own translation for the page's language. */
final class Dates {
	/** @param string $day of the calendar, as 2026-12-31 */
	public static function long( string $day, Language $language ): string {
		/** @var array<string, array{date: string, first: string, months: list<string>}> $words */
		$words = Contracts::read( 'dates' );
		$own   = $words[ $language->value ];

		[ $year, $month, $date ] = array_map( intval( ... ), explode( '-', $day ) );

		return strtr(
			1 === $date ? $own['first'] : $own['date'],
			array(
				'{day}'   => (string) $date,
				'{month}' => $own['months'][ $month - 1 ],
				'{year}'  => (string) $year,
			)
		);
	}
}
