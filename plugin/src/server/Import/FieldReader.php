<?php
declare(strict_types=1);

namespace HvacBlocks\Import;

use HvacBlocks\Languages\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Reads untrusted values by the names of their columns.
 *
 * It repairs what spreadsheets and sloppy services do to data (numbers for texts, "Y" for true, "1/31/2010") and says everything else
 * that is wrong, so that one reading of a report is enough. Entities are decoded here, once; whatever prints the text encodes it.
 */
abstract class FieldReader {
	private const YES = array( '1', 'true', 'yes', 'y', 'x', 'on' );
	private const NO  = array( '', '0', 'false', 'no', 'n', 'off' );

	/** @var list<string> */
	protected array $problems = array();

	/** @var array<string, string> the same for people at a form, by field */
	protected array $fields = array();

	/** @param array<array-key, mixed> $values flat, or in groups */
	final protected function __construct( private readonly array $values ) {}

	/** What a column should hold, for who wrote something else. */
	abstract protected function hint( string $key ): string;

	/** @param string|null $group null for a value that is in no group */
	final protected function value( ?string $group, string $key ): mixed {
		$values = null === $group ? $this->values : ( $this->values[ $group ] ?? array() );

		return is_array( $values ) ? ( $values[ $key ] ?? null ) : null;
	}

	/** The trimmed text; empty where there is none. */
	final protected function text( ?string $group, string $key, int $longest ): string {
		$value = $this->value( $group, $key );

		if ( null !== $value && ! is_scalar( $value ) ) {
			/* translators: %s: name of a column. */
			$this->complain( $key, sprintf( __( '%s must be text', 'hvac-blocks' ), $key ), $this->hint( $key ) );

			return '';
		}

		// Control characters have no place in one line of text; white space of every kind becomes one space.
		$text = is_bool( $value ) ? ( $value ? '1' : '0' ) : Text::decoded( (string) $value );
		$text = trim( preg_replace( '/[\s\p{Cc}\p{Z}]+/u', ' ', $text ) ?? '' );

		if ( mb_strlen( $text ) > $longest ) {
			/* translators: 1: name of a column, 2: a number. */
			$problem = sprintf( __( '%1$s is longer than %2$d characters', 'hvac-blocks' ), $key, $longest );
			/* translators: %d: a number. */
			$this->complain( $key, $problem, sprintf( __( 'At most %d characters.', 'hvac-blocks' ), $longest ) );
		}

		return $text;
	}

	final protected function required( ?string $group, string $key, int $longest ): string {
		$text = $this->text( $group, $key, $longest );

		if ( '' === $text ) {
			/* translators: %s: name of a column. */
			$this->complain( $key, sprintf( __( '%s is missing', 'hvac-blocks' ), $key ), __( 'This field is required.', 'hvac-blocks' ) );
		}

		return $text;
	}

	/** What tells one record from another: letters, digits, hyphens and underscores. */
	final protected function identifier( ?string $group, string $key ): string {
		$id = preg_replace( '/^(\d+)\.0+$/', '$1', $this->required( $group, $key, 64 ) ) ?? '';

		if ( '' !== $id && 1 !== preg_match( '/^[A-Za-z0-9_-]+$/D', $id ) ) {
			$this->refuse( $key, $id );
		}

		return $id;
	}

	final protected function flag( ?string $group, string $key, bool $absent = false ): bool {
		if ( null === $this->value( $group, $key ) ) {
			return $absent;
		}

		$text = strtolower( $this->text( $group, $key, 32 ) );

		if ( ! in_array( $text, self::YES, true ) && ! in_array( $text, self::NO, true ) ) {
			$this->refuse( $key, $text );
		}

		return in_array( $text, self::YES, true );
	}

	final protected function date( ?string $group, string $key ): ?string {
		$text = $this->text( $group, $key, 40 );

		if ( '' === $text || '0' === $text ) {
			return null;
		}

		if ( 1 === preg_match( '/^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/D', $text, $part ) ) {
			[ , $year, $month, $day ] = $part;
		} elseif ( 1 === preg_match( '~^(\d{1,2})/(\d{1,2})/(\d{4})$~D', $text, $part ) ) {
			[ , $month, $day, $year ] = $part;
		} else {
			return $this->refuse( $key, $text );
		}

		return checkdate( (int) $month, (int) $day, (int) $year ) ? sprintf( '%04d-%02d-%02d', $year, $month, $day ) : $this->refuse( $key, $text );
	}

	/** @param bool $is_whole whether it counts something: a comma then parts thousands */
	final protected function number( ?string $group, string $key, float $least, float $most, bool $is_whole = false ): ?float {
		$text = $this->text( $group, $key, 32 );

		if ( '' === $text ) {
			return null;
		}

		// Spreadsheets in French and Spanish write 4,8.
		if ( ! $is_whole && 1 === preg_match( '/^[+-]?\d{1,3},\d+$/D', $text ) ) {
			$text = strtr( $text, ',', '.' );
		}

		if ( ! is_numeric( $text ) || (float) $text < $least || (float) $text > $most ) {
			$this->refuse( $key, $text );

			return null;
		}

		return (float) $text;
	}

	/** @return list<string> a list as it is, or the parts of a text */
	final protected function items( ?string $group, string $key, string $separators ): array {
		$value = $this->value( $group, $key );

		if ( is_array( $value ) ) {
			$items = array_map( static fn ( mixed $item ): string => is_scalar( $item ) ? trim( (string) $item, " \t\r\n;,|" ) : '', $value );
		} else {
			$items = preg_split( $separators, $this->text( $group, $key, 20_000 ) );
		}

		return array_values( array_filter( array_map( 'trim', $items ? $items : array() ), static fn ( string $item ): bool => '' !== $item ) );
	}

	final protected function refuse( string $key, string $value ): string {
		/* translators: 1: name of a column, 2: what stands in it. */
		$problem = sprintf( __( '%1$s cannot be “%2$s”', 'hvac-blocks' ), $key, mb_substr( $value, 0, 60 ) );
		/* translators: 1: what was typed, 2: what it should look like. */
		$this->complain( $key, $problem, sprintf( __( '“%1$s” is not valid. %2$s', 'hvac-blocks' ), mb_substr( $value, 0, 60 ), $this->hint( $key ) ) );

		return '';
	}

	final protected function complain( string $key, string $problem, string $for_people ): void {
		$this->problems[]     = $problem;
		$this->fields[ $key ] = isset( $this->fields[ $key ] ) ? "{$this->fields[ $key ]} $for_people" : $for_people;
	}
}
