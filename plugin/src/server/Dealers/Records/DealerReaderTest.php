<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Records;

use HvacBlocks\Testing\TestCase;
use InvalidArgumentException;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

final class DealerReaderTest extends TestCase {
	/** @return iterable<string, array{string, mixed, string, mixed}> the path, the given value, the property, the resulting value */
	public static function repairs(): iterable {
		yield 'a number for an ID' => array( 'data.companyID', 1234, 'company_id', '1234' );
		yield 'a spreadsheet number for an ID' => array( 'data.companyID', '1234.0', 'company_id', '1234' );
		yield 'white space' => array( 'data.name', "  A \t\u{A0} B\r\n", 'name', 'A B' );
		yield 'a lost zero' => array( 'data.zip', 2110, 'zip', '02110' );
		yield 'a spreadsheet ZIP' => array( 'data.zip', '7001.0', 'zip', '07001' );
		yield 'a Canadian code' => array( 'data.zip', 'm5v2t6', 'zip', 'M5V 2T6' );
		yield 'a full state' => array( 'data.state', 'texas', 'state', 'TX' );
		yield 'a province in French' => array( 'data.state', 'Québec', 'state', 'QC' );
		yield 'Y' => array( 'data.isTcs', 'Y', 'comfort_specialist', true );
		yield '1' => array( 'data.nateCertified', 1, 'nate_certified', true );
		yield 'TRUE' => array( 'data.leasingOption', 'TRUE', 'leasing', true );
		yield 'no' => array( 'data.showFinancing', 'no', 'financing', false );
		yield 'nothing' => array( 'data.emergencyService', '', 'emergency_service', false );
		yield 'null' => array( 'data.emergencyService', null, 'emergency_service', false );
		yield 'an address without a word about showing it' => array( 'data.showAddress', null, 'show_address', true );
		yield 'an American date' => array( 'data.charterMemberDate', '1/31/2010', 'charter_member_date', '2010-01-31' );
		yield 'a date with a time' => array( 'data.charterMemberDate', '2010-01-31T00:00:00Z', 'charter_member_date', '2010-01-31' );
		yield 'no date' => array( 'data.charterMemberDate', '', 'charter_member_date', null );
		yield 'a rating in text' => array( 'metaData.average_rating', '4.456', 'average_rating', 4.46 );
		yield 'a comma between thousands' => array( 'metaData.total_review_count', '1,284', 'review_count', 1284 );
		yield 'a range of ZIP codes' => array( 'zipcodeCoverage', '75001-75003 | 75010', 'coverage', array( '75001', '75002', '75003', '75010' ) );
		yield 'a ZIP code in quotes' => array( 'data.zip', '="02110"', 'zip', '02110' );
		yield 'an en dash' => array( 'data.zip', '75024–1234', 'zip', '75024' );
		yield 'a state abbreviated' => array( 'data.state', 'Tex.', 'state', 'TX' );
		yield 'a province abbreviated' => array( 'data.state', 'Qué.', 'state', 'QC' );
		yield 'a state with its country' => array( 'data.state', 'US-TX', 'state', 'TX' );
		yield 'no phone number' => array( 'data.phone1', 'N/A', 'phone', '' );
		yield 'a decimal comma' => array( 'metaData.average_rating', '4,8', 'average_rating', 4.8 );
		yield 'a position with commas' => array( 'location.lat', '33,1234567', 'lat', 33.1234567 );
		yield 'no position' => array( 'location.lat', '0', 'lat', null );
		yield 'numeric coverage' => array( 'zipcodeCoverage', array( 75024, 2110, '75024' ), 'coverage', array( '02110', '75024' ) );
		yield 'coverage in text' => array( 'zipcodeCoverage', '75025;75024 | M5V', 'coverage', array( '75024', '75025', 'M5V' ) );
		yield 'numbers in text' => array( 'whodis.assignedNumbers', '214-555-0101, 214-555-0102', 'assigned_numbers', array( '214-555-0101', '214-555-0102' ) );
		yield 'a formula stays text' => array( 'data.name', '=HYPERLINK("http://x")', 'name', '=HYPERLINK("http://x")' );
		yield 'entities of an export' => array( 'data.name', 'Smith &amp;amp; Sons &amp;#8211; HVAC', 'name', 'Smith & Sons – HVAC' );
		yield 'entities of an address' => array( 'data.photo', 'https://example.org/x.jpg?a=1&amp;b=2', 'photo', 'https://example.org/x.jpg?a=1&b=2' );
		yield 'HTML stays text' => array( 'data.name', '<script>alert(1)</script>', 'name', '<script>alert(1)</script>' );
		yield 'an extension' => array( 'data.phone1', '(214) 555-0101 x12', 'phone', '(214) 555-0101 x12' );
	}

	#[DataProvider( 'repairs' )]
	public function test_it_repairs( string $path, mixed $value, string $property, mixed $expected ): void {
		self::assertSame( $expected, get_object_vars( Dealer::from_array( self::with( $path, $value ) ) )[ $property ] );
	}

	public function test_three_digits_are_a_zip_code_only_where_the_state_says_so(): void {
		$values = array( 'data' => array( 'companyID' => 'D1', 'name' => 'One', 'state' => 'Puerto Rico', 'zip' => '907' ), 'zipcodeCoverage' => '601, 602.0' );
		$dealer = Dealer::from_array( $values );

		self::assertSame( array( '00907', array( '00601', '00602' ) ), array( $dealer->zip, $dealer->coverage ) );

		foreach ( array( 'TX', '' ) as $state ) {
			try {
				Dealer::from_array( array( 'data' => array( ...$values['data'], 'state' => $state ), 'zipcodeCoverage' => '750' ) );
				self::fail( 'It was taken for a place in Puerto Rico.' );
			} catch ( InvalidDealer $error ) {
				self::assertSame( 'zip cannot be “907”; zipcodeCoverage cannot be “750”', $error->getMessage() );
			}
		}
	}

