<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Settings;

use HvacBlocks\Testing\SourceFiles;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class BrandNameTest extends TestCase {
	private const PLUGIN = __DIR__ . '/../../../..';

	/** Files that are not shipped: tests, their cases, and examples, which show the default. */
	private const NOT_SHIPPED = '~/golden/|/_fixtures/|/testing/|/Testing/|examples\.json$|cases\.json$|\.test\.tsx?$|Test\.php$~';

	public function test_only_the_default_of_the_setting_names_a_brand(): void {
		$found = array();

		foreach ( array( 'blocks', 'src/server', 'src/client', 'src/ui', 'src/contracts' ) as $folder ) {
			foreach ( SourceFiles::below( self::PLUGIN . "/$folder", '/\.(?:php|tsx?|json)$/' ) as $file ) {
				$path = "$folder/$file";

				if ( 1 !== preg_match( self::NOT_SHIPPED, $path ) ) {
					array_push( $found, ...array_fill( 0, (int) preg_match_all( '/\bTrane\b/', (string) file_get_contents( self::PLUGIN . "/$path" ) ), $path ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin.
				}
			}
		}

		self::assertSame( array( 'src/contracts/settings.json' ), $found );
	}

	public function test_an_empty_name_counts_as_the_default(): void {
		update_option( Settings::OPTION, array( 'brand_name' => '' ) );
		self::assertSame( 'Trane', ( new Settings() )->string( 'brand_name' ) );

		update_option( Settings::OPTION, array( 'brand_name' => 'Acme & Söhne' ) );
		self::assertSame( 'Acme & Söhne', ( new Settings() )->string( 'brand_name' ) );
	}
}
