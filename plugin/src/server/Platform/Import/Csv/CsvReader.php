<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Csv;

use HvacBlocks\Platform\Csv\CsvFile;
use HvacBlocks\Platform\Csv\FormulaGuard;
use HvacBlocks\Platform\Import\Columns\ColumnMapping;
use HvacBlocks\Platform\Import\Columns\FileColumn;
use HvacBlocks\Platform\Import\Columns\Headings;
use HvacBlocks\Platform\Import\Columns\UnknownColumns;
use HvacBlocks\Platform\Import\FileReader;
use HvacBlocks\Platform\Import\RawRow;
use HvacBlocks\Platform\Import\UnreadableFile;
use HvacBlocks\Platform\Languages\Text;
use HvacBlocks\Platform\Values\CellText;

defined( 'ABSPATH' ) || exit;

/**
 * Comma-, semicolon- or tab-separated text with a heading line, in UTF-8 or Windows-1252.
 *
 * The order of the headings does not matter, nor do capitals, spaces and hyphens; several usual names are known for each column, unknown ones are
 * ignored.
 */
final class CsvReader implements FileReader {
	public const MOST_COLUMNS = 500;

	/** The lines searched for the names of the columns. */
	public const MOST_TITLES = 10;

	/** The rows searched for the first values of each column. */
	private const MOST_SAMPLES = 20;

	/** @var array{string, Headings, int, int}|null as in `headings()`, with the position after them */
	private ?array $head = null;

	/**
	 * @param resource                    $stream   seekable
	 * @param array<string, list<string>> $columns  the target of each column (`name`, or `data.name` in a group), by its possible names: `Headings`
	 * @param list<string>                $required the required columns, as in `$columns`
	 * @param string                      $missing  the message if one of these is missing
	 * @param list<string>                $instead  the columns required instead in a file whose other columns are all known; empty if there are none
	 */
	public function __construct( private readonly mixed $stream, private readonly array $columns, private readonly array $required, private readonly string $missing, private readonly ColumnMapping $mapping = new ColumnMapping(), private readonly array $instead = array() ) {}

	public function columns(): array {
		[ $separator, $headings ] = $this->headings();

		return $this->with_values( $headings, $separator );
	}

	public function separator(): string {
		return $this->headings()[0];
	}

	public function rows( int $offset = 0, int $line = 1 ): iterable {
		[ $separator, $headings, $above ] = $this->headings();

		$places = array_map( self::place( ... ), $headings->paths );

		if ( $offset > 0 ) {
			fseek( $this->stream, $offset );
		} else {
			$line += $above;
		}

		foreach ( $this->records( $separator, $line ) as $begin => [ $record, $cells, $next ] ) {
			yield $this->row( $places, $cells, $record, $begin, $next );
		}
	}

	/**
	 * Returns the headings and the rows as they are in the file.
	 *
	 * @return iterable<int, list<string>> cells by the line on which a row begins; the headings by 0
	 * @throws UnreadableFile
	 */
	public function texts(): iterable {
		[ $separator, $headings, $above ] = $this->headings();

		yield 0 => $headings->titles;

		foreach ( $this->records( $separator, 1 + $above ) as $line => [ , $cells ] ) {
			yield $line => array_map( static fn ( ?string $cell ): string => FormulaGuard::release( self::utf8( (string) $cell ) ), $cells );
		}
	}

	/**
	 * @return iterable<int, array{CsvRecord, list<string|null>, int}> the record, its cells and the line after it, by its own line
	 */
	private function records( string $separator, int $line ): iterable {
		// phpcs:ignore Generic.CodeAnalysis.AssignmentInCondition
		while ( null !== ( $record = CsvRecord::next( $this->stream, $separator ) ) ) {
			$begin = $line;
			$line += $record->lines();
			$cells = $record->cells( $separator );

			// Spreadsheets leave lines with nothing but separators below a table.
			if ( '' !== trim( implode( '', $cells ) ) ) {
				yield $begin => array( $record, $cells, $line );
			}
		}
	}

	/**
	 * Moves to the first row after the names of the columns.
	 *
	 * @return array{string, Headings, int} the separator, the columns, and the number of lines up to their names
	 * @throws UnknownColumns
	 * @throws UnreadableFile
	 */
	private function headings(): array {
		$this->head ??= array( ...$this->read_headings(), (int) ftell( $this->stream ) );

		[ $separator, $headings, $lines, $end ] = $this->head;
		fseek( $this->stream, $end );

		return array( $separator, $headings, $lines );
	}

