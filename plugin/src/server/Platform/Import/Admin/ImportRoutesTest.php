<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Admin;

use HvacBlocks\Offers\Rebates\Import\RebateImport;
use HvacBlocks\Offers\Rebates\Rebate;
use HvacBlocks\Offers\Rebates\Store\RebateStore;
use HvacBlocks\Offers\Rebates\Store\StoredRebate;
use HvacBlocks\Platform\Import\ImportChunks;
use HvacBlocks\Platform\Import\ImportJob;
use HvacBlocks\Platform\Import\ImportStage;
use HvacBlocks\Platform\Import\ImportTables;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestStream;
use HvacBlocks\Testing\TestWorkbook;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** What each route does at each stage of an import: with rebates, the simplest importable records. */
final class ImportRoutesTest extends TestCase {
	private const PATH = '/hvac-blocks/v1/admin/rebate-imports';
	private const FILE = "id,title,provider\nr1,One,P\n";

	private RebateStore $store;

	private RebateImport $import;

	protected function setUp(): void {
		$this->store  = new RebateStore( self::wpdb() );
		$this->import = new RebateImport( self::wpdb(), $this->store );
		remove_all_actions( 'rest_api_init' );
		self::answer_routes( ...ImportRoutes::of( $this->import ) );
		$this->as_role( 'administrator' );
	}

	public function test_each_route_needs_an_import_and_an_administrator(): void {
		$id = $this->job( ImportStage::Checked )->id;

		foreach ( array( array( 'GET', '' ), array( 'POST', '' ), array( 'POST', '/ID/chunks/0' ), array( 'POST', '/ID/step' ), array( 'GET', '/ID/columns' ), array( 'GET', '/ID/refused' ), array( 'POST', '/ID/columns' ), array( 'POST', '/ID/sheet' ), array( 'POST', '/ID/confirm' ), array( 'POST', '/ID/undo' ), array( 'DELETE', '/ID' ), array( 'GET', '/ID/rows' ) ) as [ $method, $path ] ) {
			$this->as_role( 'editor' );
			self::assertSame( 403, $this->rest( $method, self::PATH . str_replace( 'ID', "$id", $path ), array( 'name' => 'a.csv', 'size' => 5, 'fields' => array() ) )->get_status(), $path );
			$this->as_role( 'administrator' );

			if ( '' !== $path ) {
				self::assertSame( array( 404, 'hvac_blocks_no_import' ), $this->refused( $method, str_replace( 'ID', '0', $path ), array( 'fields' => array() ) ), $path );
			}
		}
	}

	#[TestWith( array( 0, 422, 'hvac_blocks_no_file' ) )]
	#[TestWith( array( 268_435_457, 413, 'hvac_blocks_large_file' ) )]
	public function test_a_file_of_a_size_that_is_none_is_refused( int $size, int $status, string $code ): void {
		self::assertSame( array( $status, $code ), $this->refused( 'POST', '', array( 'name' => 'a.csv', 'size' => $size ) ) );
	}

	/** @return iterable<string, array{string, string, array<string, mixed>, int}> method, path, data sent, status */
	public static function arguments(): iterable {
		$file = array( 'name' => 'a', 'size' => 5 );

		yield 'the shortest name' => array( 'POST', '', $file, 200 );
		yield 'the longest name and signature' => array( 'POST', '', array( ...$file, 'name' => str_repeat( 'a', 255 ), 'signature' => str_repeat( 'a', 64 ) ), 200 );
		yield 'no name' => array( 'POST', '', array( 'size' => 5 ), 400 );
		yield 'an empty name' => array( 'POST', '', array( ...$file, 'name' => '' ), 400 );
		yield 'a longer name' => array( 'POST', '', array( ...$file, 'name' => str_repeat( 'a', 256 ) ), 400 );
		yield 'no size' => array( 'POST', '', array( 'name' => 'a' ), 400 );
		yield 'a size below nothing' => array( 'POST', '', array( ...$file, 'size' => -1 ), 400 );
		yield 'a longer signature' => array( 'POST', '', array( ...$file, 'signature' => str_repeat( 'a', 65 ) ), 400 );
		yield 'page nothing' => array( 'GET', '/1/rows', array( 'page' => 0 ), 400 );
		yield 'a page beyond a million' => array( 'GET', '/1/rows', array( 'page' => 1_000_001 ), 400 );
		yield 'no row a page' => array( 'GET', '/1/rows', array( 'per_page' => 0 ), 400 );
		yield 'more than a hundred rows a page' => array( 'GET', '/1/rows', array( 'per_page' => 101 ), 400 );
	}

