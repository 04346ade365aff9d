<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Records;

use DateTimeZone;
use HvacBlocks\Dealers\PostalAreas\Regions;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class DealerTimeZoneTest extends TestCase {
	#[TestWith( array( 'NY', '', 'America/New_York' ) )]
	#[TestWith( array( 'TX', '75024', 'America/Chicago' ) )]
	#[TestWith( array( 'TX', '79901', 'America/Denver' ) )]
	#[TestWith( array( 'TX', '79830', '' ) )]
	#[TestWith( array( 'TX', '', '' ) )]
	#[TestWith( array( 'FL', '33101', 'America/New_York' ) )]
	#[TestWith( array( 'FL', '32405', 'America/Chicago' ) )]
	#[TestWith( array( 'FL', '32456', '' ) )]
	#[TestWith( array( 'AZ', '85001', 'America/Phoenix' ) )]
	#[TestWith( array( 'AZ', '86515', '' ) )]
	#[TestWith( array( 'AZ', '86001', 'America/Phoenix' ) )] // Flagstaff
	#[TestWith( array( 'IN', '46402', 'America/Chicago' ) )] // Gary
	#[TestWith( array( 'IN', '46534', '' ) )] // Knox
	#[TestWith( array( 'IN', '47901', 'America/Indiana/Indianapolis' ) )] // Lafayette
	#[TestWith( array( 'TN', '37723', '' ) )] // Crab Orchard
	#[TestWith( array( 'TN', '37902', 'America/New_York' ) )] // Knoxville
	#[TestWith( array( 'TN', '37201', 'America/Chicago' ) )] // Nashville
	#[TestWith( array( 'ND', '58638', '' ) )] // Hebron
	#[TestWith( array( 'ND', '58601', 'America/Denver' ) )] // Dickinson
	#[TestWith( array( 'ND', '58102', 'America/Chicago' ) )] // Fargo
	#[TestWith( array( 'OR', '97907', '' ) )] // Huntington
	#[TestWith( array( 'OR', '97914', 'America/Boise' ) )] // Ontario
	#[TestWith( array( 'OR', '97201', 'America/Los_Angeles' ) )] // Portland
	#[TestWith( array( 'ID', '83501', 'America/Los_Angeles' ) )] // Lewiston
	#[TestWith( array( 'KS', '67735', '' ) )] // Goodland
	#[TestWith( array( 'KY', '42101', 'America/Chicago' ) )] // Bowling Green
	#[TestWith( array( 'SD', '57701', 'America/Denver' ) )] // Rapid City
	#[TestWith( array( 'NE', '69361', 'America/Denver' ) )] // Scottsbluff
	#[TestWith( array( 'MI', '49801', '' ) )] // Iron Mountain
	#[TestWith( array( 'QC', 'G4T 1A1', 'America/Halifax' ) )] // Îles-de-la-Madeleine
	#[TestWith( array( 'BC', 'V1C 1A1', 'America/Edmonton' ) )] // Cranbrook
	#[TestWith( array( 'NL', 'A2V 1A1', 'America/Goose_Bay' ) )] // Labrador City
	#[TestWith( array( 'ON', 'L8P 1A1', 'America/Toronto' ) )]
	#[TestWith( array( 'ON', 'P9N 1A1', 'America/Winnipeg' ) )]
	#[TestWith( array( 'NL', 'A1C 5M2', 'America/St_Johns' ) )]
	#[TestWith( array( 'SK', 'S4P 3Y2', 'America/Regina' ) )]
	#[TestWith( array( 'NU', 'X0A 0H0', '' ) )]
	#[TestWith( array( '', '75024', '' ) )]
	public function test_a_zone_is_that_of_the_place_or_unknown( string $state, string $zip, string $zone ): void {
		self::assertSame( $zone, DealerTimeZone::of( new Dealer( 'D1', 'One', state: $state, zip: $zip ) ) );
	}

	public function test_every_zone_exists(): void {
		$zones = array_filter( array_map( static fn ( string $state ): string => DealerTimeZone::of( new Dealer( 'D1', 'One', state: $state, zip: '00000' ) ), array_keys( Regions::names_unlike_english( \HvacBlocks\Platform\Languages\Language::French ) ) ) );

		self::assertNotSame( array(), $zones );
		self::assertSame( array(), array_diff( $zones, DateTimeZone::listIdentifiers( DateTimeZone::ALL_WITH_BC ) ) );
	}
}
