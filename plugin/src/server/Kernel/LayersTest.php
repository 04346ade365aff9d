<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use FilesystemIterator;
use HvacBlocks\Testing\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

defined( 'ABSPATH' ) || exit;

/** A domain imports those that docs/architecture.md lists before it, and none after. Tests may import any. */
final class LayersTest extends TestCase {
	public function test_no_domain_imports_one_that_stands_after_it(): void {
		$places  = array_flip( self::order() );
		$against = array();

		foreach ( self::imports() as [ $file, $domain, $import ] ) {
			$imported = (string) strtok( $import, '\\' );

			if ( isset( $places[ $domain ], $places[ $imported ] ) && $places[ $imported ] > $places[ $domain ] ) {
				$against[] = "$file imports $import";
			}
		}

		self::assertSame( array(), $against );
	}

	public function test_the_order_names_every_domain_and_nothing_else(): void {
		$domains = array_map( static fn ( string $folder ): string => basename( $folder ), glob( __DIR__ . '/*', GLOB_ONLYDIR ) ?: array() );

		self::assertEqualsCanonicalizing( array_values( array_diff( $domains, array( 'Testing' ) ) ), self::order() );
	}

	/** @return list<string> */
	private static function order(): array {
		$text = (string) file_get_contents( __DIR__ . '/../../../../docs/architecture.md' );
		preg_match_all( '/^\d+\. \*\*(\w+)\*\*/m', (string) strstr( $text, '### The order of the domains' ), $named );

		return $named[1];
	}

	/** @return iterable<array{string, string, string}> file, its domain, and the name of what it imports, without the plugin's namespace */
	private static function imports(): iterable {
		$files = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( __DIR__, FilesystemIterator::SKIP_DOTS ) );

		foreach ( $files as $file ) {
			$path   = $file instanceof SplFileInfo ? substr( $file->getPathname(), strlen( __DIR__ ) + 1 ) : '';
			$domain = str_contains( $path, '/' ) ? (string) strtok( $path, '/' ) : '';

			if ( '' === $domain || 'Testing' === $domain || 1 !== preg_match( '/(?<!Test|TestCase|Contract)\.php$/D', $path ) ) {
				continue;
			}

			preg_match_all( '/HvacBlocks\\\\(\w+\\\\[\w\\\\]+)/', (string) file_get_contents( __DIR__ . "/$path" ), $names );

			foreach ( array_unique( $names[1] ) as $name ) {
				yield array( $path, $domain, $name );
			}
		}
	}
}
