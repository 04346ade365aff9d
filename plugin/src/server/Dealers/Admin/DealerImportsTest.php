<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use HvacBlocks\Dealers\Import\DealerExport;
use HvacBlocks\Dealers\Import\DealerImport;
use HvacBlocks\Dealers\PostalAreas\EmbeddedPostalAreaDirectory;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Kernel\Route;
use HvacBlocks\Platform\Import\Admin\ChooseImportColumnsRoute;
use HvacBlocks\Platform\Import\Admin\ConfirmImportRoute;
use HvacBlocks\Platform\Import\Admin\CreateImportRoute;
use HvacBlocks\Platform\Import\Admin\ExportRefusedRowsRoute;
use HvacBlocks\Platform\Import\Admin\ForgetImportRoute;
use HvacBlocks\Platform\Import\Admin\ListImportRowsRoute;
use HvacBlocks\Platform\Import\Admin\PutImportChunkRoute;
use HvacBlocks\Platform\Import\Admin\ShowImportColumnsRoute;
use HvacBlocks\Platform\Import\Admin\ShowImportsRoute;
use HvacBlocks\Platform\Import\Admin\StepImportRoute;
use HvacBlocks\Platform\Import\Admin\UndoImportRoute;
use HvacBlocks\Platform\Import\ImportChunks;
use HvacBlocks\Platform\Import\ImportFormat;
use HvacBlocks\Platform\Import\ImportStage;
use HvacBlocks\Platform\Import\ImportTables;
use HvacBlocks\Platform\Import\Intake\FileKind;
use HvacBlocks\Testing\AnswerShape;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestPlaces;
use HvacBlocks\Testing\TestWorkbook;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** An import through the routes: its file in pieces, its preview, confirmed, interrupted, undone. */
final class DealerImportsTest extends TestCase {
	private const IMPORTS = '/hvac-blocks/v1/admin/dealer-imports';
	private const HEADING = "companyID,name,city,zip,lat,lon,coverage\n";

	private DealerStore $store;

	private DealerImport $import;

	protected function setUp(): void {
		TestPlaces::load( self::wpdb(), array( '75024', '75025' ) );
		$this->store  = new DealerStore( self::wpdb() );
		$this->import = new DealerImport( self::wpdb(), $this->store, new EmbeddedPostalAreaDirectory( self::wpdb() ) );
		remove_all_actions( 'rest_api_init' );
		add_action( 'rest_api_init', 'rest_api_default_filters' );
		self::answer_routes( ...array_values( $this->routes() ) );
		$this->as_role( 'administrator' );
	}

	/** @return array<string, Route> */
	private function routes(): array {
		return array(
			'show'    => new ShowImportsRoute( $this->import ),
			'create'  => new CreateImportRoute( $this->import ),
			'chunk'   => new PutImportChunkRoute( $this->import ),
			'step'    => new StepImportRoute( $this->import ),
			'confirm' => new ConfirmImportRoute( $this->import ),
			'undo'    => new UndoImportRoute( $this->import ),
			'forget'  => new ForgetImportRoute( $this->import ),
			'rows'    => new ListImportRowsRoute( $this->import ),
			'columns' => new ShowImportColumnsRoute( $this->import ),
			'refused' => new ExportRefusedRowsRoute( $this->import ),
			'choose'  => new ChooseImportColumnsRoute( $this->import ),
			'export'  => new ExportDealersRoute( new DealerExport( $this->store ) ),
			'bulk'    => new DeleteDealersRoute( $this->store, new DealerList( self::wpdb(), $this->store ) ),
			'place'   => new FindPlaceRoute( new EmbeddedPostalAreaDirectory( self::wpdb() ) ),
		);
	}

	/** @return iterable<string, array{string, string, string, array<string, mixed>, string}> the route, its method, its path, the data sent, the required stage of the import */
	public static function cases(): iterable {
		yield 'show' => array( 'show', 'GET', self::IMPORTS, array(), '' );
		yield 'create' => array( 'create', 'POST', self::IMPORTS, array( 'name' => 'a.csv', 'size' => 10 ), '' );
		yield 'step' => array( 'step', 'POST', self::IMPORTS . '/1/step', array(), 'checked' );
		yield 'confirm' => array( 'confirm', 'POST', self::IMPORTS . '/1/confirm', array(), 'checked' );
		yield 'undo' => array( 'undo', 'POST', self::IMPORTS . '/1/undo', array(), 'done' );
		yield 'forget' => array( 'forget', 'DELETE', self::IMPORTS . '/1', array(), 'checked' );
		yield 'rows' => array( 'rows', 'GET', self::IMPORTS . '/1/rows', array(), 'checked' );
		yield 'columns' => array( 'columns', 'GET', self::IMPORTS . '/1/columns', array(), 'checked' );
		yield 'bulk' => array( 'bulk', 'DELETE', '/hvac-blocks/v1/admin/dealers', array( 'ids' => array( 'D1' ) ), '' );
		yield 'place' => array( 'place', 'GET', '/hvac-blocks/v1/admin/place', array( 'q' => '75024' ), '' );
	}

