<?php
declare(strict_types=1);

namespace HvacBlocks\Import;

use Closure;

defined( 'ABSPATH' ) || exit;

/** What an import did, or would do. */
final class ImportReport {
	/** As many bad rows are told one by one; beyond, the file is wrong as a whole and its number is enough. */
	private const MOST_BAD_ROWS = 500;

	/** @var array{dryRun: bool, rows: int, new: int, changed: int, unchanged: int, removed: int, approximate: int, bad: int, badRows: list<array<string, string|int>>}|null */
	private ?array $told = null;

	/**
	 * @param string                          $key_field what the file calls the keys of its records
	 * @param Closure( int ): list<ImportRow> $bad_rows  gives so many of them, at most
	 */
	public function __construct(
		private readonly bool $dry_run,
		private readonly string $key_field,
		private readonly ImportCounts $counts,
		private readonly Closure $bad_rows,
	) {}

	/** How many rows of the file were read, or written when all are. */
	public function rows(): int {
		return $this->counts->rows() - $this->counts->kinds['removed'];
	}

	/** How many records were written so far. */
	public function done(): int {
		return $this->counts->done;
	}

	/** @return array{dryRun: bool, rows: int, new: int, changed: int, unchanged: int, removed: int, approximate: int, bad: int, badRows: list<array<string, string|int>>} */
	public function to_array(): array {
		return $this->told ??= array(
			'dryRun'      => $this->dry_run,
			'rows'        => $this->rows(),
			'new'         => $this->counts->kinds['new'],
			'changed'     => $this->counts->kinds['changed'],
			'unchanged'   => $this->counts->kinds['unchanged'],
			'removed'     => $this->counts->kinds['removed'],
			'approximate' => $this->counts->approximate,
			'bad'         => $this->counts->kinds['bad'],
			'badRows'     => array_map(
				fn ( ImportRow $row ): array => array(
					'line'            => $row->line,
					$this->key_field => $row->key,
					'reason'          => $row->reason,
				),
				( $this->bad_rows )( self::MOST_BAD_ROWS )
			),
		);
	}
}
