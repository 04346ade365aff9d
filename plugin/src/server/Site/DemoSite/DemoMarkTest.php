<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class DemoMarkTest extends TestCase {
	public function test_the_size_that_headers_show_is_small(): void {
		$id    = DemoMark::id();
		$file  = (string) get_attached_file( $id );
		$small = image_get_intermediate_size( $id, 'thumbnail' );

		self::assertIsArray( $small );
		$bytes = strlen( (string) file_get_contents( dirname( $file ) . '/' . $small['file'] ) );
		wp_delete_attachment( $id, true );

		self::assertLessThan( 2000, $bytes );
		self::assertSame( $bytes, $small['filesize'] ?? 0 );
		self::assertSame( array( 150, 150 ), array( $small['width'], $small['height'] ) );
	}
}
