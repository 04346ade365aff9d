<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use HvacBlocks\Dealers\Import\DealerImport;
use HvacBlocks\Dealers\PostalAreas\EmbeddedPostalAreaDirectory;
use HvacBlocks\Dealers\Records\CrossCheck;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Testing\AnswerShape;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestPlaces;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** The admin routes for dealers: requirements that all routes share are tested for all. */
final class AdminDealersTest extends TestCase {
	private const DEALERS = '/hvac-blocks/v1/admin/dealers';

	private const GOOD = array(
		'data'            => array(
			'name'  => 'New Name',
			'state' => 'texas',
			'zip'   => '75024',
		),
		'zipcodeCoverage' => array( 75025 ),
	);

	private DealerStore $store;

	protected function setUp(): void {
		TestPlaces::load( self::wpdb(), array( '75024' ) );
		$locations   = new EmbeddedPostalAreaDirectory( self::wpdb() );
		$this->store = new DealerStore( self::wpdb() );
		$this->store->write(
			array_map(
				static fn ( int $i ): StoredDealer => new StoredDealer( new Dealer( company_id: "D$i", name: "Dealer 10%_$i", city: 'Plano', zip: '75024', lat: 33.1, lon: -96.8 ), 1 === $i, 'import' ),
				range( 1, 3 )
			)
		);
		// Without the plugin's own routes, which know other places.
		remove_all_actions( 'rest_api_init' );
		add_action( 'rest_api_init', 'rest_api_default_filters' );
		self::answer_routes(
			new ListDealersRoute( new DealerList( self::wpdb(), $this->store ) ),
			new ImportDealersRoute( new DealerImport( self::wpdb(), $this->store, $locations ) ),
			new ShowDealerRoute( $this->store, new CrossCheck( new EmbeddedPostalAreaDirectory( self::wpdb() ) ) ),
			new SaveDealerRoute( $this->store, new CrossCheck( $locations ) ),
			new DeleteDealerRoute( $this->store ),
		);
		$this->as_role( 'administrator' );
	}

	/** @return iterable<string, array{string, string, array<string, mixed>}> the method, the path, the data sent */
	public static function routes(): iterable {
		yield 'list' => array( 'GET', self::DEALERS, array() );
		yield 'show' => array( 'GET', self::DEALERS . '/D1', array() );
		yield 'save' => array( 'PUT', self::DEALERS . '/D1', self::GOOD );
		yield 'import' => array( 'POST', self::DEALERS . '/import', array( 'dealers' => array( self::GOOD ) ) );
		yield 'delete' => array( 'DELETE', self::DEALERS . '/D1', array() );
	}

	/** @param array<string, mixed> $sent */
	#[DataProvider( 'routes' )]
	public function test_it_is_registered_and_answers_an_administrator( string $method, string $path, array $sent ): void {
		self::assertSame( 200, $this->rest( $method, $path, $sent )->get_status() );
	}

	/** @param array<string, mixed> $sent */
	#[DataProvider( 'routes' )]
	public function test_everybody_else_is_refused( string $method, string $path, array $sent ): void {
		foreach ( array( 'anonymous' => 401, 'subscriber' => 403, 'contributor' => 403, 'author' => 403, 'editor' => 403 ) as $role => $status ) {
			$this->as_role( $role );
			self::assertSame( $status, $this->rest( $method, $path, $sent )->get_status(), $role );
		}

		self::assertSame( 'Dealer 10%_1', $this->store->get( 'D1' )?->dealer->name );
	}

	/** @param array<string, mixed> $sent */
	#[DataProvider( 'routes' )]
	public function test_its_schema_describes_its_answer_which_nobody_keeps( string $method, string $path, array $sent ): void {
		$response = $this->rest( $method, $path, $sent );
		$answer   = self::data( $response );
		$schemas  = array(
			'list'   => ( new ListDealersRoute( new DealerList( self::wpdb(), $this->store ) ) )->schema(),
			'import' => ( new ImportDealersRoute( new DealerImport( self::wpdb(), $this->store, new EmbeddedPostalAreaDirectory( self::wpdb() ) ) ) )->schema(),
			'delete' => ( new DeleteDealerRoute( $this->store ) )->schema(),
			'one'    => ( new ShowDealerRoute( $this->store, new CrossCheck( new EmbeddedPostalAreaDirectory( self::wpdb() ) ) ) )->schema(),
		);
		$schema   = match ( true ) {
			'DELETE' === $method => $schemas['delete'],
			'POST' === $method => $schemas['import'],
			self::DEALERS === $path => $schemas['list'],
			default => $schemas['one'],
		};

		self::assertTrue( rest_validate_value_from_schema( $answer, $schema ) );
		self::assertSame( array(), AnswerShape::differences( $answer, $schema, $path ) );
		self::assertSame( 'no-store', $response->get_headers()['Cache-Control'] );
	}

