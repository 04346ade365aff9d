<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Import;

use Closure;
use HvacBlocks\Dealers\Change;
use HvacBlocks\Dealers\Dealer;
use HvacBlocks\Dealers\DealerStore;
use HvacBlocks\Dealers\StoredDealer;
use HvacBlocks\Locations\EmbeddedLocationDirectory;
use HvacBlocks\Locations\PostalCode;
use InvalidArgumentException;

defined( 'ABSPATH' ) || exit;

/**
 * Brings the dealers of a file into the site.
 *
 * Assumptions:
 * - Good rows are kept whatever the others are like; every bad one is told by its line and reason.
 * - A company ID counts once a file: the first row wins, the others are bad.
 * - Dealers that the file does not name stay.
 * - Rows go by the batch, each batch in a few queries; after each the place is remembered, so that a run that is killed
 *   can be resumed. What was written twice is unchanged the second time.
 */
final readonly class DealerImport {
	private const ROWS_A_BATCH = 500;

	public function __construct(
		private DealerStore $store,
		private EmbeddedLocationDirectory $locations,
	) {}

	/**
	 * @param resource $stream a seekable file
	 * @param string $origin what becomes the dealers' source: `import` or `demo`
	 * @param (Closure( ImportReport ): void)|null $after_batch
	 * @throws UnreadableFile
	 */
	public function run( mixed $stream, ?Format $format = null, bool $dry_run = false, bool $resume = false, string $origin = 'import', ?Closure $after_batch = null ): ImportReport {
		$report   = new ImportReport( $dry_run );
		$position = $resume ? ImportPosition::read( $stream ) : null;
		$source   = ( $format ?? Format::of( $stream ) )->source( $stream );

		if ( null !== $position ) {
			$report->add( $position['report'] );
		}

		$batch = array();
		/** @var array<string, int> $seen lines by company ID */
		$seen = array();

		foreach ( $source->rows( $position['offset'] ?? 0, $position['line'] ?? 1 ) as $row ) {
			$batch[] = $row;

			if ( count( $batch ) >= self::ROWS_A_BATCH ) {
				$this->bring( $batch, $seen, $report, $dry_run, $origin );
				$batch = array();

				if ( ! $dry_run ) {
					ImportPosition::write( $stream, $row->end, $row->next_line, $report );
				}

				if ( null !== $after_batch ) {
					$after_batch( $report );
				}
			}
		}

		$this->bring( $batch, $seen, $report, $dry_run, $origin );

		if ( ! $dry_run ) {
			ImportPosition::forget();
		}

		return $report;
	}

	/**
	 * @param list<SourceRow> $rows
	 * @param array<string, int> $seen
	 */
	private function bring( array $rows, array &$seen, ImportReport $report, bool $dry_run, string $origin ): void {
		$dealers = $this->located( $this->readable( $rows, $seen, $report ), $report, $origin );
		$changes = $this->store->compare( $dealers );

		foreach ( $dealers as $stored ) {
			$report->count( $changes[ $stored->dealer->company_id ] );

			if ( $stored->approximate ) {
				$report->count_approximate();
			}
		}

		if ( ! $dry_run ) {
			$this->store->write( array_values( array_filter( $dealers, static fn ( StoredDealer $stored ): bool => Change::None !== $changes[ $stored->dealer->company_id ] ) ) );
		}
	}

	/**
	 * @param list<SourceRow> $rows
	 * @param array<string, int> $seen
	 * @return list<array{int, Dealer}> each with its line
	 */
	private function readable( array $rows, array &$seen, ImportReport $report ): array {
		$dealers = array();

		foreach ( $rows as $row ) {
			$data = $row->values['data'] ?? null;
			$id   = is_array( $data ) && is_scalar( $data['companyID'] ?? null ) ? mb_substr( (string) $data['companyID'], 0, 64 ) : '';

			if ( null === $row->values ) {
				$report->refuse( $row->line, $id, $row->problem );
				continue;
			}

			try {
				$dealer = Dealer::from_array( $row->values );
			} catch ( InvalidArgumentException $error ) {
				$report->refuse( $row->line, $id, $error->getMessage() );
				continue;
			}

			$key = strtolower( $dealer->company_id );

			if ( isset( $seen[ "#$key" ] ) ) {
				/* translators: %d: number of a line. */
				$report->refuse( $row->line, $id, sprintf( __( 'companyID is the one of line %d', 'hvac-blocks' ), $seen[ "#$key" ] ) );
				continue;
			}

			$seen[ "#$key" ] = $row->line;
			$dealers[]       = array( $row->line, $dealer );
		}

		return $dealers;
	}

	/**
	 * Gives dealers without a position the one of their ZIP.
	 *
	 * @param list<array{int, Dealer}> $dealers
	 * @return list<StoredDealer>
	 */
	private function located( array $dealers, ImportReport $report, string $origin ): array {
		$areas = array();

		foreach ( $dealers as [ , $dealer ] ) {
			if ( null === $dealer->lat ) {
				$areas[] = (string) PostalCode::area( $dealer->zip );
			}
		}

		$points  = $this->locations->points( array_values( array_unique( array_filter( $areas ) ) ) );
		$located = array();

		foreach ( $dealers as [ $line, $dealer ] ) {
			$point = $points[ (string) PostalCode::area( $dealer->zip ) ] ?? null;

			if ( null !== $dealer->lat ) {
				$located[] = new StoredDealer( $dealer, false, $origin );
			} elseif ( null !== $point ) {
				$located[] = new StoredDealer( $dealer->with_point( ...$point ), true, $origin );
			} else {
				/* translators: %s: a ZIP code. */
				$report->refuse( $line, $dealer->company_id, '' === $dealer->zip ? __( 'has neither a position nor a ZIP', 'hvac-blocks' ) : sprintf( __( 'has no position, and the ZIP “%s” is not known', 'hvac-blocks' ), $dealer->zip ) );
			}
		}

		return $located;
	}
}
