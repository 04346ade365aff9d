<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ContentTree;

use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Site\DemoSite\DemoContent;
use HvacBlocks\Site\DemoSite\DemoPage;
use HvacBlocks\Testing\TestCase;
use WP_REST_Response;
use WP_Rewrite;

defined( 'ABSPATH' ) || exit;

/** The trees of the demo site's pages: they match the documented schema, and its example makes a page from one. */
final class ContentReaderTest extends TestCase {
	private const ROOT = __DIR__ . '/../../../../..';

	public function test_the_example_shows_a_page_of_the_demo_site_from_its_tree_alone(): void {
		$page = self::page( static fn ( DemoPage $page ): bool => str_ends_with( $page->path, '/en/pricing/financing' ) )[0];
		$html = self::read( (string) wp_json_encode( $this->answer( $page )->get_data() ) );

		foreach ( array( '<title>' . $page->title . '</title>', '<h1>Financing a new heating or cooling system</h1>', '<h2>Four ways to pay</h2>', '<th>Who owns the system</th>', '<summary>', '<li>' ) as $words ) {
			self::assertStringContainsString( $words, $html );
		}
		self::assertStringNotContainsString( 'wp-block', $html );
	}

	public function test_every_page_is_whole_and_fits_the_schema(): void {
		/** @var array{'$defs': array<string, array{properties: array{attributes: array{properties: array<string, array<string, mixed>>, required: list<string>}, mediaData: array{properties: array<string, mixed>}}}>} $schema */
		$schema = json_decode( (string) file_get_contents( self::ROOT . '/docs/reference/content.schema.json' ), true, 64, JSON_THROW_ON_ERROR );
		$faults = array();

		foreach ( self::page( static fn ( DemoPage $page ): bool => str_contains( "$page->path/", '/en/' ) ) as $page ) {
			$tree = self::data( $this->answer( $page ) );
			self::assertSame( array(), $tree['warnings'], $page->path );
			self::assertSame( array(), array_diff( array_unique( self::names( parse_blocks( $page->content ) ) ), array_column( iterator_to_array( self::all( $tree['blocks'] ), false ), 'name' ) ), "$page->path: what no plugin hides is told" );

			foreach ( self::all( $tree['blocks'] ) as $block ) {
				$own = $schema['$defs'][ $block['name'] ]['properties'] ?? null;

				if ( null === $own ) {
					self::assertStringStartsWith( 'core/', $block['name'] );
					continue;
				}

				$faults = array( ...$faults, ...array_diff( $own['attributes']['required'], array_keys( $block['attributes'] ) ), ...array_diff( array_keys( $block['mediaData'] ), array_keys( $own['mediaData']['properties'] ) ) );

				foreach ( $block['attributes'] as $name => $value ) {
					$valid = rest_validate_value_from_schema( $value, $own['attributes']['properties'][ $name ] ?? array( 'type' => 'null' ), $name );

					if ( true !== $valid ) {
						$faults[] = "$page->path {$block['name']} $name";
					}
				}
			}
		}

		self::assertSame( array(), $faults );
	}

	/**
	 * @param array<mixed> $parsed
	 * @return list<string>
	 */
	private static function names( array $parsed ): array {
		$names = array();

		foreach ( $parsed as $block ) {
			if ( is_array( $block ) && is_string( $block['blockName'] ?? null ) ) {
				$names = array( ...$names, $block['blockName'], ...self::names( (array) $block['innerBlocks'] ) );
			}
		}

		return $names;
	}

	private function answer( DemoPage $page ): WP_REST_Response {
		/** @var WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		update_option( 'permalink_structure', '/%postname%/' );
		$wp_rewrite->init();
		update_option( Settings::OPTION, array( 'content_api' => true ) );
		$slug     = 'page-' . md5( $page->path );
		// @phpstan-ignore argument.type (slashed is the same)
		wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $page->title, 'post_name' => $slug, 'post_content' => $page->content ) ) ); // phpcs:ignore WordPress.Arrays -- short.
		$response = $this->rest( 'GET', '/hvac-blocks/v1/content', array( 'path' => $slug ) );
		self::assertSame( 200, $response->get_status(), $page->path );

		return $response;
	}

	/**
	 * @param callable( DemoPage ): bool $wanted
	 * @return list<DemoPage>
	 */
	private static function page( callable $wanted ): array {
		$pages = array_values( array_filter( ( new DemoContent( self::ROOT . '/plugin/src/starter-site', 'https://example.com/images' ) )->pages(), $wanted ) );
		self::assertArrayHasKey( 0, $pages );

		return $pages;
	}

	/** @return iterable<array{name: string, attributes: array<string, mixed>, mediaData: array<string, mixed>}> */
	private static function all( mixed $blocks ): iterable {
		/** @var list<array{name: string, attributes: array<string, mixed>, mediaData: array<string, mixed>, innerBlocks: mixed}> $blocks */
		foreach ( $blocks as $block ) {
			yield $block;
			yield from self::all( $block['innerBlocks'] );
		}
	}

	/** The output of the example. */
	private static function read( string $tree ): string {
		// phpcs:disable Generic.PHP.ForbiddenFunctions, WordPress.PHP.DiscouragedPHPFunctions, WordPress.WP.AlternativeFunctions -- a test starts the example.
		$process = proc_open( array( 'node', self::ROOT . '/docs/examples/content-reader/page.mjs' ), array( array( 'pipe', 'r' ), array( 'pipe', 'w' ) ), $pipes );
		self::assertIsResource( $process );
		/** @var array{resource, resource} $pipes */
		fwrite( $pipes[0], $tree );
		fclose( $pipes[0] );
		$html = (string) stream_get_contents( $pipes[1] );
		fclose( $pipes[1] );
		self::assertSame( 0, proc_close( $process ) );
		// phpcs:enable

		return $html;
	}
}
