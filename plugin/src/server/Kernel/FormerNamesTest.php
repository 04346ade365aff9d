<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

final class FormerNamesTest extends TestCase {
	#[DataProvider( 'names' )]
	public function test_a_former_name_is_the_same_class( string $present, string $former ): void {
		self::assertTrue( class_exists( $former ) || interface_exists( $former ) );
		self::assertTrue( is_a( $former, $present, true ) );
	}

	public function test_other_names_are_no_class(): void {
		self::assertFalse( class_exists( 'HvacBlocks\Dealers\NoSuchDealer' ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function names(): iterable {
		foreach ( FormerNames::ALL as $present => $former ) {
			yield $former => array( "HvacBlocks\\$present", "HvacBlocks\\$former" );
		}
	}
}
