<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use HvacBlocks\Dealers\Import\DealerImport;
use HvacBlocks\Dealers\PostalAreas\EmbeddedPostalAreaDirectory;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Offers\Rebates\Import\RebateImport;
use HvacBlocks\Offers\Rebates\Rebate;
use HvacBlocks\Offers\Rebates\Store\RebateStore;
use HvacBlocks\Offers\Rebates\Store\StoredRebate;
use HvacBlocks\Platform\Database\Transaction;
use HvacBlocks\Platform\Import\Columns\FileColumn;
use HvacBlocks\Platform\Import\Columns\RememberedColumns;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestPlaces;
use HvacBlocks\Testing\TestStream;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

/** What a check records about a file: with rebates, the simplest importable records. */
final class ImportCheckTest extends TestCase {
	private const HEADING = "id,title,provider\n";

	private RebateStore $store;

	private RebateImport $import;

	protected function setUp(): void {
		$this->store  = new RebateStore( self::wpdb() );
		$this->import = new RebateImport( self::wpdb(), $this->store );
	}

	public function test_each_row_is_noted_with_what_it_does(): void {
		foreach ( array( 'same', 'CHANGED', 'other' ) as $id ) {
			$this->store->write( array( new StoredRebate( new Rebate( $id, 'One', provider: 'P' ), 'manual' ) ) );
		}

		$job = $this->check( self::HEADING . "new,One,P\nwide,One,P,more\nbad,,P\nsame,One,P\nchanged,Two,P\nNEW,Again,P\nbad,Good at last,P\nnew,,P\n", removes: true );

		self::assertSame( array( ImportStage::Checked, array( 'new' => 2, 'changed' => 1, 'unchanged' => 1, 'removed' => 1, 'bad' => 4 ), 9, 0, false ), array( $job->stage, $job->counts->kinds, $job->counts->rows(), $job->counts->approximate, $job->counts->is_cut_off ) );
		self::assertSame(
			array(
				array( 1, 'new', 2, 'new', 'One', '', null, 'One' ),
				array( 2, 'bad', 3, '', '', 'has more cells than the first line', null, null ),
				array( 3, 'bad', 4, 'bad', '', 'title is missing', null, null ),
				array( 4, 'unchanged', 5, 'same', 'One', '', null, null ),
				array( 5, 'changed', 6, 'changed', 'Two', '', 'One', 'Two' ),
				array( 6, 'bad', 7, 'NEW', 'Again', 'repeats the id from line 2', null, null ),
				array( 7, 'new', 8, 'bad', 'Good at last', '', null, 'Good at last' ),
				array( 8, 'bad', 9, 'new', '', 'title is missing', null, null ),
				array( 9, 'removed', 0, 'other', 'One', '', 'One', null ),
			),
			array_map( static fn ( PlannedChange $row ): array => array( $row->number, $row->kind->value, $row->line, $row->key, $row->name, $row->reason, $row->before?->name(), $row->after?->name() ), $this->import->rows->page( $job->id, null, 1, 20 ) )
		);
		self::assertSame( array_map( static fn ( ?Importable $record ): string => (string) $record?->hash(), array_column( $this->import->rows->page( $job->id, null, 1, 20 ), 'after' ) ), array_column( $this->import->rows->page( $job->id, null, 1, 20 ), 'hash' ) );
		self::assertSame( 3, $this->store->count() );
	}

	public function test_after_a_full_batch_an_empty_one_ends_the_check(): void {
		$times = 0;
		$job   = $this->check(
			"Fax,id,title,provider\n" . preg_replace( '/^r/m', ',r', self::some( 1, 500 ) ),
			goes_on: static function () use ( &$times ): bool {
				++$times;

				return true;
			}
		);

		self::assertSame( array( 1, 500, ImportStage::Checked, array( 'Fax' ), 0, 1 ), array( $times, $job->counts->kinds['new'], $job->stage, FileColumn::unused( $job->columns ), $job->position, $job->line ) );
		$this->assert_stored( $job );
	}

	public function test_a_check_that_pauses_goes_on_where_it_was_and_knows_the_keys_and_columns_before(): void {
		( new RememberedColumns( 'rebate' ) )->remember( array( 'acct' => 'id', 'firm' => 'title', 'provider' => 'provider' ) );
		$file = "Acct,Firm,provider\n" . self::some( 1, 501 ) . "R1,Again,P\n";
		$job  = $this->check( $file, goes_on: static fn (): bool => false );
		self::assertSame( array( ImportStage::Checking, 500, 502, strlen( $file ) - strlen( "r501,One,P\nR1,Again,P\n" ) ), array( $job->stage, $job->counts->rows(), $job->line, $job->position ) );
		$this->assert_stored( $job );

		delete_option( RememberedColumns::OPTION );
		$this->checks()->read( $job, TestStream::of( $file ), static fn (): bool => false );
		self::assertSame( array( ImportStage::Checked, 501, 1 ), array( $job->stage, $job->counts->kinds['new'], $job->counts->kinds['bad'] ) );
		self::assertSame( array( array( 501, 502, '' ), array( 502, 503, 'repeats the Acct from line 2' ) ), array_map( static fn ( PlannedChange $row ): array => array( $row->number, $row->line, $row->reason ), $this->import->rows->page( $job->id, null, 251, 2 ) ) );
	}

