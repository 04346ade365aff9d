<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use HvacBlocks\Offers\Rebates\Import\RebateImport;
use HvacBlocks\Offers\Rebates\Rebate;
use HvacBlocks\Offers\Rebates\Store\RebateStore;
use HvacBlocks\Offers\Rebates\Store\StoredRebate;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestStream;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

/** What an import writes, and what undoing reverts: with rebates, the simplest importable records. */
final class ImportWriterTest extends TestCase {
	private const FILE = "id,title,provider\na,File,P\nb,File,P\nc,File,P\n";

	private RebateStore $store;

	private RebateImport $import;

	protected function setUp(): void {
		$this->store  = new RebateStore( self::wpdb() );
		$this->import = new RebateImport( self::wpdb(), $this->store );
	}

	/**
	 * @return iterable<string, array{array<string, string>, array<string, string>, array<string, string>, array<string, string>, array<string, string>, list<string>}>
	 *         titles by ID: what is stored, what others make of it between the check and the import, what is there after the import, what others make of that,
	 *         and what undoing leaves; then the kinds of the rows after the import
	 */
	public static function changes(): iterable {
		$file = array( 'a' => 'File', 'b' => 'File', 'c' => 'File' );

		yield 'all are new' => array( array(), array(), $file, array(), array(), array( 'new', 'new', 'new' ) );
		yield 'one is changed, one removed' => array( array( 'b' => 'Old', 'x' => 'Old' ), array(), $file, array(), array( 'b' => 'Old', 'x' => 'Old' ), array( 'new', 'changed', 'new', 'removed' ) );
		yield 'one is made meanwhile' => array( array(), array( 'a' => 'Other' ), $file, array(), array( 'a' => 'Other' ), array( 'changed', 'new', 'new' ) );
		yield 'one is made meanwhile as the file has it' => array( array(), array( 'a' => 'File' ), $file, array(), array( 'a' => 'File' ), array( 'new', 'new', 'new' ) );
		yield 'one is changed meanwhile' => array( array( 'b' => 'Old' ), array( 'b' => 'Other' ), $file, array(), array( 'b' => 'Other' ), array( 'new', 'changed', 'new' ) );
		yield 'one is taken away meanwhile' => array( array( 'b' => 'Old' ), array( 'b' => '' ), $file, array(), array(), array( 'new', 'new', 'new' ) );
		yield 'one that the file does not name is taken away meanwhile' => array( array( 'x' => 'Old', 'y' => 'Old' ), array( 'x' => '' ), $file, array(), array( 'y' => 'Old' ), array( 'new', 'new', 'new', 'removed', 'removed' ) );
		yield 'one that the file does not name is changed meanwhile' => array( array( 'x' => 'Old' ), array( 'x' => 'Other' ), $file, array(), array( 'x' => 'Other' ), array( 'new', 'new', 'new', 'removed' ) );
		yield 'a new one is edited after' => array( array(), array(), $file, array( 'a' => 'Edited' ), array( 'a' => 'Edited' ), array( 'new', 'new', 'new' ) );
		yield 'a new one is taken away after' => array( array(), array(), $file, array( 'a' => '' ), array(), array( 'new', 'new', 'new' ) );
		yield 'a changed one is edited after' => array( array( 'b' => 'Old' ), array(), $file, array( 'b' => 'Edited' ), array( 'b' => 'Edited' ), array( 'new', 'changed', 'new' ) );
		yield 'a changed one is taken away after' => array( array( 'b' => 'Old' ), array(), $file, array( 'b' => '' ), array(), array( 'new', 'changed', 'new' ) );
		yield 'a removed one is made again after' => array( array( 'x' => 'Old' ), array(), $file, array( 'x' => 'Again' ), array( 'x' => 'Again' ), array( 'new', 'new', 'new', 'removed' ) );
	}

	/**
	 * @param array<string, string> $stored
	 * @param array<string, string> $meanwhile
	 * @param array<string, string> $imported
	 * @param array<string, string> $after
	 * @param array<string, string> $undone
	 * @param list<string>          $kinds
	 */
	#[DataProvider( 'changes' )]
	public function test_what_others_did_before_and_after_stays_when_it_is_undone( array $stored, array $meanwhile, array $imported, array $after, array $undone, array $kinds ): void {
		$job = $this->bring( $stored, $meanwhile );
		self::assertSame( $imported, $this->titles() );
		self::assertSame( $kinds, array_map( static fn ( PlannedChange $row ): string => $row->kind->value, $this->import->rows->page( $job->id, null, 1, 9 ) ) );

		$this->write( $after );
		self::assertSame( array( 'total' => count( $after ), 'some' => array_keys( $after ) ), $this->import->rows->edited_since( $job->id ) );
		$this->import->undo( $job, false );
		self::assertSame( array( $undone, count( $after ), ImportStage::Undone ), array( $this->titles(), $job->counts->kept, $job->stage ) );
	}