	/** @return iterable<string, array{string, string, array<string, mixed>, int, string}> */
	public static function bad_requests(): iterable {
		yield 'a page that is no number' => array( 'GET', self::DEALERS . '?page=x', array(), 400, 'rest_invalid_param' );
		yield 'too many a page' => array( 'GET', self::DEALERS . '?per_page=1000', array(), 400, 'rest_invalid_param' );
		yield 'no such dealer' => array( 'GET', self::DEALERS . '/D9', array(), 404, 'hvac_blocks_no_dealer' );
		yield 'nothing to save' => array( 'PUT', self::DEALERS . '/D1', array(), 400, 'rest_missing_callback_param' );
		yield 'no name' => array( 'PUT', self::DEALERS . '/D1', array( 'data' => array( 'zip' => '75024' ) ), 422, 'hvac_blocks_invalid_dealer' );
		yield 'an unknown ZIP' => array( 'PUT', self::DEALERS . '/D1', array( 'data' => array( 'name' => 'x', 'zip' => '99999' ) ), 422, 'hvac_blocks_invalid_dealer' );
		yield 'nothing to delete' => array( 'DELETE', self::DEALERS . '/D9', array(), 404, 'hvac_blocks_no_dealer' );
		yield 'a file that is none' => array( 'POST', self::DEALERS . '/import', array( 'x' => 1 ), 422, 'hvac_blocks_unreadable_file' );
	}

	/** @param array<string, mixed> $sent */
	#[DataProvider( 'bad_requests' )]
	public function test_bad_input( string $method, string $path, array $sent, int $status, string $code ): void {
		$response = $this->rest( $method, $path, $sent );

		self::assertSame( array( $status, $code ), array( $response->get_status(), self::data( $response )['code'] ) );
		self::assertSame( 3, $this->store->count() );
	}

	public function test_the_list_is_searched_and_paged(): void {
		$page = self::data( $this->rest( 'GET', self::DEALERS . '?per_page=2&page=2' ) );
		self::assertSame( array( 3, 2, 1 ), array( $page['total'], $page['pages'], count( (array) $page['dealers'] ) ) );

		$found = fn ( string $search ): mixed => self::data( $this->rest( 'GET', self::DEALERS, array( 'search' => $search ) ) )['total'];
		self::assertSame( array( 1, 3, 3, 3, 0, 0 ), array( $found( 'D2' ), $found( 'plano' ), $found( '75024' ), $found( '10%_' ), $found( 'D%r' ), $found( "' OR 1=1 --" ) ) );
	}

	public function test_a_dealer_is_shown_with_what_only_administrators_know(): void {
		$dealer = self::data( $this->rest( 'GET', self::DEALERS . '/D1' ) );

		self::assertSame( array( true, 'import' ), array( $dealer['approximate'], $dealer['source'] ) );
	}

	public function test_a_dealer_is_replaced_and_made(): void {
		$saved = self::data( $this->rest( 'PUT', self::DEALERS . '/D1', array( ...self::GOOD, 'data' => array( ...self::GOOD['data'], 'companyID' => 'D2' ) ) ) );

		self::assertSame( array( true, 'manual', array( '75025' ) ), array( $saved['approximate'], $saved['source'], $saved['zipcodeCoverage'] ) );
		self::assertSame( array( 'New Name', 'TX', 33.078 ), array( $this->store->get( 'D1' )?->dealer->name, $this->store->get( 'D1' )?->dealer->state, $this->store->get( 'D1' )?->dealer->lat ) );
		self::assertSame( 'Dealer 10%_2', $this->store->get( 'D2' )?->dealer->name );
		self::assertSame( 201, $this->rest( 'PUT', self::DEALERS . '/D4', self::GOOD )->get_status() );
		self::assertSame( 4, $this->store->count() );
	}