	/**
	 * Reads up to the names of the columns. Excel writes `sep=;` above them, people write titles.
	 *
	 * @return array{string, Headings, int} the separator, the columns, and the number of lines up to their names
	 * @throws UnknownColumns
	 * @throws UnreadableFile
	 */
	private function read_headings(): array {
		rewind( $this->stream );
		fseek( $this->stream, CsvFile::MARK === fread( $this->stream, 3 ) ? 3 : 0 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- streamed: a file may hold 100,000 records.

		$named   = CsvSeparator::named( $this->stream );
		$lines   = (int) ( '' !== $named );
		$likely  = null;
		$of_file = array( '', 0 );

		for ( $row = 0; $row < self::MOST_TITLES; $row++ ) {
			$separator = '' === $named ? CsvSeparator::most_used( $this->stream ) : $named;
			$record    = CsvRecord::next( $this->stream, $separator );

			if ( null === $record ) {
				break;
			}

			if ( 0 === $row && '' !== $record->problem ) {
				/* translators: %s: what is wrong with a line, such as “is longer than a megabyte”. */
				throw new UnreadableFile( esc_html( Text::sentence( __( 'The first line %s.', 'hvac-blocks' ), $record->problem ) ) );
			}

			$lines   += $record->lines();
			$titles   = $record->cells( $separator );

			if ( count( $titles ) > self::MOST_COLUMNS ) {
				/* translators: %d: a number. */
				throw new UnreadableFile( esc_html( sprintf( __( 'The file has more than %d columns.', 'hvac-blocks' ), self::MOST_COLUMNS ) ) );
			}

			$headings = Headings::of( array_map( static fn ( ?string $cell ): string => self::utf8( (string) $cell ), $titles ), $this->columns, $this->mapping );

			if ( $this->suffices( $headings ) ) {
				return array( $separator, $headings, $lines );
			}

			if ( null === $likely || $headings->likeness() > $likely->likeness() ) {
				$likely  = $headings;
				$of_file = array( $separator, (int) ftell( $this->stream ) );
			}
		}

		fseek( $this->stream, $of_file[1] );
		$unknown = new UnknownColumns( $this->missing, null === $likely ? array() : $this->with_values( $likely, $of_file[0] ) );

		throw $unknown;
	}

	private function suffices( Headings $headings ): bool {
		return array() === array_diff( $this->required, $headings->paths )
			|| ( array() !== $this->instead && $headings->is_settled && array() === array_diff( $this->instead, $headings->paths ) );
	}

	/** @return list<FileColumn> with the values of the following rows */
	private function with_values( Headings $headings, string $separator ): array {
		$values = array_fill( 0, count( $headings->keys ), array() );

		for ( $row = 0; $row < self::MOST_SAMPLES && null !== ( $record = CsvRecord::next( $this->stream, $separator ) ); $row++ ) { // phpcs:ignore Generic.CodeAnalysis.AssignmentInCondition
			foreach ( $record->cells( $separator ) as $index => $cell ) {
				$value = CellText::clean( self::utf8( (string) $cell ) );

				if ( '' !== $value && isset( $values[ $index ] ) && count( $values[ $index ] ) < FileColumn::MOST_VALUES && ! in_array( $value, $values[ $index ], true ) ) {
					$values[ $index ][] = $value;
				}
			}
		}

		return array_map( static fn ( string $key, string $title, ?string $path, array $found ): FileColumn => new FileColumn( $key, $title, $path, $found ), $headings->keys, $headings->titles, $headings->paths, $values );
	}

	/**
	 * @param list<array{?string, string}|null> $places
	 * @param list<string|null> $cells
	 */
	private function row( array $places, array $cells, CsvRecord $record, int $line, int $next_line ): RawRow {
		$problem    = $record->problem;
		$is_cut_off = $record->is_cut_off;

		if ( '' === $problem && count( $cells ) > count( $places ) ) {
			$problem = __( 'has more cells than the first line', 'hvac-blocks' );
		} elseif ( '' === $problem && count( $cells ) < count( $places ) && ! str_ends_with( $record->text, "\n" ) ) {
			$problem    = __( 'is incomplete because the file ends in the middle of it', 'hvac-blocks' );
			$is_cut_off = true;
		}

		return new RawRow( $line, (int) ftell( $this->stream ), $next_line, '' === $problem ? self::values( $places, $cells ) : null, $problem, $is_cut_off );
	}

	/** @return array{?string, string}|null the group, or null for none, and the key of a path */
	private static function place( ?string $path ): ?array {
		$parts = null === $path ? array() : explode( '.', $path );

		return match ( count( $parts ) ) {
			0 => null,
			1 => array( null, $parts[0] ),
			default => array( $parts[0], $parts[1] ),
		};
	}

	/**
	 * @param list<array{?string, string}|null> $places
	 * @param list<string|null> $cells
	 * @return array<string, string|array<string, string>>
	 */
	private static function values( array $places, array $cells ): array {
		$values = array();
		$groups = array();

		foreach ( $cells as $index => $cell ) {
			$place = $places[ $index ] ?? null;

			if ( null === $place ) {
				continue;
			}

			[ $group, $key ] = $place;
			$text            = FormulaGuard::release( self::utf8( (string) $cell ) );

			if ( null === $group ) {
				$values[ $key ] = $text;
			} else {
				$groups[ $group ][ $key ] = $text;
			}
		}

		return $groups + $values;
	}

	/** Text that is not UTF-8 has Excel's default encoding in the Americas. */
	private static function utf8( string $text ): string {
		return mb_check_encoding( $text, 'UTF-8' ) ? $text : mb_convert_encoding( $text, 'UTF-8', 'Windows-1252' );
	}
}
