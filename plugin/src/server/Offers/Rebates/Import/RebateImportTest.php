<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates\Import;

use HvacBlocks\Dealers\Import\DealerImport;
use HvacBlocks\Dealers\PostalAreas\EmbeddedPostalAreaDirectory;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Offers\Claims\SiteCalendar;
use HvacBlocks\Offers\Rebates\Admin\DeleteRebatesRoute;
use HvacBlocks\Offers\Rebates\Admin\ExportRebatesRoute;
use HvacBlocks\Offers\Rebates\Admin\ListRebatesRoute;
use HvacBlocks\Offers\Rebates\DemoRebates;
use HvacBlocks\Offers\Rebates\Rebate;
use HvacBlocks\Offers\Rebates\RebatesCommand;
use HvacBlocks\Offers\Rebates\Store\RebateStore;
use HvacBlocks\Offers\Rebates\Store\StoredRebate;
use HvacBlocks\Platform\Import\Admin\ImportRoutes;
use HvacBlocks\Platform\Import\ImportChunks;
use HvacBlocks\Platform\Import\ImportReport;
use HvacBlocks\Platform\Import\UnreadableFile;
use HvacBlocks\Testing\RecordingConsole;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestStream;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * @phpstan-import-type ImportFigures from ImportReport
 */
final class RebateImportTest extends TestCase {
	private const HEADING = "ID,Title,Title ES,Amount,Up to,Provider,URL,Starts,Expires,Areas\n";

	private RebateStore $store;

	private RebateImport $import;

	protected function setUp(): void {
		$this->store  = new RebateStore( self::wpdb() );
		$this->import = new RebateImport( self::wpdb(), $this->store );
	}

	public function test_a_file_is_read_as_people_write_it(): void {
		$report = $this->run_file( self::HEADING . "R-1,Heat pump,Bomba de calor,\"$1,250\",yes,Utility,https://utility.example/a?b=c,1/31/2026,2026-12-31,\"TX; 2110, m5v usa\"\n" );
		$rebate = $this->stored( 'R-1' )->rebate;

		self::assertSame( array( 1, 1, 0 ), array( $report['rows'], $report['new'], $report['bad'] ) );
		self::assertSame(
			array(
				'id'       => 'R-1',
				'title'    => 'Heat pump',
				'titleEs'  => 'Bomba de calor',
				'titleFr'  => '',
				'amount'   => 1250.0,
				'upTo'     => true,
				'provider' => 'Utility',
				'url'      => 'https://utility.example/a?b=c',
				'starts'   => '2026-01-31',
				'expires'  => '2026-12-31',
				'areas'    => array( '02110', 'M5V', 'TX', 'USA' ),
			),
			$rebate->to_array()
		);
	}

	public function test_a_rebate_may_be_for_some_categories_of_products(): void {
		$report = $this->run_file( "ID,Title,Provider,Categories\nall,All,P,\nfire,Fire,P,\"Furnaces; , heat pump\"\noil,Oil,P,Oil furnaces\nbad,Bad,P,toaster\n" );
		$found  = fn ( string $category ): array => array_map( static fn ( StoredRebate $stored ): string => $stored->rebate->id, $this->store->valid( array( '*' ), '2026-06-30', 0, 9, $category ) );

		self::assertSame( array( 3, 1 ), array( $report['new'], $report['bad'] ) );
		self::assertSame( array( 'furnaces', 'heat-pumps' ), $this->stored( 'fire' )->rebate->categories );
		self::assertSame( array( array( 'all', 'fire', 'oil' ), array( 'all', 'fire' ), array( 'all', 'oil' ), array( 'all' ) ), array_map( $found, array( '', 'furnaces', 'oil-furnaces', 'coils' ) ) );
		self::assertSame( array( 3, 2 ), array( $this->store->count_valid( array( '*' ), '2026-06-30' )['total'], $this->store->count_valid( array( '*' ), '2026-06-30', 'heat-pumps' )['total'] ) );
	}

