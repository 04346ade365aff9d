<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use HvacBlocks\Dealers\PostalAreas\Names\NamedPlace;
use HvacBlocks\Dealers\PostalAreas\Names\PlaceName;
use HvacBlocks\Dealers\PostalAreas\Names\PlaceNames;
use HvacBlocks\Dealers\PostalAreas\Names\SortedFile;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestPlaces;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

final class EmbeddedPostalAreaDirectoryTest extends TestCase {
	private const CODES = array( '75024', '00601', '07001', 'M5V', 'V6B', 'X0A', '11417', 'M2P' );

	private const NAMES = array(
		'Plano', 'Portland', 'Springfield', 'London', 'Paris', 'Montréal', 'Québec', 'Toronto', 'Calgary', 'St. Louis', 'Washington', 'New York', 'Winston-Salem',
		'McKinney', 'Kansas City', 'Port Washington', "Coeur d'Alene", 'Vancouver', 'Boston', 'Manhattan', 'Jamaica', 'Los Angeles', 'Philadelphia', 'New Orleans', 'Dallas', 'Sault Ste. Marie', 'Trois-Rivières', 'Ontario', "O'Fallon",
	);

	protected function setUp(): void {
		TestPlaces::load( self::wpdb(), self::CODES, self::NAMES );
	}