	/** @param array<string, mixed> $sent */
	#[DataProvider( 'arguments' )]
	public function test_arguments_have_limits( string $method, string $path, array $sent, int $status ): void {
		self::assertSame( $status, $this->rest( $method, self::PATH . $path, $sent )->get_status() );
	}

	public function test_an_import_of_nobody_has_no_user(): void {
		$this->as_role( 'anonymous' );
		$this->job( ImportStage::Checked );
		$this->as_role( 'administrator' );

		self::assertSame( '', $this->shown()['latest']['user'] ?? null );
	}

	#[TestWith( array( 1, 1 ) )]
	#[TestWith( array( ImportChunks::SIZE, 1 ) )]
	#[TestWith( array( 268_435_456, 512 ) )]
	public function test_an_import_begins_with_its_pieces_to_come( int $size, int $pieces ): void {
		$job = self::data( $this->rest( 'POST', self::PATH, array( 'name' => "a\n<b>.csv", 'size' => $size, 'remove' => true ) ) );

		self::assertSame(
			array( 'a .csv', $size, 'uploading', true, ImportChunks::SIZE, $pieces, 0, $size, false, wp_get_current_user()->display_name ),
			array( $job['name'], $job['size'], $job['stage'], $job['remove'], $job['chunkSize'], $job['chunks'], $job['received'], $job['read'], $job['busy'], $job['user'] )
		);
		self::assertSame( '', $this->import->imports->latest()?->signature );
	}

	public function test_only_an_upload_of_the_same_file_for_the_same_end_goes_on(): void {
		$first = $this->begin( array() );

		self::assertSame( $first, $this->begin( array() ) );

		foreach ( array( array( 'size' => 6 ), array( 'remove' => true ), array( 'signature' => 'other' ), array( 'signature' => '' ), array( 'signature' => '' ) ) as $other ) {
			self::assertGreaterThan( $first, $this->begin( $other ) );
			self::assertFalse( $this->begin( array() ) === $this->begin( $other ) );
		}

		$job = $this->import->imports->unfinished( 'same', 'import' );
		self::assertNotNull( $job );
		$this->enter( $job, ImportStage::Checking );
		self::assertGreaterThan( $job->id, $this->begin( array() ) );
	}

	#[TestWith( array( ImportStage::Importing, 409 ) )]
	#[TestWith( array( ImportStage::Fetching, 409 ) )]
	#[TestWith( array( ImportStage::Undoing, 409 ) )]
	#[TestWith( array( ImportStage::Checked, 200 ) )]
	#[TestWith( array( ImportStage::Done, 200 ) )]
	public function test_none_begins_while_another_writes( ImportStage $stage, int $status ): void {
		$this->job( $stage );

		self::assertSame( $status, $this->rest( 'POST', self::PATH, array( 'name' => 'a.csv', 'size' => 5 ) )->get_status() );
	}

	public function test_pieces_come_in_any_order_and_the_last_begins_the_check(): void {
		$file = self::FILE . str_repeat( ' ', ImportChunks::SIZE );
		$id   = $this->job( ImportStage::Uploading, strlen( $file ) )->id;
		$last = substr( $file, ImportChunks::SIZE );

		foreach ( array( array( '0', $last ), array( '1', "$last " ), array( '1', '' ), array( '2', '' ), array( '2', $last ) ) as [ $number, $content ] ) {
			self::assertSame( array( 400, 'hvac_blocks_bad_chunk' ), $this->put( $id, $number, $content ) );
		}

		self::assertSame( array( 'uploading', 0 ), $this->put( $id, '1', $last ) );
		self::assertSame( array( 'converting', 2 ), $this->put( $id, '0', substr( $file, 0, ImportChunks::SIZE ) ) );
		self::assertSame( array( ImportStage::Converting, 0 ), array( $this->import->imports->get( $id )?->stage, $this->shown()['latest']['read'] ?? null ) );
		self::assertSame( array( 409, 'hvac_blocks_import_stage' ), $this->put( $id, '1', $last ) );
		$job = $this->step( $id );
		self::assertSame( array( 'checked', strlen( $file ), 1 ), array( $job['stage'], $job['read'], $job['new'] ) );
	}

