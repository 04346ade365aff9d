<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use HvacBlocks\Offers\Rebates\Import\RebateImport;
use HvacBlocks\Offers\Rebates\Store\RebateStore;
use HvacBlocks\Offers\Rebates\Store\RebateTables;
use HvacBlocks\Platform\Import\Columns\RememberedColumns;
use HvacBlocks\Platform\Import\Columns\UnknownColumns;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestStream;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** How an import continues, at once and in steps: with rebates, the simplest importable records. */
final class ImporterTest extends TestCase {
	private const FILE = "id,title,provider\nr1,One,P\n";

	private RebateStore $store;

	private RebateImport $import;

	protected function setUp(): void {
		$this->store  = new RebateStore( self::wpdb() );
		$this->import = new RebateImport( self::wpdb(), $this->store );
	}

	public function test_only_an_import_that_wrote_something_is_kept(): void {
		$done = 0;
		add_action(
			'hvac_blocks_import_done',
			static function () use ( &$done ): void {
				++$done;
			}
		);
		$dry = $this->import->run( TestStream::of( self::FILE . "r2,,P\n" ), dry_run: true );
		self::assertSame( array( 0, 0, 'title is missing' ), array( self::jobs(), $this->store->count(), $dry->to_array()['badRows'][0]['reason'] ?? '' ) );

		$this->import->run( TestStream::of( self::FILE ), origin: 'demo' );
		self::assertSame( array( 0, 1, 'demo' ), array( self::jobs(), $this->store->count(), $this->store->get_many( array( 'r1' ) )['r1']->source ) );

		$this->import->run( TestStream::of( self::FILE . "r2,Two,P\n" ), name: 'two.csv' );
		$this->import->run( TestStream::of( self::FILE ), name: 'unchanged.csv' );
		self::assertSame( array( 1, 'two.csv', '0', 2 ), array( self::jobs(), $this->import->imports->undoable()?->name, self::lease(), $done ) );

		try {
			$this->import->run( TestStream::of( 'no list' ) );
			self::fail( 'It was read.' );
		} catch ( UnreadableFile ) {
			self::assertSame( 1, self::jobs() );
		}
	}

	public function test_one_that_the_database_cut_off_goes_on_with_the_same_file_only(): void {
		$this->cut_off();
		$job = $this->import->imports->latest();
		self::assertSame( array( ImportStage::Importing, '0', 0 ), array( $job?->stage, self::lease(), $this->store->count() ) );

		// The same number of bytes, but other content.
		$this->import->run( TestStream::of( str_replace( 'One', 'Two', self::FILE ) ), resume: true );
		self::assertSame( array( 2, 'Two' ), array( self::jobs(), $this->store->get_many( array( 'r1' ) )['r1']->rebate->title ) );

		$this->import->run( TestStream::of( self::FILE ), resume: true );
		self::assertSame( array( 'One', ImportStage::Done ), array( $this->store->get_many( array( 'r1' ) )['r1']->rebate->title, $this->import->imports->get( $job->id ?? 0 )?->stage ) );
	}

	public function test_without_being_told_to_resume_it_begins_anew(): void {
		$this->cut_off();
		$this->import->run( TestStream::of( self::FILE ) );

		self::assertSame( 2, self::jobs() );
	}

	public function test_it_waits_until_another_process_lets_go_of_it(): void {
		$this->cut_off();
		$id = $this->import->imports->latest()->id ?? 0;
		self::assertTrue( $this->import->imports->lease( $id, 0 ) );
		$until = (int) self::lease();
		$this->import->run( TestStream::of( self::FILE ), resume: true );

		self::assertGreaterThan( $until, time() );
		self::assertSame( array( 1, ImportStage::Done ), array( $this->store->count(), $this->import->imports->get( $id )?->stage ) );
	}

	public function test_a_process_holds_it_anew_after_each_batch(): void {
		$file  = self::file( 501 );
		$ahead = array();
		$look  = static function () use ( &$ahead ): void {
			$ahead[] = (int) self::lease() > time() + 10;
			self::wpdb()->query( 'UPDATE ' . ImportTables::imports( self::wpdb() ) . ' SET lease = 1' );
		};

		$this->import->run( TestStream::of( $file ), after_batch: $look );
		self::assertSame( array( true, true ), $ahead );

		$job   = $this->import->imports->undoable();
		$ahead = array();
		self::assertNotNull( $job );
		$this->import->begin_undo( $job, false );
		add_action( 'hvac_blocks_rebates_changed', $look );
		self::assertTrue( $this->import->step( $job, 60 ) );
		self::assertSame( array( array( true, true ), ImportStage::Undone, 501, '0' ), array( $ahead, $job->stage, $job->counts->done, self::lease() ) );
	}

