<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class RegionsTest extends TestCase {
	#[TestWith( array( 'NY', 'New York', 'Nueva York', 'New York' ) )]
	#[TestWith( array( 'NC', 'North Carolina', 'Carolina del Norte', 'Caroline du Nord' ) )]
	#[TestWith( array( 'PA', 'Pennsylvania', 'Pensilvania', 'Pennsylvanie' ) )]
	#[TestWith( array( 'CA', 'California', 'California', 'Californie' ) )]
	#[TestWith( array( 'QC', 'Quebec', 'Quebec', 'Québec' ) )]
	#[TestWith( array( 'BC', 'British Columbia', 'Columbia Británica', 'Colombie-Britannique' ) )]
	#[TestWith( array( 'ZZ', 'ZZ', 'ZZ', 'ZZ' ) )]
	public function test_a_region_has_a_name_in_each_language( string $code, string $english, string $spanish, string $french ): void {
		self::assertSame( array( $english, $spanish, $french ), array_map( static fn ( Language $language ): string => Regions::name_in( $code, $language ), array( Language::English, Language::Spanish, Language::French ) ) );
	}

	public function test_pages_hold_only_the_names_that_are_not_english(): void {
		self::assertSame( array(), Regions::names_unlike_english( Language::English ) );

		$french = Regions::names_unlike_english( Language::French );
		self::assertSame( array( 'Québec', 'Californie' ), array( $french['QC'], $french['CA'] ) );
		self::assertArrayNotHasKey( 'TX', $french );
	}
}