	public function test_a_file_is_not_whole_without_its_last_piece(): void {
		$id = $this->job( ImportStage::Uploading, ImportChunks::SIZE + 1 )->id;

		self::assertSame( array( 'uploading', 1 ), $this->put( $id, '0', str_pad( self::FILE, ImportChunks::SIZE ) ) );
		self::assertSame( array( 'converting', 2 ), $this->put( $id, '1', 'x' ) );
	}

	public function test_a_file_of_exactly_one_piece_is_whole_with_it(): void {
		$id = $this->job( ImportStage::Uploading, ImportChunks::SIZE )->id;

		self::assertSame( array( 'converting', 1 ), $this->put( $id, '0', str_pad( self::FILE, ImportChunks::SIZE ) ) );
	}

	public function test_a_step_goes_on_unless_there_is_nothing_to_do_or_another_does_it(): void {
		$job = $this->job( ImportStage::Checking );
		$this->import->chunks->put( $job->id, 0, self::FILE );

		$this->import->imports->lease( $job->id, 60 );
		self::assertSame( array( 'checking', true, 0 ), $this->told( $this->step( $job->id ) ) );
		$this->import->imports->renew( $job->id, 0 );

		foreach ( array( 'it is checked', 'it waits' ) as $step ) {
			self::assertSame( array( 'checked', false, 1 ), $this->told( $this->step( $job->id ) ), $step );
		}
	}

	public function test_a_step_without_its_file_says_where_that_is(): void {
		self::assertSame( array( 409, 'hvac_blocks_import_elsewhere' ), $this->refused( 'POST', '/' . $this->job( ImportStage::Checking )->id . '/step' ) );
	}

	public function test_columns_are_shown_chosen_and_remembered(): void {
		$file = "Acct,Firm,provider\nr1,One,P\n";
		$job  = $this->job( ImportStage::Checking, strlen( $file ) );
		$this->import->chunks->put( $job->id, 0, $file );
		self::assertSame( 'columns', $this->step( $job->id )['stage'] );

		$columns = self::data( $this->rest( 'GET', self::PATH . "/$job->id/columns" ) );
		self::assertSame( array( array( 'heading' => 'Acct', 'values' => array( 'r1' ), 'field' => '' ), array( 'heading' => 'Firm', 'values' => array( 'One' ), 'field' => '' ), array( 'heading' => 'provider', 'values' => array( 'P' ), 'field' => 'provider' ) ), $columns['columns'] );
		self::assertSame( array( array( 'name' => 'id', 'required' => true ), array( 'name' => 'title', 'required' => true ), array( 'name' => 'titleEs', 'required' => false ) ), array_slice( (array) $columns['fields'], 0, 3 ) );
		self::assertFalse( $columns['remembered'] );

		self::assertSame( array( 422, 'hvac_blocks_columns' ), $this->refused( 'POST', "/$job->id/columns", array( 'fields' => array( 'id', '', '' ) ) ) );
		self::assertSame( array( 400, 'rest_missing_callback_param' ), $this->refused( 'POST', "/$job->id/columns" ) );
		self::assertSame( 'checking', self::data( $this->rest( 'POST', self::PATH . "/$job->id/columns", array( 'fields' => array( 'id', 'title', '' ) ) ) )['stage'] );
		self::assertSame( 'checked', $this->step( $job->id )['stage'] );
		$this->import->confirm( $this->import->imports->get( $job->id ) ?? $job );
		self::assertFalse( self::data( $this->rest( 'GET', self::PATH . "/$job->id/columns" ) )['remembered'], 'They were chosen for this one.' );
		$this->step( $job->id );

		$next = $this->job( ImportStage::Checking, strlen( $file ) );
		$this->import->chunks->put( $next->id, 0, $file );
		self::assertSame( 'checked', $this->step( $next->id )['stage'] );
		self::assertTrue( self::data( $this->rest( 'GET', self::PATH . "/$next->id/columns" ) )['remembered'] );
		$this->import->chunks->forget( $next->id );
		self::assertSame( array( 409, 'hvac_blocks_import_elsewhere' ), $this->refused( 'POST', "/$next->id/columns", array( 'fields' => array( 'id', 'title', '' ) ) ) );
	}