	#[TestWith( array( 'r 1,T,,1,,P,,,,', 'ID cannot be “r 1”' ) )]
	#[TestWith( array( 'r1,,,1,,P,,,,', 'Title is missing' ) )]
	#[TestWith( array( 'r1,T,,1,,,,,,', 'Provider is missing' ) )]
	#[TestWith( array( 'r1,T,,-5,,P,,,,', 'Amount cannot be “-5”' ) )]
	#[TestWith( array( 'r1,T,,ten,,P,,,,', 'Amount cannot be “ten”' ) )]
	#[TestWith( array( 'r1,T,,1,perhaps,P,,,,', 'Up to cannot be “perhaps”' ) )]
	#[TestWith( array( 'r1,T,,1,,P,javascript:alert(1),,,', 'URL cannot be' ) )]
	#[TestWith( array( 'r1,T,,1,,P,,2026-02-30,,', 'Starts cannot be “2026-02-30”' ) )]
	#[TestWith( array( 'r1,T,,1,,P,,2026-12-31,2026-01-01,', 'Expires is before Starts' ) )]
	#[TestWith( array( 'r1,T,,1,,P,,,,Nowhere', 'Areas cannot be “Nowhere”' ) )]
	#[TestWith( array( 'r1,T,,1,,P,,,,750', 'Areas cannot be “750”' ) )]
	public function test_a_bad_row_is_named_and_the_others_are_kept( string $row, string $column ): void {
		$report = $this->run_file( self::HEADING . "$row\nok,Good,,5,,P,,,,\n" );

		self::assertSame( array( 2, 1, 1 ), array( $report['rows'], $report['new'], $report['bad'] ) );
		self::assertSame( 2, $report['badRows'][0]['line'] );
		self::assertStringContainsString( $column, (string) $report['badRows'][0]['reason'] );
		self::assertSame( 1, $this->store->count() );
	}

	public function test_the_same_file_twice_changes_nothing_and_a_part_of_the_columns_only_these(): void {
		$file = self::HEADING . "r1,One,Uno,100,,P,,,,TX\nr2,Two,,200,,P,,,,\n";
		$this->run_file( $file );
		$again = $this->run_file( $file );
		$part  = $this->run_file( "id,title,amount\nr1,One,150\n" );

		self::assertSame( array( 0, 0, 2 ), array( $again['new'], $again['changed'], $again['unchanged'] ) );
		self::assertSame( array( 0, 1 ), array( $part['new'], $part['changed'] ) );
		self::assertSame( array( 150.0, 'Uno', array( 'TX' ) ), array( $this->stored( 'r1' )->rebate->amount, $this->stored( 'r1' )->rebate->title_es, $this->stored( 'r1' )->rebate->areas ) );
	}

	public function test_repeated_ids_and_other_files_are_refused(): void {
		$report = $this->run_file( self::HEADING . "r1,One,,1,,P,,,,\nR1,Two,,2,,P,,,,\n" );
		self::assertSame( 'repeats the ID from line 2', $report['badRows'][0]['reason'] );

		foreach ( array( '[{"id":"r1"}]', "name,zip\na,75024\n", self::HEADING ) as $file ) {
			try {
				$this->run_file( $file );
				self::fail( $file );
			} catch ( UnreadableFile $error ) {
				self::assertNotSame( '', $error->getMessage() );
			}
		}
	}

	public function test_the_last_import_is_undone_and_those_of_dealers_stay_theirs(): void {
		$dealers = new DealerImport( self::wpdb(), new DealerStore( self::wpdb() ), new EmbeddedPostalAreaDirectory( self::wpdb() ) );
		$dealers->run( TestStream::of( "companyID,name,lat,lon\nD1,Dealer,33,-96\n" ) );
		$this->run_file( self::HEADING . "r1,One,,1,,P,,,,\nr2,Two,,2,,P,,,,\n" );
		$this->run_file( self::HEADING . "r2,Second,,2,,P,,,,\nr3,Three,,3,,P,,,,\n", removes: true );
		self::assertSame( array( 'r2', 'r3' ), $this->ids() );

		$console = new RecordingConsole();
		$this->command( $console )->undo( array(), array() );

		self::assertSame( array( 'r1', 'r2' ), $this->ids() );
		self::assertSame( 'Two', $this->stored( 'r2' )->rebate->title );
		self::assertNull( $this->import->imports->undoable() );
		self::assertSame( 1, ( new DealerStore( self::wpdb() ) )->count() );
		self::assertNotNull( $dealers->imports->undoable() );
	}

