<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Articles;

use HvacBlocks\Testing\TestCase;
use WP_Rewrite;

defined( 'ABSPATH' ) || exit;

final class ArticlesRouteTest extends TestCase {
	private const PATH = '/hvac-blocks/v1/articles';

	protected function setUp(): void {
		/** @var WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		update_option( 'permalink_structure', '/%postname%/' );
		$wp_rewrite->init();
		self::answer_routes( new ArticlesRoute( new PostArticles() ) );
	}

	public function test_an_article_has_the_shape_of_the_contract(): void {
		$category = wp_insert_term( 'Pumps & more', 'category', array( 'slug' => 'pumps' ) );
		self::assertIsArray( $category );
		$id = $this->post( array( 'post_title' => 'Size &amp; “fit”', 'post_name' => 'size', 'post_date' => '2026-03-01 08:00:00', 'post_content' => str_repeat( 'word ', 221 ) ) ); // phpcs:ignore WordPress.Arrays -- short.
		wp_set_post_terms( $id, array( (int) $category['term_id'] ), 'category' );
		$picture = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'A pump' ), 'pump.png' ); // phpcs:ignore WordPress.Arrays -- short.
		update_post_meta( $id, '_thumbnail_id', $picture );

		self::assertSame(
			array(
				array(
					'databaseId'    => $id,
					'uri'           => (string) wp_parse_url( home_url( '/size/' ), PHP_URL_PATH ),
					'title'         => 'Size & “fit”',
					'date'          => '2026-03-01T08:00:00+00:00',
					'featuredImage' => array( 'node' => array( 'sourceUrl' => wp_get_attachment_url( $picture ) ) ),
					'categories'    => array(
						'nodes' => array(
							array(
								'uri'  => (string) wp_parse_url( home_url( '/category/pumps/' ), PHP_URL_PATH ),
								'name' => 'Pumps & more',
							),
						),
					),
					'seo'           => array( 'readingTime' => 2 ),
				),
			),
			$this->nodes( (string) $id )
		);
	}

	public function test_they_come_in_the_order_asked_and_what_is_not_public_is_left_out(): void {
		$first   = $this->post();
		$second  = $this->post();
		$hidden  = array_map( fn ( string $status ): int => $this->post( array( 'post_status' => $status ) ), array( 'draft', 'private', 'trash', 'pending' ) );
		$hidden[] = $this->post( array( 'post_password' => 'secret' ) );
		$hidden[] = $this->post( array( 'post_status' => 'future', 'post_date' => '2099-01-01 00:00:00' ) ); // phpcs:ignore WordPress.Arrays -- short.
		$hidden[] = $this->post( array( 'post_type' => 'wp_block' ) );

		self::assertSame( array( $second, $first ), array_column( $this->nodes( implode( ',', array( $second, ...$hidden, 999999999, $first, $second ) ) ), 'databaseId' ) );
	}

	public function test_the_reading_time_of_yoast_wins(): void {
		$id = $this->post();
		update_post_meta( $id, '_yoast_wpseo_estimated-reading-time-minutes', '9' );

		self::assertSame( array( 'readingTime' => 9 ), $this->nodes( (string) $id )[0]['seo'] ?? null );
	}

	public function test_an_article_without_a_picture_says_so(): void {
		$node = $this->nodes( (string) $this->post() )[0];

		self::assertNull( $node['featuredImage'] );
		self::assertSame( array( 'readingTime' => 1 ), $node['seo'] );
	}

	public function test_bad_ids_are_refused_and_answers_are_shared(): void {
		foreach ( array( 'abc', '0', '-3', implode( ',', range( 1, 51 ) ) ) as $ids ) {
			self::assertSame( 400, $this->rest( 'GET', self::PATH, array( 'ids' => $ids ) )->get_status(), $ids );
		}

		self::assertSame( 400, $this->rest( 'GET', self::PATH )->get_status() );
		$control = $this->rest( 'GET', self::PATH, array( 'ids' => '1' ) )->get_headers()['Cache-Control'] ?? null;
		self::assertIsString( $control );
		self::assertStringStartsWith( 'public', $control );
	}

	/** @return list<array<string, mixed>> */
	private function nodes( string $ids ): array {
		$response = $this->rest( 'GET', self::PATH, array( 'ids' => $ids ) );
		self::assertSame( 200, $response->get_status() );
		/** @var list<array<string, mixed>> $nodes */
		$nodes = self::data( $response )['nodes'];

		return $nodes;
	}

	/** @param array<string, mixed> $values */
	private function post( array $values = array() ): int {
		// @phpstan-ignore argument.type (WordPress checks them)
		return wp_insert_post( $values + array( 'post_title' => 'An article', 'post_status' => 'publish', 'post_content' => 'Words.' ) ); // phpcs:ignore WordPress.Arrays -- short.
	}
}