	/** @param array<string, mixed> $sent */
	#[DataProvider( 'cases' )]
	public function test_an_administrator_gets_what_the_schema_says( string $route, string $method, string $path, array $sent, string $stage ): void {
		$response = $this->rest( $method, $this->ready( $path, $stage ), $sent );
		$schema   = $this->routes()[ $route ]->schema();

		self::assertSame( 200, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		self::assertTrue( rest_validate_value_from_schema( self::data( $response ), $schema ) );
		self::assertSame( array(), AnswerShape::differences( self::data( $response ), $schema, $path ) );
		self::assertSame( 'no-store', $response->get_headers()['Cache-Control'] );
	}

	/** @param array<string, mixed> $sent */
	#[DataProvider( 'cases' )]
	public function test_everybody_else_is_refused( string $route, string $method, string $path, array $sent, string $stage ): void {
		$path = $this->ready( $path, $stage );

		foreach ( array( 'anonymous' => 401, 'subscriber' => 403, 'editor' => 403 ) as $role => $status ) {
			$this->as_role( $role );
			self::assertSame( $status, $this->rest( $method, $path, $sent )->get_status(), "$route $role" );
		}
	}

	/** @return iterable<string, array{string, string, array<string, mixed>, int, string, string}> */
	public static function bad_requests(): iterable {
		yield 'an empty file' => array( 'POST', self::IMPORTS, array( 'name' => 'a.csv', 'size' => 0 ), 422, 'hvac_blocks_no_file', '' );
		yield 'a file that is too large' => array( 'POST', self::IMPORTS, array( 'name' => 'a.csv', 'size' => 300_000_000 ), 413, 'hvac_blocks_large_file', '' );
		yield 'a file without a name' => array( 'POST', self::IMPORTS, array( 'size' => 10 ), 400, 'rest_missing_callback_param', '' );
		yield 'a second import' => array( 'POST', self::IMPORTS, array( 'name' => 'a.csv', 'size' => 10 ), 409, 'hvac_blocks_import_under_way', 'importing' );
		yield 'no such import' => array( 'POST', self::IMPORTS . '/999/step', array(), 404, 'hvac_blocks_no_import', '' );
		yield 'confirmed twice' => array( 'POST', self::IMPORTS . '/1/confirm', array(), 409, 'hvac_blocks_import_stage', 'done' );
		yield 'undone before it was done' => array( 'POST', self::IMPORTS . '/1/undo', array(), 409, 'hvac_blocks_import_stage', 'checked' );
		yield 'undone twice' => array( 'POST', self::IMPORTS . '/1/undo', array(), 409, 'hvac_blocks_import_stage', 'undone' );
		yield 'forgotten half done' => array( 'DELETE', self::IMPORTS . '/1', array(), 409, 'hvac_blocks_import_stage', 'importing' );
		yield 'rows of no kind' => array( 'GET', self::IMPORTS . '/1/rows?kind=x', array(), 400, 'rest_invalid_param', 'checked' );
		yield 'columns of nothing' => array( 'GET', self::IMPORTS . '/999/columns', array(), 404, 'hvac_blocks_no_import', '' );
		yield 'columns chosen for nothing' => array( 'POST', self::IMPORTS . '/999/columns', array( 'fields' => array() ), 404, 'hvac_blocks_no_import', '' );
		yield 'columns chosen too late' => array( 'POST', self::IMPORTS . '/1/columns', array( 'fields' => array() ), 409, 'hvac_blocks_import_stage', 'done' );
		yield 'columns that are no list' => array( 'POST', self::IMPORTS . '/1/columns', array( 'fields' => array( array() ) ), 400, 'rest_invalid_param', 'checked' );
		yield 'no dealers named' => array( 'DELETE', '/hvac-blocks/v1/admin/dealers', array(), 400, 'hvac_blocks_no_dealers', '' );
		yield 'no such place' => array( 'GET', '/hvac-blocks/v1/admin/place', array( 'q' => "' OR 1=1" ), 404, 'hvac_blocks_no_place', '' );
		yield 'a format of export that is none' => array( 'GET', '/hvac-blocks/v1/admin/dealer-export?format=xls', array(), 400, 'rest_invalid_param', '' );
	}

	/** @param array<string, mixed> $sent */
	#[DataProvider( 'bad_requests' )]
	public function test_bad_input( string $method, string $path, array $sent, int $status, string $code, string $stage ): void {
		$response = $this->rest( $method, $this->ready( $path, $stage ), $sent );

		self::assertSame( array( $status, $code ), array( $response->get_status(), self::data( $response )['code'] ) );
	}

	public function test_a_damaged_piece_is_refused(): void {
		$id = $this->create( 'x', 20 );

		self::assertSame( 400, $this->chunk( $id, 0, 'too short' )->get_status() );
		self::assertSame( 400, $this->chunk( $id, 1, 'xxxxxxxxxxxxxxxxxxxx' )->get_status() );
		self::assertSame( 'uploading', $this->latest()['stage'] );
	}

	public function test_a_file_of_several_pieces_is_checked_shown_and_brought_in(): void {
		$this->write( 'D1', 'One', array( '75024' ) );
		$this->write( 'D2', 'Two' );
		$this->write( 'D3', 'Gone' );
		$note = str_repeat( 'A note of the spreadsheet. ', 80 );
		$file = rtrim( self::HEADING ) . ",remark\nD1,Éins,Plano,75024,33.1,-96.8,75025,$note\nD2,Two,Plano,75024,33.1,-96.8,,$note\nD9,,Plano,75024,,,,$note\n";

		for ( $i = 100; $i < 400; $i++ ) {
			$file .= "D$i,Name $i,Plano,75024,33.1,-96.8,,$note\n";
		}

		self::assertGreaterThan( ImportChunks::SIZE, strlen( $file ) );

		$job = $this->upload( $file, remove: true );
		self::assertSame( array( 'checked', 300, 1, 1, 1, 1 ), array( $job['stage'], $job['new'], $job['changed'], $job['unchanged'], $job['removed'], $job['bad'] ) );
		self::assertSame( 3, $this->store->count() );
		self::assertNotSame( '0', self::chunks(), 'its columns may be chosen anew' );

		self::assertSame( array( array( 'field' => 'name', 'old' => 'One', 'new' => 'Éins' ), array( 'field' => 'zipcodeCoverage', 'old' => '75024', 'new' => '75025' ) ), $this->rows( $job, 'changed' )[0]['changes'] );
		self::assertSame( array( 4, 'name is missing' ), array( $this->rows( $job, 'bad' )[0]['line'], $this->rows( $job, 'bad' )[0]['reason'] ) );
		self::assertSame( array( 'D3', 'Gone' ), array( $this->rows( $job, 'removed' )[0]['companyID'], $this->rows( $job, 'removed' )[0]['name'] ) );

		$job = $this->bring( $job );
		self::assertSame( array( 'done', 302 ), array( $job['stage'], $job['done'] ) );
		self::assertSame( '0', self::chunks() );
		self::assertSame( 302, $this->store->count() );
		self::assertNull( $this->store->get( 'D3' ) );
		self::assertSame( 'Éins', $this->store->get( 'D1' )?->dealer->name );

		$job = $this->undo( $job );
		self::assertSame( array( 'undone', 0 ), array( $job['stage'], $job['kept'] ) );
		self::assertSame( array( 3, 'One', array( '75024' ), 'Gone' ), array( $this->store->count(), $this->store->get( 'D1' )?->dealer->name, $this->store->get( 'D1' )->dealer->coverage ?? null, $this->store->get( 'D3' )?->dealer->name ) );
	}

	public function test_undoing_restores_every_column_but_the_time(): void {
		$this->write( 'D1', 'One', array( '75024', '75025' ) );
		$this->store->write( array( new StoredDealer( new Dealer( 'D2', 'Two', zip: '75024', lat: 33.0779, lon: -96.8024, photo: 'https://example.org/a.jpg', opening_hours: array( 'Mo-Fr 08:00-17:00' ) ), true, 'demo' ) ) );
		$columns = 'company_id, name, zip, lat, lon, approximate, source, hash, photo, opening_hours';
		$before  = self::wpdb()->get_results( "SELECT $columns FROM " . self::wpdb()->prefix . 'hvac_blocks_dealers ORDER BY company_id', ARRAY_A );

		$job = $this->bring( $this->upload( self::HEADING . "D1,Changed,Plano,75024,30,-90,\n", remove: true ) );
		self::assertSame( array( 1, 1 ), array( $job['changed'], $job['removed'] ) );
		$this->undo( $job );

		self::assertSame( $before, self::wpdb()->get_results( "SELECT $columns FROM " . self::wpdb()->prefix . 'hvac_blocks_dealers ORDER BY company_id', ARRAY_A ) );
		self::assertSame( array( '75024', '75025' ), $this->store->get( 'D1' )->dealer->coverage ?? null );
	}

	public function test_dealers_that_were_edited_since_stay_unless_told_otherwise(): void {
		$this->write( 'D1', 'One' );
		$this->write( 'D2', 'Two' );
		$file = self::HEADING . "D1,Imported 1,Plano,75024,33.1,-96.8,\nD2,Imported 2,Plano,75024,33.1,-96.8,\nD3,New,Plano,75024,33.1,-96.8,\n";
		$job  = $this->bring( $this->upload( $file ) );
		$this->write( 'D1', 'Edited by hand' );
		$this->write( 'D3', 'Edited too' );

		$answer = self::data( $this->rest( 'GET', self::IMPORTS ) );
		self::assertSame( array( 'total' => 2, 'some' => array( 'D1', 'D3' ) ), $answer['edited'] );

		$undone = $this->undo( $job );
		self::assertSame( 2, $undone['kept'] );
		self::assertSame( array( 'Edited by hand', 'Two', 'Edited too' ), array( $this->store->get( 'D1' )?->dealer->name, $this->store->get( 'D2' )?->dealer->name, $this->store->get( 'D3' )?->dealer->name ) );
		self::assertNull( self::data( $this->rest( 'GET', self::IMPORTS ) )['undoable'] );

		$job = $this->bring( $this->upload( $file ) );
		$this->write( 'D3', 'Edited again' );
		$undone = $this->undo( $job, overwrite: true );
		self::assertSame( array( 0, 'Edited by hand', 'Edited too' ), array( $undone['kept'], $this->store->get( 'D1' )?->dealer->name, $this->store->get( 'D3' )?->dealer->name ) );
	}

	public function test_what_others_did_between_check_and_import_is_what_undoing_gives_back(): void {
		$this->write( 'D1', 'One' );
		$job = $this->upload( self::HEADING . "D1,Imported,Plano,75024,33.1,-96.8,\nD2,New,Plano,75024,33.1,-96.8,\n" );
		$this->write( 'D1', 'Meanwhile' );
		$this->write( 'D2', 'Made meanwhile' );
		$this->undo( $this->bring( $job ) );

		self::assertSame( array( 'Meanwhile', 'Made meanwhile' ), array( $this->store->get( 'D1' )?->dealer->name, $this->store->get( 'D2' )?->dealer->name ) );
	}

	public function test_what_a_file_has_no_columns_for_stays(): void {
		$this->store->write( array( new StoredDealer( new Dealer( 'D1', 'One', '1 Main', 'Plano', 'TX', '75024', '972-555-0100', lat: 33.1, lon: -96.8, financing: true, average_rating: 4.5, coverage: array( '75024' ), photo: 'https://example.org/a.jpg' ), false, 'import' ) ) );
		$job = $this->bring( $this->upload( "Dealer ID,Name\nd1,Renamed\n" ) );

		self::assertSame( array( array( 'field' => 'name', 'old' => 'One', 'new' => 'Renamed' ), array( 'field' => 'companyID', 'old' => 'D1', 'new' => 'd1' ) ), $this->rows( $job, 'changed' )[0]['changes'] );
		$dealer = $this->store->get( 'D1' )?->dealer;
		self::assertSame( array( '1 Main', 33.1, true, 4.5, array( '75024' ), 'https://example.org/a.jpg' ), array( $dealer?->address, $dealer?->lat, $dealer?->financing, $dealer?->average_rating, $dealer?->coverage, $dealer?->photo ) );

		$this->bring( $this->upload( "Dealer ID,Name,ZIP\nD1,Moved,75025\n" ) );
		self::assertTrue( $this->store->get( 'D1' )?->approximate );
	}

	public function test_the_same_file_twice_has_nothing_to_do(): void {
		$file = self::HEADING . "D1,One,Plano,75024,33.123456789,-96.8,75024\n";
		$this->bring( $this->upload( $file ) );
		$job = $this->upload( $file );

		self::assertSame( array( 0, 0, 1 ), array( $job['new'], $job['changed'], $job['unchanged'] ) );
	}

	public function test_an_import_that_another_process_holds_is_left_alone_until_its_lease_ends(): void {
		$id = $this->create( self::HEADING . "D1,One,Plano,75024,33.1,-96.8,\n" );
		$this->import->imports->lease( $id, 60 );
		self::assertSame( array( true, 'converting' ), array( $this->step( $id )['busy'], $this->step( $id )['stage'] ) );

		// As if the process had been killed a minute ago.
		$this->import->imports->renew( $id, -1 );
		self::assertSame( array( false, 'checked' ), array( $this->step( $id )['busy'], $this->latest()['stage'] ) );
	}

	public function test_an_import_of_the_command_line_is_not_gone_on_with_here_but_can_be_given_up(): void {
		$id = $this->import->imports->create( 'dealers.csv', 10, 'x', null, 'import', false, ImportStage::Checking )->id;

		// Twice: the first run has released it.
		foreach ( array( 1, 2 ) as $turn ) {
			$answer = $this->rest( 'POST', self::IMPORTS . "/$id/step" );
			self::assertSame( array( 409, 'hvac_blocks_import_elsewhere' ), array( $answer->get_status(), self::data( $answer )['code'] ), "$turn" );
		}

		self::assertSame( 'checking', $this->latest()['stage'] );
		self::assertSame( 200, $this->rest( 'DELETE', self::IMPORTS . "/$id" )->get_status() );
		self::assertSame( 404, $this->rest( 'POST', self::IMPORTS . "/$id/step" )->get_status() );
	}

	public function test_it_says_who_began_it_and_when(): void {
		$job = $this->begin( self::HEADING );

		self::assertSame( wp_get_current_user()->display_name, $job['user'] );
		self::assertSame( array( false, 0 ), array( $job['busy'], $job['received'] ) );
		self::assertLessThan( 60, abs( time() - (int) strtotime( is_string( $job['created'] ) ? $job['created'] : '' ) ) );

		$this->as_role( 'anonymous' );
		$this->import->imports->create( 'dealers.csv', 10, 'x', null, 'import', false, ImportStage::Checking );
		$this->as_role( 'administrator' );
		self::assertSame( array( '', 0, 10 ), array( $this->latest()['user'], $this->latest()['read'], $this->latest()['size'] ) );
	}

	public function test_a_file_with_another_size_or_another_choice_is_not_the_one_that_was_cut_off(): void {
		$file  = self::HEADING . "D1,One,Plano,75024,33.1,-96.8,\n";
		$first = $this->begin( $file )['id'];

		self::assertSame( $first, $this->begin( $file )['id'] );
		self::assertNotSame( $first, $this->begin( $file, remove: true )['id'] );

		$first = $this->begin( $file )['id'];
		self::assertNotSame( $first, $this->begin( $file, size: 20 )['id'] );
	}

	public function test_the_rows_of_a_kind_come_in_pages(): void {
		$file = self::HEADING;

		for ( $i = 1; $i <= 5; $i++ ) {
			$file .= "D$i,One,Plano,75024,33.1,-96.8,\nB$i,,Plano,75024,,,\n";
		}

		$id   = $this->upload( $file )['id'];
		$page = fn ( int $number ): array => array_column( (array) self::data( $this->rest( 'GET', self::IMPORTS . '/' . ( is_int( $id ) ? $id : 0 ) . "/rows?kind=bad&per_page=2&page=$number" ) )['rows'], 'companyID' );

		self::assertSame( array( array( 'B1', 'B2' ), array( 'B3', 'B4' ), array( 'B5' ), array() ), array( $page( 1 ), $page( 2 ), $page( 3 ), $page( 4 ) ) );
	}

	public function test_an_upload_that_was_cut_off_goes_on_with_its_missing_pieces(): void {
		$file   = self::HEADING . str_repeat( "\n", ImportChunks::SIZE );
		$first  = $this->begin( $file );
		$number = 0;
		$this->chunk( is_int( $first['id'] ) ? $first['id'] : 0, $number, substr( $file, 0, ImportChunks::SIZE ) );
		$again = $this->begin( $file );

		self::assertSame( array( $first['id'], 1, 2 ), array( $again['id'], $again['received'], $again['chunks'] ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function unreadable(): iterable {
		yield 'a heading in UTF-16 and nothing else' => array( (string) mb_convert_encoding( "\u{FEFF}companyID,name\n", 'UTF-16LE', 'UTF-8' ), 'no dealers' );
		yield 'a workbook without its end' => array( "PK\x03\x04xxxxx", 'damaged' );
		yield 'a compressed file' => array( (string) gzencode( 'companyID,name' ), 'compressed' );
		yield 'a heading and nothing else' => array( self::HEADING . ",,,,,,\n", 'no dealers' );
		yield 'a list of nothing' => array( '[ ]', 'no dealers' );
		yield 'a heading without an end' => array( 'companyID,name,' . str_repeat( 'x', 1_100_000 ) . "\nD1,One\n", 'longer than a megabyte' );
		yield 'a heading that is not closed' => array( "companyID,\"name\nD1,One\n", 'quotation mark' );
	}

	public function test_it_says_that_much_would_be_lost(): void {
		for ( $i = 1; $i <= 10; $i++ ) {
			$this->write( "D$i", "Name $i" );
		}

		$row  = static fn ( int $i, string $city = 'Plano' ): string => "D$i,Name $i,$city,75024,33.1,-96.8,\n";
		$file = static fn ( int $most, int $empty ): string => self::HEADING . implode( '', array_map( static fn ( int $i ): string => $row( $i, $i > $empty ? 'Plano' : '' ), range( 1, $most ) ) );
		$says = function ( string $file ): array {
			$job = $this->upload( $file, remove: true );

			return array( $job['removed'], $job['emptied'], $job['losesMuch'] );
		};

		self::assertSame( array( 0, 0, false ), $says( $file( 10, 0 ) ) );
		self::assertSame( array( 1, 1, false ), $says( $file( 9, 1 ) ), 'a tenth' );
		self::assertSame( array( 2, 0, true ), $says( $file( 8, 0 ) ) );
		self::assertSame( array( 0, 2, true ), $says( $file( 10, 2 ) ) );
	}

	/** A list with unique headings. */
	private const OWN = "Dealers 2026,,,,\nRef.,Outfit,Town,Notes,Notes\nA1,One,Plano,likes tea,a\nA2,Two,Plano,likes tea,b\nA3,,,,\n";

	public function test_people_choose_the_columns_of_a_file_whose_headings_say_nothing(): void {
		$job = $this->upload( self::OWN );
		self::assertSame( array( 'columns', '', 0 ), array( $job['stage'], $job['problem'], $job['rows'] ) );

		$columns = $this->columns( $job );
		self::assertSame(
			array(
				array( 'heading' => 'Ref.', 'values' => array( 'A1', 'A2', 'A3' ), 'field' => '' ),
				array( 'heading' => 'Outfit', 'values' => array( 'One', 'Two' ), 'field' => '' ),
				array( 'heading' => 'Town', 'values' => array( 'Plano' ), 'field' => 'city' ),
				array( 'heading' => 'Notes', 'values' => array( 'likes tea' ), 'field' => '' ),
				array( 'heading' => 'Notes', 'values' => array( 'a', 'b' ), 'field' => '' ),
			),
			$columns['columns']
		);
		self::assertContains( array( 'name' => 'companyID', 'required' => true ), (array) $columns['fields'] );
		self::assertContains( array( 'name' => 'zipcodeCoverage', 'required' => false ), (array) $columns['fields'] );

		$job = $this->choose( $job, array( 'companyID', 'name', '', '', 'zip' ) );
		self::assertSame( array( 'checked', 0, 3, array( 'Town', 'Notes' ) ), array( $job['stage'], $job['new'], $job['bad'], $job['unused'] ), 'neither a nor b is a ZIP code' );

		$job = $this->choose( $job, array( 'companyID', 'name', 'city', '', '' ) );
		self::assertSame( array( 'checked', 3, array( 'Notes', 'Notes' ) ), array( $job['stage'], $job['rows'], $job['unused'] ) );
		self::assertSame( array( 3, 4, 5 ), array_column( $this->rows( $job, '' ), 'line' ) );
	}

	public function test_a_list_without_ids_gets_stable_ones_and_the_preview_says_so(): void {
		$list = "Dealer,City,State,Zip Code,Phone\nSmith & Sons,Plano,TX,75024,2145550106\nJosé’s A/C,Plano,TX,75024-1234,\nSmith &amp; Sons,Plano,TX,75024,2145550107\nNowhere,Plano,TX,,\n";
		$job  = $this->upload( $list );
		self::assertSame( array( 'checked', 2, 2 ), array( $job['stage'], $job['new'], $job['bad'] ) );
		self::assertStringContainsString( 'This list has no company IDs. Each dealer gets one made from its name and ZIP code', self::text( $job['found'] ) );
		self::assertSame( array( 'has the same name and ZIP code as line 2: give both an ID of their own', 'has no company ID, and no name and ZIP code to make one from' ), array_column( $this->rows( $job, 'bad' ), 'reason' ) );

		$this->bring( $job );
		self::assertSame( array( '2145550106', 'José’s A/C' ), array( $this->store->get( 'smith-sons-75024' )?->dealer->phone, $this->store->get( 'joses-a-c-75024' )?->dealer->name ) );

		$again = $this->upload( str_replace( '0106', '0109', $list ) );
		self::assertSame( array( 0, 1, 1 ), array( $again['new'], $again['changed'], $again['unchanged'] ) );
	}

	public function test_a_list_with_an_unknown_column_asks_whether_it_is_the_id(): void {
		$job = $this->upload( "Dealer,Zip,Ref.\nOne,75024,A1\n" );
		self::assertSame( array( 'columns', '' ), array( $job['stage'], $job['found'] ) );
		self::assertSame( array( 'name', 'zip' ), ( (array) $this->columns( $job )['madeKeys'] )['fields'] );

		$job = $this->choose( $job, array( 'name', 'zip', '' ) );
		self::assertSame( array( 'checked', 'one-75024' ), array( $job['stage'], $this->rows( $job, '' )[0]['companyID'] ) );
		self::assertSame( '', $this->choose( $job, array( 'name', 'zip', 'companyID' ) )['found'] );
	}

	public function test_what_people_chose_is_remembered_for_files_of_the_same_shape(): void {
		$first = "Ref.,Outfit,Zip\nA1,One,75024\n";
		$other = "Ref.,Outfit,Zip\nA2,Two,75025\n";
		$job   = $this->choose( $this->upload( $first ), array( 'companyID', 'name', 'zip' ) );
		self::assertSame( 'columns', $this->upload( $other )['stage'], 'nothing was imported yet' );

		$this->bring( $job );
		self::assertSame( 'One', $this->store->get( 'A1' )?->dealer->name );

		$job = $this->upload( $other );
		self::assertSame( array( 'checked', 1, true ), array( $job['stage'], $job['new'], $this->columns( $job )['remembered'] ) );
		self::assertSame( 'columns', $this->upload( "Outfit,Ref.,Zip\nTwo,A2,75025\n" )['stage'], 'another shape' );
	}

	/** @param list<string> $fields */
	#[TestWith( array( array( 'companyID', 'name' ), 'for each column' ) )]
	#[TestWith( array( array( 'companyID', '', 'name2', '', '' ), '“name2” is not a field' ) )]
	#[TestWith( array( array( 'companyID', 'name', 'name', '', '' ), '“name” is chosen for more than one' ) )]
	#[TestWith( array( array( '', '', 'city', '', '' ), 'companyID, name' ) )]
	public function test_columns_that_no_file_can_have_are_refused( array $fields, string $said ): void {
		$job    = $this->upload( self::OWN );
		$answer = $this->rest( 'POST', self::IMPORTS . '/' . self::id( $job ) . '/columns', array( 'fields' => $fields ) );

		self::assertSame( 422, $answer->get_status() );
		self::assertStringContainsString( $said, (string) wp_json_encode( self::data( $answer )['message'], JSON_UNESCAPED_UNICODE ) );
		self::assertSame( 'columns', $this->latest()['stage'] );
	}

	public function test_the_columns_of_a_file_that_is_not_here_are_not_chosen(): void {
		$job = $this->upload( self::OWN );
		self::wpdb()->query( 'DELETE FROM ' . ImportTables::chunks( self::wpdb() ) );

		self::assertSame( 409, $this->rest( 'POST', self::IMPORTS . '/' . self::id( $job ) . '/columns', array( 'fields' => array( 'companyID', 'name', '', '', '' ) ) )->get_status() );
		self::assertSame( 'columns', $this->latest()['stage'] );
	}

	public function test_refused_rows_are_a_file_to_correct_and_import_again(): void {
		$file    = "Dealers 2026;;\nID;Name;Zip;Notes\nD1;One;75024;\nD2;;75024;\"a;\nb\"\n;Three;75024\nD4;Four;75024;=1+1\nD1;Vingt & cinq;75024;\xe9t\xe9\n";
		$refused = $this->refused( $this->upload( $file ) );

		self::assertSame(
			array(
				'"ID","Name","Zip","Notes","Why"',
				"\"D2\",\"\",\"75024\",\"a;\nb\",\"Name is missing\"",
				'"","Three","75024","","ID is missing"',
				'"D1","Vingt & cinq","75024","été","repeats the ID from line 3"',
			),
			explode( "\r\n", trim( substr( $refused, 3 ) ) )
		);

		$job = $this->upload( str_replace( array( '"D2",""', '"","Three"' ), array( '"D2","Two"', '"D3","Three"' ), $refused ) );
		self::assertSame( array( 'checked', 3, 0, array( 'Notes', 'Why' ) ), array( $job['stage'], $job['new'], $job['bad'], $job['unused'] ) );
	}

	public function test_there_are_no_refused_rows_of_what_is_not_checked_or_has_no_columns(): void {
		foreach ( array( '[{"companyID":"D1"}]', self::OWN ) as $file ) {
			$job = $this->upload( $file );
			self::assertSame( 409, $this->rest( 'GET', self::IMPORTS . '/' . self::id( $job ) . '/refused' )->get_status(), $file );
		}
	}

	/** @param array<array-key, mixed> $job */
	private function refused( array $job ): string {
		$path     = self::IMPORTS . '/' . self::id( $job ) . '/refused';
		$response = $this->rest( 'GET', $path );
		self::assertSame( 'attachment; filename="refused-rows.csv"', $response->get_headers()['Content-Disposition'] ?? '' );
		ob_start();
		apply_filters( 'rest_pre_serve_request', false, $response, new WP_REST_Request( 'GET', $path ), rest_get_server() );

		return (string) ob_get_clean();
	}

	/**
	 * @param array<array-key, mixed> $job
	 * @return array<array-key, mixed>
	 */
	private function columns( array $job ): array {
		return self::data( $this->rest( 'GET', self::IMPORTS . '/' . self::id( $job ) . '/columns' ) );
	}

	/**
	 * @param array<array-key, mixed> $job
	 * @param list<string>            $fields
	 * @return array<array-key, mixed>
	 */
	private function choose( array $job, array $fields ): array {
		$answer = $this->rest( 'POST', self::IMPORTS . '/' . self::id( $job ) . '/columns', array( 'fields' => $fields ) );
		self::assertSame( array( 200, 'checking' ), array( $answer->get_status(), self::data( $answer )['stage'] ) );

		return $this->to_the_end( self::id( $job ) );
	}

	/** @param array<array-key, mixed> $job */
	private static function id( array $job ): int {
		return is_int( $job['id'] ) ? $job['id'] : 0;
	}

	private static function chunks(): ?string {
		$count = self::wpdb()->get_var( 'SELECT COUNT(*) FROM ' . ImportTables::chunks( self::wpdb() ) );

		return is_string( $count ) ? $count : null;
	}

	#[DataProvider( 'unreadable' )]
	public function test_a_file_that_is_no_list_says_why( string $file, string $word ): void {
		$job = $this->upload( $file );

		self::assertSame( 'failed', $job['stage'] );
		self::assertStringContainsString( $word, self::text( $job['problem'] ) );
	}

	public function test_a_workbook_is_read_by_the_numbers_of_its_rows_and_says_so(): void {
		$rows = TestWorkbook::row( array( 'Our dealers, as of May' ) ) . '<row/>' . TestWorkbook::row( array( 'companyID', 'name', 'zip' ) ) . TestWorkbook::row( array( 'D1', "One\n, \"two\"", '75024', 'a note' ) ) . '<row r="9"><c t="str"><v>D2</v></c></row>';
		$job  = $this->upload( TestWorkbook::of( array( 'Dealers' => $rows, 'Old' => $rows ) ) );

		self::assertSame( array( 'checked', 1, 1, 'Read as Excel, sheet “Dealers”. Other sheets: Old.', 'Dealers', array( 'Dealers', 'Old' ), false ), array( $job['stage'], $job['new'], $job['bad'], $job['found'], $job['sheet'], $job['sheets'], $job['cutOff'] ) );
		self::assertSame( array( array( 9, 'D2', 'name is missing' ) ), array_map( static fn ( array $row ): array => array( $row['line'], $row['companyID'], $row['reason'] ), $this->rows( $job, 'bad' ) ) );
		$this->bring( $job );
		self::assertSame( 'One , "two"', $this->store->get( 'D1' )?->dealer->name );
	}

	public function test_another_sheet_is_read_where_it_is_asked_for(): void {
		$row  = TestWorkbook::row( array( 'companyID', 'name', 'zip' ) );
		$file = TestWorkbook::of( array( 'Notes' => TestWorkbook::row( array( 'Read this first' ) ), 'Dealers' => $row . TestWorkbook::row( array( 'D1', 'One', '75024' ) ) ) );
		$job  = $this->upload( $file );

		self::assertSame( array( 'columns', 'Notes', array( 'Notes', 'Dealers' ) ), array( $job['stage'], $job['sheet'], $job['sheets'] ) );
		$job = $this->upload( $file, sheet: 'dealers' );
		self::assertSame( array( 'checked', 1, 'Dealers' ), array( $job['stage'], $job['new'], $job['sheet'] ) );
		self::assertStringContainsString( 'Its sheets: Notes, Dealers.', self::text( $this->upload( $file, sheet: 'x' )['problem'] ) );
	}

	public function test_a_workbook_is_unpacked_step_by_step_to_the_same_as_at_once(): void {
		$rows = TestWorkbook::row( array( 'companyID', 'name', 'zip', 'Fax' ) );

		for ( $i = 1; $i <= 3000; $i++ ) {
			$rows .= TestWorkbook::row( array( "D$i", 'One', '75024', str_repeat( md5( "$i" ), 14 ) ) );
		}

		$file  = TestWorkbook::of( array( 'A' => $rows ) );
		$id    = $this->create( $file );
		$steps = 0;

		do {
			$job = $this->import->imports->get( $id );
			self::assertNotNull( $job );
			$before = $job->size;
			$this->import->step( $job, 0.0 );
			++$steps;

			// As if it had been killed after storing more in the last piece, but before recording that.
			$last = 1_000_000 + intdiv( $job->position, ImportChunks::SIZE );
			$this->import->chunks->put( $id, ImportStage::Converting === $job->stage ? $last : 9_000_000, $this->import->chunks->get( $id, $last ) . 'and more' );
		} while ( ImportStage::Converting === $job->stage );

		$once   = FileKind::intake( $this->import->chunks->open( $this->import->imports->get( $this->create( $file ) ) ?? $job ) );
		$stream = $this->import->chunks->open( $job );
		self::assertSame( md5( implode( '', iterator_to_array( $once->pieces() ) ) ), md5( (string) stream_get_contents( $stream ) ) );
		self::assertGreaterThan( 2, $steps );
		self::assertSame( strlen( $file ), $before );
		self::assertSame( array( 3000, 3 ), array( $this->to_the_end( $id )['new'], $job->chunks() ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function encodings(): iterable {
		$text = "companyID;name;zip\nD1;Été;75024\n";

		yield 'UTF-16' => array( (string) mb_convert_encoding( "\u{FEFF}$text", 'UTF-16LE', 'UTF-8' ), 'Read as UTF-16. Columns are separated by semicolons.' );
		yield 'an old Mac' => array( strtr( $text, array( "\n" => "\r", 'É' => "\x83", 'é' => "\x8E" ) ), 'Read as Mac OS Roman. Columns are separated by semicolons.' );
		yield 'Windows' => array( strtr( $text, array( 'É' => "\xC9", 'é' => "\xE9" ) ), 'Read as Windows-1252. Columns are separated by semicolons.' );
		yield 'the usual' => array( strtr( $text, array( ';' => ',' ) ), '' );
	}

	#[DataProvider( 'encodings' )]
	public function test_text_of_every_encoding_is_read_and_named_where_it_is_not_the_usual( string $file, string $found ): void {
		$job = $this->upload( $file );

		self::assertSame( array( 1, $found ), array( $job['new'], $job['found'] ) );
		self::assertSame( 'Été', $this->rows( $job, 'new' )[0]['name'] );
	}

	/** @return iterable<string, array{string, int}> a file and the number of its valid rows */
	public static function cut_off(): iterable {
		$row = "D%d,\"One, \"\"two\"\"\",Plano,75024,33.1,-96.8,\n";
		$csv = self::HEADING . sprintf( $row, 1 ) . sprintf( $row, 2 );

		yield 'CSV in a quotation' => array( $csv . 'D3,"One, two', 2 );
		yield 'CSV in a line without an end' => array( $csv . 'D3,' . str_repeat( 'x', 2_000_000 ), 2 );
		yield 'CSV in a row' => array( $csv . 'D3,One', 2 );
		yield 'JSON in a dealer' => array( '[{"data":{"companyID":"D1","name":"One","zip":"75024"}},{"data":{"companyID":"D2","na', 1 );
		yield 'JSON after a dealer' => array( '[{"data":{"companyID":"D1","name":"One","zip":"75024"}}', 1 );
		yield 'JSON without any' => array( '[', 0 );
	}

	#[DataProvider( 'cut_off' )]
	public function test_of_a_file_that_is_cut_off_good_rows_are_kept_and_nothing_is_removed( string $file, int $good ): void {
		$this->write( 'OLD', 'Not in the file' );
		$job = $this->upload( $file, remove: true );

		self::assertSame( array( 'checked', $good, 1, true, 0 ), array( $job['stage'], $job['new'], $job['bad'], $job['cutOff'], $job['removed'] ) );
	}

	public function test_a_quotation_mark_that_nothing_closes_spoils_its_own_line_only(): void {
		$file = self::HEADING . "D1,\"open,Plano,75024,33.1,-96.8,\n";

		for ( $i = 2; $i < 400; $i++ ) {
			$file .= "D$i,Five pipes,Plano,75024,33.1,-96.8,\n";
		}

		$job = $this->upload( $file . "D400,Five 5\" pipes,Plano,75024,33.1,-96.8,\n" );
		self::assertSame( array( 399, 1 ), array( $job['new'], $job['bad'] ) );
		$this->bring( $job );
		self::assertSame( 'Five 5" pipes', $this->store->get( 'D400' )?->dealer->name );
	}

	/** @return iterable<string, array{ImportFormat}> */
	public static function formats(): iterable {
		yield 'CSV' => array( ImportFormat::Csv );
		yield 'JSON' => array( ImportFormat::Json );
	}

	#[DataProvider( 'formats' )]
	public function test_an_export_imports_back_unchanged( ImportFormat $format ): void {
		$names = array( '=cmd|calc!A0', '+1', '-1', "'=already", "''x", "'", '@SUM(1);=2,+3', 'say "yes"', 'Érablière d’Été', '<b>x</b>', '%s %d', '＝full', '0', 'a,b;c|d' );

		foreach ( $names as $i => $name ) {
			$this->store->write(
				array(
					new StoredDealer(
						new Dealer( "0$i", $name, '1 Main', 'Plano', 'TX', '00601', '+1 (214) 555-0101', 0 === $i % 2, true, false, '2015-03-31', true, false, true, false, 33.1234567, -96.8, 4.55, 12, '=RG', array( '+12145550101', '972-555-0100' ), array( '00601', '75024', 'M5V' ), 'https://example.org/a.jpg', array( 'Mo-Fr 08:00-17:00', 'Sa 09:00-12:00' ) ),
						false,
						'import'
					),
				)
			);
		}

		$point = ( new EmbeddedPostalAreaDirectory( self::wpdb() ) )->postal_areas( array( '75024' ) )['75024'];
		$this->store->write( array( new StoredDealer( new Dealer( 'ZIP', 'At its ZIP', zip: '75024', lat: $point[1], lon: $point[2] ), true, 'import' ) ) );
		$file = '';
		( new DealerExport( $this->store ) )->write(
			$format,
			static function ( string $piece ) use ( &$file ): void {
				$file .= $piece;
			}
		);
		$job = $this->upload( $file, remove: true );
		self::assertSame( array( 0, count( $names ) + 1, 0, 0 ), array( $job['changed'], $job['unchanged'], $job['removed'], $job['bad'] ), (string) wp_json_encode( $this->rows( $job, 'changed' ) ) );

		// And into a site without any of them.
		$this->store->delete_from( 'import' );
		self::assertSame( 0, $this->store->count() );
		$this->bring( $this->upload( $file ) );
		self::assertSame( $names, array_map( fn ( int $i ): ?string => $this->store->get( "0$i" )?->dealer->name, array_keys( $names ) ) );

		if ( ImportFormat::Csv === $format ) {
			self::assertStringContainsString( "\"'=cmd|calc!A0\"", $file );
			self::assertStringContainsString( ',33.1234567,-96.8,', $file );
			self::assertStringNotContainsString( ';=', $file );
		}
	}

	public function test_all_that_match_are_deleted(): void {
		foreach ( range( 1, 1203 ) as $i ) {
			$dealers[] = new StoredDealer( new Dealer( "D$i", $i > 3 ? "Old $i" : "New $i", state: 'TX', lat: 33.1, lon: -96.8 ), false, 'import' );
		}

		$this->store->write( $dealers );
		$answer = self::data( $this->rest( 'DELETE', '/hvac-blocks/v1/admin/dealers', array( 'all' => 'true', 'search' => 'Old', 'state' => 'TX' ) ) );

		self::assertSame( array( 1200, 0, 3 ), array( $answer['deleted'], $answer['remaining'], $this->store->count() ) );
	}

	/** The path with the number of an import at this stage. */
	private function ready( string $path, string $stage ): string {
		if ( '' === $stage ) {
			return $path;
		}

		$job = $this->upload( self::HEADING . "D1,One,Plano,75024,33.1,-96.8,\n" );
		$id  = self::id( $job );

		if ( 'checked' !== $stage ) {
			$this->rest( 'POST', self::IMPORTS . "/$id/confirm" );
		}
		if ( 'done' === $stage || 'undone' === $stage ) {
			$this->step( $id );
		}
		if ( 'undone' === $stage ) {
			$this->undo( $job );
		}

		return str_replace( '/1', "/$id", $path );
	}

	/** @return array<array-key, mixed> */
	private function begin( string $file, bool $remove = false, ?int $size = null, string $sheet = '' ): array {
		return self::data(
			$this->rest(
				'POST',
				self::IMPORTS,
				array(
					'name'      => 'dealers.csv',
					'size'      => $size ?? strlen( $file ),
					'signature' => md5( $file ),
					'remove'    => $remove,
					'sheet'     => $sheet,
				)
			)
		);
	}

	private function create( string $file, ?int $size = null ): int {
		$job = $this->begin( $file, size: $size );
		$id  = self::id( $job );

		if ( null === $size ) {
			$this->chunk( $id, 0, $file );
		}

		return $id;
	}

	private function chunk( int $id, int $number, string $content ): \WP_REST_Response {
		$request = new WP_REST_Request( 'POST', self::IMPORTS . "/$id/chunks/$number" );
		$request->set_header( 'Content-Type', 'application/octet-stream' );
		$request->set_body( $content );

		return rest_get_server()->dispatch( $request );
	}

	/** @return array<array-key, mixed> the import once it is checked */
	private function upload( string $file, bool $remove = false, string $sheet = '' ): array {
		$job = $this->begin( $file, $remove, sheet: $sheet );
		$id  = self::id( $job );

		foreach ( str_split( $file, ImportChunks::SIZE ) as $number => $piece ) {
			self::assertSame( 200, $this->chunk( $id, $number, $piece )->get_status() );
		}

		return $this->to_the_end( $id );
	}

	/** @return array<array-key, mixed> */
	private function to_the_end( int $id ): array {
		do {
			$job = $this->step( $id );
		} while ( in_array( $job['stage'], array( 'converting', 'checking', 'comparing', 'importing', 'undoing' ), true ) );

		return $job;
	}

	/** @return array<array-key, mixed> */
	private function step( int $id ): array {
		return self::data( $this->rest( 'POST', self::IMPORTS . "/$id/step" ) );
	}

	/**
	 * @param array<array-key, mixed> $job
	 * @return array<array-key, mixed>
	 */
	private function bring( array $job ): array {
		$id = self::id( $job );
		self::assertSame( 200, $this->rest( 'POST', self::IMPORTS . "/$id/confirm", array( 'confirm' => true ) )->get_status() );

		return $this->to_the_end( $id );
	}

	/**
	 * @param array<array-key, mixed> $job
	 * @return array<array-key, mixed>
	 */
	private function undo( array $job, bool $overwrite = false ): array {
		$id = self::id( $job );
		self::assertSame( 200, $this->rest( 'POST', self::IMPORTS . "/$id/undo", array( 'overwrite' => $overwrite ) )->get_status() );

		return $this->to_the_end( $id );
	}

	/** @return array<array-key, mixed> */
	private function latest(): array {
		$latest = self::data( $this->rest( 'GET', self::IMPORTS ) )['latest'];
		self::assertIsArray( $latest );

		return $latest;
	}

	/**
	 * @param array<array-key, mixed> $job
	 * @return list<array{line: int, companyID: string, name: string, reason: string, changes: list<array{field: string, old: string, new: string}>}>
	 */
	private function rows( array $job, string $kind ): array {
		$id = self::id( $job );
		/** @var list<array{line: int, companyID: string, name: string, reason: string, changes: list<array{field: string, old: string, new: string}>}> $rows */
		$rows = self::data( $this->rest( 'GET', self::IMPORTS . "/$id/rows?kind=$kind" ) )['rows'];

		return $rows;
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}

	/** @param list<string> $coverage */
	private function write( string $id, string $name, array $coverage = array() ): void {
		$this->store->write( array( new StoredDealer( new Dealer( company_id: $id, name: $name, city: 'Plano', zip: '75024', lat: 33.1, lon: -96.8, coverage: $coverage ), false, 'import' ) ) );
	}
}
