<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\OwnFields;

use HvacBlocks\Kernel\StoredRecord;
use HvacBlocks\Platform\Import\Columns\Headings;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Numbers;
use HvacBlocks\Platform\Values\Flag;
use HvacBlocks\Platform\Values\Number;

defined( 'ABSPATH' ) || exit;

/**
 * A field that the site's owner added to dealers. A value is stored as text: `1` for a set flag, a number with a decimal point, the keys of a list's
 * choices between semicolons.
 *
 * @phpstan-type Names array<string, string>
 * @phpstan-type Stored array{key: string, type: string, names: Names, choices: list<array{key: string, names: Names}>, places: list<string>}
 */
final readonly class OwnField implements StoredRecord {
	/** The beginning of every key: no other field has it, nor any filter. */
	public const PREFIX  = 'own-';
	public const PATTERN = self::PREFIX . '[a-z0-9]+(?:-[a-z0-9]+)*';
	/** Characters of a value. */
	public const LONGEST = 500;

	private const MOST_NUMBER = 1e12;
	private const DECIMALS    = 4;

	/**
	 * @param Names                $names   by language; the English one always
	 * @param array<string, Names> $choices of a list, by key
	 * @param list<string>         $places  some of `OwnFieldType::places()`
	 */
	public function __construct(
		public string $key,
		public OwnFieldType $type,
		public array $names,
		public array $choices = array(),
		public array $places = array(),
	) {}

	/** @param mixed $stored not trusted; null if it is no field */
	public static function from( mixed $stored ): ?self {
		$stored = is_array( $stored ) ? $stored : array();
		$key    = is_string( $stored['key'] ?? null ) ? $stored['key'] : '';
		$type   = OwnFieldType::tryFrom( is_string( $stored['type'] ?? null ) ? $stored['type'] : '' );
		$names  = self::names( $stored['names'] ?? null );

		if ( null === $type || '' === $names['en'] || 1 !== preg_match( '/^' . self::PATTERN . '$/D', $key ) ) {
			return null;
		}

		$choices = array();

		foreach ( is_array( $stored['choices'] ?? null ) ? $stored['choices'] : array() as $choice ) {
			if ( is_array( $choice ) && is_string( $choice['key'] ?? null ) ) {
				$choices[ $choice['key'] ] = self::names( $choice['names'] ?? null );
			}
		}

		if ( OwnFieldType::List === $type && array() === $choices ) {
			return null;
		}

		$places = is_array( $stored['places'] ?? null ) ? $stored['places'] : array();

		return new self( $key, $type, $names, $choices, array_values( array_filter( $type->places(), static fn ( string $place ): bool => in_array( $place, $places, true ) ) ) );
	}

	public function key(): string {
		return $this->key;
	}

	/** @return Stored */
	public function to_array(): array {
		return array(
			'key'     => $this->key,
			'type'    => $this->type->value,
			'names'   => $this->names,
			'choices' => array_map( static fn ( string|int $key, array $names ): array => array( 'key' => (string) $key, 'names' => $names ), array_keys( $this->choices ), $this->choices ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.
			'places'  => $this->places,
		);
	}

	/** @return Names the trimmed texts of each language */
	public static function names( mixed $given ): array {
		$names = array();

		foreach ( Language::cases() as $language ) {
			$name                      = is_array( $given ) ? $given[ $language->value ] ?? '' : '';
			$names[ $language->value ] = is_string( $name ) ? trim( sanitize_text_field( $name ) ) : '';
		}

		return $names;
	}

	/**
	 * Its name, or that of a choice; English if it has none in the language.
	 *
	 * @param Names|null $names of a choice
	 */
	public function name( Language $language, ?array $names = null ): string {
		$names ??= $this->names;

		return ( $names[ $language->value ] ?? '' ) ?: ( $names['en'] ?? '' );
	}

	public function is_in( string $place ): bool {
		return in_array( $place, $this->places, true );
	}

	/** @return string|null the value as it is stored, empty for none; null if the text is not valid */
	public function read( string $text ): ?string {
		return match ( $this->type ) {
			OwnFieldType::Text   => $text,
			OwnFieldType::Flag   => match ( Flag::read( $text ) ) {
			true => '1', false => '', null => null,
			}, // phpcs:ignore Generic.Formatting.DisallowMultipleStatements -- one expression.
			OwnFieldType::Number => self::number( $text ),
			OwnFieldType::List   => $this->chosen( $text ),
			OwnFieldType::Link   => 1 === preg_match( '~^https?://[^/]~', $text ) && esc_url_raw( $text, array( 'http', 'https' ) ) === $text ? $text : null,
		};
	}

	/** Returns what remains of a stored value without deleted choices. */
	public function known( string $stored ): string {
		return OwnFieldType::List === $this->type ? implode( ';', array_intersect( explode( ';', $stored ), array_map( strval( ... ), array_keys( $this->choices ) ) ) ) : $stored;
	}

	/** @return list<string> the parts of a stored value for programs and people: `true` for a flag, the names of a list's choices */
	public function values( string $stored, Language $language ): array {
		return match ( $this->type ) {
			OwnFieldType::Flag => array( 'true' ),
			OwnFieldType::List => array_map( fn ( string $key ): string => $this->name( $language, $this->choices[ $key ] ?? array() ), explode( ';', $stored ) ),
			default            => array( $stored ),
		};
	}

	/** The value of a field that is no flag, for people. */
	public function text( string $stored, Language $language ): string {
		return match ( $this->type ) {
			OwnFieldType::Number => Numbers::format( (float) $stored, strlen( explode( '.', $stored )[1] ?? '' ), $language ),
			OwnFieldType::Link   => rtrim( (string) preg_replace( '~^https?://(?:www\.)?~', '', $stored ), '/' ),
			default              => implode( ', ', $this->values( $stored, $language ) ),
		};
	}

	/** @return list<string> the keys of the filters that a dealer with this value passes */
	public function filters( string $stored ): array {
		return OwnFieldType::Flag === $this->type ? array( $this->key ) : array_map( fn ( string $choice ): string => "$this->key--$choice", explode( ';', $stored ) );
	}

	/** @return array<string, string> the texts of its filters by key */
	public function filter_labels( Language $language ): array {
		$name   = $this->name( $language );
		$labels = OwnFieldType::Flag === $this->type ? array( $this->key => $name ) : array();

		foreach ( $this->choices as $choice => $names ) {
			/* translators: 1: name of a field, 2: its value. */
			$labels[ "$this->key--$choice" ] = sprintf( __( '%1$s: %2$s', 'hvac-blocks' ), $name, $this->name( $language, $names ) );
		}

		return $labels;
	}

	private static function number( string $text ): ?string {
		// A comma before three digits marks thousands, not decimals.
		$number = Number::read( (string) preg_replace( '/(?<=\d),(?=\d{3}\b)/', '', $text ) );

		return null === $number || abs( $number ) > self::MOST_NUMBER ? null : rtrim( rtrim( number_format( $number, self::DECIMALS, '.', '' ), '0' ), '.' );
	}

	private function chosen( string $text ): ?string {
		$known = array();

		foreach ( $this->choices as $key => $names ) {
			foreach ( array( (string) $key, ...array_values( $names ) ) as $name ) {
				$known[ Headings::plain( $name ) ] = (string) $key;
			}
		}

		$parts  = array_map( Headings::plain( ... ), preg_split( '/\s*[;|]+\s*/', $text, -1, PREG_SPLIT_NO_EMPTY ) ?: array() );
		$chosen = array_map( static fn ( string $part ): string => '' === $part ? '' : $known[ $part ] ?? '', $parts );

		// In the order of the choices, so that a file in another order changes nothing.
		return in_array( '', $chosen, true ) ? null : implode( ';', array_intersect( array_map( strval( ... ), array_keys( $this->choices ) ), $chosen ) );
	}
}
