<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Import;

use HvacBlocks\Dealers\Change;

defined( 'ABSPATH' ) || exit;

/** What an import did, or would do. */
final class ImportReport {
	/** As many bad rows are told one by one; beyond, the file is wrong as a whole and its number is enough. */
	private const MOST_BAD_ROWS = 500;

	private int $bad = 0;

	private int $approximate = 0;

	/** @var array<value-of<Change>, int> */
	private array $changes = array(
		'new'       => 0,
		'changed'   => 0,
		'unchanged' => 0,
	);

	/** @var list<array{line: int, companyID: string, reason: string}> */
	private array $bad_rows = array();

	public function __construct( private readonly bool $dry_run ) {}

	public function count( Change $change ): void {
		++$this->changes[ $change->value ];
	}

	public function count_approximate(): void {
		++$this->approximate;
	}

	public function refuse( int $line, string $company_id, string $reason ): void {
		++$this->bad;

		if ( count( $this->bad_rows ) < self::MOST_BAD_ROWS ) {
			$this->bad_rows[] = array(
				'line'      => $line,
				'companyID' => $company_id,
				'reason'    => $reason,
			);
		}
	}

	/** How many rows were read. */
	public function rows(): int {
		return array_sum( $this->changes ) + $this->bad;
	}

	/** @return array{dryRun: bool, rows: int, new: int, changed: int, unchanged: int, approximate: int, bad: int, badRows: list<array{line: int, companyID: string, reason: string}>} */
	public function to_array(): array {
		$bad_rows = $this->bad_rows;
		usort( $bad_rows, static fn ( array $a, array $b ): int => $a['line'] <=> $b['line'] );

		return array(
			'dryRun'      => $this->dry_run,
			'rows'        => $this->rows(),
			'new'         => $this->changes['new'],
			'changed'     => $this->changes['changed'],
			'unchanged'   => $this->changes['unchanged'],
			'approximate' => $this->approximate,
			'bad'         => $this->bad,
			'badRows'     => $bad_rows,
		);
	}

	/** @param array<array-key, mixed> $stored what `to_array()` gave, of the run before */
	public function add( array $stored ): void {
		foreach ( array_keys( $this->changes ) as $change ) {
			$this->changes[ $change ] += is_int( $stored[ $change ] ?? null ) ? $stored[ $change ] : 0;
		}

		$this->approximate += is_int( $stored['approximate'] ?? null ) ? $stored['approximate'] : 0;
		$this->bad         += is_int( $stored['bad'] ?? null ) ? $stored['bad'] : 0;

		foreach ( is_array( $stored['badRows'] ?? null ) ? $stored['badRows'] : array() as $row ) {
			if ( is_array( $row ) && is_int( $row['line'] ?? null ) && is_string( $row['companyID'] ?? null ) && is_string( $row['reason'] ?? null ) ) {
				$this->bad_rows[] = array(
					'line'      => $row['line'],
					'companyID' => $row['companyID'],
					'reason'    => $row['reason'],
				);
			}
		}
	}
}
