<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Cache;

use HvacBlocks\Editing\Blocks\BlockRenderer;
use HvacBlocks\Editing\Blocks\BlockServices;
use HvacBlocks\Editing\Blocks\Examples\Example;
use HvacBlocks\Editing\Blocks\Islands;
use HvacBlocks\Editing\Blocks\View;
use HvacBlocks\Editing\Content\BlockTypes;
use HvacBlocks\Editing\Content\ContentVersion;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\ArrayCache;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestMedia;
use HvacBlocks\Testing\TestServices;
use HvacBlocks\Testing\VisitsCachedPages;
use LogicException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Post;

defined( 'ABSPATH' ) || exit;

final class CachedBlocksTest extends TestCase {
	use VisitsCachedPages;

	private const PLUGIN = __DIR__ . '/../../../../..';

	private const PHONE = '<!-- wp:hvac-blocks/phone-button /-->';

	private ArrayCache $cache;

	private BlockServices $services;

	/** @var array<string, mixed> by block type */
	private array $callbacks = array();

	/** @var list<array<string, mixed>> */
	private array $nodes = array();

	private Islands $islands;

	protected function setUp(): void {
		$this->cache = new ArrayCache();
		foreach ( BlockTypes::all() as $name => $type ) {
			if ( str_starts_with( $name, BlockTypes::PREFIX ) ) {
				$this->callbacks[ $name ] = $type->render_callback;
			}
		}
		remove_all_actions( 'shutdown' );
		( new ContentVersion() )->boot();
		update_option( Settings::OPTION, array( 'support_phone' => '800-555-0100' ) );
		add_action( 'hvac_blocks_structured_data', function ( array $node ): void {
			/** @var array<string, mixed> $node */
			$this->nodes[] = $node;
		} );
	}

	protected function tearDown(): void {
		foreach ( $this->callbacks as $name => $callback ) {
			$type = BlockTypes::get( $name );
			/** @var callable $callback */
			null === $type || $type->render_callback = $callback;
		}
	}

	#[DataProvider( 'blocks' )]
	public function test_each_block_prints_the_same_for_the_next_visitor( string $block ): void {
		$examples = array_map( static fn ( Example $example ): string => get_comment_delimited_block_content( "hvac-blocks/$block", $example->attributes, $example->content ), Example::of_block( self::PLUGIN . "/blocks/$block" ) );
		$page     = self::page( implode( "\n", $examples ) );
		$first    = $this->visit( $page );
		$nodes    = $this->nodes;
		$second   = $this->visit( $page );

		self::assertSame( $first, $second );
		self::assertSame( $nodes, $this->nodes );
		self::assertNotSame( array(), $examples );
	}

	/** @return iterable<string, array{string}> */
	public static function blocks(): iterable {
		foreach ( (array) glob( self::PLUGIN . '/blocks/[a-z]*', GLOB_ONLYDIR ) as $directory ) {
			yield basename( (string) $directory ) => array( basename( (string) $directory ) );
		}
	}

	#[DataProvider( 'blocks' )]
	public function test_a_block_reads_nothing_of_one_visitor_past_its_context( string $block ): void {
		foreach ( array( 'props.php', 'view.php' ) as $file ) {
			self::assertDoesNotMatchRegularExpression( '/\$_(?:COOKIE|SERVER|GET|POST|REQUEST)\b|\b(?:is_user_logged_in|current_user_can|\w*current_user|wp_create_nonce|wp_rand|random_\w+|mt_rand|uniqid|wp_unique_\w+|microtime|time)\(/', (string) file_get_contents( self::PLUGIN . "/blocks/$block/$file" ), "$block/$file" );
		}
	}

	public function test_the_next_visitor_gets_the_block_without_its_services_with_its_island_and_its_data(): void {
		$page = self::page( '<!-- wp:hvac-blocks/titling {"schema":"article"} /--><!-- wp:hvac-blocks/breadcrumbs /--><!-- wp:hvac-blocks/repair-or-replace-calculator /-->' );

		$first   = $this->visit( $page );
		$asked   = count( $this->services->asked() );
		$modules = $this->modules();
		$nodes   = $this->nodes;
		self::assertGreaterThan( 0, $asked );
		self::assertNotSame( array(), $modules );
		self::assertNotSame( array(), $nodes );

		self::assertSame( $first, $this->visit( $page ) );
		self::assertSame( array(), $this->services->asked() );
		self::assertSame( $modules, $this->modules() );
		self::assertSame( $nodes, $this->nodes );
	}