	/** @return iterable<string, array{string, string, string}> the query, the place, the region */
	public static function places(): iterable {
		yield 'a ZIP' => array( '75024', 'Plano', 'Texas' );
		yield 'ZIP+4' => array( '75024-1234', 'Plano', 'Texas' );
		yield 'ZIP+4 without a hyphen' => array( '750241234', 'Plano', 'Texas' );
		yield 'spaces around' => array( "  75024\n", 'Plano', 'Texas' );
		yield 'leading zeros' => array( '00601', 'Adjuntas', 'Puerto Rico' );
		yield 'a leading zero' => array( '07001', 'Avenel', 'New Jersey' );
		yield 'a Canadian code' => array( 'M5V 2T6', 'Toronto', 'Ontario' );
		yield 'a Canadian code in small letters' => array( 'm5v2t6', 'Toronto', 'Ontario' );
		yield 'half a Canadian code' => array( 'M5V', 'Toronto', 'Ontario' );
		yield 'the far north' => array( 'X0A 0H0', 'Iqaluit', 'Nunavut' );
		yield 'a city and a code' => array( 'Plano, TX', 'Plano', 'Texas' );
		yield 'without a comma' => array( 'Plano TX', 'Plano', 'Texas' );
		yield 'in small letters' => array( 'plano tx', 'Plano', 'Texas' );
		yield 'a full region' => array( 'Plano, Texas', 'Plano', 'Texas' );
		yield 'the smaller of two' => array( 'Plano, IL', 'Plano', 'Illinois' );
		yield 'a country' => array( 'Plano, TX, USA', 'Plano', 'Texas' );
		yield 'a ZIP after a city' => array( 'Plano, TX 75024', 'Plano', 'Texas' );
		yield 'another province' => array( 'Calgary, Alberta, Canada', 'Calgary', 'Alberta' );
		yield 'the largest Plano' => array( 'plano', 'Plano', 'Texas' );
		yield 'the largest Portland' => array( 'portland', 'Portland', 'Oregon' );
		yield 'the largest Springfield' => array( 'springfield', 'Springfield', 'Missouri' );
		yield 'the largest London' => array( 'london', 'London', 'Ontario' );
		yield 'London in Kentucky' => array( 'London KY', 'London', 'Kentucky' );
		yield 'an accent' => array( 'Montréal', 'Montréal', 'Quebec' );
		yield 'no accent' => array( 'montreal', 'Montréal', 'Quebec' );
		yield 'a region in French' => array( 'Montréal, Québec', 'Montréal', 'Quebec' );
		yield 'a region in Spanish' => array( 'New York, Nueva York', 'New York', 'New York' );
		yield 'a name that is a region too' => array( 'Québec', 'Québec', 'Quebec' );
		yield 'a usual other name' => array( 'Quebec City', 'Québec', 'Quebec' );
		yield 'a saint' => array( 'Saint Louis', 'St. Louis', 'Missouri' );
		yield 'a short saint' => array( 'St. Louis, MO', 'St. Louis', 'Missouri' );
		yield 'a saint without its point' => array( 'st louis mo', 'St. Louis', 'Missouri' );
		yield 'two words' => array( 'New York', 'New York', 'New York' );
		yield 'letters with points' => array( 'Washington, D.C.', 'Washington', 'District of Columbia' );
		yield 'a hyphen left out' => array( 'winston salem nc', 'Winston-Salem', 'North Carolina' );
		yield 'a name with a space' => array( 'Mc Kinney', 'McKinney', 'Texas' );
		yield 'an apostrophe' => array( 'O’Fallon, MO', "O'Fallon", 'Missouri' );
		yield 'a region at the end of a name' => array( 'Port Washington', 'Port Washington', 'New York' );
		yield 'a point in the middle' => array( 'sault ste marie on', 'Sault Ste. Marie', 'Ontario' );
		yield 'an address and a country' => array( '100 Main St, Plano, TX 75024, USA', 'Plano', 'Texas' );
		yield 'a code and a country' => array( 'Plano, TX 75024, USA', 'Plano', 'Texas' );
		yield 'a Canadian code and a country' => array( 'Toronto, ON M5V 2T6, Canada', 'Toronto', 'Ontario' );
		yield 'two spaces in a code' => array( 'M5V  2T6', 'Toronto', 'Ontario' );
		yield 'a code and a state' => array( '75024, TX', 'Plano', 'Texas' );
		yield 'a code and a city' => array( '75024 Plano', 'Plano', 'Texas' );
		yield 'a code and a city with its state' => array( '75024 Plano, TX', 'Plano', 'Texas' );
		yield 'a Canadian code and a province' => array( 'M5V 2T6 Ontario', 'Toronto', 'Ontario' );
		yield 'a code and a country alone' => array( '75024 USA', 'Plano', 'Texas' );
		yield 'a point after a code' => array( '75024.', 'Plano', 'Texas' );
		yield 'a number sign' => array( '#75024', 'Plano', 'Texas' );
		yield 'full-width digits' => array( '７５０２４', 'Plano', 'Texas' );
		yield 'a pasted mark' => array( "\u{202A}75024\u{202C}", 'Plano', 'Texas' );
		yield 'an en dash in ZIP+4' => array( '75024–1234', 'Plano', 'Texas' );
		yield 'a country without a comma' => array( 'Plano TX USA', 'Plano', 'Texas' );
		yield 'a country in Spanish' => array( 'Plano, TX, EE. UU.', 'Plano', 'Texas' );
		yield 'a house number of five digits' => array( '10001 Main St, Plano, TX', 'Plano', 'Texas' );
		yield 'a code that does not exist behind its city' => array( 'Plano, TX 75999', 'Plano', 'Texas' );
		yield 'an abbreviated state' => array( 'Boston, Mass.', 'Boston', 'Massachusetts' );
		yield 'a borough' => array( 'Manhattan', 'Manhattan', 'New York' );
		yield 'the other Manhattan' => array( 'Manhattan, KS', 'Manhattan', 'Kansas' );
		yield 'another borough' => array( 'Queens, NY', 'Queens', 'New York' );
		yield 'two letters' => array( 'L.A.', 'Los Angeles', 'California' );
		yield 'a city in Spanish' => array( 'Nueva York', 'New York', 'New York' );
		yield 'Philadelphia in Spanish' => array( 'Filadelfia', 'Philadelphia', 'Pennsylvania' );
		yield 'a city in French' => array( 'Nouvelle-Orléans', 'New Orleans', 'Louisiana' );
		yield 'two cities' => array( 'Dallas/Fort Worth', 'Dallas', 'Texas' );
		yield 'a part of a city' => array( 'North York', 'North York', 'Ontario' );
		yield 'French hyphens' => array( 'Trois Rivieres QC', 'Trois-Rivières', 'Quebec' );
	}

