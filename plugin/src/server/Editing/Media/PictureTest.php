<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Media;

use HvacBlocks\Editing\Blocks\View;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestMedia;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Query;

final class PictureTest extends TestCase {
	public function test_a_photo_comes_in_the_sizes_that_wordpress_made(): void {
		$picture = Picture::of( TestMedia::photo(), '(min-width: 48rem) 50vw, 100vw' );

		self::assertNotNull( $picture );
		self::assertStringEndsWith( '/hvac-blocks-test/unit-1024x768.jpg', $picture->src );
		self::assertSame( array( 1024, 768 ), array( $picture->width, $picture->height ) );
		self::assertMatchesRegularExpression( '/unit-1024x768\.jpg 1024w.*unit-300x225\.jpg 300w.*unit\.jpg 1600w/', $picture->srcset );
		// Cropped to a square, which is a different picture.
		self::assertStringNotContainsString( '150x150', $picture->srcset );
		self::assertSame( '(min-width: 48rem) 50vw, 100vw', $picture->sizes );
		self::assertSame( 'An outdoor unit', $picture->alt );
	}

	public function test_its_own_words_go_before_those_of_the_library(): void {
		$id = TestMedia::photo( 'An <em>outdoor</em> unit' );

		self::assertSame( 'An outdoor unit', Picture::of( array( 'id' => $id ) )?->alt );
		self::assertSame( 'A heat pump', Picture::of( array( 'id' => $id, 'alt' => ' A heat pump ' ) )?->alt );
		self::assertSame( '', Picture::of( array( 'id' => $id, 'alt' => '' ) )?->alt );
		self::assertSame( '', Picture::of( array( 'id' => $id, 'alt' => array( 'x' ) ) )?->alt );
	}

	public function test_the_focal_point_stays_in_view(): void {
		$position = static fn ( mixed $point ): ?string => Picture::of( array( 'id' => TestMedia::photo(), 'focalPoint' => $point ) )?->position;

		self::assertSame( '30% 20%', $position( array( 'x' => 0.3, 'y' => 0.204 ) ) );
		self::assertSame( '0% 100%', $position( array( 'x' => -1, 'y' => 7 ) ) );
		self::assertSame( '50% 0%', $position( array( 'x' => '1;color:red', 'y' => 0 ) ) );
		self::assertSame( '', $position( array( 'x' => 0.5, 'y' => 0.5 ) ) );
		self::assertSame( '', $position( 'top' ) );
	}

	#[DataProvider( 'not_shown' )]
	public function test_prints_nothing_of_what_no_visitor_may_see( \Closure $id ): void {
		self::assertNull( Picture::of( $id(), illustration: 'house' ) );
	}

	/** @return iterable<string, array{\Closure(): mixed}> */
	public static function not_shown(): iterable {
		yield 'deleted' => array(
			static function (): int {
				$id = TestMedia::photo();
				wp_delete_attachment( $id, true );

				return $id;
			},
		);
		yield 'private' => array( static fn (): int => TestMedia::photo( post: array( 'post_status' => 'private' ) ) );
		yield 'in the bin' => array( static fn (): int => TestMedia::photo( post: array( 'post_status' => 'trash' ) ) );
		yield 'no picture' => array( static fn (): int => TestMedia::file( 'warranty.pdf', 'application/pdf' ) );
		yield 'no media' => array( static fn (): int => (int) wp_insert_post( array( 'post_title' => 'A page', 'post_type' => 'page', 'post_status' => 'publish' ) ) );
		yield 'never there' => array( static fn (): string => '999999999' );
		yield 'negative' => array( static fn (): array => array( 'id' => -3 ) );
		yield 'taken away' => array( static fn (): array => array( 'id' => 0 ) );
		yield 'nonsense' => array( static fn (): array => array( 'id' => array( 'x' ) ) );
		yield 'words' => array( static fn (): string => 'house.svg' );
	}

	public function test_a_picture_that_has_the_same_id_on_another_site_is_not_shown(): void {
		$id    = TestMedia::photo();
		$here  = (string) wp_get_attachment_url( $id );
		$shown = static fn ( string $url ): bool => null !== Picture::of( array( 'id' => $id, 'url' => $url ) );

		self::assertTrue( $shown( $here ) );
		self::assertTrue( $shown( str_replace( 'unit.jpg', 'unit-e1700000000.jpg', $here ) ), 'edited' );
		self::assertTrue( $shown( 'https://former.example/wp-content/uploads/hvac-blocks-test/unit.jpg' ), 'moved' );
		self::assertTrue( $shown( 'unit' ), 'no address' );
		self::assertFalse( $shown( 'https://other.example/wp-content/uploads/2026/11/van.jpg' ) );
		self::assertSame( array( 'picture' => "0 $id" ), Picture::needs( array( 'id' => $id, 'url' => 'https://other.example/wp-content/uploads/2026/11/van.jpg' ), $id ) );
	}

	public function test_the_editor_is_told_of_pictures_that_are_chosen(): void {
		self::assertSame( array( 'picture' => '12 7' ), Picture::needs( array( 'id' => 12, 'alt' => 'x' ), null, '7', array( 'id' => 0 ) ) );
		self::assertSame( array(), Picture::needs( null ) );
	}

