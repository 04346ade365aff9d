<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Intake;

use Generator;
use HvacBlocks\Platform\Csv\CsvFile;
use HvacBlocks\Platform\Import\Csv\CsvReader;
use HvacBlocks\Platform\Import\UnreadableFile;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/** A sheet of an Excel 2007 or later workbook (.xlsx, .xlsm), as CSV. */
final class Workbook implements Intake {
	private const PIECE = 65_536;

	private WorkbookSheets $sheets;

	private SheetRows $rows;

	private FileLosses $losses;

	/** @var array{string, string} name and part of the sheet being read */
	private array $sheet;

	/** @throws UnreadableFile */
	public function __construct( WorkbookFile $file, string $sheet ) {
		$this->sheets = WorkbookSheets::of( $file );
		$this->losses = new FileLosses();
		$this->rows   = new SheetRows( $file, new SharedStrings( $file, $this->sheets->strings ), CellFormats::of( $file, $this->sheets->styles, $this->sheets->counts_from_1904 ) );
		$this->sheet  = '' === $sheet ? $this->first() : $this->named( $sheet );
	}

	public function is_plain(): bool {
		return false;
	}

	public function found(): FileFormat {
		$visible = array_filter( $this->sheets->sheets, fn ( array $sheet ): bool => $sheet[2] && $this->holds( $sheet[1] ) );

		return new FileFormat( is_workbook: true, sheet: $this->sheet[0], sheets: array_column( $visible, 0 ), losses: $this->losses );
	}

	public function losses(): FileLosses {
		return $this->losses;
	}

	public function pieces( int $from = 0 ): Generator {
		$width = $this->width();
		$done  = $from;
		$piece = '';

		foreach ( $this->rows->of( $this->sheet[1], $from + 1, $this->losses ) as $number => $cells ) {
			$this->losses->add_outside( count( array_filter( array_slice( $cells, $width ), static fn ( string $cell ): bool => '' !== trim( $cell ) ) ), $number );
			// Each row is a line, so that line numbers match row numbers.
			$piece .= str_repeat( "\r\n", $number - $done - 1 );
			$piece .= CsvFile::row( str_replace( array( "\r\n", "\n" ), "\r", array_slice( array_pad( $cells, $width, '' ), 0, $width ) ) );
			$done   = $number;

			if ( strlen( $piece ) >= self::PIECE ) {
				yield $done => $piece;
				$piece = '';
			}
		}

		if ( '' !== $piece ) {
			yield $done => $piece;
		}
	}

	/** The number of columns of the first rows, which include the headings. Notes to the right of a table belong to no column. */
	private function width(): int {
		$width = 0;

		foreach ( $this->rows->of( $this->sheet[1] ) as $number => $cells ) {
			if ( $number > CsvReader::MOST_TITLES && $width > 0 ) {
				break;
			}

			$width = max( $width, count( $cells ) );
		}

		return $width;
	}

	/**
	 * Returns the first visible sheet with content.
	 *
	 * @return array{string, string}
	 */
	private function first(): array {
		foreach ( $this->sheets->sheets as [ $name, $part, $is_visible ] ) {
			if ( $is_visible && $this->holds( $part ) ) {
				return array( $name, $part );
			}
		}

		throw new UnreadableFile( esc_html__( 'The sheets of this workbook are empty.', 'hvac-blocks' ) );
	}

	/** @return array{string, string} */
	private function named( string $wanted ): array {
		foreach ( $this->sheets->sheets as [ $name, $part ] ) {
			if ( mb_strtolower( $name ) === mb_strtolower( $wanted ) ) {
				return array( $name, $part );
			}
		}

		$numbered = ctype_digit( $wanted ) ? $this->sheets->sheets[ (int) $wanted - 1 ] ?? null : null;

		if ( null !== $numbered ) {
			return array( $numbered[0], $numbered[1] );
		}

		/* translators: 1: name of a sheet, 2: names of sheets. */
		throw new UnreadableFile( esc_html( Text::sentence( __( 'The workbook has no sheet “%1$s”. Its sheets: %2$s.', 'hvac-blocks' ), $wanted, implode( ', ', array_column( $this->sheets->sheets, 0 ) ) ) ) );
	}

	private function holds( string $part ): bool {
		foreach ( $this->rows->of( $part ) as $cells ) {
			return array() !== $cells;
		}

		return false;
	}
}
