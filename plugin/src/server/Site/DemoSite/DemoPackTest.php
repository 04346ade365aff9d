<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class DemoPackTest extends TestCase {
	private const SOURCE = __DIR__ . '/../../../starter-site';

	public function test_the_packed_demo_site_is_the_same_site(): void {
		$packed = $this->packed();
		$pages  = static fn ( string $directory ): array => ( new DemoContent( $directory, 'https://example.org/images' ) )->pages();
		$source = $pages( (string) realpath( self::SOURCE ) );

		self::assertGreaterThan( 200, count( $source ) );
		self::assertEquals( $source, $pages( $packed ) );
		self::assertSame( ( new DemoContent( (string) realpath( self::SOURCE ), '' ) )->menu( Language::French ), ( new DemoContent( $packed, '' ) )->menu( Language::French ) );
	}

	public function test_what_no_pack_holds_is_not_there(): void {
		$packed = $this->packed();

		self::assertFalse( DemoFile::exists( "$packed/pages/home/site.htm" ) );
		self::assertFalse( DemoFile::exists( '/elsewhere/home.json' ) );
		self::assertTrue( DemoFile::exists( "$packed/pages/home/en.json" ) );
		self::assertSame( array(), DemoPack::folders( "$packed/pages/home" ) );
		$this->expectExceptionMessage( 'cannot be read' );
		DemoFile::read( "$packed/pages/home/de.json" );
	}

	/** @return string a folder with only the packs, as `npm run zip` makes them */
	private function packed(): string {
		$folder = sys_get_temp_dir() . '/hvac-pack-' . getmypid() . '/starter-site';
		$script = (string) realpath( __DIR__ . '/../../../../../bin/lib/release/demo.mjs' );

		exec( 'node ' . escapeshellarg( $script ) . ' ' . escapeshellarg( $folder ), result_code: $failed );
		self::assertSame( 0, $failed );
		self::assertFileExists( "$folder/packed/shared.json" );
		self::assertDirectoryDoesNotExist( "$folder/pages" );

		return $folder;
	}

	public static function tearDownAfterClass(): void {
		$folder = sys_get_temp_dir() . '/hvac-pack-' . getmypid();
		array_map( static fn ( string $file ): bool => unlink( $file ), glob( "$folder/starter-site/packed/*" ) ?: array() ); // phpcs:ignore Universal.Operators.DisallowShortTernary
		array_map( static fn ( string $empty ): bool => is_dir( $empty ) && rmdir( $empty ), array( "$folder/starter-site/packed", "$folder/starter-site", $folder ) );
	}
}