	public function test_the_routes_preview_import_list_and_delete(): void {
		remove_all_actions( 'rest_api_init' );
		self::answer_routes( new ListRebatesRoute( $this->store, new SiteCalendar() ), new DeleteRebatesRoute( $this->store ), ...ImportRoutes::of( $this->import ) );
		$admin = '/hvac-blocks/v1/admin';
		$file  = self::HEADING . "r1,One,,1,,P,,,2020-01-01,\nr2,Two,,x,,P,,,,\n";

		foreach ( array( array( 'GET', '/rebates' ), array( 'DELETE', '/rebates' ), array( 'GET', '/rebate-imports' ), array( 'POST', '/rebate-imports' ) ) as [ $method, $path ] ) {
			$this->as_role( 'editor' );
			self::assertSame( 403, $this->rest( $method, $admin . $path, array( 'name' => 'a.csv', 'size' => 1 ) )->get_status() );
		}

		$this->as_role( 'administrator' );
		$job = self::data( $this->rest( 'POST', "$admin/rebate-imports", array( 'name' => 'a.csv', 'size' => strlen( $file ) ) ) );
		$id  = is_int( $job['id'] ) ? $job['id'] : 0;
		self::assertSame( ImportChunks::SIZE, $job['chunkSize'] );
		( new ImportChunks( self::wpdb() ) )->put( $id, 0, $file );
		self::wpdb()->query( 'UPDATE ' . self::wpdb()->prefix . "hvac_blocks_imports SET stage = 'checking'" );

		$checked = self::data( $this->rest( 'POST', "$admin/rebate-imports/$id/step" ) );
		$rows    = self::data( $this->rest( 'GET', "$admin/rebate-imports/$id/rows", array( 'kind' => 'new' ) ) );
		self::assertSame( array( 'checked', 1, 1, 0 ), array( $checked['stage'], $checked['new'], $checked['bad'], $this->store->count() ) );
		self::assertSame( array( 'kind' => 'new', 'line' => 2, 'id' => 'r1', 'name' => 'One', 'reason' => '', 'changes' => array() ), is_array( $rows['rows'] ) ? $rows['rows'][0] : null );

		$this->rest( 'POST', "$admin/rebate-imports/$id/confirm" );
		$this->rest( 'POST', "$admin/rebate-imports/$id/step" );
		$list = self::data( $this->rest( 'GET', "$admin/rebates", array( 'search' => 'on' ) ) );
		self::assertSame( array( 1, 'expired' ), array( $list['total'], is_array( $list['rebates'] ) ? array_column( $list['rebates'], 'state' )[0] : '' ) );
		self::assertSame( 0, self::data( $this->rest( 'GET', "$admin/rebates", array( 'search' => '%' ) ) )['total'] );

		self::assertSame( 400, $this->rest( 'DELETE', "$admin/rebates" )->get_status() );
		self::assertSame( array( 'deleted' => 1, 'remaining' => 0 ), $this->rest( 'DELETE', "$admin/rebates", array( 'all' => true ) )->get_data() );
	}

	public function test_an_export_imports_back_unchanged(): void {
		$titles  = array( '=cmd|calc!A0', '+1', '-1', "'=already", "''x", '@SUM(1);=2,+3', 'say "yes"', 'Thermopompe d’Été', '<b>x</b>', '%s %d', '＝full', '0', 'a,b;c|d' );
		$rebates = array( new StoredRebate( new Rebate( 'bare', 'Bare', provider: 'P' ), 'import' ) );

		foreach ( $titles as $i => $title ) {
			$rebates[] = new StoredRebate( new Rebate( "r$i", $title, $title, "Titre $i", 1250.5 + $i, 0 === $i % 2, '=Utility', 'https://utility.example/a?b=c&d=e', '2026-01-31', '2026-12-31', array( '02110', 'M5V', 'TX', 'USA' ) ), 'import' );
		}

		$this->store->write( $rebates );
		$before  = $this->all();
		$console = new RecordingConsole();
		$out     = (string) tempnam( sys_get_temp_dir(), 'hvac-out-' );
		$this->command( $console )->export( array( $out ), array() );
		$this->command( $console )->export( array( '/does/not/exist/x.csv' ), array() );
		$file = (string) file_get_contents( $out );
		unlink( $out );

		self::assertSame( array( "success: All rebates exported to “{$out}”.", 'fail: The file “/does/not/exist/x.csv” cannot be written.' ), $console->lines );
		self::assertStringContainsString( "\"'=cmd|calc!A0\"", $file );
		self::assertStringContainsString( ',1250.5,"yes","\'=Utility",', $file );
		self::assertStringNotContainsString( ';=', $file );

		$again = $this->run_file( $file, removes: true );
		self::assertSame( array( count( $rebates ), 0, 0, 0 ), array( $again['unchanged'], $again['changed'], $again['removed'], $again['bad'] ) );

		// And into a site without any of them.
		$this->store->delete_matching( '' );
		$this->run_file( $file );
		self::assertSame( $before, $this->all() );
	}