	public function test_each_step_goes_on_where_the_one_before_paused(): void {
		$file = self::file( 501 );
		$id   = $this->upload( $file )->id;
		self::assertSame( array( 'checking 500 0', 'checked 501 0', 1 ), array( $this->step( $id ), $this->step( $id ), self::chunks() ) );

		$this->import->confirm( $this->job( $id ) );
		self::assertSame( 0, self::chunks() );
		self::assertSame( array( 'importing 501 500', 'done 501 501' ), array( $this->step( $id ), $this->step( $id ) ) );
		self::assertSame( 501, $this->store->count() );

		$this->import->begin_undo( $this->job( $id ), false );
		self::assertSame( array( ImportStage::Undoing, 0, 0 ), array( $this->job( $id )->stage, $this->job( $id )->counts->done, $this->job( $id )->counts->kept ) );
		self::assertSame( 'undoing 501 500', $this->step( $id ) );

		// A second call also continues.
		$this->import->begin_undo( $this->job( $id ), true );
		self::assertFalse( $this->job( $id )->counts->overwrites );
		self::assertSame( array( 'undone 501 501', 0, 0 ), array( $this->step( $id ), $this->store->count(), $this->job( $id )->counts->kept ) );
	}

	public function test_a_step_with_time_reads_and_compares_in_one_go(): void {
		$this->import->run( TestStream::of( "id,title,provider\nold,Old,P\n" ) );
		$job = $this->upload( self::file( 501 ), removes: true );

		self::assertTrue( $this->import->step( $job, 60 ) );
		self::assertSame( array( ImportStage::Checked, 501, 1 ), array( $job->stage, $job->counts->kinds['new'], $job->counts->kinds['removed'] ) );

		$job = $this->upload( self::FILE, removes: true );
		$this->import->step( $job, 0 );
		self::assertSame( array( ImportStage::Comparing, 0 ), array( $job->stage, $job->counts->kinds['removed'] ) );
		$this->import->step( $job, 60 );
		self::assertSame( array( ImportStage::Checked, 1 ), array( $job->stage, $job->counts->kinds['removed'] ) );
	}

	public function test_a_file_that_cannot_be_read_fails_once_and_for_good(): void {
		$job = $this->upload( "id,title,provider\n" );

		self::assertTrue( $this->import->step( $job, 60 ) );
		self::assertSame( array( ImportStage::Failed, 'There are no rebates in this file.', 0, '0' ), array( $this->job( $job->id )->stage, $this->job( $job->id )->problem, self::chunks(), self::lease() ) );
	}

	public function test_columns_that_people_chose_are_read_anew_and_remembered_once_they_are_confirmed(): void {
		$job = $this->upload( "Acct,Firm,provider\nr1,One,P\n" );
		self::assertTrue( $this->import->step( $job, 60 ) );
		self::assertSame( array( ImportStage::Columns, array( 'acct', 'firm', 'provider' ), '', 1, '0' ), array( $this->job( $job->id )->stage, array_column( $this->job( $job->id )->columns, 'key' ), $job->problem, self::chunks(), self::lease() ) );

		foreach ( array( array( 'acct' => 'title', 'firm' => 'id' ), array( 'acct' => 'id', 'firm' => 'title' ) ) as $chosen ) {
			$this->import->choose_columns( $job, $chosen );
			self::assertSame( array( ImportStage::Checking, 0, $chosen ), array( $this->job( $job->id )->stage, $this->job( $job->id )->counts->rows(), $this->job( $job->id )->chosen ) );
			self::assertTrue( $this->import->step( $this->job( $job->id ), 60 ) );
			$job = $this->job( $job->id );
		}

		self::assertSame( array( 'r1' ), array_column( $this->import->rows->page( $job->id, null, 1, 9 ), 'key' ) );
		self::assertFalse( get_option( RememberedColumns::OPTION ) );
		$this->import->confirm( $job );
		self::assertSame( array( array( 'acct' => 'id', 'firm' => 'title', 'provider' => 'provider' ) ), array_values( ( new RememberedColumns( 'rebate' ) )->all() ) );
		self::assertSame( array( ImportStage::Importing, 0 ), array( $this->job( $job->id )->stage, self::chunks() ) );
	}

