<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Intake;

defined( 'ABSPATH' ) || exit;

/** The cells of a sheet that were not read. */
final class FileLosses {
	/** Formulas that failed, or whose result the workbook does not contain, as other programs than Excel write them. */
	private int $formulas = 0;

	private string $first_formula = '';

	/** Cells to the right of the columns. */
	private int $outside = 0;

	private int $first_outside = 0;

	public function add_formula( string $column, int $row ): void {
		++$this->formulas;
		$this->first_formula = '' === $this->first_formula ? $column . $row : $this->first_formula;
	}

	public function add_outside( int $cells, int $row ): void {
		$this->outside      += $cells;
		$this->first_outside = 0 === $this->first_outside && $cells > 0 ? $row : $this->first_outside;
	}

	public function add( self $later ): void {
		$this->formulas     += $later->formulas;
		$this->outside      += $later->outside;
		$this->first_formula = '' === $this->first_formula ? $later->first_formula : $this->first_formula;
		$this->first_outside = 0 === $this->first_outside ? $later->first_outside : $this->first_outside;
	}

	/** @return list<string> in the reader's language */
	public function sentences(): array {
		$sentences = array();

		if ( $this->formulas > 0 ) {
			/* translators: 1: a number, 2: address of a cell, such as B2. */
			$sentences[] = sprintf( _n( '%1$d formula has no result and was read as an empty cell (%2$s). Open the workbook in Excel, check it, and save it again.', '%1$d formulas have no result and were read as empty cells (the first one in %2$s). Open the workbook in Excel, check them, and save it again.', $this->formulas, 'hvac-blocks' ), $this->formulas, $this->first_formula );
		}

		if ( $this->outside > 0 ) {
			/* translators: 1: a number, 2: number of a row. */
			$sentences[] = sprintf( _n( '%1$d cell to the right of the columns was not read, in row %2$d.', '%1$d cells to the right of the columns were not read; the first one is in row %2$d.', $this->outside, 'hvac-blocks' ), $this->outside, $this->first_outside );
		}

		return $sentences;
	}

	/** @return array{int, string, int, int} */
	public function to_array(): array {
		return array( $this->formulas, $this->first_formula, $this->outside, $this->first_outside );
	}

	public static function from( mixed $stored ): self {
		$losses = new self();
		$number = static fn ( int $at ): int => is_array( $stored ) && is_int( $stored[ $at ] ?? null ) ? $stored[ $at ] : 0;

		$losses->formulas      = $number( 0 );
		$losses->first_formula = is_array( $stored ) && is_string( $stored[1] ?? null ) ? $stored[1] : '';
		$losses->outside       = $number( 2 );
		$losses->first_outside = $number( 3 );

		return $losses;
	}
}
