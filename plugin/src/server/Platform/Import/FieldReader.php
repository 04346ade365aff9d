<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use Closure;
use HvacBlocks\Platform\Values\CalendarDate;
use HvacBlocks\Platform\Values\CellText;
use HvacBlocks\Platform\Values\Flag;
use HvacBlocks\Platform\Values\Number;

defined( 'ABSPATH' ) || exit;

/**
 * Reads untrusted values by column name.
 *
 * It repairs what spreadsheets and careless services do to data (numbers for texts, "Y" for true, "1/31/2010") and reports all other problems, so that
 * one report lists everything. Entities are decoded here, once; the code that prints the text encodes it.
 */
abstract class FieldReader {
	/** @var array<string, list<string>> by field */
	protected array $problems = array();

	/** @var list<string> repairs that left something out */
	protected array $notes = array();

	/** @var array<string, string> the problems in the form's wording, by field */
	protected array $fields = array();

	/**
	 * @param array<array-key, mixed> $values flat, or in groups
	 * @param array<string, string>   $names  the file's column names by field; others have their field's name
	 */
	final protected function __construct( private readonly array $values, private readonly array $names = array() ) {}

	/** The expected value of a column, shown after a wrong one. */
	abstract protected function hint( string $key ): string;

	/** @param string|null $group null for a value outside any group */
	final protected function value( ?string $group, string $key ): mixed {
		$values = null === $group ? $this->values : ( $this->values[ $group ] ?? array() );

		return is_array( $values ) ? ( $values[ $key ] ?? null ) : null;
	}

	/** The field's name in a report. */
	final protected function name( string $key ): string {
		return $this->names[ $key ] ?? $key;
	}

	/** Returns the trimmed text; empty if there is none. */
	final protected function text( ?string $group, string $key, int $longest ): string {
		$value = $this->value( $group, $key );

		if ( null !== $value && ! is_scalar( $value ) ) {
			/* translators: %s: name of a column. */
			$this->complain( $key, sprintf( __( '%s must be text', 'hvac-blocks' ), $this->name( $key ) ), $this->hint( $key ) );

			return '';
		}

		$text = is_bool( $value ) ? ( $value ? '1' : '0' ) : CellText::clean( (string) $value );

		if ( strlen( $text ) > $longest && mb_strlen( $text ) > $longest ) {
			/* translators: 1: name of a column, 2: a number. */
			$problem = sprintf( __( '%1$s is longer than %2$d characters', 'hvac-blocks' ), $this->name( $key ), $longest );
			/* translators: %d: a number. */
			$this->complain( $key, $problem, sprintf( __( 'At most %d characters.', 'hvac-blocks' ), $longest ) );

			return '';
		}

		return $text;
	}

	final protected function required( ?string $group, string $key, int $longest ): string {
		$text = $this->text( $group, $key, $longest );

		if ( '' === $text ) {
			/* translators: %s: name of a column. */
			$this->complain( $key, sprintf( __( '%s is missing', 'hvac-blocks' ), $this->name( $key ) ), __( 'This field is required.', 'hvac-blocks' ) );
		}

		return $text;
	}

	/** Reads the identifier of a record: letters, digits, hyphens and underscores. */
	final protected function identifier( ?string $group, string $key ): string {
		$id = preg_replace( '/^(\d+)\.0+$/', '$1', $this->required( $group, $key, 64 ) ) ?? '';

		if ( 1 === preg_match( '/^\d(?:[.,]\d+)?E\+\d+$/iD', $id ) ) {
			/* translators: 1: name of a column, 2: a number such as 1.00137E+05. */
			$this->complain( $key, sprintf( __( '%1$s “%2$s” was rounded by a spreadsheet: format the column as text', 'hvac-blocks' ), $this->name( $key ), $id ), $this->hint( $key ) );

			return '';
		}

		if ( '' !== $id && 1 !== preg_match( '/^[A-Za-z0-9_-]+$/D', $id ) ) {
			$this->refuse( $key, $id );
		}

		return $id;
	}

	final protected function flag( ?string $group, string $key, bool $absent = false ): bool {
		if ( null === $this->value( $group, $key ) ) {
			return $absent;
		}

		$text = $this->text( $group, $key, 32 );
		$flag = Flag::read( $text );

		if ( null === $flag ) {
			$this->refuse( $key, $text );
		}

		return $flag ?? $absent;
	}

	final protected function date( ?string $group, string $key ): ?string {
		$text = $this->text( $group, $key, 40 );

		if ( '' === $text || '0' === $text ) {
			return null;
		}

		return CalendarDate::read( $text ) ?? $this->refuse( $key, $text );
	}

	final protected function number( ?string $group, string $key, float $least, float $most ): ?float {
		return $this->within( $key, $this->text( $group, $key, 32 ), Number::read( ... ), $least, $most );
	}

	/** Reads a count. */
	final protected function count( ?string $group, string $key, int $most ): ?int {
		$count = $this->within( $key, $this->text( $group, $key, 32 ), Number::count( ... ), 0, $most );

		return null === $count ? null : (int) $count;
	}

	/** Reads a latitude or longitude. */
	final protected function degrees( ?string $group, string $key, float $most ): ?float {
		return $this->within( $key, $this->text( $group, $key, 40 ), Number::degrees( ... ), -$most, $most );
	}

	/** @param Closure( string ): (float|int|null) $read */
	private function within( string $key, string $text, Closure $read, float $least, float $most ): ?float {
		$number = '' === $text ? null : $read( $text );

		if ( '' !== $text && ( null === $number || $number < $least || $number > $most ) ) {
			$this->refuse( $key, $text );

			return null;
		}

		return null === $number ? null : (float) $number;
	}

	/**
	 * @param string $separators a pattern, including the spaces around them
	 * @return list<string> a list unchanged, or the parts of a text
	 */
	final protected function items( ?string $group, string $key, string $separators ): array {
		$value = $this->value( $group, $key );

		if ( ! is_array( $value ) ) {
			return preg_split( $separators, $this->text( $group, $key, 20_000 ), -1, PREG_SPLIT_NO_EMPTY ) ?: array();
		}

		$items = array_map( static fn ( mixed $item ): string => is_scalar( $item ) ? trim( (string) $item, " \t\r\n;,|" ) : '', $value );

		return array_values( array_filter( $items, static fn ( string $item ): bool => '' !== $item ) );
	}

	final protected function refuse( string $key, string $value ): string {
		/* translators: 1: name of a column, 2: what stands in it. */
		$problem = sprintf( __( '%1$s cannot be “%2$s”', 'hvac-blocks' ), $this->name( $key ), mb_substr( $value, 0, 60 ) );
		/* translators: 1: what was typed, 2: what it should look like. */
		$this->complain( $key, $problem, sprintf( __( '“%1$s” is not valid. %2$s', 'hvac-blocks' ), mb_substr( $value, 0, 60 ), $this->hint( $key ) ) );

		return '';
	}

	/** @return list<string> all problems */
	final protected function reasons(): array {
		return array_merge( ...array_values( $this->problems ) );
	}

	final protected function complain( string $key, string $problem, string $for_people ): void {
		$this->problems[ $key ][] = $problem;
		$this->fields[ $key ] = isset( $this->fields[ $key ] ) ? "{$this->fields[ $key ]} $for_people" : $for_people;
	}
}
