<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Import;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class MadeCompanyIdTest extends TestCase {
	#[TestWith( array( 'Smith & Sons, Inc.', '75024', 'TX', 'smith-sons-inc-75024' ) )]
	#[TestWith( array( ' SMITH &amp; SONS  INC', '75024-1234', '', 'smith-sons-inc-75024' ) )]
	#[TestWith( array( 'Chauffage Élysée', 'h2x 1y4', 'QC', 'chauffage-elysee-h2x1y4' ) )]
	#[TestWith( array( 'Aire Frío', '601', 'PR', 'aire-frio-00601' ) )]
	#[TestWith( array( 'One', '', 'TX', '' ) )]
	#[TestWith( array( 'One', 'x', 'TX', '' ) )]
	#[TestWith( array( '###', '75024', 'TX', '' ) )]
	public function test_it_is_made_of_name_and_zip( string $name, string $zip, string $state, string $id ): void {
		self::assertSame( $id, MadeCompanyId::of( $name, $zip, $state ) );
	}

	public function test_long_names_that_begin_alike_differ(): void {
		$ids = array_map( static fn ( string $end ): string => MadeCompanyId::of( str_repeat( 'very long name ', 10 ) . $end, 'H2X 1Y4', 'QC' ), array( 'a', 'b' ) );

		self::assertNotSame( $ids[0], $ids[1] );
		self::assertLessThanOrEqual( 64, strlen( $ids[0] ) );
	}
}
