<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas\Names;

use HvacBlocks\Dealers\PostalAreas\Regions;

defined( 'ABSPATH' ) || exit;

/** The possible meanings of a visitor's text without a postal code, the most likely first. */
final class PlaceReadings {
	/** Words around a name in English, Spanish and French. */
	private const BEFORE = '/^(?:near|in|around|close to|downtown|greater|city of|town of|village of|state of|province of|zip(?: code)?|postal code|cerca de|ciudad de|estado de|c[oó]digo postal|pr[eè]s de|ville de|province de|code postal|centre-ville de)[\s:]+/iu';
	private const AFTER  = '/[\s,]+(?:area|metro(?: area)?|metropolitan area|downtown|suburbs|city cent(?:er|re)|and surroundings|y alrededores|centre-ville|et environs)$/iuD';

	/** Between two places, or between a place and its region. */
	private const SEPARATOR = '~\s*(?:[/;|•·&]|\s-+\s|-(?=[a-z]{2}$)|\s(?:and|y|et)\s)\s*~iuD';

	/** Abbreviations in names, besides those in `PlaceName`. */
	private const WORDS = array(
		'n'    => 'north',
		'no'   => 'north',
		's'    => 'south',
		'so'   => 'south',
		'e'    => 'east',
		'w'    => 'west',
		'hts'  => 'heights',
		'spgs' => 'springs',
		'spg'  => 'spring',
		'bch'  => 'beach',
		'jct'  => 'junction',
		'vlg'  => 'village',
		'pt'   => 'port',
		'pte'  => 'pointe',
		'lk'   => 'lake',
		'cty'  => 'city',
		'twp'  => '',
		'gdns' => 'gardens',
		'hbr'  => 'harbor',
		'isl'  => 'island',
	);

	/** The longest region has four words: "City Newfoundland and Labrador". */
	private const WORDS_OF_REGION = 4;

	private const WORDS_OF_NAME = 3;

	/** People in thousands: places that are named after one of their parts without a state ("Capitol Hill, Seattle"), and after any words with one. */
	public const METROPOLIS = 100;
	private const CITY      = 20;

	/** People in thousands: "New York" is the city; "Alberta" is the province, not the town in Virginia, and "Ontario" not the city in California. */
	public const NAMESAKE_OF_REGION = 300;

	/** @return list<PlaceReading> */
	public static function of( PlaceQuery $query ): array {
		[ $texts, $first ] = self::texts( $query->text );
		$exact             = array_map( static fn ( string $text ): array => self::exact( $text, $query->country ), $texts );
		$loose             = array_map( self::loose( ... ), $texts );

		return array_values( array_unique( array( ...array_merge( ...$exact, ...$loose ), ...self::exact( $first, $query->country ) ), SORT_REGULAR ) );
	}

	/** Returns the code of a region that the text names without a place: "Texas", "State of Texas". */
	public static function region( PlaceQuery $query ): ?string {
		return Regions::code( preg_replace( self::BEFORE, '', $query->text ) ?? '' );
	}

	/** The same of a misspelled region: "Texsa". */
	public static function similar_region( PlaceQuery $query ): ?string {
		return Regions::similar( preg_replace( self::BEFORE, '', $query->text ) ?? '' );
	}

	/** @return list<PlaceReading> one for each group of words in the text, which may be the name of a city */
	public static function within( PlaceQuery $query ): array {
		$words    = self::words( str_replace( ',', ' ', $query->text ) );
		$readings = array();

		for ( $length = min( self::WORDS_OF_NAME, count( $words ) ); $length > 0; $length-- ) {
			for ( $start = 0; $start <= count( $words ) - $length; $start++ ) {
				array_push( $readings, ...self::reading( implode( ' ', array_slice( $words, $start, $length ) ), $query->country, self::CITY ) );
			}
		}

		return $readings;
	}

	/**
	 * Returns the readings of a text that is being typed: "san", "san jose, c".
	 *
	 * @return iterable<non-empty-list<PlaceReading>> of one key, the beginning of a name, in one or several regions
	 */
	public static function beginnings( PlaceQuery $query ): iterable {
		foreach ( self::texts( $query->text )[0] as $text ) {
			foreach ( self::exact( $text, $query->country ) as $reading ) {
				yield array( $reading );
			}
		}

		if ( 1 === preg_match( '/^(.+?)[\s,]+(\S+)$/uD', $query->text, $parts ) ) {
			$readings = array_merge( ...array_map( static fn ( string $region ): array => self::reading( $parts[1], $region ), Regions::beginning( $parts[2] ) ) );

			if ( array() !== $readings ) {
				yield $readings;
			}
		}
	}

