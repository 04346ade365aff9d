<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Values;

defined( 'ABSPATH' ) || exit;

/** Days as people in English, Spanish and French, databases and spreadsheets write them. If both numbers could be the month, the first is: 3/4/2015 is in March. */
final class CalendarDate {
	/** The first letters of the month names in the three languages, without accents. */
	private const MONTHS = array(
		1  => 'jan|ene',
		2  => 'feb|fev',
		3  => 'mar',
		4  => 'apr|abr|avr',
		5  => 'may|mai',
		6  => 'jun|juin',
		7  => 'jul|juil',
		8  => 'aug|ago|aou',
		9  => 'sep|set',
		10 => 'oct',
		11 => 'nov',
		12 => 'dec|dic',
	);

	/** The days of a spreadsheet, from its day 0. */
	private const SERIAL_ZERO = '1899-12-30';

	/** Returns a date as 2015-03-31; null if it is not valid. A five-digit number is a spreadsheet's day between 1954 and 2064. */
	public static function read( string $text ): ?string {
		$text = strtolower( remove_accents( CellText::plain( $text ), 'en_US' ) );

		return match ( true ) {
			1 === preg_match( '~^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ].*)?$~D', $text, $part ) => self::day( (int) $part[1], (int) $part[2], (int) $part[3] ),
			1 === preg_match( '~^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?: .*)?$~D', $text, $part ) => (int) $part[1] > 12
				? self::day( self::year( $part[3] ), (int) $part[2], (int) $part[1] )
				: self::day( self::year( $part[3] ), (int) $part[1], (int) $part[2] ),
			1 === preg_match( '~^(?:\w+day,? )?([a-z]{3,})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$~D', $text, $part ) => self::day( (int) $part[3], self::month( $part[1] ), (int) $part[2] ),
			1 === preg_match( '~^(\d{1,2})(?:er)? (?:de )?([a-z]{3,})\.?,? (?:de |del )?(\d{4})$~D', $text, $part ) => self::day( (int) $part[3], self::month( $part[2] ), (int) $part[1] ),
			1 === preg_match( '/^([2-5]\d{4})(?:\.0+)?$/D', $text, $part ) => gmdate( 'Y-m-d', (int) strtotime( self::SERIAL_ZERO . " +{$part[1]} days UTC" ) ),
			default => null,
		};
	}

	private static function day( int $year, int $month, int $day ): ?string {
		return checkdate( $month, $day, $year ) ? sprintf( '%04d-%02d-%02d', $year, $month, $day ) : null;
	}

	/** Two digits are in this century, unless that is more than ten years ahead. */
	private static function year( string $digits ): int {
		$year = (int) $digits;

		return strlen( $digits ) > 2 ? $year : $year + ( $year > (int) gmdate( 'y' ) + 10 ? 1900 : 2000 );
	}

	/** 0 if there is none. */
	private static function month( string $name ): int {
		foreach ( self::MONTHS as $month => $beginnings ) {
			if ( 1 === preg_match( "/^(?:$beginnings)/", $name ) ) {
				return $month;
			}
		}

		return 0;
	}
}
