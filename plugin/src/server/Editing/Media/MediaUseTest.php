<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Media;

use HvacBlocks\Testing\TestCase;

final class MediaUseTest extends TestCase {
	public function test_of_several_files_those_are_used_that_the_site_names(): void {
		$files = array_map( self::file( ... ), range( 1, 9 ) );
		$page  = self::post( 'page', "<!-- wp:quote {\"image\":{\"id\":$files[2]}} /--><img src=\"/wp-content/uploads/2026/01/File-5-300x200.png\">" );
		update_post_meta( $page, '_thumbnail_id', $files[7] );
		update_post_meta( $files[3], 'number', (string) $files[3] );
		update_option( 'site_icon', $files[8] );
		self::post( 'revision', "{\"id\":$files[0]}" );

		$used = ( new MediaUse( self::wpdb() ) )->used( $files );
		sort( $used );

		self::assertSame( array( $files[2], $files[4], $files[7], $files[8] ), $used );
		self::assertSame( array(), ( new MediaUse( self::wpdb() ) )->used( array() ) );
	}

	public function test_texts_are_read_once_for_files_that_nothing_uses(): void {
		$files = array_map( self::file( ... ), range( 1, 20 ) );
		$media = new MediaUse( self::wpdb() );
		$media->used( $files );
		$before = self::wpdb()->num_queries;

		self::assertSame( array(), $media->used( $files ) );
		self::assertLessThanOrEqual( 3, self::wpdb()->num_queries - $before );
	}

	private static function file( int $number ): int {
		$id = self::post( 'attachment', '' );
		update_post_meta( $id, '_wp_attached_file', "2026/01/file-$number.png" );

		return $id;
	}

	private static function post( string $type, string $content ): int {
		return wp_insert_post( array( 'post_type' => $type, 'post_title' => 'A post', 'post_status' => 'inherit', 'post_content' => wp_slash( $content ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
	}
}
