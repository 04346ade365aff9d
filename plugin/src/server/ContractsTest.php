<?php
declare(strict_types=1);

namespace HvacBlocks;

use HvacBlocks\Testing\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

defined( 'ABSPATH' ) || exit;

final class ContractsTest extends TestCase {
	public function test_the_build_says_what_the_contracts_say(): void {
		$folder = dirname( __DIR__ ) . '/contracts/';

		foreach ( self::names( $folder ) as $name ) {
			$contract = json_decode( (string) file_get_contents( "$folder$name.json" ), true, 512, JSON_THROW_ON_ERROR );

			// Types and order, too.
			self::assertSame( $contract, Contracts::read( $name ), "The contract '$name' has changed since the last `npm run build`." );
		}
	}

	/** @return list<string> */
	private static function names( string $folder ): array {
		$names = array();

		/** @var SplFileInfo $file */
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, RecursiveDirectoryIterator::SKIP_DOTS ) ) as $file ) {
			if ( 1 === preg_match( '/(?<!\.cases)\.json$/', $file->getFilename() ) ) {
				$names[] = substr( $file->getPathname(), strlen( $folder ), -5 );
			}
		}

		self::assertContains( 'forms/contact-dealer', $names );

		return $names;
	}
}
