<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use HvacBlocks\Testing\SourceFiles;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class ContractsTest extends TestCase {
	public function test_the_build_says_what_the_contracts_say(): void {
		$folder = dirname( __DIR__, 2 ) . '/contracts/';

		foreach ( self::names( $folder ) as $name ) {
			$contract = json_decode( (string) file_get_contents( "$folder$name.json" ), true, 512, JSON_THROW_ON_ERROR );

			// Types and order must match, too.
			self::assertSame( $contract, Contracts::read( $name ), "The contract '$name' has changed since the last `npm run build`." );
		}
	}

	public function test_contracts_of_a_folder_are_known_by_name_and_each_once(): void {
		$forms = self::names( dirname( __DIR__, 2 ) . '/contracts/forms/' );
		sort( $forms );

		self::assertSame( $forms, Contracts::names( 'forms' ) );
		self::assertTrue( Contracts::exists( 'forms/contact-dealer' ) );
		self::assertFalse( Contracts::exists( 'forms/nothing' ) );
	}

	/** @return list<string> */
	private static function names( string $folder ): array {
		return array_map( static fn ( string $path ): string => substr( $path, 0, -5 ), SourceFiles::below( rtrim( $folder, '/' ), '/(?<!\.cases)\.json$/' ) );
	}
}
