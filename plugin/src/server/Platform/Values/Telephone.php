<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Values;

defined( 'ABSPATH' ) || exit;

/** A telephone number as people and spreadsheets write it. */
final readonly class Telephone {
	private const LABEL     = '/^(?:(?:main |office |business )?(?:tel|telephone|teléfono|téléphone|phone|ph|call|mobile|cell)\b\.?\s*(?:number|no\.?|#)?\s*:?\s*)/iu';
	private const EXTENSION = '/[\s,;]*(?:x|ext|extension|poste|#)\.?\s*:?\s*(\d{1,6})$/iuD';
	private const KEYS      = array( 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ' );

	private function __construct(
		/** With an extension as ` x12`; empty for none. */
		public string $text,
		/** Whether others followed it, which are left out. */
		public bool $is_first_of_several = false,
	) {}

	/** Null if it cannot be dialed: fewer than ten or more than fifteen digits, or other text beside them. */
	public static function read( string $text ): ?self {
		$text = preg_replace( array( self::LABEL, '/(?<=\d)\.0+$/' ), '', CellText::plain( $text ) ) ?? '';

		if ( '' === $text ) {
			return new self( '' );
		}

		$whole = self::one( $text );

		if ( null !== $whole ) {
			return new self( $whole );
		}

		// Several numbers, separated by a mark or just a space.
		$parts = preg_split( '~\s*(?:[/;|&]|\bor\b|\bou\b|\band\b|\by\b|\bet\b)\s*|,\s+(?=[(+\d])|(?<=\d{4}|-\d{2}) (?=\(\d)~iu', $text );
		$first = false === $parts || count( $parts ) < 2 ? null : self::one( $parts[0] );

		return null === $first ? null : new self( $first, true );
	}

	private static function one( string $text ): ?string {
		$extension = 1 === preg_match( self::EXTENSION, $text, $found ) ? $found[1] : '';
		$number    = trim( preg_replace( self::EXTENSION, '', $text ) ?? '', ' ,;' );

		// 1-800-HVAC-NOW: letters mean the digits on a telephone's keys.
		if ( 1 === preg_match( '/^\+?1?[-. (]*\d{3}[-. )]*[a-z0-9](?:[-. ]?[a-z0-9]){6,}$/iD', $number ) && 1 === preg_match( '/[a-z]{3}/i', $number ) ) {
			$number = PhoneNumber::legible( preg_replace( '/\D/', '', preg_replace_callback( '/[a-z]/i', self::key( ... ), $number ) ?? '' ) ?? '' );
		}

		$digits = strlen( preg_replace( '/\D/', '', $number ) ?? '' );

		return $digits < 10 || $digits > 15 || 1 !== preg_match( '~^\+?[0-9().\s/-]+$~D', $number ) || 1 === preg_match( '~\d{10}.*\d{10}|/.*\d{7}~', $number ) ? null : $number . ( '' === $extension ? '' : " x$extension" );
	}

	/** @param array<array-key, string> $letter */
	private static function key( array $letter ): string {
		foreach ( self::KEYS as $index => $letters ) {
			if ( str_contains( $letters, strtoupper( $letter[0] ) ) ) {
				return (string) ( $index + 2 );
			}
		}

		return $letter[0];
	}
}
