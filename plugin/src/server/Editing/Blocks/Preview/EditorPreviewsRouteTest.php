<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Preview;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Request;
use WP_REST_Response;

final class EditorPreviewsRouteTest extends TestCase {
	#[TestWith( array( 'anonymous', 401 ) )]
	#[TestWith( array( 'subscriber', 403 ) )]
	#[TestWith( array( 'contributor', 200 ) )]
	public function test_is_for_those_who_write( string $role, int $status ): void {
		$this->as_role( $role );

		self::assertSame( $status, self::ask( array( array( 'name' => 'faq' ) ) )->get_status() );
	}

	public function test_answers_all_blocks_in_their_order(): void {
		$this->as_role( 'contributor' );
		[ $banner, $form, $question ] = self::previews(
			array(
				array(
					'name'       => 'need-help-banner',
					'attributes' => array( 'urgent' => true ),
				),
				array( 'name' => 'zip-form' ),
				array( 'name' => 'faq-item' ),
			)
		);

		self::assertStringContainsString( 'data-urgent="true"', $banner['html'] ?? '' );
		self::assertStringContainsString( EditorPreview::ID . '-heading', $banner['html'] ?? '' );
		self::assertStringNotContainsString( 'class="hvac-block ', $banner['html'] ?? '' );
		self::assertNull( $banner['props'] );
		self::assertNull( $form['html'] );
		self::assertSame( EditorPreview::ID, $form['props']->id ?? '' );
		// Without a question, a page shows nothing.
		self::assertStringContainsString( 'data-hvac-slot="question"', $question['html'] ?? '' );
		self::assertNull( $question['props'] );
	}

	public function test_a_block_that_shows_nothing_says_what_is_missing(): void {
		$this->as_role( 'administrator' );
		update_option( 'hvac_blocks_settings', array_fill_keys( array( 'default_routing_number', 'support_phone' ), '111-111-1111' ) );
		[ $phone ] = self::previews( array( array( 'name' => 'phone-button' ) ) );

		self::assertNull( $phone['props'] );
		self::assertStringContainsString( 'phone number', $phone['notices'][0]['text'] ?? '' );
		self::assertStringContainsString( 'page=hvac-blocks-settings', $phone['notices'][0]['action']['href'] ?? '' );
	}

	public function test_shows_sample_dealers_and_what_is_missing(): void {
		$this->as_role( 'contributor' );
		[ $dealer_search ] = self::previews( array( array( 'name' => 'dealer-locator' ) ) );

		/** @var array{dealers: list<mixed>} $search */
		$search = $dealer_search['props']->search ?? array( 'dealers' => array() );
		self::assertCount( 6, $search['dealers'] );
		self::assertCount( 1, $dealer_search['notices'] );
		self::assertNull( $dealer_search['notices'][0]['action'] );
	}