	public function test_columns_are_chosen_for_one_run(): void {
		$this->import->run( TestStream::of( "Acct,Firm,provider\nr1,One,P\n" ), columns: array( 'acct' => 'id', 'firm' => 'title' ) );
		self::assertSame( array( 1, array() ), array( $this->store->count(), ( new RememberedColumns( 'rebate' ) )->all() ) );

		$this->expectException( UnknownColumns::class );
		$this->import->run( TestStream::of( "Acct,Firm,provider\nr2,One,P\n" ) );
	}

	public function test_what_another_process_works_on_is_left_alone(): void {
		$job = $this->upload( self::FILE );
		$this->import->imports->lease( $job->id, 60 );

		self::assertFalse( $this->import->step( $job, 60 ) );
		self::assertSame( array( ImportStage::Checking, 0 ), array( $this->job( $job->id )->stage, $this->job( $job->id )->counts->rows() ) );
	}

	public function test_a_file_of_the_command_line_is_elsewhere_until_it_is_read(): void {
		$job = $this->import->imports->create( 'a.csv', strlen( self::FILE ), '', null, 'import', false, ImportStage::Checking );

		try {
			$this->import->step( $job, 60 );
			self::fail( 'It was read.' );
		} catch ( FileOnOtherNode $error ) {
			self::assertStringContainsString( 'wp hvac-blocks rebates import FILE --resume', $error->getMessage() );
			self::assertSame( array( '0', ImportStage::Checking ), array( self::lease(), $this->job( $job->id )->stage ) );
		}

		$this->enter( $job->id, ImportStage::Importing );
		self::assertTrue( $this->import->step( $this->job( $job->id ), 60 ) );
	}

	/** Begins an import and makes the database reject its writes. */
	private function cut_off(): void {
		$refuse = static fn ( string $query ): string => str_contains( $query, 'INSERT INTO `' . RebateTables::rebates( self::wpdb() ) . '`' ) ? throw new RuntimeException( 'killed' ) : $query;
		add_filter( 'query', $refuse );

		try {
			$this->import->run( TestStream::of( self::FILE ) );
			self::fail( 'It was not cut off.' );
		} catch ( RuntimeException $error ) {
			self::assertSame( 'killed', $error->getMessage() );
		} finally {
			remove_filter( 'query', $refuse );
		}
	}

	private function upload( string $file, bool $removes = false ): ImportJob {
		$job = $this->import->imports->create( 'a.csv', strlen( $file ), '', null, 'import', $removes, ImportStage::Checking );
		$this->import->chunks->put( $job->id, 0, $file );

		return $job;
	}

	/** @return string stage, rows and progress after the shortest possible step */
	private function step( int $id ): string {
		self::assertTrue( $this->import->step( $this->job( $id ), 0 ) );
		$job = $this->job( $id );
		self::assertSame( '0', self::lease() );

		return "{$job->stage->value} {$job->counts->rows()} {$job->counts->done}";
	}

	private function enter( int $id, ImportStage $stage ): void {
		$job = $this->job( $id );
		$job->enter( $stage );
		$this->import->imports->save( $job );
	}

	private function job( int $id ): ImportJob {
		$job = $this->import->imports->get( $id );
		self::assertNotNull( $job );

		return $job;
	}

	private static function jobs(): int {
		return (int) self::wpdb()->get_var( 'SELECT COUNT(*) FROM ' . ImportTables::imports( self::wpdb() ) );
	}

	private static function chunks(): int {
		return (int) self::wpdb()->get_var( 'SELECT COUNT(*) FROM ' . ImportTables::chunks( self::wpdb() ) );
	}

	/** @return string the time until which the newest import is held */
	private static function lease(): string {
		return (string) self::wpdb()->get_var( 'SELECT lease FROM ' . ImportTables::imports( self::wpdb() ) . ' ORDER BY id DESC LIMIT 1' );
	}

	private static function file( int $rows ): string {
		return "id,title,provider\n" . implode( '', array_map( static fn ( int $i ): string => "r$i,One,P\n", range( 1, $rows ) ) );
	}
}