	public function test_an_svg_has_the_size_of_its_view_box(): void {
		$directory = wp_upload_dir()['basedir'] . '/hvac-blocks-test';
		wp_mkdir_p( $directory );
		file_put_contents( "$directory/logo.svg", '<?xml version="1.0"?><!-- a comment --><svg xmlns="http://www.w3.org/2000/svg" width="100%" viewBox="0 0 320.4 180"></svg>' );
		$picture = Picture::of( TestMedia::file( 'logo.svg', 'image/svg+xml' ) );
		unlink( "$directory/logo.svg" );

		self::assertNotNull( $picture );
		self::assertSame( array( 320, 180 ), array( $picture->width, $picture->height ) );
		self::assertSame( array( '', '' ), array( $picture->srcset, $picture->sizes ) );
	}

	public function test_an_illustration_stands_where_nothing_is_chosen(): void {
		$picture = Picture::of( null, ratio: '3/2', illustration: 'house' );

		self::assertNotNull( $picture );
		self::assertStringEndsWith( '/src/starter-site/images/house.svg', $picture->src );
		self::assertSame( array( 640, 520, '3/2', '' ), array( $picture->width, $picture->height, $picture->ratio, $picture->alt ) );
		self::assertNull( Picture::of( null, illustration: '../pages/house' ) );
		self::assertStringEndsWith( '/furnace.svg', Picture::of( array( 'illustration' => 'furnace' ), illustration: 'house' )->src ?? '' );
		self::assertSame( 'A furnace', Picture::of( array( 'illustration' => 'furnace', 'alt' => 'A furnace' ) )?->alt );
		self::assertNull( Picture::of( array( 'illustration' => 'nothing' ) ) );
		self::assertNull( Picture::of( array() ) );
	}

	public function test_photographs_of_the_plugin_come_like_its_drawings(): void {
		$picture = Picture::of( array( 'illustration' => 'photos/outdoor-ridge', 'alt' => 'An outdoor unit' ) );

		self::assertNotNull( $picture );
		self::assertStringEndsWith( '/src/starter-site/photos/outdoor-ridge.webp', $picture->src );
		self::assertSame( array( 800, 600, 'An outdoor unit' ), array( $picture->width, $picture->height, $picture->alt ) );
		self::assertMatchesRegularExpression( '~/outdoor-ridge-480\.webp 480w, .*/outdoor-ridge\.webp 800w$~', $picture->srcset );
		self::assertNull( Picture::illustration( 'photos/../images/house' ) );
	}

	public function test_a_photograph_of_a_place_has_a_smaller_file_for_small_windows(): void {
		$picture = Picture::of( null, '50vw', illustration: 'photos/home-dusk' );

		self::assertMatchesRegularExpression( '~/home-dusk-800\.webp 800w, .*/home-dusk\.webp 1600w$~', $picture->srcset ?? '' );
		self::assertSame( '50vw', $picture->sizes ?? '' );
		// One file: there is nothing to choose from.
		$picture = Picture::illustration( 'photos/outdoors', sizes: '50vw' );
		self::assertSame( array( '', '' ), array( $picture?->srcset, $picture?->sizes ) );
	}

	public function test_an_address_is_a_picture_only_where_it_is_one_of_the_web(): void {
		self::assertSame( 'https://example.org/a.jpg', Picture::of_url( 'https://example.org/a.jpg', '3/2' )?->src );
		self::assertNull( Picture::of_url( 'javascript:alert(1)', '3/2' ) );
		self::assertNull( Picture::of_url( '', '3/2' ) );
		self::assertSame( '', Picture::of_url( 'https://example.org/a.jpg', '3/2;color:red' )?->ratio );
	}

	public function test_wide_windows_may_have_another_file(): void {
		$props = Picture::of( TestMedia::photo() )?->with_wide( Picture::of( TestMedia::photo() ), 768 )->props();

		self::assertSame( '(min-width: 768px)', $props['sources'][0]['media'] ?? '' );
		self::assertSame( $props['srcset'] ?? null, $props['sources'][0]['srcset'] ?? '' );
		self::assertSame( array(), Picture::of( TestMedia::photo() )?->with_wide( null, 768 )->props()['sources'] );
	}

	public function test_wordpress_loads_the_first_large_picture_first_and_those_below_late(): void {
		$parts = dirname( __DIR__, 3 ) . '/ui';
		register_block_type(
			'test/picture',
			array(
				'attributes'      => array( 'image' => array( 'type' => 'integer' ) ),
				'render_callback' => static fn ( array $attributes ): string => ( new View( $parts ) )->render( "$parts/media/picture/view.php", Picture::of( $attributes['image'], '50vw' )?->props() ?? array() ),
			)
		);
		$blocks = array_map( static fn ( int $number ): string => sprintf( '<!-- wp:test/picture {"image":%d} /-->', TestMedia::photo( "Unit $number" ) ), range( 1, 5 ) );

		// Only one picture of a request is the first, and this process may already have had it.
		wp_high_priority_element_flag( true );
		wp_increase_content_media_count( -wp_increase_content_media_count( 0 ) );

		$query              = new WP_Query();
		$query->in_the_loop = true;

		$GLOBALS['wp_query']     = $query;
		$GLOBALS['wp_the_query'] = $query;

		$page = apply_filters( 'the_content', implode( '', $blocks ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress' own.
		unregister_block_type( 'test/picture' );

		$images = explode( '<img', is_string( $page ) ? $page : '' );
		self::assertCount( 6, $images );
		self::assertStringContainsString( 'fetchpriority="high"', $images[1] );
		self::assertStringNotContainsString( 'loading=', $images[1] );
		self::assertStringContainsString( 'loading="lazy"', $images[5] );
		self::assertStringContainsString( 'sizes="auto, 50vw"', $images[5] );
	}
}
