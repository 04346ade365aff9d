<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Platform\Import\ImportTables;
use HvacBlocks\Testing\DealerImportsTestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** The columns of an import: recognized, chosen, remembered; and the rows that are refused. */
final class DealerImportColumnsTest extends DealerImportsTestCase {
	/** A list with unique headings. */
	private const OWN = "Dealers 2026,,,,\nRef.,Outfit,Town,Notes,Notes\nA1,One,Plano,likes tea,a\nA2,Two,Plano,likes tea,b\nA3,,,,\n";

	public function test_what_a_file_has_no_columns_for_stays(): void {
		$this->store->write( array( new StoredDealer( new Dealer( 'D1', 'One', '1 Main', 'Plano', 'TX', '75024', '972-555-0100', lat: 33.1, lon: -96.8, financing: true, average_rating: 4.5, coverage: array( '75024' ), photo: 'https://example.org/a.jpg' ), false, 'import' ) ) );
		$job = $this->bring( $this->upload( "Dealer ID,Name\nd1,Renamed\n" ) );

		self::assertSame( array( array( 'field' => 'name', 'old' => 'One', 'new' => 'Renamed' ), array( 'field' => 'companyID', 'old' => 'D1', 'new' => 'd1' ) ), $this->rows( $job, 'changed' )[0]['changes'] );
		$dealer = $this->store->get( 'D1' )?->dealer;
		self::assertSame( array( '1 Main', 33.1, true, 4.5, array( '75024' ), 'https://example.org/a.jpg' ), array( $dealer?->address, $dealer?->lat, $dealer?->financing, $dealer?->average_rating, $dealer?->coverage, $dealer?->photo ) );

		$this->bring( $this->upload( "Dealer ID,Name,ZIP\nD1,Moved,75025\n" ) );
		self::assertTrue( $this->store->get( 'D1' )?->approximate );
	}

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
		self::assertSame( array( 'has the same name and ZIP or postal code as line 2: give both an ID of their own', 'has no company ID, and no name and ZIP code to make one from' ), array_column( $this->rows( $job, 'bad' ), 'reason' ) );

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
}