	public function test_what_is_true_today_is_not_shown_tomorrow(): void {
		$minutes  = 23 * 60 + 57 - (int) gmdate( 'H' ) * 60 - (int) gmdate( 'i' );
		$minutes -= $minutes > 14 * 60 ? 24 * 60 : 0;
		// The site's clock is at 23:57. WordPress cuts what is left of a minute, such as that of a fraction of an hour.
		update_option( 'gmt_offset', ( $minutes + 0.1 * ( $minutes <=> 0 ) ) / 60 );
		$this->visit( self::page( self::PHONE ) );

		self::assertCount( 1, $this->cache->seconds );
		self::assertLessThanOrEqual( 3 * MINUTE_IN_SECONDS, array_values( $this->cache->seconds )[0] );
	}

	public function test_a_changed_setting_picture_page_or_link_shows_at_once(): void {
		$photo = TestMedia::photo();
		$other = self::page( '', 'Another page' );
		$page  = self::page( self::PHONE . "<!-- wp:hvac-blocks/need-help-banner {\"image\":{\"id\":$photo}} /--><!-- wp:hvac-blocks/breadcrumbs /--><!-- wp:hvac-blocks/titling {\"schema\":\"article\"} /-->", 'A page', $other->ID );
		$this->visit( $page );

		self::shows( fn (): mixed => update_option( Settings::OPTION, array( 'support_phone' => '800-555-0199' ) ), '800-555-0199', fn (): string => $this->visit( $page ) );
		self::shows( fn (): mixed => update_post_meta( $photo, '_wp_attachment_image_alt', 'A new unit' ), 'A new unit', fn (): string => $this->visit( $page ) );
		self::shows( fn (): mixed => wp_update_post( array( 'ID' => $other->ID, 'post_title' => 'Renamed' ) ), 'Renamed', fn (): string => $this->visit( $page ) ); // phpcs:ignore WordPress.Arrays -- short.
		self::shows( fn (): mixed => set_post_thumbnail( $page->ID, $photo ), '"image"', fn (): string => $this->visit( $page ) . wp_json_encode( $this->nodes ) );
	}

	/**
	 * @param callable(): mixed  $change
	 * @param callable(): string $visit
	 */
	private static function shows( callable $change, string $text, callable $visit ): void {
		self::assertStringNotContainsString( $text, $visit() );
		$change();
		self::end_request();
		self::assertStringContainsString( $text, $visit() );
	}

	#[TestWith( array( '?q=1', 'GET', '' ) )]
	#[TestWith( array( '', 'POST', '' ) )]
	#[TestWith( array( '', 'GET', 'secret' ) )]
	public function test_other_requests_get_no_earlier_visitors_blocks( string $query, string $method, string $password ): void {
		$page = self::page( self::PHONE, password: $password );

		for ( $i = 0; $i < 2; $i++ ) {
			parse_str( ltrim( $query, '?' ), $_GET );
			$this->visit( $page, $method );
			self::assertNotSame( array(), $this->services->asked() );
		}
	}

	public function test_users_who_are_logged_in_get_no_earlier_visitors_blocks(): void {
		$page = self::page( self::PHONE );
		$this->visit( $page );
		wp_set_current_user( 1 );

		$this->visit( $page );
		self::assertNotSame( array(), $this->services->asked() );
	}

	public function test_without_a_lasting_cache_nothing_is_kept(): void {
		$this->cache = new ArrayCache( is_lasting: false );
		$page        = self::page( self::PHONE );
		$this->visit( $page );
		$this->visit( $page );

		self::assertNotSame( array(), $this->services->asked() );
		self::assertSame( array(), $this->cache->values );
	}

	public function test_a_block_that_asks_for_dealers_asks_each_time(): void {
		$page = self::page( '<!-- wp:hvac-blocks/dealer-locator /-->' );

		$this->visit( $page );
		$asked = $this->services->asked();
		$this->visit( $page );
		self::assertSame( $asked, $this->services->asked() );
	}

	public function test_a_block_with_a_script_gets_a_nonce_of_its_own_each_time(): void {
		$page = self::page( '<!-- wp:hvac-blocks/closeable-banner {"text":"Sale"} /-->' );
		add_filter( 'wp_inline_script_attributes', static fn ( array $attributes ): array => array( 'nonce' => wp_generate_uuid4() ) + $attributes );

		preg_match( '/nonce="[^"]++/', $this->visit( $page ), $first );
		preg_match( '/nonce="[^"]++/', $this->visit( $page ), $second );
		self::assertCount( 1, $first );
		self::assertNotSame( $first, $second );
	}

	/** @param int $before visits before the filter is added */
	#[TestWith( array( 0 ) )]
	#[TestWith( array( 2 ) )]
	public function test_a_filter_of_other_code_is_asked_each_time( int $before ): void {
		$page = self::page( '<!-- wp:hvac-blocks/language-switcher /-->' );

		for ( $i = 0; $i < $before; $i++ ) {
			$this->visit( $page );
		}
		add_filter( 'hvac_blocks_language_links', '__return_empty_array' );
		$this->visit( $page );
		$this->visit( $page );
		self::assertNotSame( array(), $this->services->asked() );
	}