	/** @return array{list<string>, string} the text, without words around the name, with whole words for abbreviations, with commas for other separators; its first part */
	private static function texts( string $text ): array {
		$bare  = preg_replace( array( self::BEFORE, self::AFTER ), '', $text ) ?? '';
		$words = preg_replace_callback( '/\b[a-z]+\b\.?/iu', static fn ( array $word ): string => self::WORDS[ strtolower( rtrim( $word[0], '.' ) ) ] ?? $word[0], $bare ) ?? '';
		$parts = preg_split( self::SEPARATOR, $bare, -1, PREG_SPLIT_NO_EMPTY );
		$parts = false === $parts ? array() : $parts;

		return array( array_values( array_unique( array( $text, $bare, $words, implode( ', ', $parts ) ) ) ), $parts[0] ?? '' );
	}

	/** @return list<PlaceReading> */
	private static function exact( string $text, ?string $country ): array {
		$parts  = self::parts( $text );
		$region = Regions::code( end( $parts ) ?: '' );

		if ( count( $parts ) < 2 ) {
			return self::with_region_last( $parts[0] ?? '', $country );
		}

		// An address: "100 Main St, Plano, Collin County, Texas", "100 Main St, Plano TX".
		return null === $region
			? array_values( array_filter( self::with_region_last( end( $parts ) ?: '', null ), static fn ( PlaceReading $reading ): bool => $reading->has_region() ) )
			: array_merge( ...array_map( static fn ( string $name ): array => self::reading( $name, $region ), array_slice( $parts, 0, -1 ) ) );
	}

	/**
	 * "Plano TX", "Plano"
	 *
	 * @return list<PlaceReading>
	 */
	private static function with_region_last( string $text, ?string $country ): array {
		$readings = array();
		// A house number begins a street, whose name may have any number of words.
		$is_street = 1 === preg_match( '/^\d/', $text );

		foreach ( self::cut( $text, false ) as [ $name, $region ] ) {
			array_push( $readings, ...self::reading( $name, $region ), ...( $is_street ? self::without_first_words( $name, $region, 1 ) : array() ) );
		}

		return array( ...$readings, ...self::reading( $text, $country ) );
	}

	/**
	 * Readings that count if no other fits: "Texas, Plano", "TX Plano", "Toronto, CA", "just outside Nashville TN", "Capitol Hill, Seattle".
	 *
	 * @return list<PlaceReading>
	 */
	private static function loose( string $text ): array {
		$parts    = self::parts( $text );
		$last     = end( $parts ) ?: '';
		$flat     = implode( ' ', $parts );
		$readings = array();

		foreach ( self::cut( $flat, true ) as [ $name, $region ] ) {
			array_push( $readings, ...self::reading( $name, $region ) );
		}
		foreach ( self::cut( $flat, false ) as [ $name, $region ] ) {
			array_push( $readings, ...( 'CA' === $region ? self::reading( $name, 'CAN' ) : array() ), ...self::without_first_words( $name, $region, self::CITY ) );
		}

		return array( ...$readings, ...( count( $parts ) > 1 ? self::parts_of_metropolis( $parts[0], $last ) : self::without_first_words( $text, null, self::METROPOLIS ) ) );
	}

	/** @return list<PlaceReading> the part, if it is known, or the whole */
	private static function parts_of_metropolis( string $part, string $metropolis ): array {
		$wholes = self::reading( $metropolis, null, self::METROPOLIS );
		$key    = PlaceName::key( $part );

		return '' === $key || array() === $wholes ? $wholes : array( new PlaceReading( $key, whole: $wholes[0] ), ...$wholes );
	}

	/**
	 * @param bool $first whether the region stands first
	 * @return iterable<array{string, string}> a name and the code of the region beside it, for each way to cut the text, the longest region first
	 */
	private static function cut( string $text, bool $first ): iterable {
		$words = self::words( $text );

		for ( $length = min( self::WORDS_OF_REGION, count( $words ) - 1 ); $length > 0; $length-- ) {
			$region = Regions::code( implode( ' ', $first ? array_slice( $words, 0, $length ) : array_slice( $words, -$length ) ) );

			if ( null !== $region ) {
				yield array( implode( ' ', $first ? array_slice( $words, $length ) : array_slice( $words, 0, -$length ) ), $region );
			}
		}
	}

	/** @return list<PlaceReading> */
	private static function without_first_words( string $text, ?string $region, int $least ): array {
		$words    = self::words( $text );
		$readings = array();

		for ( $skipped = 1; $skipped < count( $words ); $skipped++ ) {
			array_push( $readings, ...self::reading( implode( ' ', array_slice( $words, $skipped ) ), $region, $least ) );
		}

		return $readings;
	}

	/** @return list<string> */
	private static function words( string $text ): array {
		return array_values( array_filter( explode( ' ', $text ), static fn ( string $word ): bool => '' !== $word ) );
	}

	/** @return list<string> the parts between commas */
	private static function parts( string $text ): array {
		return array_values( array_filter( array_map( 'trim', explode( ',', $text ) ), static fn ( string $part ): bool => '' !== $part ) );
	}

	/** @return list<PlaceReading> none if no letter is left */
	private static function reading( string $name, ?string $where, int $least = 1 ): array {
		$key = PlaceName::key( $name );

		return '' === $key ? array() : array( new PlaceReading( $key, $where, $least ) );
	}
}