	public function test_the_route_sends_the_file_to_administrators(): void {
		remove_all_actions( 'rest_api_init' );
		self::answer_routes( new ExportRebatesRoute( new RebateExport( $this->store ) ) );
		$this->store->write( array( new StoredRebate( new Rebate( 'r1', 'One', provider: 'P' ), 'import' ) ) );
		$path = '/hvac-blocks/v1/admin/rebate-export';

		$this->as_role( 'editor' );
		self::assertSame( 403, $this->rest( 'GET', $path )->get_status() );

		$this->as_role( 'administrator' );
		$response = $this->rest( 'GET', $path );
		ob_start();
		self::assertTrue( apply_filters( 'rest_pre_serve_request', false, $response, new WP_REST_Request(), rest_get_server() ) );
		self::assertSame( "\xEF\xBB\xBFid,title,titleEs,titleFr,amount,upTo,provider,url,starts,expires,areas,categories\r\n\"r1\",\"One\",\"\",\"\",\"\",\"\",\"P\",\"\",\"\",\"\",\"\",\"\"\r\n", ob_get_clean() );
		self::assertSame( array( 'text/csv; charset=UTF-8', 'attachment; filename="rebates-' . gmdate( 'Y-m-d' ) . '.csv"' ), array( $response->get_headers()['Content-Type'], $response->get_headers()['Content-Disposition'] ) );
	}

	public function test_the_demonstration_says_what_it_is_and_ends_some_day(): void {
		$demo = new DemoRebates( $this->store, new SiteCalendar(), dirname( __DIR__, 5 ) . '/data/demo-rebates.json' );
		$demo->import();
		$count = $this->store->count();
		$demo->import();
		$counts = $this->store->count_valid( array( '*', 'TX', 'USA', '75024' ), ( new SiteCalendar() )->today() );

		self::assertSame( $count, $this->store->count() );
		self::assertGreaterThan( 6, $counts['total'] );
		self::assertSame( $counts['total'], $counts['demo'] );
		self::assertSame( 0, $this->store->count_valid( array( '*', 'TX', 'USA', '75024' ), SiteCalendar::after( ( new SiteCalendar() )->today(), 400 ) )['total'] );
	}

	/** @return ImportFigures */
	private function run_file( string $file, bool $removes = false ): array {
		return $this->import->run( TestStream::of( $file ), removes_missing: $removes )->to_array();
	}

	private function command( RecordingConsole $console ): RebatesCommand {
		return new RebatesCommand( $this->import, new RebateExport( $this->store ), $console );
	}

	/** @return list<array<string, mixed>> */
	private function all(): array {
		return array_map( static fn ( StoredRebate $stored ): array => $stored->rebate->to_array(), array_values( iterator_to_array( $this->store->each(), false ) ) );
	}

	/** @return list<string> */
	private function ids(): array {
		return array_map( static fn ( StoredRebate $stored ): string => $stored->rebate->id, array_values( iterator_to_array( $this->store->each(), false ) ) );
	}

	private function stored( string $id ): StoredRebate {
		$stored = $this->store->get_many( array( $id ) )[ strtolower( $id ) ] ?? null;
		self::assertNotNull( $stored );

		return $stored;
	}
}
