<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Records;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class OpeningHoursTest extends TestCase {
	#[TestWith( array( 'Mo-Fr 08:00-17:00', 'Mo-Fr 08:00-17:00' ) )]
	#[TestWith( array( 'Monday to Friday: 8am - 5:30 p.m.', 'Mo-Fr 08:00-17:30' ) )]
	#[TestWith( array( 'Mon–Fri 8:00–17:00', 'Mo-Fr 08:00-17:00' ) )]
	#[TestWith( array( 'tue, thurs & sat 9-12', 'Tu,Th,Sa 09:00-12:00' ) )]
	#[TestWith( array( 'Sun 12am-12pm', 'Su 00:00-12:00' ) )]
	#[TestWith( array( 'daily 7am-11pm', 'Mo-Su 07:00-23:00' ) )]
	#[TestWith( array( '24/7', 'Mo-Su 00:00-23:59' ) )]
	#[TestWith( array( 'Mo-Fr', null ) )]
	#[TestWith( array( 'Mo-Fr 25:00-26:00', null ) )]
	#[TestWith( array( 'Mo 13pm-14pm', null ) )]
	#[TestWith( array( 'by appointment', null ) )]
	#[TestWith( array( 'Mo 8-12; Tu 8-12', null ) )]
	#[TestWith( array( '<b>Mo</b> 8-12', null ) )]
	#[TestWith( array( '', null ) )]
	public function test_lines( string $line, ?string $read ): void {
		self::assertSame( $read, OpeningHours::read( $line ) );
	}

	public function test_its_own_lines_are_read_again_as_they_are(): void {
		foreach ( array( 'Mo-Fr 08:00-17:00', 'Tu,Th,Sa 09:00-12:00', 'Mo-We,Fr 00:00-24:00' ) as $line ) {
			self::assertSame( $line, OpeningHours::read( $line ) );
		}
	}
}