	public function test_who_saves_upon_an_older_version_gets_both(): void {
		$version = self::data( $this->rest( 'GET', self::DEALERS . '/D1' ) )['version'];
		self::assertSame( 200, $this->rest( 'PUT', self::DEALERS . '/D1', array( ...self::GOOD, 'version' => $version ) )->get_status() );

		$response = $this->rest( 'PUT', self::DEALERS . '/D1', array( 'data' => array( 'name' => 'Mine', 'zip' => '75024' ), 'version' => $version ) );
		$refusal  = self::data( $response );
		self::assertSame( array( 409, 'hvac_blocks_dealer_changed' ), array( $response->get_status(), $refusal['code'] ) );
		$theirs = is_array( $refusal['data'] ) && is_array( $refusal['data']['dealer'] ) ? $refusal['data']['dealer'] : array();
		self::assertSame( array( 'New Name', array( '75025' ) ), array( is_array( $theirs['data'] ) ? $theirs['data']['name'] : '', $theirs['unknownCoverage'] ) );
		self::assertSame( 'New Name', $this->store->get( 'D1' )?->dealer->name );

		self::assertSame( 200, $this->rest( 'PUT', self::DEALERS . '/D1', array( ...self::GOOD, 'version' => $theirs['version'] ) )->get_status() );
		self::assertSame( array( 409, 'hvac_blocks_dealer_exists' ), array( $this->rest( 'PUT', self::DEALERS . '/D2', array( ...self::GOOD, 'version' => '' ) )->get_status(), self::data( $this->rest( 'PUT', self::DEALERS . '/D2', array( ...self::GOOD, 'version' => '' ) ) )['code'] ) );
		$this->store->delete( 'D3' );
		self::assertNull( ( (array) self::data( $this->rest( 'PUT', self::DEALERS . '/D3', array( ...self::GOOD, 'version' => $version ) ) )['data'] )['dealer'] );
	}

	public function test_a_refusal_names_each_field(): void {
		$refusal = self::data(
			$this->rest(
				'PUT',
				self::DEALERS . '/D1',
				array(
					'data'     => array(
						'name'         => '',
						'phone1'       => '12',
						'state'        => 'ZZ',
						'photo'        => 'javascript:alert(1)',
						'openingHours' => array( 'whenever' ),
					),
					'location' => array( 'lat' => '91' ),
				)
			)
		);
		self::assertIsArray( $refusal['data'] );
		self::assertIsArray( $refusal['data']['fields'] );
		self::assertEqualsCanonicalizing( array( 'name', 'phone1', 'state', 'photo', 'openingHours', 'lat' ), array_keys( $refusal['data']['fields'] ) );
		self::assertSame( 'This field is required.', $refusal['data']['fields']['name'] );
	}

	public function test_all_fields_are_kept(): void {
		$sent = array(
			'data'            => array(
				'name'              => 'Full',
				'addressLine1'      => '1 Main',
				'city'              => 'Plano',
				'state'             => 'TX',
				'zip'               => '75024',
				'phone1'            => '972-555-0100',
				'showAddress'       => false,
				'emergencyService'  => true,
				'charterMemberDate' => '2015-03-31',
				'photo'             => 'https://example.org/a.jpg',
				'openingHours'      => array( 'Mon - Fri 8am-5:30pm', 'Sa 09:00-12:00' ),
			),
			'location'        => array(
				'lat' => '33.1234567',
				'lon' => '-96.8',
			),
			'metaData'        => array(
				'average_rating'     => '4.5',
				'total_review_count' => '12',
			),
			'whodis'          => array(
				'routingGroupID'  => 'RG1',
				'assignedNumbers' => array( '972-555-0101' ),
			),
			'zipcodeCoverage' => array( '2110;', 'm5v 2t6' ),
		);
		self::assertSame( 201, $this->rest( 'PUT', self::DEALERS . '/FULL', $sent )->get_status() );
		$dealer = $this->store->get( 'FULL' )?->dealer;

		self::assertSame(
			array( false, true, '2015-03-31', 'https://example.org/a.jpg', array( 'Mo-Fr 08:00-17:30', 'Sa 09:00-12:00' ), 33.1234567, 4.5, 12, 'RG1', array( '972-555-0101' ), array( '02110', 'M5V' ) ),
			array( $dealer?->show_address, $dealer?->emergency_service, $dealer?->charter_member_date, $dealer?->photo, $dealer?->opening_hours, $dealer?->lat, $dealer?->average_rating, $dealer?->review_count, $dealer?->routing_group, $dealer?->assigned_numbers, $dealer?->coverage )
		);
	}

