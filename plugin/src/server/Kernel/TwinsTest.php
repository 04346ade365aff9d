<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use HvacBlocks\Testing\SourceFiles;
use HvacBlocks\Testing\TestCase;

/** Code that PHP and TypeScript both have, in `client/domain/`, runs the same cases in both. */
final class TwinsTest extends TestCase {
	private const SOURCE = __DIR__ . '/../..';

	/** Proven otherwise: types of what PHP prints by goldens and parity, single rules by the cases beside each form. */
	private const OTHERS = array( 'form', 'form-rules' );

	public function test_every_twin_has_cases_that_both_run(): void {
		$php     = $this->php_tests();
		$without = array();

		foreach ( glob( self::SOURCE . '/client/domain/*.ts' ) ?: array() as $file ) {
			$name = basename( $file, '.ts' );

			if ( str_ends_with( $name, '.test' ) || ! str_contains( (string) file_get_contents( $file ), 'twin of' ) || in_array( $name, self::OTHERS, true ) ) {
				continue;
			}

			$test = substr( $file, 0, -3 ) . '.test.ts';
			preg_match_all( '~@contracts/([\w-]+\.cases)\.json~', is_file( $test ) ? (string) file_get_contents( $test ) : '', $cases );
			$shared = array_filter( $cases[1], static fn ( string $one ): bool => str_contains( $php, "'$one'" ) );

			if ( array() === $shared ) {
				$without[] = $name;
			}
		}

		self::assertSame( array(), $without );
	}

	private function php_tests(): string {
		return implode( '', array_map( static fn ( string $path ): string => (string) file_get_contents( self::SOURCE . "/server/$path" ), SourceFiles::below( self::SOURCE . '/server', '/Test\.php$/D' ) ) );
	}
}
