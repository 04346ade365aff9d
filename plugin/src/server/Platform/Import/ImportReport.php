<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use Closure;

defined( 'ABSPATH' ) || exit;

/**
 * What an import did, or would do.
 *
 * @phpstan-type ImportFigures array{dryRun: bool, rows: int, new: int, changed: int, unchanged: int, removed: int, approximate: int, warned: int, bad: int, unused: list<string>, found: string, warnedRows: list<array<string, string|int>>, badRows: list<array<string, string|int>>}
 */
final class ImportReport {
	/** That many rows are listed one by one; with more, the file as a whole is wrong and the count is enough. */
	private const MOST_ROWS = 500;

	/** @var ImportFigures|null */
	private ?array $told = null;

	/**
	 * @param string                          $key_field the file's name for the keys of its records
	 * @param list<string>                    $unused      the headings of columns that are not imported
	 * @param string                          $found       `ImportJob::found()`
	 * @param Closure( int ): list<PlannedChange> $bad_rows    returns at most that many
	 * @param Closure( int ): list<PlannedChange> $warned_rows returns at most that many rows imported with a warning
	 */
	public function __construct(
		private readonly bool $dry_run,
		private readonly string $key_field,
		private readonly ImportCounts $counts,
		private readonly array $unused,
		private readonly string $found,
		private readonly Closure $bad_rows,
		private readonly Closure $warned_rows,
	) {}

	/** The number of rows read, or written once all are read. */
	public function rows(): int {
		return $this->counts->rows() - $this->counts->kinds['removed'];
	}

	/** The number of records written so far. */
	public function done(): int {
		return $this->counts->done;
	}

	/** @return ImportFigures */
	public function to_array(): array {
		return $this->told ??= array(
			'dryRun'      => $this->dry_run,
			'rows'        => $this->rows(),
			'new'         => $this->counts->kinds['new'],
			'changed'     => $this->counts->kinds['changed'],
			'unchanged'   => $this->counts->kinds['unchanged'],
			'removed'     => $this->counts->kinds['removed'],
			'approximate' => $this->counts->approximate,
			'warned'      => $this->counts->warned,
			'bad'         => $this->counts->kinds['bad'],
			'unused'      => $this->unused,
			'found'       => $this->found,
			'warnedRows'  => array_map( $this->row( ... ), ( $this->warned_rows )( self::MOST_ROWS ) ),
			'badRows'     => array_map( $this->row( ... ), ( $this->bad_rows )( self::MOST_ROWS ) ),
		);
	}

	/** @return array<string, string|int> */
	private function row( PlannedChange $row ): array {
		return array(
			'line'           => $row->line,
			$this->key_field => $row->key,
			'reason'         => $row->reason,
		);
	}
}
