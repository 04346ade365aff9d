<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas\Names;

use HvacBlocks\Dealers\PostalAreas\PostalCode;
use HvacBlocks\Platform\Values\CellText;

defined( 'ABSPATH' ) || exit;

/** What a visitor typed to name a place, normalized. */
final readonly class PlaceQuery {
	/** Before or behind an address. */
	private const COUNTRIES = array(
		'USA' => '(?:the )?united states(?: of america)?|u\.?\s?s\.?(?:\s?a\.?)?|[eé]tats-unis|(?:los )?estados unidos|ee\.?\s?uu\.?',
		'CAN' => 'canad[aá]|can',
	);

	/** What Google Maps copies in front of a town: "Q97H+6Q Traverse City". */
	private const PLUS_CODE = '/^[23456789CFGHJMPQRVWX]{4,8}\+[23456789CFGHJMPQRVWX]{2,3}\s+/';

	/** A code that was dictated. */
	private const DIGITS = array( 'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine' );

	/** Addresses of the armed forces abroad: the post offices, or one of their codes, alone or behind its region; or a region alone. */
	private const MILITARY = '/\b[AFD]\.?P\.?O\b[\s,.]*(?:A[AEP]\b|(?:09\d|340|96[2-6])\d\d|$)|(?:^|\bA[AEP][\s,]+)(?:09\d|340|96[2-6])\d\d(?:[ -]?\d{4})?$|^A[AEP]$'
		. '|^(?:armed forces|fuerzas armadas|forces arm[eé]es)\b/iuD';

	private function __construct(
		/** The normalized text: plain digits, single spaces, commas for parentheses, no country and no period at the end. */
		public string $text,
		/** `USA` or `CAN`; null if the visitor named no country. */
		public ?string $country,
		/** `USA` or `CAN` if the text is the name of that country alone; there is a Canada in Kentucky. */
		public ?string $only_country = null,
	) {}

	public static function of( string $query ): self {
		/** @var array{string, self}|null $last A search reads its text several times. */
		static $last = null;

		if ( null === $last || $last[0] !== $query ) {
			$last = array( $query, self::read( $query ) );
		}

		return $last[1];
	}

	private static function read( string $query ): self {
		$text = trim( preg_replace( '/\s*[()\[\]]+\s*/', ', ', CellText::plain( $query ) ) ?? '', " ,.;:#\"'" );
		$text = self::spoken( preg_replace( self::PLUS_CODE, '', $text ) ?? '' );
		// Spelled: "7 5 0 2 4"
		$text = 1 === preg_match( '/^(?:[a-z\d] ){4,}[a-z\d]$/iD', $text ) ? str_replace( ' ', '', $text ) : $text;

		foreach ( self::COUNTRIES as $country => $names ) {
			if ( 1 === preg_match( "/^(?:$names)$/iuD", $text ) ) {
				return new self( $text, null, $country );
			}

			$local = trim( preg_replace( "/^(?:$names)[\\s,]+|[\\s,]+(?:$names)$/iuD", '', $text ) ?? '', ' ,.;' );

			if ( '' !== $local && $local !== $text ) {
				return new self( $local, $country );
			}
		}

		return new self( $text, null );
	}

	/**
	 * Returns the postal areas of the codes in the text, the last first, each with the text before and after it.
	 *
	 * @return list<array{string, string, string}>
	 */
	public function codes(): array {
		$codes = array();

		foreach ( PostalCode::within( $this->text ) as [ $area, $start, $length ] ) {
			array_unshift( $codes, array( $area, trim( substr( $this->text, 0, $start ), ' ,.-#:' ), trim( substr( $this->text, $start + $length ), ' ,.-#:' ) ) );
		}

		return $codes;
	}

	/** Whether it is a military address abroad, which is no place on a map: "APO AE 09012", "96201", "Armed Forces Pacific". */
	public function is_military(): bool {
		return 1 === preg_match( self::MILITARY, $this->text );
	}

	/** "Dallas comma Texas", "nine oh two one oh" */
	private static function spoken( string $text ): string {
		$words = explode( ' ', preg_replace( '/\boh\b/i', 'zero', strtolower( $text ) ) ?? '' );

		return count( $words ) > 4 && array() === array_diff( $words, self::DIGITS )
			? implode( ' ', array_map( static fn ( string $word ): string => (string) array_search( $word, self::DIGITS, true ), $words ) )
			: preg_replace( '/\s+(?:comma|coma|virgule)\s+/iu', ', ', $text ) ?? '';
	}
}