	/** @return iterable<string, array{string, list<string>}> the query and the beginning of what else it may mean */
	public static function choices(): iterable {
		yield 'cities of the same name' => array( 'portland', array( 'Portland, ME', 'Portland, TX', 'Portland, TN' ) );
		yield 'none in another state' => array( 'Portland, ME', array() );
		yield 'none beside a code' => array( '04101', array() );
		yield 'the cities of a state' => array( 'Texas', array( 'TX', 'Houston, TX', 'San Antonio, TX', 'Dallas, TX' ) );
		yield 'the cities of a province in French' => array( 'Colombie-Britannique', array( 'BC', 'Vancouver, BC' ) );
		yield 'a province, not the city in California' => array( 'Ontario', array( 'ON', 'Toronto, ON', 'Ottawa, ON' ) );
		yield 'a country, not the town in Kentucky' => array( 'Canada', array( 'Toronto, ON', 'Montréal, QC', 'Calgary, AB' ) );
		yield 'a country in French' => array( 'États-Unis', array( 'New York, NY', 'Los Angeles, CA', 'Chicago, IL' ) );
		yield 'a misspelled state' => array( 'Texsa', array( 'TX', 'Houston, TX', 'San Antonio, TX' ) );
		yield 'a misspelled province in French' => array( 'Colombie-Britanique', array( 'BC', 'Vancouver, BC' ) );
		yield 'a misspelled state behind other words' => array( 'state of Califronia', array( 'CA', 'Los Angeles, CA' ) );
		yield 'no place of a military address' => array( 'FPO AP 96349', array() );
		yield 'a state and a city' => array( 'Washington', array( 'WA', 'Seattle, WA', 'Spokane, WA', 'Tacoma, WA' ) );
		yield 'two letters that are a city and a state' => array( 'LA', array( 'LA', 'New Orleans, LA' ) );
		yield 'a letter too much' => array( 'Dalllas', array( 'Dallas, TX' ) );
		yield 'two letters changed' => array( 'Plnao', array( 'Plano, TX' ) );
		yield 'a mistake in a city of a state' => array( 'Tuscon, AZ', array( 'Tucson, AZ' ) );
		yield 'half a name' => array( 'philadel', array( 'Philadelphia, PA' ) );
		yield 'a city in other words' => array( 'the airport of Phoenix please', array( 'Phoenix, AZ' ) );
		yield 'another country' => array( 'Reykjavík, Iceland', array() );
		yield 'nothing' => array( '', array() );
	}

	/** @param list<string> $first */
	#[DataProvider( 'choices' )]
	public function test_it_offers( string $query, array $first ): void {
		$others = $this->directory()->others( $query, $this->directory()->find( $query ) );

		self::assertSame( $first, array_map( static fn ( NamedPlace $place ): string => $place->query(), array_slice( $others, 0, max( 1, count( $first ) ) ) ) );
		self::assertLessThanOrEqual( 8, count( $others ) );
	}

	/** @return iterable<string, array{string, list<string>}> the beginning of a text, and of the suggestions */
	public static function beginnings(): iterable {
		yield 'the largest first' => array( 'san', array( 'San Antonio, TX', 'San Diego, CA' ) );
		yield 'a state begun' => array( 'portland, m', array( 'Portland, ME', 'Portland, MI' ) );
		yield 'without a comma' => array( 'springfield il', array( 'Springfield, IL' ) );
		yield 'without an accent' => array( 'montrea', array( 'Montréal, QC' ) );
		yield 'a nickname' => array( 'nyc', array( 'New York, NY' ) );
		yield 'half a nickname' => array( 'stumpt', array() );
		yield 'a state' => array( 'texas', array( 'Houston, TX' ) );
		yield 'two letters' => array( 'pl', array() );
		yield 'a code' => array( '75024', array() );
	}

	/** @param list<string> $first */
	#[DataProvider( 'beginnings' )]
	public function test_it_suggests( string $typed, array $first ): void {
		$suggested = $this->directory()->suggestions( $typed );

		self::assertSame( $first, array_map( static fn ( NamedPlace $place ): string => $place->query(), array_slice( $suggested, 0, max( 1, count( $first ) ) ) ) );
	}