	public function test_our_own_filters_leave_a_block_cacheable(): void {
		$page = self::page( '<!-- wp:hvac-blocks/language-switcher /-->' );
		add_filter( 'hvac_blocks_language_links', static fn ( mixed $links ): mixed => $links );
		$this->visit( $page );
		self::assertNotSame( array(), $this->services->asked() );

		$this->visit( $page );
		self::assertSame( array(), $this->services->asked() );
	}

	public function test_a_change_of_inner_blocks_shows_at_once(): void {
		$page = self::page( '<!-- wp:hvac-blocks/faq --><!-- wp:hvac-blocks/faq-item {"question":"How long?"} --><!-- wp:paragraph --><p>Long</p><!-- /wp:paragraph --><!-- /wp:hvac-blocks/faq-item --><!-- /wp:hvac-blocks/faq -->' );
		self::assertStringContainsString( 'Long', $this->visit( $page ) );
		add_filter( 'render_block_core/paragraph', static fn (): string => '<p>For members</p>' );

		self::assertStringContainsString( 'For members', $this->visit( $page ) );
	}

	public function test_a_page_has_only_its_own_blocks(): void {
		$one   = self::page( '<!-- wp:hvac-blocks/breadcrumbs /-->', 'One' );
		$other = self::page( '<!-- wp:hvac-blocks/breadcrumbs /-->', 'Other' );
		$this->visit( $one );

		self::assertStringContainsString( 'Other', $this->visit( $other ) );
	}

	public function test_a_setting_that_code_changes_for_some_requests_shows_there_only(): void {
		$page = self::page( self::PHONE );
		$this->visit( $page );
		$for_brand = static fn (): array => array( 'default_routing_number' => '800-555-0199' );
		add_filter( 'option_' . Settings::OPTION, $for_brand );
		self::assertStringContainsString( '800-555-0199', $this->visit( $page ) );
		remove_filter( 'option_' . Settings::OPTION, $for_brand );

		self::assertStringNotContainsString( '800-555-0199', $this->visit( $page ) );
	}

	public function test_another_host_has_blocks_of_its_own(): void {
		update_option( Settings::OPTION, array( 'first_language' => 'host', 'first_language_hosts' => array( 'fr.example.ca = fr' ) ) ); // phpcs:ignore WordPress.Arrays -- short.
		$page = self::page( '<!-- wp:hvac-blocks/breadcrumbs /-->' );
		$this->visit( $page );
		$_SERVER['HTTP_HOST'] = 'fr.example.ca';

		$this->visit( $page );
		self::assertNotSame( array(), $this->services->asked() );
	}

	public function test_what_follows_the_address_makes_no_record(): void {
		$page = self::page( '<!-- wp:hvac-blocks/breadcrumbs /-->' );
		$this->visit( $page );
		$count = count( $this->cache->values );
		$this->visit( $page, after: '?&&' );

		self::assertCount( $count, $this->cache->values );
	}

	private static function page( string $content, string $title = 'A page', int $above = 0, string $password = '' ): WP_Post {
		$id = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title, 'post_content' => wp_slash( $content ), 'post_parent' => $above, 'post_password' => $password ) ); // phpcs:ignore WordPress.Arrays -- short.
		self::end_request();

		return get_post( $id ) ?? throw new LogicException();
	}

	/** A new request. Returns what the page's blocks print. */
	private function visit( WP_Post $page, string $method = 'GET', string $after = '' ): string {
		$this->nodes    = array();
		$this->services = TestServices::of();
		$cached         = $this->request( $page, $this->cache, $method, $after );
		$this->islands = new Islands( self::PLUGIN . '/build', '', '' );
		$renderer      = new BlockRenderer( self::PLUGIN . '/blocks', new View( self::PLUGIN . '/src/ui' ), $this->services, $this->islands, cached: new CachedBlocks( $cached, $this->services, TestServices::cacheable() ) );

		foreach ( array_keys( $this->callbacks ) as $name ) {
			$type = BlockTypes::get( $name );
			null === $type || $type->render_callback = $renderer->render( ... );
		}

		$html = do_blocks( $page->post_content );
		self::end_request();

		return $html;
	}

	private static function end_request(): void {
		do_action( 'shutdown' );
		remove_all_actions( 'shutdown' );
		remove_all_actions( 'clean_post_cache' );
		( new ContentVersion() )->boot();
	}

	/** @return list<string> */
	private function modules(): array {
		/** @var array<string, true> $found */
		$found = ( fn (): array => $this->on_page )->call( $this->islands );

		return array_keys( $found );
	}
}
