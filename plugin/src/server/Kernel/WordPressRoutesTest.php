<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use HvacBlocks\Offers\Catalog\Store\ProductPosts;
use HvacBlocks\Site\LanguageReport\SameTexts;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Block_Templates_Registry;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Routes of plugins do without what editors use; a route of WordPress that one of them asks has it. */
final class WordPressRoutesTest extends TestCase {
	#[TestWith( array( '', true ) )]
	#[TestWith( array( '/', true ) )]
	#[TestWith( array( '/wp/v2/pages', true ) )]
	#[TestWith( array( 'wp-block-editor/v1/export', true ) )]
	#[TestWith( array( '/batch/v1', true ) )]
	#[TestWith( array( '/wpforms/v1/forms', false ) )]
	#[TestWith( array( '/hvac-blocks/v1/dealers', false ) )]
	public function test_which_they_are( string $route, bool $is_one ): void {
		$_GET['rest_route'] = '' === $route ? '/' : $route;

		self::assertSame( array( $is_one, ! $is_one ), array( WordPressRoutes::has( $route ), WordPressRoutes::can_wait() ) );
	}

	public function test_a_page_does_not_wait(): void {
		self::assertFalse( WordPressRoutes::can_wait() );
	}

	public function test_work_is_done_before_one_of_them_and_not_before_others(): void {
		$calls = 0;
		WordPressRoutes::before(
			static function () use ( &$calls ): void {
				++$calls;
			}
		);

		self::assertSame( 'kept', $this->before( '/other/v1/thing', 'kept' ) );
		self::assertSame( 0, $calls );
		self::assertSame( 'kept', $this->before( '/wp/v2/types', 'kept' ) );
		self::assertSame( 1, $calls );
	}

	public function test_what_editors_use_is_there_for_them(): void {
		$_GET['rest_route'] = '/other/v1/thing';
		unregister_post_meta( 'page', SameTexts::META );
		unregister_post_meta( ProductPosts::TYPE, ProductPosts::META );
		unregister_block_template( 'hvac-blocks//dealer-profile' );
		ProductPosts::register();
		( new SameTexts() )->boot();
		$this->before( '/other/v1/thing' );

		self::assertSame( array( false, false, false ), $this->in_rest() );
		self::assertTrue( get_registered_meta_keys( 'post', ProductPosts::TYPE )[ ProductPosts::META ]['revisions_enabled'] );

		$this->before( '/wp/v2/pages' );
		self::assertSame( array( true, true, true ), $this->in_rest() );
	}

	public function test_a_visitors_page_describes_products_to_them_alone(): void {
		unregister_post_meta( ProductPosts::TYPE, ProductPosts::META );
		ProductPosts::register();
		self::assertFalse( $this->in_rest()[0] );

		$this->before( '/other/v1/thing' );
		self::assertFalse( $this->in_rest()[0] );

		$this->before( '/wp/v2/pages' );
		self::assertTrue( $this->in_rest()[0] );
	}

	public function test_a_page_of_someone_who_is_logged_in_describes_products_at_once(): void {
		wp_set_current_user( 1 );
		unregister_post_meta( ProductPosts::TYPE, ProductPosts::META );
		ProductPosts::register();

		self::assertTrue( $this->in_rest()[0] );
	}

	/** @return array{bool, bool, bool} a product's fields, a page's texts, the template of dealers */
	private function in_rest(): array {
		$products = get_registered_meta_keys( 'post', ProductPosts::TYPE )[ ProductPosts::META ]['show_in_rest'] ?? false;

		return array( is_array( $products ), isset( get_registered_meta_keys( 'post', 'page' )[ SameTexts::META ] ), WP_Block_Templates_Registry::get_instance()->is_registered( 'hvac-blocks//dealer-profile' ) );
	}

	private function before( string $route, mixed $answer = null ): mixed {
		return apply_filters( 'rest_pre_dispatch', $answer, rest_get_server(), new WP_REST_Request( 'GET', $route ) ); // phpcs:ignore WordPress.NamingConventions -- WordPress' own.
	}
}