	public function test_the_nearest_inhabited_area_around_a_point(): void {
		$file = new EmbeddedPostalAreaDirectory( self::wpdb(), new PostalAreaFile( TestPlaces::bundled() ) );

		foreach ( array( $this->directory(), $file ) as $directory ) {
			self::assertSame( '75024', $directory->around( 33.08, -96.81 )?->zip );
			self::assertNull( $directory->around( 48.85, 2.35 ) );
			delete_option( PostalAreaLoader::OPTION );
		}
	}

	#[DataProvider( 'places' )]
	public function test_it_finds( string $query, string $name, string $region ): void {
		$location = $this->directory()->find( $query );

		self::assertNotNull( $location );
		self::assertSame( array( $name, $region ), array( $location->name, $location->region ) );
		self::assertSame( trim( $query ), $location->query );
		self::assertSame( Regions::code( $region ), $location->region_code );
	}

	/** @return iterable<string, array{string}> */
	public static function nonsense(): iterable {
		yield 'nothing' => array( '' );
		yield 'white space' => array( " \t\n" );
		yield 'no such ZIP' => array( '00000' );
		yield 'a military address' => array( 'PSC 1234 Box 5, APO AE 09012-1234' );
		yield 'four digits' => array( '7502' );
		yield 'six digits' => array( '750244' );
		yield 'the code of Santa Claus' => array( 'H0H 0H0' );
		yield 'a letter that no code has' => array( 'D5V 2T6' );
		yield 'another country' => array( 'Paris, France' );
		yield 'a region that has no such city' => array( 'Plano, CA' );
		yield 'a state' => array( 'Texas' );
		yield 'punctuation' => array( ',,,;' );
		yield 'only a comma and a state' => array( ', TX' );
		yield '500 letters' => array( str_repeat( 'plano ', 84 ) );
		yield 'twenty words' => array( str_repeat( 'zzzz ', 20 ) . 'xx' );
		yield 'twenty parts' => array( str_repeat( 'zzzz, ', 19 ) . 'xx' );
		yield 'a megabyte' => array( str_repeat( 'a,', 500_000 ) );
		yield 'emoji' => array( '🏠🔥' );
		yield 'half an emoji' => array( "\xF0\x9F\x8F" );
		yield 'Windows-1252' => array( "Montr\xE9al" );
		yield 'SQL' => array( "x' OR '1'='1" );
		yield 'more SQL' => array( "x'); DROP TABLE wp_hvac_blocks_locations; --" );
		yield 'placeholders' => array( '%s %1$s %i %' );
		yield 'wildcards' => array( '750%' );
		yield 'HTML' => array( '<script>alert(1)</script>' );
		yield 'a null byte' => array( "7502\0" . '4x' );
	}

	#[DataProvider( 'nonsense' )]
	public function test_it_finds_nothing_quickly_for( string $query ): void {
		$begin = hrtime( true );

		self::assertNull( $this->directory()->find( $query ) );
		$this->directory()->others( $query, null );
		$this->directory()->suggestions( $query );
		self::assertLessThan( 250e6, hrtime( true ) - $begin );
		self::assertSame( '', self::wpdb()->last_error );
		self::assertNotNull( $this->directory()->find( '75024' ) );
	}

	public function test_a_zip_has_its_own_position_and_a_name_the_middle_of_the_place(): void {
		$zip  = $this->directory()->find( '75024' );
		$name = $this->directory()->find( 'Plano' );

		self::assertNotNull( $zip );
		self::assertNotNull( $name );
		self::assertSame( array( 'query' => '75024', 'zip' => '75024', 'name' => 'Plano', 'region' => 'Texas', 'regionCode' => 'TX', 'country' => 'US', 'lat' => 33.078, 'lon' => -96.811 ), $zip->to_array() );
		self::assertSame( '75075', $name->zip );
		self::assertEqualsWithDelta( 33.05, $name->lat, 0.05 );
	}

	public function test_until_the_table_is_complete_the_file_answers_the_same(): void {
		$queries  = array( ...array_column( iterator_to_array( self::places(), false ), 0 ), '00000', 'Texas', 'Plano, CA' );
		$expected = array_map( $this->directory()->find( ... ), $queries );
		$points   = $this->directory()->postal_areas( array( '75024', 'M5V', '99999' ) );
		$bundled  = new EmbeddedPostalAreaDirectory( self::wpdb(), new PostalAreaFile( TestPlaces::bundled() ) );

		self::wpdb()->query( (string) self::wpdb()->prepare( 'UPDATE %i SET name = %s', PostalAreaTables::name( self::wpdb() ), 'from the table' ) );
		delete_option( PostalAreaLoader::OPTION );

		self::assertEquals( $expected, array_map( $bundled->find( ... ), $queries ) );
		self::assertEquals( $points, $bundled->postal_areas( array( '75024', 'M5V', '99999' ) ) );
	}