	public function test_the_list_is_narrowed_and_in_order(): void {
		$this->store->write(
			array(
				new StoredDealer( new Dealer( company_id: 'A', name: 'Zulu', city: 'Austin', state: 'TX', lat: 33.1, lon: -96.8, comfort_specialist: true ), false, 'import' ),
				new StoredDealer( new Dealer( company_id: 'B', name: 'Yankee', city: 'Boston', state: 'MA', lat: 33.1, lon: -96.8, charter_member_date: '2015-03-31' ), false, 'import' ),
				new StoredDealer( new Dealer( company_id: 'C', name: 'X-ray', city: 'Dallas', state: 'TX', lat: 33.1, lon: -96.8 ), false, 'import' ),
			)
		);
		$ids = fn ( string $query ): array => array_map( static fn ( mixed $dealer ): mixed => is_array( $dealer ) && is_array( $dealer['data'] ) ? $dealer['data']['companyID'] : '', (array) self::data( $this->rest( 'GET', self::DEALERS . "?$query" ) )['dealers'] );

		self::assertSame( array( 'C', 'A' ), $ids( 'state=TX' ) );
		self::assertSame( array( 'A' ), $ids( 'state=TX&badge=tcs' ) );
		self::assertSame( array( 'B' ), $ids( 'badge=charter' ) );
		self::assertSame( array( 'A', 'B', 'C' ), array_slice( $ids( 'orderby=city' ), 0, 3 ) );
		self::assertSame( array( 'D3', 'D2', 'D1', 'C', 'B', 'A' ), $ids( 'orderby=companyID&order=desc' ) );
		self::assertSame( array( 'C', 'A' ), array_slice( $ids( 'orderby=state' ), 4 ) );
		self::assertSame( array( 'C' ), array_slice( $ids( 'orderby=city&per_page=2&page=99&order=asc&state=TX' ), -1 ), 'the last page, where there are not so many' );
	}

	public function test_every_change_turns_the_version_that_caches_know(): void {
		$version = static fn (): string => wp_cache_get_last_changed( DealerStore::CACHE_GROUP );
		$seen    = array( $version() );
		$fired   = 0;
		add_action(
			'hvac_blocks_dealers_changed',
			static function () use ( &$fired ): void {
				++$fired;
			}
		);
		$this->rest( 'PUT', self::DEALERS . '/D1', self::GOOD );
		$seen[] = $version();
		$this->rest( 'DELETE', self::DEALERS . '/D1' );
		$seen[] = $version();

		self::assertSame( array( 3, 2 ), array( count( array_unique( $seen ) ), $fired ) );
	}

	public function test_a_dealer_is_deleted(): void {
		self::assertSame( array( 'deleted' => true ), $this->rest( 'DELETE', self::DEALERS . '/D1' )->get_data() );
		self::assertNull( $this->store->get( 'D1' ) );
	}

	public function test_a_body_of_csv_is_imported(): void {
		$request = new WP_REST_Request( 'POST', self::DEALERS . '/import' );
		$request->set_header( 'Content-Type', 'text/csv' );
		$request->set_body( "companyID,name,zip\nD1,Changed,75024\nD5,New,75024\nD6,,75024\n" );
		$dry = clone $request;
		$dry->set_query_params( array( 'dry_run' => 'true' ) );

		$answer = rest_get_server()->dispatch( $dry )->get_data();
		self::assertIsArray( $answer );
		self::assertSame( array( true, 1, 1, 1 ), array( $answer['dryRun'], $answer['new'], $answer['changed'], $answer['bad'] ) );
		self::assertSame( 3, $this->store->count() );

		$answer = rest_get_server()->dispatch( $request )->get_data();
		self::assertIsArray( $answer );
		self::assertSame( array( array( 'line' => 4, 'companyID' => 'D6', 'reason' => 'name is missing' ) ), $answer['badRows'] );
		self::assertSame( 'Changed', $this->store->get( 'D1' )?->dealer->name );
	}

	public function test_a_body_of_json_is_imported(): void {
		$answer = self::data( $this->rest( 'POST', self::DEALERS . '/import', array( 'dealers' => array( array( ...self::GOOD, 'data' => array( ...self::GOOD['data'], 'companyID' => 'D7' ) ) ) ) ) );

		self::assertSame( array( 1, 1 ), array( $answer['new'], $answer['approximate'] ) );
	}