	public function test_another_sheet_of_a_workbook_is_read_from_the_file_that_is_kept(): void {
		$book = TestWorkbook::of( array( 'Notes' => TestWorkbook::row( array( 'Only a note' ) ), 'List' => TestWorkbook::row( array( 'id', 'title', 'provider' ) ) . TestWorkbook::row( array( 'r1', 'One', 'P' ) ), 'More' => TestWorkbook::row( array( 'id', 'title', 'provider' ) ) . str_repeat( TestWorkbook::row( array( 'r2', 'Two', 'P' ) ), 2 ) ) );
		$id   = $this->job( ImportStage::Uploading, strlen( $book ) )->id;
		self::assertSame( 'converting', $this->put( $id, '0', $book )[0] );

		while ( in_array( $this->shown()['latest']['stage'] ?? '', array( 'converting', 'checking' ), true ) ) {
			$this->step( $id );
		}

		$latest = $this->shown()['latest'] ?? array();
		self::assertSame( array( 'Notes', array( 'Notes', 'List', 'More' ) ), array( $latest['sheet'], $latest['sheets'] ) );
		self::assertSame( array( 422, 'hvac_blocks_no_sheet' ), $this->refused( 'POST', "/$id/sheet", array( 'sheet' => 'Other' ) ) );

		foreach ( array( 'List' => array( 1, 0 ), 'More' => array( 1, 1 ), 'Notes' => array( 0, 0 ), '' => array( 0, 0 ) ) as $sheet => $counts ) {
			$job = self::data( $this->rest( 'POST', self::PATH . "/$id/sheet", array( 'sheet' => $sheet ) ) );
			self::assertSame( array( 'converting', strlen( $book ), array(), '' ), array( $job['stage'], $job['size'], $job['unused'], $job['problem'] ) );

			for ( $steps = 0; $steps < 3; $steps++ ) {
				$job = $this->step( $id );
			}

			self::assertSame( array( '' === $sheet ? 'Notes' : $sheet, array( 'Notes', 'List', 'More' ), $counts ), array( $job['sheet'], $job['sheets'], array( $job['new'], $job['bad'] ) ) );
		}

		$this->rest( 'POST', self::PATH . "/$id/sheet", array( 'sheet' => 'List' ) );

		for ( $steps = 0; $steps < 3; $steps++ ) {
			$this->step( $id );
		}

		self::assertSame( 'importing', self::data( $this->rest( 'POST', self::PATH . "/$id/confirm" ) )['stage'] );
		$this->step( $id );
		self::assertSame( array( 409, 'hvac_blocks_import_stage' ), $this->refused( 'POST', "/$id/sheet", array( 'sheet' => 'More' ) ) );
		self::assertSame( array( 1, '' ), array( $this->store->count(), $this->import->chunks->get( $id, 0 ) ) );
	}

	public function test_a_file_without_other_sheets_is_not_kept(): void {
		$book = TestWorkbook::table( array( array( 'id', 'title', 'provider' ), array( 'r1', 'One', 'P' ) ) );
		$id   = $this->job( ImportStage::Uploading, strlen( $book ) )->id;
		$this->put( $id, '0', $book );
		$this->step( $id );

		self::assertSame( array(), $this->step( $id )['sheets'] );
		self::assertSame( array( 409, 'hvac_blocks_import_stage' ), $this->refused( 'POST', "/$id/sheet", array( 'sheet' => 'Dealers' ) ) );
		self::assertSame( '1', self::wpdb()->get_var( self::wpdb()->prepare( 'SELECT COUNT(*) FROM %i WHERE import_id = %d', ImportTables::chunks( self::wpdb() ), $id ) ) );
	}

	public function test_refused_rows_are_exported_from_a_checked_file_that_is_here(): void {
		$file = "id,title,provider\nr1,,P\n";
		$job  = $this->job( ImportStage::Checking, strlen( $file ) );
		$path = "/$job->id/refused";
		$this->import->chunks->put( $job->id, 0, $file );
		self::assertSame( array( 409, 'hvac_blocks_import_stage' ), $this->refused( 'GET', $path ) );

		$this->step( $job->id );
		$response = $this->rest( 'GET', self::PATH . $path );
		self::assertSame( array( 200, 'attachment; filename="refused-rows.csv"' ), array( $response->get_status(), $response->get_headers()['Content-Disposition'] ) );

		$this->import->chunks->forget( $job->id );
		self::assertSame( array( 409, 'hvac_blocks_import_elsewhere' ), $this->refused( 'GET', $path ) );
		self::assertSame( array( 409, 'hvac_blocks_import_stage' ), $this->refused( 'GET', '/' . $this->job( ImportStage::Checked )->id . '/refused' ), 'It has no columns.' );
	}