	/**
	 * @param array<string, string> $stored
	 * @param array<string, string> $meanwhile
	 * @param array<string, string> $imported
	 * @param array<string, string> $after
	 */
	#[DataProvider( 'changes' )]
	public function test_what_others_did_after_goes_where_that_is_asked_for( array $stored, array $meanwhile, array $imported, array $after ): void {
		$job = $this->bring( $stored, $meanwhile );
		$this->write( $after );
		$this->import->undo( $job, true );

		// Their earlier state was never part of this import.
		$before = array_filter( array( ...$stored, ...$meanwhile ), static fn ( string $title ): bool => '' !== $title );
		ksort( $before );
		self::assertSame( array( $before, 0 ), array( $this->titles(), $job->counts->kept ) );
	}

	public function test_batches_are_written_announced_and_told_one_by_one(): void {
		$told      = array();
		$announced = 0;
		$done      = array();
		add_action(
			'hvac_blocks_rebates_changed',
			static function () use ( &$announced ): void {
				++$announced;
			}
		);
		add_action(
			'hvac_blocks_import_done',
			static function ( string $records ) use ( &$done ): void {
				$done[] = $records;
			}
		);
		$file = "id,title,provider\n" . implode( '', array_map( static fn ( int $i ): string => "r$i,One,P\n", range( 1, 500 ) ) );
		$this->import->run(
			TestStream::of( $file ),
			after_batch: static function ( ImportReport $report ) use ( &$told ): void {
				$told[] = array( $report->rows(), $report->done() );
			}
		);

		// The file's only batch and the import's only batch; the empty one after it ends the import.
		self::assertSame( array( array( array( 500, 0 ), array( 500, 500 ) ), 1, array( 'rebate' ) ), array( $told, $announced, $done ) );

		$job = $this->import->imports->undoable();
		self::assertNotNull( $job );
		self::assertSame( array( ImportStage::Done, 0, 500 ), array( $job->stage, $job->position, $job->counts->done ) );
		$this->import->undo( $job, false );
		self::assertSame( array( 0, 2, 500, ImportStage::Undone, array( 'rebate' ) ), array( $this->store->count(), $announced, $job->counts->done, $this->import->imports->get( $job->id )?->stage, $done ) );

		$this->import->run( TestStream::of( self::FILE ) );
		self::assertSame( 3, $announced );
	}

	public function test_only_the_last_import_can_be_undone(): void {
		$this->import->run( TestStream::of( self::FILE ) );
		$first = $this->import->imports->latest();
		$this->import->run( TestStream::of( str_replace( 'File', 'Second', self::FILE ) ) );

		self::assertNull( $this->import->imports->get( $first->id ?? 0 ) );
		self::assertNotNull( $this->import->imports->undoable() );
	}

	public function test_an_import_of_the_demo_site_leaves_the_administrators_own(): void {
		$this->import->run( TestStream::of( self::FILE ) );
		$own = $this->import->imports->undoable();
		$this->import->run( TestStream::of( str_replace( 'File', 'Second', self::FILE ) ), origin: 'demo' );

		self::assertNotNull( $own );
		self::assertSame( $own->id, $this->import->imports->undoable()?->id );
	}

	/**
	 * @param array<string, string> $stored
	 * @param array<string, string> $meanwhile
	 */
	private function bring( array $stored, array $meanwhile ): ImportJob {
		$this->write( $stored );
		$is_checked = false;
		add_filter(
			'query',
			function ( string $query ) use ( &$is_checked, $meanwhile ): string {
				// The first read of the import itself.
				if ( ! $is_checked && str_contains( $query, "kind IN ('new','changed','removed')" ) ) {
					$is_checked = true;
					$this->write( $meanwhile );
				}

				return $query;
			}
		);
		$this->import->run( TestStream::of( self::FILE ), removes_missing: true );
		self::assertTrue( $is_checked );
		$job = $this->import->imports->latest();
		self::assertNotNull( $job );

		return $job;
	}

	/** @param array<string, string> $titles by ID, empty to remove */
	private function write( array $titles ): void {
		$this->store->delete_many( array_keys( $titles ) );
		$kept = array_filter( $titles, static fn ( string $title ): bool => '' !== $title );
		$this->store->write( array_map( static fn ( string $id, string $title ): StoredRebate => new StoredRebate( new Rebate( $id, $title, provider: 'P' ), 'manual' ), array_keys( $kept ), $kept ) );
	}

	/** @return array<string, string> by ID */
	private function titles(): array {
		return array_column( array_map( static fn ( StoredRebate $stored ): array => array( $stored->rebate->id, $stored->rebate->title ), iterator_to_array( $this->store->each(), false ) ), 1, 0 );
	}
}