	public function test_a_file_that_removes_much_is_imported_once_that_is_confirmed(): void {
		$file   = array( 'dealers' => array( array( ...self::GOOD, 'data' => array( ...self::GOOD['data'], 'companyID' => 'D7' ) ) ) );
		$before = $this->store->count();
		$answer = $this->rest( 'POST', self::DEALERS . '/import?remove=1', $file );
		self::assertSame( array( 409, 'hvac_blocks_large_loss', $before ), array( $answer->get_status(), self::data( $answer )['code'], $this->store->count() ) );
		self::assertStringMatchesFormat( '"Nothing was saved. This file removes %d of %d records, and empties fields in %d. Send “confirm” to import it, or “dry_run” to see what it changes."', (string) wp_json_encode( self::data( $answer )['message'], JSON_UNESCAPED_UNICODE ) );

		self::assertSame( 200, $this->rest( 'POST', self::DEALERS . '/import?remove=1&dry_run=1', $file )->get_status() );
		self::assertSame( 200, $this->rest( 'POST', self::DEALERS . '/import?remove=1&confirm=1', $file )->get_status() );
		self::assertSame( 1, $this->store->count() );
	}

	public function test_an_empty_body_is_no_file(): void {
		$request = new WP_REST_Request( 'POST', self::DEALERS . '/import' );

		self::assertSame( 400, rest_get_server()->dispatch( $request )->get_status() );
	}

	/** @return iterable<string, array{int<1, 8>, int, string}> */
	public static function failed_uploads(): iterable {
		yield 'larger than upload_max_filesize' => array( UPLOAD_ERR_INI_SIZE, 413, 'hvac_blocks_large_upload' );
		yield 'cut off' => array( UPLOAD_ERR_PARTIAL, 400, 'hvac_blocks_cut_off' );
		yield 'a form without a file' => array( UPLOAD_ERR_NO_FILE, 400, 'hvac_blocks_no_file' );
		yield 'a full disk' => array( UPLOAD_ERR_CANT_WRITE, 500, 'hvac_blocks_not_stored' );
	}

	/** @param int<1, 8> $error */
	#[DataProvider( 'failed_uploads' )]
	public function test_an_upload_that_failed_says_why( int $error, int $status, string $code ): void {
		$request = new WP_REST_Request( 'POST', self::DEALERS . '/import' );
		$request->set_file_params( array( 'file' => array( 'name' => 'dealers.csv', 'type' => 'text/csv', 'size' => 0, 'tmp_name' => '/nowhere', 'error' => $error ) ) );
		$answer = rest_get_server()->dispatch( $request );

		self::assertSame( array( $status, $code ), array( $answer->get_status(), self::data( $answer )['code'] ) );
	}

	/** @return iterable<string, array{string}> */
	public static function untaken_bodies(): iterable {
		yield 'thrown away' => array( '' );
		yield 'not taken apart' => array( "--x\r\nContent-Disposition: form-data; name=\"file\"\r\n\r\ncompanyID,name\n" );
	}

	#[DataProvider( 'untaken_bodies' )]
	public function test_a_form_that_is_larger_than_php_takes_says_so( string $body ): void {
		$request = new WP_REST_Request( 'POST', self::DEALERS . '/import' );
		$request->set_header( 'Content-Type', 'multipart/form-data; boundary=x' );
		$request->set_body( $body );
		$request->set_header( 'Content-Length', (string) ( wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) ) + 1 ) );
		$answer = rest_get_server()->dispatch( $request );

		self::assertSame( array( 413, 'hvac_blocks_large_upload' ), array( $answer->get_status(), self::data( $answer )['code'] ) );
		self::assertStringContainsString( (string) size_format( min( wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) ), wp_convert_hr_to_bytes( (string) ini_get( 'upload_max_filesize' ) ) ) ), (string) wp_json_encode( self::data( $answer )['message'] ) );
	}

	public function test_a_file_that_was_not_uploaded_is_not_read(): void {
		$request = new WP_REST_Request( 'POST', self::DEALERS . '/import' );
		$request->set_file_params( array( 'file' => array( 'name' => 'dealers.csv', 'type' => 'text/csv', 'size' => 10, 'tmp_name' => ABSPATH . 'index.php', 'error' => 0 ) ) );

		self::assertSame( 400, rest_get_server()->dispatch( $request )->get_status() );
	}
}