	#[TestWith( array( 'POST', '/confirm', array( ImportStage::Checked ) ) )]
	#[TestWith( array( 'POST', '/undo', array( ImportStage::Importing, ImportStage::Fetching, ImportStage::Done, ImportStage::Undoing ) ) )]
	#[TestWith( array( 'DELETE', '', array( ImportStage::Uploading, ImportStage::Converting, ImportStage::Columns, ImportStage::Checking, ImportStage::Comparing, ImportStage::Checked, ImportStage::Undone, ImportStage::Failed ) ) )]
	public function test_each_has_its_stages( string $method, string $path, mixed $stages ): void {
		foreach ( ImportStage::cases() as $stage ) {
			$job    = $this->job( $stage );
			$answer = $this->rest( $method, self::PATH . "/$job->id$path" );

			self::assertSame( in_array( $stage, (array) $stages, true ) ? 200 : 409, $answer->get_status(), $stage->value );
			self::assertSame( 409 === $answer->get_status() ? 'hvac_blocks_import_stage' : null, self::data( $answer )['code'] ?? null );
			$this->import->imports->forget( $job->id );
		}
	}

	public function test_an_import_is_confirmed_brought_in_undone_and_put_away(): void {
		$job = $this->job( ImportStage::Checking );
		$this->import->chunks->put( $job->id, 0, self::FILE );
		$this->step( $job->id );

		self::assertSame( 'importing', self::data( $this->rest( 'POST', self::PATH . "/$job->id/confirm" ) )['stage'] );
		self::assertSame( ImportStage::Importing, $this->import->imports->get( $job->id )?->stage );
		self::assertSame( 'done', $this->step( $job->id )['stage'] );
		self::assertSame( array( $job->id, $job->id, 0 ), $this->known() );

		$this->store->write( array( new StoredRebate( new Rebate( 'r1', 'Edited', provider: 'P' ), 'manual' ) ) );
		self::assertSame( array( 'total' => 1, 'some' => array( 'r1' ) ), $this->shown()['edited'] );
		self::assertSame( 'undoing', self::data( $this->rest( 'POST', self::PATH . "/$job->id/undo" ) )['stage'] );
		self::assertSame( array( 'undone', 1, 1 ), array( $this->step( $job->id )['stage'], $this->step( $job->id )['kept'], $this->store->count() ) );
		self::assertSame( array( $job->id, null, 0 ), $this->known() );

		self::assertSame( array( 'deleted' => true ), $this->rest( 'DELETE', self::PATH . "/$job->id" )->get_data() );
		self::assertSame( array( null, null, 0 ), $this->known() );
	}

	/** @param array<string, mixed> $sent */
	#[TestWith( array( array(), 409, 'checked' ) )]
	#[TestWith( array( array( 'confirm' => false ), 409, 'checked' ) )]
	#[TestWith( array( array( 'confirm' => true ), 200, 'importing' ) )]
	public function test_a_large_loss_is_asked_about( array $sent, int $status, string $stage ): void {
		$this->store->write( array_map( static fn ( int $i ): StoredRebate => new StoredRebate( new Rebate( "old$i", 'Old', provider: 'P' ), 'manual' ), range( 1, 3 ) ) );
		$job = $this->import->imports->create( 'a.csv', 27, '', null, 'import', true, ImportStage::Checking );
		$this->import->chunks->put( $job->id, 0, self::FILE );
		self::assertTrue( $this->step( $job->id )['losesMuch'] );

		$answer = $this->rest( 'POST', self::PATH . "/$job->id/confirm", $sent );
		$data   = self::data( $answer );

		self::assertSame( array( $status, $stage ), array( $answer->get_status(), $this->import->imports->get( $job->id )?->stage->value ) );

		if ( 409 === $status ) {
			self::assertSame( array( 'hvac_blocks_large_loss', 'Nothing was saved. This file removes 3 of 3 records, and empties fields in 0. Send “confirm” to import it.' ), array( $data['code'], $data['message'] ) );
		}
	}

	/** @param array<string, mixed> $sent */
	#[TestWith( array( array(), 1 ) )]
	#[TestWith( array( array( 'overwrite' => false ), 1 ) )]
	#[TestWith( array( array( 'overwrite' => true ), 0 ) )]
	public function test_what_others_edited_goes_where_that_is_asked_for( array $sent, int $left ): void {
		$this->import->run( TestStream::of( self::FILE ) );
		$this->store->write( array( new StoredRebate( new Rebate( 'r1', 'Edited', provider: 'P' ), 'manual' ) ) );
		$id = $this->import->imports->latest()->id ?? 0;
		$this->rest( 'POST', self::PATH . "/$id/undo", $sent );
		$this->step( $id );

		self::assertSame( $left, $this->store->count() );
	}