	public function test_what_cannot_be_read_costs_its_field_and_the_id_or_the_name_the_dealer(): void {
		[ $dealer, $unread, $notes ] = DealerReader::lenient( array( 'data' => array( 'companyID' => 'D1', 'name' => 'One', 'city' => str_repeat( 'x', 101 ), 'phone1' => '214-555-0123 / 214-555-0124', 'state' => 'ZZ' ), 'zipcodeCoverage' => '75024 7' ) );

		self::assertSame( array( '', '214-555-0123', '', array( '75024' ) ), array( $dealer->city, $dealer->phone, $dealer->state, $dealer->coverage ) );
		self::assertSame( array( 'city', 'state', 'zipcodeCoverage' ), array_keys( $unread ) );
		self::assertSame( array( 'phone1 holds several numbers; 214-555-0123 was taken' ), $notes );

		foreach ( array( array( 'companyID' => '1.00137E+05', 'name' => 'One' ), array( 'companyID' => 'D1', 'name' => 'NULL' ) ) as $data ) {
			try {
				DealerReader::lenient( array( 'data' => $data ) );
				self::fail( 'It was taken for a dealer.' );
			} catch ( InvalidDealer $error ) {
				self::assertContains( $error->getMessage(), array( 'companyID “1.00137E+05” was rounded by a spreadsheet: format the column as text', 'name is missing' ) );
			}
		}
	}

	/** @return iterable<string, array{string, mixed, string}> the path, the given value, part of the reason */
	public static function mistakes(): iterable {
		yield 'no name' => array( 'data.name', ' ', 'name is missing' );
		yield 'no ID' => array( 'data.companyID', null, 'companyID is missing' );
		yield 'an ID that no address can hold' => array( 'data.companyID', 'a/b', 'companyID cannot be “a/b”' );
		yield 'a long name' => array( 'data.name', str_repeat( 'é', 191 ), 'longer than 190' );
		yield 'a name that is a list' => array( 'data.name', array( 'x' ), 'name must be text' );
		yield 'no such state' => array( 'data.state', 'ZZ', 'state cannot be “ZZ”' );
		yield 'no such ZIP' => array( 'data.zip', '1', 'zip cannot be “1”' );
		yield 'half a number' => array( 'data.phone1', '555-0101', 'phone1 cannot be “555-0101”' );
		yield 'a script for a number' => array( 'data.phone1', '<b>2145550101', 'phone1 cannot be' );
		yield 'maybe' => array( 'data.isTcs', 'maybe', 'isTcs cannot be “maybe”' );
		yield 'no such day' => array( 'data.charterMemberDate', '2010-02-30', 'charterMemberDate cannot be “2010-02-30”' );
		yield 'off the earth' => array( 'location.lat', 91, 'lat cannot be “91”' );
		yield 'not a number' => array( 'location.lon', 'NaN', 'lon cannot be “NaN”' );
		yield 'six stars' => array( 'metaData.average_rating', 6, 'average_rating cannot be “6”' );
		yield 'fewer than no reviews' => array( 'metaData.total_review_count', -1, 'total_review_count cannot be “-1”' );
		yield 'coverage that is no ZIP' => array( 'zipcodeCoverage', array( '75024', '=1+1' ), 'zipcodeCoverage cannot be “=1+1”' );
		yield 'too much coverage' => array( 'zipcodeCoverage', range( 10_000, 12_001 ), 'zipcodeCoverage cannot be “2002”' );
	}

	#[DataProvider( 'mistakes' )]
	public function test_it_refuses( string $path, mixed $value, string $reason ): void {
		$this->expectException( InvalidArgumentException::class );
		$this->expectExceptionMessage( $reason );

		Dealer::from_array( self::with( $path, $value ) );
	}

	public function test_it_says_everything_that_is_wrong(): void {
		$this->expectExceptionMessage( 'companyID is missing; name is missing; state cannot be “??”' );

		Dealer::from_array( array( 'data' => array( 'state' => '??' ) ) );
	}

	public function test_what_it_reads_it_gives_back(): void {
		$dealer = Dealer::from_array( self::with( 'distance', 3.2 ) );

		self::assertEquals( $dealer, Dealer::from_array( $dealer->to_array() ) );
		self::assertSame( 'http://example.test/residential/en/dealers/thermo-erable-montreal-qc-D~1/', $dealer->to_array()['profileUrl'] );
	}

	public function test_the_profile_is_in_the_language_of_the_page(): void {
		switch_to_locale( 'fr_FR' );

		self::assertSame( 'http://example.test/residential/fr/dealers/thermo-erable-montreal-qc-D~1/', Dealer::from_array( self::with( 'distance', null ) )->to_array()['profileUrl'] );
	}

	/** @return array<string, mixed> */
	private static function with( string $path, mixed $value ): array {
		$values = array(
			'data'     => array(
				'companyID' => 'D-1',
				'name'      => 'Thermo-Érable',
				'city'      => 'Montréal',
				'state'     => 'QC',
			),
			'location' => array(
				'lat' => 0,
				'lon' => 0,
			),
		);

		[ $group, $key ] = explode( '.', $path ) + array( '', '' );

		if ( '' === $key ) {
			return array( ...$values, $group => $value );
		}

		return array( ...$values, $group => array( ...( $values[ $group ] ?? array() ), $key => $value ) );
	}
}
