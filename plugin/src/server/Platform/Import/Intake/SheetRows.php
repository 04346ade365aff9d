<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Intake;

use HvacBlocks\Platform\Import\Csv\CsvRecord;
use HvacBlocks\Platform\Import\UnreadableFile;
use XMLReader;

defined( 'ABSPATH' ) || exit;

/** The non-empty rows of a sheet, by number. */
final class SheetRows {
	/** Excel's own limits. */
	private const MOST_ROWS  = 1_048_576;
	private const MOST_CELLS = 16_384;

	/** @var array<string, int> the columns by their letters */
	private array $columns = array();

	public function __construct( private readonly WorkbookFile $workbook, private readonly SharedStrings $strings, private readonly CellFormats $formats ) {}

	/**
	 * @param int         $first  the number of the first requested row
	 * @param ?FileLosses $losses counts the formulas without a result
	 * @return iterable<int, list<string>> without the empty cells at the end
	 * @throws UnreadableFile
	 */
	public function of( string $part, int $first = 1, ?FileLosses $losses = null ): iterable {
		$reader = $this->workbook->open( $part );
		$number = 0;

		while ( ! $reader->is_end() ) {
			if ( ! $reader->is_element( 'row' ) ) {
				$reader->step();
				continue;
			}

			// Some programs leave the numbers out.
			$number = max( $number + 1, (int) $reader->getAttribute( 'r' ) );

			if ( $number > self::MOST_ROWS ) {
				throw WorkbookFile::damaged();
			}

			$cells = $number < $first || $reader->isEmptyElement ? array() : $this->cells( $reader, $number, $losses );

			if ( array() !== $cells ) {
				yield $number => $cells;
			}

			// At the end of a row only the row itself is skipped.
			$reader->pass();
		}
	}

	/** @return list<string> */
	private function cells( PartReader $reader, int $row, ?FileLosses $losses ): array {
		$cells = array();
		$index = -1;
		$type  = '';
		$style = 0;
		$size  = 0;
		/** @var array<int, true> $formulas */
		$formulas = array();

		while ( true ) {
			$reader->step();

			$name = $reader->localName;

			if ( XMLReader::ELEMENT !== $reader->nodeType ) {
				if ( 'row' === $name && XMLReader::END_ELEMENT === $reader->nodeType ) {
					foreach ( array_keys( array_diff_key( $formulas, $cells ) ) as $column ) {
						$losses?->add_formula( self::letters( $column ), $row );
					}

					return self::filled( $cells );
				}

				continue;
			}

			if ( 'c' === $name ) {
				$index = $this->column( (string) $reader->getAttribute( 'r' ), $index + 1 );
				$type  = $reader->getAttribute( 't' ) ?? 'n';
				$style = (int) $reader->getAttribute( 's' );

				if ( 'e' === $type ) {
					$formulas[ $index ] = true;
				}
			} elseif ( 'f' === $name && $index >= 0 ) {
				$formulas[ $index ] = true;
			} elseif ( ( 'v' === $name || 'is' === $name ) && $index >= 0 ) {
				$text = 'v' === $name ? $this->value( $reader->readString(), $type, $style ) : RichText::read( $reader );
				$size = $size + strlen( $text );

				if ( '' !== $text ) {
					$cells[ $index ] = $text;
				} elseif ( 'str' === $type ) {
					// An empty text is a result.
					unset( $formulas[ $index ] );
				}
			}

			if ( $size > CsvRecord::LONGEST ) {
				/* translators: %d: number of a row. */
				throw new UnreadableFile( esc_html( sprintf( __( 'Row %d of the sheet is longer than a megabyte.', 'hvac-blocks' ), $row ) ) );
			}
		}
	}

	private function value( string $raw, string $type, int $style ): string {
		return match ( $type ) {
			's' => $this->strings->get( (int) $raw ),
			'n' => '' === $raw ? '' : $this->formats->text( $raw, $style ),
			'b' => '1' === $raw ? 'TRUE' : 'FALSE',
			// The result of a failed formula.
			'e' => '',
			'd' => (string) preg_replace( '/T00:00(:00(\.0+)?)?Z?$/D', '', $raw ),
			default => RichText::unescaped( $raw ),
		};
	}

	/** @param int $next the column of a cell without an address */
	private function column( string $address, int $next ): int {
		$letters = rtrim( $address, '0123456789' );
		$column  = '' === $letters ? $next : $this->columns[ $letters ] ??= self::number( $letters );

		return $column < self::MOST_CELLS ? $column : throw WorkbookFile::damaged();
	}

	private static function number( string $letters ): int {
		if ( 1 !== preg_match( '/^[A-Z]{1,3}$/D', $letters ) ) {
			throw WorkbookFile::damaged();
		}

		return array_reduce( str_split( $letters ), static fn ( int $sum, string $letter ): int => $sum * 26 + ord( $letter ) - ord( 'A' ) + 1, 0 ) - 1;
	}

	private static function letters( int $column ): string {
		for ( $letters = ''; $column >= 0; $column = intdiv( $column, 26 ) - 1 ) {
			$letters = chr( ord( 'A' ) + $column % 26 ) . $letters;
		}

		return $letters;
	}

	/**
	 * @param array<int, string> $cells by their columns
	 * @return list<string>
	 */
	private static function filled( array $cells ): array {
		if ( array() === $cells || '' === trim( implode( '', $cells ) ) ) {
			return array();
		}

		return array_values( array_replace( array_fill( 0, max( array_keys( $cells ) ) + 1, '' ), $cells ) );
	}
}