	public function test_what_the_file_does_not_name_is_noted_by_batches(): void {
		$this->store->write( array_map( static fn ( int $i ): StoredRebate => new StoredRebate( new Rebate( "m$i", 'Missing', provider: 'P' ), 'import' ), range( 1, 500 ) ) );
		$job = $this->check( self::HEADING . "r1,One,P\n", removes: true, goes_on: static fn (): bool => false );

		self::assertSame( array( 500, ImportStage::Comparing ), array( $job->counts->kinds['removed'], $job->stage ) );
		$this->assert_stored( $job );
		$this->checks()->compare( $job, static fn (): bool => true );
		self::assertSame( array( 500, ImportStage::Checked ), array( $job->counts->kinds['removed'], $job->stage ) );
	}

	/** The last row is truncated: within a batch, and as the last of a full one. */
	#[TestWith( array( 2 ) )]
	#[TestWith( array( 500 ) )]
	public function test_a_file_that_is_cut_off_removes_nothing( int $rows ): void {
		$this->store->write( array( new StoredRebate( new Rebate( 'old', 'Old', provider: 'P' ), 'import' ) ) );
		$job = $this->check( self::HEADING . self::some( 1, $rows - 1 ) . 'cut,One', removes: true );

		self::assertSame( array( ImportStage::Checked, true, 1, 0 ), array( $job->stage, $job->counts->is_cut_off, $job->counts->kinds['bad'], $job->counts->kinds['removed'] ) );
	}

	public function test_a_file_without_rows_is_refused_and_one_of_bad_rows_is_not(): void {
		self::assertSame( 1, $this->check( self::HEADING . "r1,,P\n" )->counts->kinds['bad'] );
		$this->expectException( UnreadableFile::class );
		$this->expectExceptionMessage( 'There are no rebates in this file.' );

		$this->check( self::HEADING . "\n" );
	}

	public function test_guesses_and_warnings_are_counted_and_told(): void {
		TestPlaces::load( self::wpdb(), array( '75024' ) );
		$report = ( new DealerImport( self::wpdb(), new DealerStore( self::wpdb() ), new EmbeddedPostalAreaDirectory( self::wpdb() ) ) )->run( TestStream::of( "companyID,name,state,zip\nD1,One,CA,75024\nD2,Two,TX,75024\nD3,Three,NY,75024\n" ) )->to_array();

		self::assertSame( array( 3, 2, 3 ), array( $report['new'], $report['warned'], $report['approximate'] ) );
		self::assertSame( array( array( 2, 'D1' ), array( 4, 'D3' ) ), array_map( static fn ( array $row ): array => array( $row['line'], $row['companyID'] ), $report['warnedRows'] ) );
	}

	/** @param (callable(): bool)|null $goes_on */
	private function check( string $file, bool $removes = false, ?callable $goes_on = null ): ImportJob {
		$job     = $this->import->imports->create( 'a.csv', strlen( $file ), '', null, 'import', $removes, ImportStage::Checking );
		$goes_on = $goes_on ?? static fn (): bool => true;
		$this->checks()->read( $job, TestStream::of( $file ), $goes_on );

		if ( ImportStage::Comparing === $job->stage ) {
			self::assertSame( array( 0, 1 ), array( $job->position, $job->line ) );
			$this->checks()->compare( $job, $goes_on );
		}

		return $job;
	}

	private function assert_stored( ImportJob $job ): void {
		$stored = $this->import->imports->get( $job->id );

		self::assertEquals( array( $job->stage, $job->position, $job->line, $job->counts, $job->columns ), array( $stored?->stage, $stored?->position, $stored?->line, $stored?->counts, $stored?->columns ) );
	}

	private function checks(): ImportCheck {
		return new ImportCheck( new Transaction( self::wpdb() ), $this->import->imports, $this->import->rows, $this->import->target );
	}

	private static function some( int $from, int $to ): string {
		return implode( '', array_map( static fn ( int $i ): string => "r$i,One,P\n", range( $from, $to ) ) );
	}
}