	/** The first, the last, and codes throughout. */
	public function test_the_file_finds_every_code(): void {
		$file  = new PostalAreaFile( TestPlaces::bundled() );
		$rows = iterator_to_array( TestPlaces::rows(), false );

		foreach ( $rows as $number => $cells ) {
			if ( 0 === $number % 97 || $number > count( $rows ) - 3 ) {
				self::assertSame( array( $cells[0], $cells[1] ), array( $file->area( $cells[0] )?->string( 'code' ), $file->area( $cells[0] )?->string( 'name' ) ) );
			}
		}

		self::assertNull( $file->area( '00000' ) );
		self::assertNull( $file->area( 'Z9Z' ) );
		self::assertNull( ( new PostalAreaFile( '/does/not/exist' ) )->area( '75024' ) );
		self::assertSame( array(), ( new PlaceNames( '/does/not/exist' ) )->named( 'plano' ) );
	}

	public function test_half_a_table_is_not_asked(): void {
		self::wpdb()->query( (string) self::wpdb()->prepare( 'DELETE FROM %i', PostalAreaTables::name( self::wpdb() ) ) );
		delete_option( PostalAreaLoader::OPTION );
		$rows   = array_map( static fn ( int $row ): string => 97000 + $row . "\tHere\tOR\t33.1\t-96.1\t1\n", range( 0, 2500 ) );
		$loader = new PostalAreaLoader( self::wpdb(), TestPlaces::file( 'half', $rows ) );
		$loader->load_batch();
		$both   = new EmbeddedPostalAreaDirectory( self::wpdb(), new PostalAreaFile( TestPlaces::bundled() ) );
		$lat    = static fn (): ?float => $both->find( 'portland' )?->lat;

		self::assertFalse( PostalAreaLoader::is_complete() );
		self::assertEqualsWithDelta( 45.5, $lat(), 0.5 );

		$loader->load_batch();
		self::assertTrue( PostalAreaLoader::is_complete() );
		self::assertSame( 33.1, $lat() );

		// While a newer edition is loading, the table still has everything.
		( new PostalAreaLoader( self::wpdb(), TestPlaces::file( 'newer', $rows ) ) )->load_batch();
		self::assertTrue( PostalAreaLoader::is_complete() );
	}

	/** The builder makes the keys, so its rules must be the same. */
	public function test_the_bundled_names_are_sorted_by_the_keys_of_their_places(): void {
		$lines    = (array) file( dirname( __DIR__, 4 ) . '/data/places.tsv', FILE_IGNORE_NEW_LINES );
		$previous = '';

		foreach ( $lines as $number => $line ) {
			$key = SortedFile::key( (string) $line );
			self::assertLessThan( 0, strcmp( $previous, $key ) );
			$previous = $key;

			foreach ( 0 === $number % 9 ? ( new PlaceNames() )->named( $key ) : array() as $place ) {
				self::assertContains( $place->query(), array_map( static fn ( NamedPlace $known ): string => $known->query(), ( new PlaceNames() )->named( PlaceName::key( $place->name ) ) ) );
			}
		}
	}

	public function test_many_points_take_one_query(): void {
		$before = self::wpdb()->num_queries;
		$points = $this->directory()->postal_areas( array( '75024', 'M5V', '99999' ) );

		self::assertSame( array( '75024', 'M5V' ), array_map( 'strval', array_keys( $points ) ) );
		self::assertSame( array( 'TX', 33.078, -96.811 ), $points['75024'] ?? null );
		self::assertSame( 1, self::wpdb()->num_queries - $before );
	}

	private function directory(): EmbeddedPostalAreaDirectory {
		return new EmbeddedPostalAreaDirectory( self::wpdb() );
	}
}