	public function test_speaks_the_language_of_the_page_that_the_user_may_read(): void {
		$page = wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_name'   => 'fr',
				'post_title'  => 'Accueil',
				'post_status' => 'private',
			)
		);

		$this->as_role( 'administrator' );
		self::assertSame( 'fr', self::body( self::ask( array( array( 'name' => 'faq' ) ), $page ) )['lang'] );
		$this->as_role( 'contributor' );
		self::assertSame( 'en', self::body( self::ask( array( array( 'name' => 'faq' ) ), $page ) )['lang'] );
	}

	public function test_speaks_the_language_of_the_parent_chosen_for_a_new_page(): void {
		$home = (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Inicio', 'post_name' => 'es' ) ); // phpcs:ignore WordPress.Arrays -- short.
		$page = (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'auto-draft', 'post_title' => 'New' ) ); // phpcs:ignore WordPress.Arrays -- short.
		$this->as_role( 'administrator' );

		self::assertSame( 'en', self::body( self::ask( array( array( 'name' => 'faq' ) ), $page ) )['lang'] );
		self::assertSame( 'es', self::body( self::ask( array( array( 'name' => 'faq' ) ), $page, $home ) )['lang'] );
		self::assertSame( 'en', self::body( self::ask( array( array( 'name' => 'faq' ) ), $page, 999_999 ) )['lang'] );
	}

	public function test_shows_what_only_the_server_knows_of_a_binding(): void {
		register_post_meta( 'page', 'lead', array( 'type' => 'string', 'single' => true, 'show_in_rest' => true ) ); // phpcs:ignore WordPress.Arrays -- short.
		$page  = (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Bound', 'meta_input' => array( 'lead' => 'Of the page' ) ) ); // phpcs:ignore WordPress.Arrays -- short.
		$block = array( 'name' => 'price-card', 'attributes' => array( 'title' => 'Own', 'metadata' => array( 'bindings' => array( 'title' => array( 'source' => 'core/post-meta', 'args' => array( 'key' => 'lead' ) ) ) ) ) ); // phpcs:ignore WordPress.Arrays -- short.
		$this->as_role( 'contributor' );

		self::assertSame( 'Of the page', self::previews( array( $block ), $page )[0]['slots']->title ?? '' );
		self::assertSame( 'Own', self::previews( array( $block ) )[0]['slots']->title ?? '' );
	}

	public function test_breadcrumbs_are_those_of_the_edited_page(): void {
		$parent = (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Heat pumps', 'post_name' => 'heat-pumps' ) ); // phpcs:ignore WordPress.Arrays -- short.
		$draft  = (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'Sizes', 'post_parent' => $parent ) ); // phpcs:ignore WordPress.Arrays -- short.
		$this->as_role( 'administrator' );
		$shown  = static fn ( int $post ): string => wp_strip_all_tags( self::previews( array( array( 'name' => 'breadcrumbs' ) ), $post )[0]['html'] ?? '' ); // phpcs:ignore WordPress.Arrays -- short.

		self::assertSame( 'HomeHeat pumpsSizes', $shown( $draft ) );
		self::assertStringContainsString( 'This page', $shown( 0 ) );
	}

	public function test_hostile_attributes_become_text_or_nothing(): void {
		$this->as_role( 'contributor' );
		[ $banner, $directory ] = self::previews(
			array(
				array(
					'name'       => 'need-help-banner',
					'attributes' => array(
						'heading' => 'Now <script>alert( 1 )</script><img src=x onerror=alert(1)>',
						'phone'   => '"><script>alert( 2 )</script>',
						'urgent'  => array( 'x' ),
						'level'   => '2><script',
						'unknown' => '<script>',
					),
				),
				array(
					'name'       => 'dealer-directory',
					'attributes' => array( 'level' => 9 ),
				),
			)
		);

		self::assertStringNotContainsString( '<script', $banner['html'] ?? '<script' );
		self::assertStringNotContainsString( 'onerror', $banner['html'] ?? 'onerror' );
		self::assertStringContainsString( '<h2', $banner['html'] ?? '' );
		self::assertStringContainsString( '<h2', $directory['html'] ?? '' );
	}

	/** @param list<mixed>|string $blocks */
	#[TestWith( array( array() ) )]
	#[TestWith( array( 'faq' ) )]
	#[TestWith( array( array( array( 'name' => 'no-such-block' ) ) ) )]
	#[TestWith( array( array( array( 'name' => '../faq' ) ) ) )]
	#[TestWith( array( array( array( 'attributes' => array() ) ) ) )]
	#[TestWith( array( array( array( 'name' => 'faq', 'attributes' => 'x' ) ) ) )]
	#[TestWith( array( array( array( 'name' => 'faq', 'path' => '/' ) ) ) )]
	public function test_refuses_what_is_no_question( array|string $blocks ): void {
		$this->as_role( 'administrator' );

		self::assertSame( 400, self::ask( $blocks )->get_status() );
	}

	public function test_refuses_too_many_and_too_much(): void {
		$this->as_role( 'administrator' );
		$block = array( 'name' => 'faq' );
		$large = array(
			'name'       => 'faq',
			'attributes' => array( 'title' => str_repeat( 'x', 1_000_001 ) ),
		);

		self::assertSame( 200, self::ask( array_fill( 0, 200, $block ) )->get_status() );
		self::assertSame( 400, self::ask( array_fill( 0, 201, $block ) )->get_status() );
		self::assertSame( 400, self::ask( array( array( 'attributes' => array_fill( 0, 101, 'x' ) ) + $block ) )->get_status() );
		self::assertSame( 413, self::ask( array( $large ) )->get_status() );
	}

	/**
	 * @param list<mixed>|string $blocks
	 */
	private static function ask( array|string $blocks, int $post = 0, int $parent = 0 ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', '/hvac-blocks/v1/editor/previews' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body(
			(string) wp_json_encode(
				array(
					'blocks' => $blocks,
					'postId' => $post,
					'parent' => $parent,
				)
			)
		);

		return rest_do_request( $request );
	}

	/**
	 * @param list<mixed> $blocks
	 * @return list<array{props: object|null, html: string|null, slots: object, wrapper: object, notices: list<array{text: string, action: array{text: string, href: string}|null}>, error: string}>
	 */
	private static function previews( array $blocks, int $post = 0 ): array {
		return self::body( self::ask( $blocks, $post ) )['previews'];
	}

	/** @return array{lang: string, previews: list<array{props: object|null, html: string|null, slots: object, wrapper: object, notices: list<array{text: string, action: array{text: string, href: string}|null}>, error: string}>} */
	private static function body( WP_REST_Response $answer ): array {
		/** @var array{lang: string, previews: list<array{props: object|null, html: string|null, slots: object, wrapper: object, notices: list<array{text: string, action: array{text: string, href: string}|null}>, error: string}>} $data */
		$data = $answer->get_data();

		return $data;
	}
}