	public function test_rows_come_in_pages_of_twenty(): void {
		$file = "id,title,provider\n" . implode( '', array_map( static fn ( int $i ): string => "r$i," . ( $i > 21 ? '' : 'One' ) . ",P\n", range( 1, 22 ) ) );
		$job  = $this->job( ImportStage::Checking, strlen( $file ) );
		$this->import->chunks->put( $job->id, 0, $file );
		$this->step( $job->id );
		$page = function ( string $query ) use ( $job ): array {
			/** @var array{total: int, pages: int, rows: list<array{id: string}>} $data */
			$data = self::data( $this->rest( 'GET', self::PATH . "/$job->id/rows$query" ) );

			return array( $data['total'], $data['pages'], count( $data['rows'] ), $data['rows'][0]['id'] ?? '' );
		};

		self::assertSame( array( 22, 2, 20, 'r1' ), $page( '' ) );
		self::assertSame( array( 22, 2, 2, 'r21' ), $page( '?page=2' ) );
		self::assertSame( array( 21, 7, 3, 'r4' ), $page( '?kind=new&per_page=3&page=2' ) );
		self::assertSame( array( 1, 1, 1, 'r22' ), $page( '?kind=bad&per_page=1' ) );
		self::assertSame( array( 22, 1, 0, '' ), $page( '?page=1000000&per_page=100' ) );
		self::assertSame( array( 0, 0, 0, '' ), $page( '?kind=warned' ) );
		self::assertSame( array( 'kind' => 'bad', 'line' => 23, 'id' => 'r22', 'name' => '', 'reason' => 'title is missing', 'changes' => array() ), ( (array) self::data( $this->rest( 'GET', self::PATH . "/$job->id/rows?kind=bad" ) )['rows'] )[0] ?? null );
	}

	/**
	 * @param array<string, mixed> $sent
	 * @return array{int, mixed} status and code
	 */
	private function refused( string $method, string $path, array $sent = array() ): array {
		$answer = $this->rest( $method, self::PATH . $path, $sent );

		return array( $answer->get_status(), self::data( $answer )['code'] ?? null );
	}

	/** @return array{mixed, mixed} stage and number of pieces received, or status and code */
	private function put( int $id, string $number, string $content ): array {
		$request = new WP_REST_Request( 'POST', self::PATH . "/$id/chunks/$number" );
		$request->set_body( $content );
		$response = rest_get_server()->dispatch( $request );
		$data     = self::data( $response );

		return 200 === $response->get_status() ? array( $data['stage'], $data['received'] ) : array( $response->get_status(), $data['code'] );
	}

	/**
	 * @param array<string, mixed> $other
	 * @return mixed its ID
	 */
	private function begin( array $other ): mixed {
		return self::data( $this->rest( 'POST', self::PATH, array( 'name' => 'a.csv', 'size' => 5, 'signature' => 'same', ...$other ) ) )['id'];
	}

	/** @return array<string, mixed> */
	private function step( int $id ): array {
		return self::data( $this->rest( 'POST', self::PATH . "/$id/step" ) );
	}

	/**
	 * @param array<string, mixed> $job
	 * @return list<mixed>
	 */
	private function told( array $job ): array {
		return array( $job['stage'], $job['busy'], $job['new'] );
	}

	/** @return array{latest: ?array<string, mixed>, undoable: ?array<string, mixed>, edited: array<string, mixed>} */
	private function shown(): array {
		/** @var array{latest: ?array<string, mixed>, undoable: ?array<string, mixed>, edited: array<string, mixed>} $shown */
		$shown = self::data( $this->rest( 'GET', self::PATH ) );

		return $shown;
	}

	/** @return list<mixed> the IDs of the latest and the undoable import, and how many records were edited since */
	private function known(): array {
		$shown = $this->shown();

		return array( $shown['latest']['id'] ?? null, $shown['undoable']['id'] ?? null, $shown['edited']['total'] );
	}

	private function job( ImportStage $stage, int $size = 27 ): ImportJob {
		return $this->import->imports->create( 'a.csv', $size, '', null, 'import', false, $stage );
	}

	private function enter( ImportJob $job, ImportStage $stage ): void {
		$job->enter( $stage );
		$this->import->imports->save( $job );
	}
}
