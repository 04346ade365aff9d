<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ContentTree;

use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Block;
use WP_Query;
use WP_Rewrite;

defined( 'ABSPATH' ) || exit;

/** What membership plugins hide from visitors is missing in `GET /content`. */
final class VisitorsPageTest extends TestCase {
	private const SECRET = 'The members\' price is 4,711.';

	private const CONTENT = '<!-- wp:paragraph --><p>For everybody.</p><!-- /wp:paragraph --><!-- wp:group {"className":"members"} --><div class="wp-block-group members"><!-- wp:paragraph --><p>' . self::SECRET . '</p><!-- /wp:paragraph --></div><!-- /wp:group -->';

	protected function setUp(): void {
		/** @var WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		update_option( 'permalink_structure', '/%postname%/' );
		$wp_rewrite->init();
		update_option( Settings::OPTION, array( 'content_api' => true ) );
		// @phpstan-ignore argument.type (slashed is the same)
		wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'club', 'post_title' => 'Club', 'post_content' => self::CONTENT ) ) );
	}

	public function test_it_is_off_until_an_owner_turns_it_on(): void {
		update_option( Settings::OPTION, array() );
		$answer = $this->rest( 'GET', '/hvac-blocks/v1/content', array( 'path' => 'club' ) );

		self::assertSame( array( 404, 'hvac_blocks_content_off' ), array( $answer->get_status(), self::data( $answer )['code'] ) );
	}

	public function test_without_such_a_plugin_all_is_told(): void {
		self::assertSame( array( true, true ), $this->told() );
	}

	/**
	 * @param list<array{string, callable}> $filters
	 * @param array{bool, bool}|null         $told    whether the content for everyone and the content for members are included; null: there is no page
	 */
	#[DataProvider( 'plugins' )]
	public function test_what_a_plugin_hides_is_not_told( array $filters, ?array $told ): void {
		foreach ( $filters as [ $hook, $callback ] ) {
			add_filter( $hook, $callback, 10, 2 );
		}

		self::assertSame( $told, $this->told() );
	}

	/** @return iterable<string, array{list<array{string, callable}>, array{bool, bool}|null}> */
	public static function plugins(): iterable {
		$is_members = static fn ( mixed $block ): bool => is_array( $block ) && is_array( $block['attrs'] ?? null ) && 'members' === ( $block['attrs']['className'] ?? '' );

		yield 'the content, whole' => array( array( array( 'the_content', static fn (): string => '<p>For members.</p>' ) ), array( false, false ) );
		yield 'the content, only of the main query' => array( array( array( 'the_content', static fn ( string $html ): string => is_singular() && in_the_loop() && is_main_query() ? '' : $html ) ), array( false, false ) );
		yield 'the content, cut' => array( array( array( 'the_content', static fn ( string $html ): string => substr( $html, 0, (int) strpos( $html, '<div' ) ) ) ), array( true, false ) );
		yield 'a block' => array( array( array( 'render_block', static fn ( string $html, array $block ): string => $is_members( $block ) ? '' : $html ) ), array( true, false ) );
		yield 'a block with a teaser' => array( array( array( 'render_block', static fn ( string $html, array $block ): string => $is_members( $block ) ? '<p>Join us!</p>' : $html ) ), array( true, false ) );
		yield 'a kind of block' => array( array( array( 'render_block_core/group', static fn (): string => '' ) ), array( true, false ) );
		yield 'a block inside' => array( array( array( 'render_block', static fn ( string $html ): string => str_replace( self::SECRET, 'For members.', $html ) ) ), array( true, false ) );
		yield 'before a block is made' => array( array( array( 'pre_render_block', static fn ( mixed $html, array $block ): mixed => $is_members( $block ) ? '' : $html ) ), array( true, false ) );
		yield 'a block that prints nothing to visitors' => array( array( array( 'render_block_data', static fn ( array $block ): array => $is_members( $block ) ? array( ...$block, 'blockName' => 'core/avatar' ) : $block ) ), array( true, false ) );
		yield 'a redirect' => array( array( array( 'template_redirect', self::of_another_plugin( "wp_safe_redirect( '/login/' )" ) ) ), null );
		yield 'a message' => array( array( array( 'template_redirect', self::of_another_plugin( "wp_die( 'Members only.' )" ) ) ), null );
		yield 'on wp' => array( array( array( 'wp', self::of_another_plugin( "is_page( 'club' ) ? wp_safe_redirect( '/login/' ) : null" ) ) ), null );
		yield 'the query' => array( array( array( 'the_posts', static fn ( array $posts, WP_Query $query ): array => $query->is_main_query() ? array() : $posts ) ), null );
		yield 'nothing, but it adds to each block' => array( array( array( 'render_block', static fn ( string $html ): string => '<span>New:</span> ' . str_replace( '<p>', '<p class="x">', $html ) ) ), array( true, true ) );
	}

	/** @param (callable(): callable)|null $other a callback of another plugin */
	#[DataProvider( 'others' )]
	public function test_our_blocks_are_printed_only_for_other_plugins( string $hook, ?callable $other, int $printed, int $told ): void {
		$count = 0;
		$post  = get_page_by_path( 'club' );
		// @phpstan-ignore argument.type (slashed is the same)
		wp_update_post( wp_slash( array( 'ID' => $post?->ID, 'post_content' => '<!-- wp:hvac-blocks/product-comparison --><!-- wp:hvac-blocks/comparison-product {"product_type":"1","product_name":"Model 1"} /--><!-- /wp:hvac-blocks/product-comparison --><!-- wp:hvac-blocks/faq --><!-- wp:hvac-blocks/faq-item {"question":"Why?"} --><!-- wp:paragraph --><p>Because.</p><!-- /wp:paragraph --><!-- /wp:hvac-blocks/faq-item --><!-- /wp:hvac-blocks/faq -->' ) ) );
		add_filter(
			'render_block_hvac-blocks/product-comparison',
			static function ( mixed $html ) use ( &$count ): mixed {
				++$count;
				return $html;
			}
		);
		null === $other || add_filter( $hook, $other() );

		$blocks = self::data( $this->rest( 'GET', '/hvac-blocks/v1/content', array( 'path' => 'club' ) ) )['blocks'];
		$json   = (string) wp_json_encode( $blocks );

		self::assertSame( array( $printed, $told, true ), array( $count, substr_count( $json, 'comparison-product"' ), str_contains( $json, 'Because.' ) ) );
	}

	/** @return iterable<string, array{string, (callable(): callable)|null, int, int}> */
	public static function others(): iterable {
		yield 'alone' => array( '', null, 0, 1 );
		yield 'one that only looks' => array( 'the_content', static fn (): callable => self::of_another_plugin( 'func_get_arg( 0 )' ), 1, 1 );
		yield 'one that hides some blocks' => array( 'render_block_hvac-blocks/product-comparison', static fn (): callable => self::of_another_plugin( "''" ), 1, 0 );
		yield 'one that hides text of blocks' => array( 'render_block', static fn (): callable => self::of_another_plugin( "str_replace( 'Model 1', 'For members', func_get_arg( 0 ) )" ), 1, 0 );
	}

	public function test_nothing_of_it_stays(): void {
		$state  = static fn (): array => array( $GLOBALS['wp_query'], $GLOBALS['wp_the_query'], $GLOBALS['post'] ?? null, ob_get_level(), has_filter( 'wp_redirect' ), apply_filters( 'render_block', '<p>A</p>', array( 'blockName' => 'core/paragraph', 'attrs' => array(), 'hvacBlocksKey' => 'a' ), new WP_Block( array( 'blockName' => 'core/paragraph', 'attrs' => array() ) ) ) ); // phpcs:ignore WordPress.Arrays, WordPress.NamingConventions -- WordPress' own.
		$before = $state();
		$this->told();

		self::assertSame( $before, $state() );
	}

	/** A callback from a file outside the plugin. */
	private static function of_another_plugin( string $code ): callable {
		$file = (string) tempnam( sys_get_temp_dir(), 'hvac' );
		file_put_contents( $file, "<?php return static fn () => $code;" );

		/** @var callable $callback */
		$callback = require $file;
		unlink( $file );

		return $callback;
	}

	/** @return array{bool, bool}|null */
	private function told(): ?array {
		$answer = $this->rest( 'GET', '/hvac-blocks/v1/content', array( 'path' => 'club' ) );
		$json   = (string) wp_json_encode( $answer->get_data(), JSON_UNESCAPED_SLASHES );

		self::assertContains( $answer->get_status(), array( 200, 404 ) );

		return 404 === $answer->get_status() ? null : array( str_contains( $json, 'For everybody.' ), str_contains( $json, '4,711' ) );
	}
}
