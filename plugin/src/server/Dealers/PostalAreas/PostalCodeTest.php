<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class PostalCodeTest extends TestCase {
	#[TestWith( array( '75024', '75024' ) )]
	#[TestWith( array( ' 75024-1234 ', '75024' ) )]
	#[TestWith( array( 'k1a 0b1', 'K1A' ) )]
	#[TestWith( array( 'K1A-0B1', 'K1A' ) )]
	#[TestWith( array( '7502', null ) )]
	#[TestWith( array( '75024x', null ) )]
	#[TestWith( array( "75024\nx", null ) )]
	#[TestWith( array( 'W1A 1AA', null ) )]
	#[TestWith( array( '７５０２４', null ) )]
	public function test_the_area_of_a_code( string $code, ?string $area ): void {
		self::assertSame( $area, PostalCode::area( $code ) );
	}

	#[TestWith( array( '601', '00601', 'PR' ) )]
	#[TestWith( array( '8021234', '00802', 'VI' ) )]
	#[TestWith( array( '8021234', null, 'TX' ) )]
	#[TestWith( array( '601', null, 'TX' ) )]
	#[TestWith( array( '601', null ) )]
	#[TestWith( array( '1234.0', '01234' ) )]
	#[TestWith( array( '7001-1234', '07001' ) )]
	#[TestWith( array( '70011234', '07001' ) )]
	#[TestWith( array( '75024', '75024' ) )]
	#[TestWith( array( 'm5v2t6', 'M5V 2T6' ) )]
	#[TestWith( array( 'M5V-2T6', 'M5V 2T6' ) )]
	#[TestWith( array( 'm5v', 'M5V' ) )]
	#[TestWith( array( '12', null ) )]
	#[TestWith( array( '=1+1', null ) )]
	public function test_what_a_spreadsheet_did_is_repaired( string $code, ?string $repaired, string $region = '' ): void {
		self::assertSame( $repaired, PostalCode::repaired( $code, $region ) );
	}
}
