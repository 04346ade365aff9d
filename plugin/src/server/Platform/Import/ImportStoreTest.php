<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use HvacBlocks\Platform\Import\Columns\FileColumn;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class ImportStoreTest extends TestCase {
	private ImportStore $imports;

	protected function setUp(): void {
		$this->imports = new ImportStore( self::wpdb(), 'dealer' );
	}

	public function test_an_import_begins_with_all_that_is_known_of_it(): void {
		$user = $this->as_role( 'administrator' );
		$job  = $this->imports->create( 'a' . str_repeat( 'é', 190 ), 5, 'sign', ImportFormat::Json, 'demo', true, ImportStage::Uploading );

		self::assertSame(
			array( 'a' . str_repeat( 'é', 189 ), 5, 'sign', ImportFormat::Json, 'demo', true, $user, ImportStage::Uploading, 0, 1, '' ),
			array( $job->name, $job->size, $job->signature, $job->format, $job->origin, $job->removes_missing, $job->user, $job->stage, $job->position, $job->line, $job->problem )
		);
		self::assertEquals( new ImportCounts(), $job->counts );
		self::assertEqualsWithDelta( array( time(), time() ), array( $job->created, $job->updated ), 2 );
	}

	public function test_what_changes_of_it_is_saved(): void {
		$job           = $this->create( ImportStage::Checking );
		$job->problem  = 'a' . str_repeat( 'é', 500 );
		$job->position = 7;
		$job->line     = 8;
		$this->imports->save( $job );
		$saved = $this->imports->get( $job->id );
		self::assertSame( array( 'a' . str_repeat( 'é', 499 ), 7, 8 ), array( $saved?->problem, $saved?->position, $saved?->line ) );

		$job->columns = array( new FileColumn( 'été', 'Été', 'data.name', array( 'x' ) ), new FileColumn( 'b', 'B', null ) );
		$job->chosen  = array( 'été' => 'data.name', 'b' => null );
		$this->imports->save_columns( $job );
		$saved = $this->imports->get( $job->id );
		self::assertEquals( array( $job->columns, $job->chosen, $job->chosen ), array( $saved?->columns, $saved?->chosen, $saved?->paths() ) );

		$job->enter( ImportStage::Failed );
		self::assertSame( array( ImportStage::Failed, 0, 1 ), array( $job->stage, $job->position, $job->line ) );
	}

	#[TestWith( array( 0, 0 ) )]
	#[TestWith( array( 1, 1 ) )]
	#[TestWith( array( ImportChunks::SIZE, 1 ) )]
	#[TestWith( array( ImportChunks::SIZE + 1, 2 ) )]
	public function test_a_file_comes_in_so_many_pieces( int $size, int $pieces ): void {
		self::assertSame( $pieces, $this->imports->create( 'a.csv', $size, '', null, 'import', false, ImportStage::Uploading )->chunks() );
	}

	public function test_an_import_that_did_not_finish_is_found_by_its_content_and_origin(): void {
		foreach ( ImportStage::cases() as $stage ) {
			$job   = $this->create( $stage, $stage->value );
			$is_on = in_array( $stage, array( ImportStage::Uploading, ImportStage::Converting, ImportStage::Columns, ImportStage::Checking, ImportStage::Comparing, ImportStage::Importing, ImportStage::Fetching ), true );

			self::assertSame( $is_on ? $job->id : null, $this->imports->unfinished( $stage->value, 'import' )?->id );
		}

		self::assertNull( $this->imports->unfinished( 'checking', 'demo' ) );
		self::assertNull( $this->imports->unfinished( 'x', 'import' ) );
		self::assertNull( ( new ImportStore( self::wpdb(), 'rebate' ) )->unfinished( 'checking', 'import' ) );
		$newer = $this->create( ImportStage::Checking, 'checking' )->id;
		self::assertSame( $newer, ( new ImportStore( self::wpdb(), 'dealer' ) )->unfinished( 'checking', 'import' )?->id );
	}

	public function test_the_latest_is_the_administrators_own(): void {
		self::assertNull( ( new ImportStore( self::wpdb(), 'dealer' ) )->latest() );
		$this->create( ImportStage::Done );
		$own = $this->create( ImportStage::Failed );
		$this->create( ImportStage::Done, origin: 'demo' );

		self::assertSame( $own->id, $this->imports->latest()?->id );
	}

	public function test_the_last_that_wrote_can_be_undone_until_it_is(): void {
		self::assertNull( $this->imports->undoable() );
		$this->create( ImportStage::Checked );
		$this->create( ImportStage::Done, origin: 'demo' );
		self::assertNull( $this->imports->undoable() );

		foreach ( array( ImportStage::Importing, ImportStage::Fetching, ImportStage::Done, ImportStage::Undoing ) as $stage ) {
			self::assertSame( $this->create( $stage )->id, $this->imports->undoable()?->id );
		}

		$this->create( ImportStage::Undone );
		self::assertNull( $this->imports->undoable() );
	}

	public function test_one_process_at_a_time_holds_an_import(): void {
		$id = $this->create( ImportStage::Checking )->id;

		self::assertSame( array( true, false ), array( $this->imports->lease( $id, 60 ), $this->imports->lease( $id, 60 ) ) );
		$this->imports->renew( $id, 60 );
		self::assertFalse( $this->imports->lease( $id, 60 ) );
		$this->imports->renew( $id, 0 );
		self::assertSame( '0', self::wpdb()->get_var( 'SELECT lease FROM ' . ImportTables::imports( self::wpdb() ) ) );
		self::assertSame( array( true, false ), array( $this->imports->lease( $id, 1 ), $this->imports->lease( $id + 1, 1 ) ) );
	}

	public function test_all_of_an_import_is_forgotten_and_of_no_other(): void {
		$tables = static fn (): array => array_map( static fn ( string $table ): ?string => self::wpdb()->get_var( "SELECT COUNT(*) FROM $table" ), array( ImportTables::imports( self::wpdb() ), ImportTables::chunks( self::wpdb() ), ImportTables::rows( self::wpdb() ) ) );

		foreach ( array( $this->create( ImportStage::Checking ), $this->create( ImportStage::Checking ) ) as $job ) {
			( new ImportChunks( self::wpdb() ) )->put( $job->id, 0, 'x' );
			self::wpdb()->insert( ImportTables::rows( self::wpdb() ), array( 'import_id' => $job->id, 'number' => 1, 'old_data' => '', 'new_data' => '' ) );
		}

		self::assertSame( array( '2', '2', '2' ), $tables() );
		$this->imports->forget( $job->id );
		self::assertSame( array( '1', '1', '1' ), $tables() );
		self::assertNull( $this->imports->get( $job->id ) );
	}

	public function test_those_before_one_are_forgotten_unless_they_are_half_done(): void {
		$forgotten = $this->create( ImportStage::Done );
		$half      = $this->create( ImportStage::Importing );
		$demo      = $this->create( ImportStage::Done, origin: 'demo' );
		$last      = $this->create( ImportStage::Done );
		$this->imports->forget_before( $last->id );

		self::assertSame( array( null, $half->id, $demo->id, $last->id ), array_map( fn ( ImportJob $job ): ?int => $this->imports->get( $job->id )?->id, array( $forgotten, $half, $demo, $last ) ) );
	}

	#[TestWith( array( ImportStage::Checked, 29, true ) )]
	#[TestWith( array( ImportStage::Checked, 31, false ) )]
	#[TestWith( array( ImportStage::Undone, 31, false ) )]
	#[TestWith( array( ImportStage::Importing, 31, true ) )]
	#[TestWith( array( ImportStage::Undoing, 31, true ) )]
	#[TestWith( array( ImportStage::Done, 31, true ) )]
	public function test_a_new_one_lets_go_of_what_was_given_up_a_month_ago( ImportStage $stage, int $days, bool $stays ): void {
		$old = $this->create( $stage );
		self::wpdb()->update( ImportTables::imports( self::wpdb() ), array( 'updated' => time() - $days * DAY_IN_SECONDS ), array( 'id' => $old->id ) );
		$this->create( ImportStage::Uploading );

		self::assertSame( $stays, null !== $this->imports->get( $old->id ) );
	}

	#[TestWith( array( ImportStage::Importing, 50, true ) )]
	#[TestWith( array( ImportStage::Undoing, 50, true ) )]
	#[TestWith( array( ImportStage::Importing, 70, false ) )]
	#[TestWith( array( ImportStage::Checking, 0, false ) )]
	#[TestWith( array( ImportStage::Done, 0, false ) )]
	public function test_an_import_runs_until_nobody_went_on_for_a_minute( ImportStage $stage, int $seconds, bool $runs ): void {
		self::assertFalse( ( new RunningImports( self::wpdb() ) )->any() );
		$job = $this->create( $stage );
		self::wpdb()->update( ImportTables::imports( self::wpdb() ), array( 'updated' => time() - $seconds ), array( 'id' => $job->id ) );

		self::assertSame( $runs, ( new RunningImports( self::wpdb() ) )->any() );
	}

	private function create( ImportStage $stage, string $signature = '', string $origin = 'import' ): ImportJob {
		return $this->imports->create( 'a.csv', 10, $signature, null, $origin, false, $stage );
	}
}
