<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ContentTree;

use HvacBlocks\Editing\Content\ContentVersion;
use HvacBlocks\Platform\Rest\JsonResponse;
use HvacBlocks\Platform\Rest\Router;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\State\DailyLog;
use HvacBlocks\Testing\ArrayCache;
use HvacBlocks\Testing\ArrayState;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestMedia;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Hook;
use WP_Rewrite;

defined( 'ABSPATH' ) || exit;

final class ContentRouteTest extends TestCase {
	private const PATH = '/hvac-blocks/v1/content';

	/** @var list<string> */
	private array $lines = array();

	protected function setUp(): void {
		/** @var WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		update_option( Settings::OPTION, array( 'content_api' => true ) );
		update_option( 'permalink_structure', '/%postname%/' );
		$wp_rewrite->init();
		$log = new DailyLog( new ArrayState(), $this->keep( ... ) );
		// Before the plugin's own, which would write into the test's output.
		add_action( 'rest_api_init', ( new Router( new ContentRoute( new ContentTree( new ArrayCache(), $log, '9.9.9' ), new Settings() ) ) )->register( ... ), 1 );
	}

	public function test_a_page_is_a_tree_of_its_blocks(): void {
		$en = $this->page( 'en', '' );
		$this->page( 'prices', '<!-- wp:group {"tagName":"section","style":{"spacing":{}}} --><section class="wp-block-group"><!-- wp:paragraph {"fontSize":"large"} --><p class="has-large-font-size">A <strong>fair</strong>' . "\n" . 'price &amp; more</p><!-- /wp:paragraph --></section><!-- /wp:group -->', array( 'post_title' => 'Prices &amp; more', 'post_parent' => $en, 'post_date' => '2026-03-01 08:00:00' ) ); // phpcs:ignore WordPress.Arrays -- short.

		self::assertSame(
			array(
				'title'    => 'Prices & more',
				'lang'     => 'en',
				'version'  => '9.9.9',
				'modified' => '2026-03-01T08:00:00+00:00',
				'blocks'   => array(
					array(
						'name'            => 'core/group',
						'attributes'      => array(
							'style'   => array( 'spacing' => array() ),
							'tagName' => 'section',
						),
						'innerBlocks'     => array(
							array(
								'name'            => 'core/paragraph',
								'attributes'      => array(
									'content'  => 'A <strong>fair</strong>' . "\n" . 'price &amp; more',
									'dropCap'  => false,
									'fontSize' => 'large',
								),
								'innerBlocks'     => array(),
								'mediaData'       => array(),
								'originalContent' => '<p class="has-large-font-size">A <strong>fair</strong>price &amp; more</p>',
							),
						),
						'mediaData'       => array(),
						'originalContent' => '<section class="wp-block-group"></section>',
					),
				),
				'warnings' => array(),
			),
			$this->tree( '/en/prices/' )
		);
		self::assertStringContainsString( '"style":{"spacing":{}}', $this->json( '/en/prices/' ) );
		self::assertStringContainsString( '"mediaData":{}', $this->json( '/en/prices/' ) );
	}

	/** @param array<string, mixed> $attributes */
	#[DataProvider( 'sourced' )]
	public function test_attributes_are_read_from_the_saved_html( string $content, array $attributes ): void {
		$this->page( 'a-page', $content );
		$blocks = $this->tree( 'a-page' )['blocks'];
		self::assertIsArray( $blocks );
		self::assertIsArray( $blocks[0] );
		self::assertIsArray( $blocks[0]['attributes'] );

		foreach ( $attributes as $name => $value ) {
			self::assertSame( $value, $blocks[0]['attributes'][ $name ] ?? null, $name );
		}
	}

	/** @return iterable<string, array{string, array<string, mixed>}> */
	public static function sourced(): iterable {
		yield 'a heading' => array( '<!-- wp:heading {"level":3} --><h3 class="wp-block-heading" id="seer">What is <em>SEER</em>?</h3><!-- /wp:heading -->', array( 'content' => 'What is <em>SEER</em>?', 'level' => 3, 'anchor' => 'seer' ) ); // phpcs:ignore WordPress.Arrays -- short.
		yield 'an image' => array( '<!-- wp:image {"sizeSlug":"large"} --><figure class="wp-block-image"><a href="/x/?a=1&amp;b=2" rel="noopener"><img src="https://example.com/a.jpg" alt="A &quot;unit&quot;"/></a><figcaption class="wp-element-caption">On <b>top</b></figcaption></figure><!-- /wp:image -->', array( 'url' => 'https://example.com/a.jpg', 'alt' => 'A "unit"', 'caption' => 'On <b>top</b>', 'href' => '/x/?a=1&b=2', 'rel' => 'noopener', 'sizeSlug' => 'large' ) ); // phpcs:ignore WordPress.Arrays -- short.
		yield 'a table' => array( '<!-- wp:table --><figure class="wp-block-table"><table class="has-fixed-layout"><thead><tr><th>Tons</th></tr></thead><tbody><tr><td>2<br>3</td><td class="has-text-align-right" data-align="right" colspan="2">$1</td></tr></tbody></table><figcaption>C</figcaption></figure><!-- /wp:table -->', array( 'head' => array( array( 'cells' => array( array( 'content' => 'Tons', 'tag' => 'th' ) ) ) ), 'body' => array( array( 'cells' => array( array( 'content' => '2<br>3', 'tag' => 'td' ), array( 'align' => 'right', 'colspan' => '2', 'content' => '$1', 'tag' => 'td' ) ) ) ), 'foot' => array(), 'caption' => 'C' ) ); // phpcs:ignore WordPress.Arrays -- short.
		yield 'details' => array( '<!-- wp:details --><details class="wp-block-details" open><summary>How <i>long</i>?</summary><!-- wp:paragraph --><p>Ten years.</p><!-- /wp:paragraph --></details><!-- /wp:details -->', array( 'summary' => 'How <i>long</i>?' ) );
		yield 'a file' => array( '<!-- wp:file --><div class="wp-block-file"><a id="f" href="/a.pdf">The paper</a><a href="/a.pdf" class="wp-block-file__button" download>Get</a></div><!-- /wp:file -->', array( 'fileName' => 'The paper', 'downloadButtonText' => 'Get', 'textLinkHref' => '/a.pdf' ) ); // phpcs:ignore WordPress.Arrays -- short.
		yield 'a video' => array( '<!-- wp:video --><figure class="wp-block-video"><video controls loop src="/a.mp4"></video></figure><!-- /wp:video -->', array( 'controls' => true, 'loop' => true, 'muted' => false, 'src' => '/a.mp4' ) ); // phpcs:ignore WordPress.Arrays -- short.
		yield 'HTML' => array( "<!-- wp:html -->\n<b>bold</b>\n<!-- /wp:html -->", array( 'content' => '<b>bold</b>' ) );
		yield 'freeform' => array( '<p>Before blocks</p>', array( 'content' => '<p>Before blocks</p>' ) );
		yield 'unclosed' => array( '<!-- wp:paragraph --><p>Words <b>bold<!-- /wp:paragraph -->', array( 'content' => 'Words <b>bold' ) );
	}

	public function test_a_list_has_its_items(): void {
		$this->page( 'a-page', '<!-- wp:list {"ordered":true} --><ol class="wp-block-list"><!-- wp:list-item --><li>One<!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item --><li>Deep</li><!-- /wp:list-item --></ul><!-- /wp:list --></li><!-- /wp:list-item --></ol><!-- /wp:list -->' );

		self::assertSame( 'core/list(core/list-item(core/list(core/list-item)))', self::outline( $this->tree( 'a-page' )['blocks'] ) );
		self::assertStringContainsString( '"content":"One"', $this->json( 'a-page' ) );
	}

	public function test_unknown_blocks_are_left_out_with_a_warning_and_the_log_says_so_once(): void {
		$this->page( 'a-page', '<!-- wp:acme/top /--><!-- wp:group --><div><!-- wp:separator --><hr/><!-- /wp:separator --> <!-- wp:acme/deep --><p>secret</p><!-- /wp:acme/deep --></div><!-- /wp:group -->' );
		$tree = $this->tree( 'a-page' );

		self::assertSame( 'core/group(core/separator)', self::outline( $tree['blocks'] ) );
		self::assertSame(
			array(
				array( 'code' => 'unknown_block', 'block' => 'acme/top', 'path' => 'acme/top[0]' ), // phpcs:ignore WordPress.Arrays -- short.
				array( 'code' => 'unknown_block', 'block' => 'acme/deep', 'path' => 'core/group[1] > acme/deep[1]' ), // phpcs:ignore WordPress.Arrays -- short.
			),
			$tree['warnings']
		);
		ContentVersion::turn_now();
		$this->tree( 'a-page' );
		self::assertCount( 1, $this->lines );
		self::assertStringNotContainsString( 'secret', $this->json( 'a-page' ) );
	}

	public function test_pictures_come_with_their_files(): void {
		$photo = TestMedia::photo();
		$this->page( 'a-page', "<!-- wp:image {\"id\":$photo} --><figure><img src=\"/a.jpg\" alt=\"\"/></figure><!-- /wp:image --><!-- wp:hvac-blocks/need-help-banner {\"image\":{\"id\":$photo,\"alt\":\"Ours\"}} /--><!-- wp:hvac-blocks/need-help-banner {\"image\":{\"id\":99999999}} /-->" );
		$tree   = $this->tree( 'a-page' );
		$blocks = $tree['blocks'];
		self::assertIsArray( $blocks );
		/** @var list<array{mediaData: array<string, array<string, mixed>|null>}> $blocks */
		$file = $blocks[0]['mediaData']['id'] ?? array();

		self::assertSame( array( $photo, 'An outdoor unit', 1600, 1200, 'image/jpeg', '100vw' ), array( $file['id'] ?? 0, $file['alt'] ?? '', $file['width'] ?? 0, $file['height'] ?? 0, $file['mime'] ?? '', $file['sizes'] ?? '' ) );
		self::assertSame( wp_get_attachment_url( $photo ), $file['url'] ?? '' );
		self::assertIsString( $file['srcset'] ?? null );
		self::assertStringContainsString( '300w', $file['srcset'] );
		self::assertSame( 'Ours', $blocks[1]['mediaData']['image']['alt'] ?? '' );
		self::assertSame( array( 'image' => null ), $blocks[2]['mediaData'] );
		self::assertSame( array( array( 'code' => 'missing_media', 'block' => 'hvac-blocks/need-help-banner', 'path' => 'hvac-blocks/need-help-banner[2] image' ) ), $tree['warnings'] ); // phpcs:ignore WordPress.Arrays -- short.
	}

	public function test_files_of_another_site_are_not_those_that_have_their_ids_here(): void {
		$photo = TestMedia::photo();
		$here  = (string) preg_replace( '/\.jpg$/', '-300x200.jpg', (string) wp_get_attachment_url( $photo ) );
		$item  = static fn ( string $url ): string => "<li class=\"blocks-gallery-item\"><figure><img src=\"$url\" alt=\"\" data-id=\"$photo\"/></figure></li>";
		$image = static fn ( string $url ): string => "<!-- wp:image {\"id\":$photo} --><figure><img src=\"$url\" alt=\"\"/></figure><!-- /wp:image -->";
		$list  = static fn ( string $items ): string => "<!-- wp:gallery {\"ids\":[$photo]} --><figure class=\"wp-block-gallery\"><ul class=\"blocks-gallery-grid\">$items</ul></figure><!-- /wp:gallery -->";
		$there = 'https://other.example/wp-content/uploads/2025/01/room.jpg';
		$this->page( 'a-page', $list( $item( $here ) ) . $list( $item( $there ) ) . $image( $here ) . $image( $there ) );
		/** @var list<array{mediaData: array<string, mixed>}> $blocks */
		$blocks = $this->tree( 'a-page' )['blocks'];
		$files  = array_column( $blocks, 'mediaData' );

		self::assertSame( array( 'ids', 'ids', 'id', 'id' ), array_map( key( ... ), $files ) );
		self::assertSame( array( array( $photo ), array( null ) ), array_map( static fn ( array $file ): array => array_column( (array) $file['ids'], 'id' ) ?: (array) $file['ids'], array_slice( $files, 0, 2 ) ) );
		self::assertSame( array( false, true ), array( null === $files[2]['id'], null === $files[3]['id'] ) );
	}

	public function test_an_image_without_a_file_is_left_out_and_one_of_another_site_stays(): void {
		$here = home_url( '/wp-content/uploads/gone.jpg' );
		$this->page( 'a-page', "<!-- wp:image {\"id\":99999999} --><figure><img src=\"$here\" alt=\"\"/></figure><!-- /wp:image --><!-- wp:image --><figure><img alt=\"\"/></figure><!-- /wp:image --><!-- wp:image {\"id\":99999999} --><figure><img src=\"https://cdn.example/a.jpg\" alt=\"\"/></figure><!-- /wp:image -->" );
		$tree = $this->tree( 'a-page' );

		self::assertSame( 'core/image', self::outline( $tree['blocks'] ) );
		self::assertIsArray( $tree['warnings'] );
		self::assertSame( array( 'missing_image', 'missing_image', 'missing_media' ), array_column( $tree['warnings'], 'code' ) );
	}

	public function test_rows_of_another_cms_and_child_blocks_have_the_shape_of_the_specification(): void {
		$this->page( 'rows', '<!-- wp:hvac-blocks/faq {"faq_repeater_fields":"{\"0\":{\"question\":\"How long?\",\"answer\":\"12 years.\"}}"} /-->' );
		$this->page( 'children', '<!-- wp:hvac-blocks/faq --><!-- wp:hvac-blocks/faq-item {"question":"How long?"} --><!-- wp:paragraph --><p>12 years.</p><!-- /wp:paragraph --><!-- /wp:hvac-blocks/faq-item --><!-- /wp:hvac-blocks/faq -->' );
		$rows = $this->tree( 'rows' )['blocks'];

		self::assertSame( $rows, $this->tree( 'children' )['blocks'] );
		self::assertIsArray( $rows );
		/** @var list<array{attributes: array<string, mixed>}> $rows */
		self::assertSame( array( array( 'question' => 'How long?', 'answer' => '12 years.' ) ), $rows[0]['attributes']['faq_repeater_fields'] ); // phpcs:ignore WordPress.Arrays -- short.
		self::assertSame( 'hvac-blocks/faq(hvac-blocks/faq-item(core/paragraph))', self::outline( $rows ) );
	}

	public function test_synced_patterns_stand_in_their_place_with_the_pages_words(): void {
		$words   = '<!-- wp:paragraph {"metadata":{"name":"Lead","bindings":{"__default":{"source":"core/pattern-overrides"}}}} --><p>Of the pattern</p><!-- /wp:paragraph -->';
		$pattern = $this->page( 'a-pattern', $words, array( 'post_type' => 'wp_block' ) );
		$draft   = $this->page( 'a-draft', $words, array( 'post_type' => 'wp_block', 'post_status' => 'draft' ) ); // phpcs:ignore WordPress.Arrays -- short.
		$loop    = $this->page( 'a-loop', '', array( 'post_type' => 'wp_block' ) );
		wp_update_post( array( 'ID' => $loop, 'post_content' => "<!-- wp:separator --><hr/><!-- /wp:separator --><!-- wp:block {\"ref\":$loop} /-->" ) ); // phpcs:ignore WordPress.Arrays -- short.
		$this->page( 'a-page', "<!-- wp:block {\"ref\":$pattern} /--><!-- wp:block {\"ref\":$pattern,\"content\":{\"Lead\":{\"content\":\"Of the page\"}}} /--><!-- wp:block {\"ref\":$draft} /--><!-- wp:block {\"ref\":$loop} /-->" );
		$tree = $this->tree( 'a-page' );

		self::assertSame( 'core/paragraph core/paragraph core/separator', self::outline( $tree['blocks'] ) );
		self::assertIsArray( $tree['warnings'] );
		self::assertSame( array( 'missing_pattern', 'missing_pattern' ), array_column( $tree['warnings'], 'code' ) );
		self::assertStringContainsString( '"content":"Of the pattern"', $this->json( 'a-page' ) );
		self::assertStringContainsString( '"content":"Of the page"', $this->json( 'a-page' ) );
		self::assertStringContainsString( '>Of the page<', $this->json( 'a-page' ) );
		self::assertStringNotContainsString( 'metadata', $this->json( 'a-page' ) );
	}

	public function test_bound_words_are_those_of_the_page_and_never_kept(): void {
		register_post_meta( 'page', 'lead_words', array( 'type' => 'string', 'single' => true, 'show_in_rest' => true ) ); // phpcs:ignore WordPress.Arrays -- short.
		register_post_meta( 'page', 'inner_words', array( 'type' => 'string', 'single' => true ) ); // phpcs:ignore WordPress.Arrays -- short.
		$bound = static fn ( string $key ): string => '<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"core/post-meta","args":{"key":"' . $key . '"}}}}} --><p>fallback</p><!-- /wp:paragraph -->';
		$page  = $this->page( 'a-page', $bound( 'lead_words' ) . $bound( 'inner_words' ) );
		update_post_meta( $page, 'lead_words', 'First words' );
		update_post_meta( $page, 'inner_words', 'for the office' );

		self::assertStringContainsString( '"content":"First words"', $this->json( 'a-page' ) );
		self::assertStringNotContainsString( 'for the office', $this->json( 'a-page' ) );
		update_post_meta( $page, 'lead_words', 'Other words' );
		self::assertStringContainsString( '"content":"Other words"', $this->json( 'a-page' ) );
	}

	public function test_our_blocks_and_their_rows_have_bound_content(): void {
		register_post_meta( 'page', 'lead_words', array( 'type' => 'string', 'single' => true, 'show_in_rest' => true ) ); // phpcs:ignore WordPress.Arrays -- short.
		$page = $this->page( 'a-page', '<!-- wp:hvac-blocks/faq --><!-- wp:hvac-blocks/faq-item {"question":"Own?","metadata":{"bindings":{"question":{"source":"core/post-meta","args":{"key":"lead_words"}}}}} --><!-- wp:paragraph --><p>Yes.</p><!-- /wp:paragraph --><!-- /wp:hvac-blocks/faq-item --><!-- /wp:hvac-blocks/faq -->' );
		update_post_meta( $page, 'lead_words', 'Of the page?' );

		self::assertSame( 2, substr_count( $this->json( 'a-page' ), '"question":"Of the page?"' ) );
		self::assertStringNotContainsString( 'Own?', $this->json( 'a-page' ) );
	}

	/** @param array<string, mixed> $post */
	#[DataProvider( 'unreadable' )]
	public function test_what_a_visitor_may_not_read_is_as_if_it_were_not_there( array $post ): void {
		$this->page( 'a-page', 'secret', $post );

		foreach ( array( 'anonymous', 'administrator' ) as $role ) {
			$this->as_role( $role );
			$response = $this->rest( 'GET', self::PATH, array( 'path' => '/a-page/' ) );
			self::assertSame( 404, $response->get_status() );
			self::assertSame( $this->rest( 'GET', self::PATH, array( 'path' => '/no-such-page/' ) )->get_data(), $response->get_data() );
			self::assertSame( 'no-store', $response->get_headers()['Cache-Control'] ?? '' );
		}
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function unreadable(): iterable {
		foreach ( array( 'draft', 'private', 'trash', 'pending', 'auto-draft' ) as $status ) {
			yield $status => array( array( 'post_status' => $status ) );
		}
		yield 'password' => array( array( 'post_password' => 'pass' ) );
		yield 'scheduled' => array( array( 'post_status' => 'future', 'post_date' => '2099-01-01 00:00:00' ) ); // phpcs:ignore WordPress.Arrays -- short.
		yield 'a pattern' => array( array( 'post_type' => 'wp_block' ) );
		yield 'a draft post' => array( array( 'post_type' => 'post', 'post_status' => 'draft' ) ); // phpcs:ignore WordPress.Arrays -- short.
	}

	public function test_what_the_page_hides_the_tree_hides(): void {
		add_shortcode( 'members', '__return_empty_string' );
		register_block_type( 'acme/form', array( 'attributes' => array( 'mail_to' => array( 'type' => 'string' ), 'heading' => array( 'type' => 'string', 'role' => 'content' ) ), 'render_callback' => static fn (): string => '<form></form>' ) ); // phpcs:ignore WordPress.Arrays -- short.
		$this->page( 'a-page', '<!-- wp:paragraph {"metadata":{"blockVisibility":false}} --><p>hidden-a</p><!-- /wp:paragraph --><!-- wp:shortcode -->[members]<!-- /wp:shortcode --><!-- wp:paragraph --><p>hidden-b</p><!-- /wp:paragraph --><!-- wp:shortcode -->[/members]<!-- /wp:shortcode --><!-- wp:hvac-blocks/award-banner {"awardText":"hidden-c","validFrom":"2099-01-01"} /--><!-- wp:hvac-blocks/award-banner {"awardText":"hidden-d","validUntil":"2001-01-01","expired":"text","expiredText":"It is over"} /--><!-- wp:acme/form {"mail_to":"office@example.com","heading":"Write to us","unregistered":"hidden-e"} /--><!-- wp:paragraph {"server":"hidden-f"} --><p>Seen</p><!-- /wp:paragraph -->' );
		$json = $this->json( 'a-page' );
		unregister_block_type( 'acme/form' );

		foreach ( array( 'hidden', 'office@', 'mail_to', '[' . 'members' ) as $secret ) {
			self::assertStringNotContainsString( $secret, $json );
		}
		foreach ( array( 'It is over', 'Write to us', 'Seen', '"code":"shortcode"' ) as $words ) {
			self::assertStringContainsString( $words, $json );
		}
	}

	public function test_a_plugin_that_shows_pages_to_members_says_so(): void {
		$this->page( 'a-page', 'members only' );
		add_filter( 'hvac_blocks_content_is_public', '__return_false' );

		self::assertSame( 404, $this->rest( 'GET', self::PATH, array( 'path' => 'a-page' ) )->get_status() );
	}

	public function test_a_tree_that_is_remembered_is_found_without_looking_for_the_page_until_contents_change(): void {
		$page   = $this->page( 'a-child', 'words', array( 'post_parent' => $this->page( 'a-page', '' ) ) );
		$before = $this->json( 'a-page/a-child' );
		$asked  = array();
		wp_cache_flush();
		add_filter(
			'query',
			static function ( string $query ) use ( &$asked ): string {
				$asked[] = $query;
				return $query;
			}
		);

		self::assertSame( $before, $this->json( '/a-page/a-child/' ) );
		self::assertSame( array(), array_filter( $asked, static fn ( string $query ): bool => 1 === preg_match( '/_posts\b|_postmeta\b/', $query ) ) );

		wp_update_post( array( 'ID' => $page, 'post_status' => 'draft' ) ); // phpcs:ignore WordPress.Arrays -- short.
		ContentVersion::turn_now();
		self::assertSame( 404, $this->rest( 'GET', self::PATH, array( 'path' => 'a-page/a-child' ) )->get_status() );
	}

	public function test_a_plugin_that_shows_pages_to_members_is_asked_each_time(): void {
		$this->page( 'a-page', 'words' );
		$this->json( 'a-page' );
		add_filter( 'hvac_blocks_content_is_public', '__return_false' );

		self::assertSame( 404, $this->rest( 'GET', self::PATH, array( 'path' => 'a-page' ) )->get_status() );
	}

	/** @param mixed $path */
	#[DataProvider( 'hostile' )]
	public function test_a_path_that_no_page_has_is_answered_calmly( mixed $path, int $status ): void {
		$this->page( 'a-page', 'words' );

		self::assertSame( $status, $this->rest( 'GET', self::PATH, array( 'path' => $path ) )->get_status() );
	}

	/** @return iterable<string, array{mixed, int}> */
	public static function hostile(): iterable {
		yield 'traversal' => array( '/../a-page/', 404 );
		yield 'traversal inside' => array( '/en/../a-page/', 404 );
		yield 'encoded traversal' => array( '%2e%2e/a-page', 404 );
		yield 'encoded twice' => array( '%252e%252e/a-page', 404 );
		yield 'a query' => array( '/?p=1', 404 );
		yield 'an encoded query' => array( '/a-page%3Fp=1', 404 );
		yield 'another site' => array( 'https://example.com/a-page/', 404 );
		yield 'NUL' => array( "a-page\0", 404 );
		yield 'a line break' => array( "a-page\n", 404 );
		yield 'a backslash' => array( 'a\\page', 404 );
		yield 'no UTF-8' => array( "a-page/\xff", 404 );
		yield 'markup' => array( '<script>alert(1)</script>', 404 );
		yield 'a feed' => array( '/a-page/feed/', 404 );
		yield 'a page of it' => array( '/a-page/2/', 404 );
		yield 'an array' => array( array( 'a-page' ), 400 );
		yield 'an object' => array( array( 'a' => 'a-page' ), 400 );
		yield 'empty' => array( '', 400 );
		yield 'two kilobytes' => array( str_repeat( 'a/', 1024 ), 400 );
		yield 'with its slashes' => array( '/a-page/', 200 );
		yield 'without' => array( 'a-page', 200 );
		yield 'encoded' => array( '%2Fa%2Dpage%2F', 200 );
		yield 'no front page' => array( '/', 404 );
		yield 'a dealer' => array( '/residential/en/dealers/tx/plano/lantern-climate-DEMO1/', 404 );
	}

	public function test_the_front_page_and_paths_in_other_scripts(): void {
		$home = $this->page( 'home', '<!-- wp:paragraph --><p>Home</p><!-- /wp:paragraph -->' );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $home );
		$this->page( 'climatisation-été', '<!-- wp:paragraph --><p>Été</p><!-- /wp:paragraph -->', array( 'post_name' => rawurlencode( 'climatisation-été' ) ) );

		self::assertStringContainsString( 'Home', $this->json( '/' ) );
		self::assertSame( 404, $this->rest( 'GET', self::PATH, array( 'path' => '/home/' ) )->get_status() );
		self::assertStringContainsString( 'Été', $this->json( '/climatisation-été/' ) );
		self::assertStringContainsString( 'Été', $this->json( '/climatisation-%C3%A9t%C3%A9/' ) );
	}

	public function test_articles_are_pages_too(): void {
		$this->page( 'an-article', 'words', array( 'post_type' => 'post' ) );

		self::assertSame( 'core/freeform', self::outline( $this->tree( '/an-article/' )['blocks'] ) );
	}

	public function test_an_answer_is_shared_and_turns_with_what_it_shows(): void {
		$photo = TestMedia::photo();
		$page  = $this->page( 'a-page', "<!-- wp:image {\"id\":$photo} --><figure><img src=\"/a.jpg\" alt=\"\"/></figure><!-- /wp:image -->" );
		( new ContentVersion() )->boot();
		$_SERVER['REQUEST_METHOD'] = 'GET';
		$_SERVER['REQUEST_URI']    = '/wp-json' . self::PATH . '?path=a-page';
		$first                     = $this->tag();

		self::assertSame( $first, $this->tag() );
		update_post_meta( $photo, '_wp_attachment_image_alt', 'Another unit' );
		self::end_request();
		$second = $this->tag();
		self::assertNotSame( $first, $second );
		wp_update_post( array( 'ID' => $page, 'post_title' => 'Another title' ) ); // phpcs:ignore WordPress.Arrays -- short.
		ContentVersion::turn_now();
		self::assertNotSame( $second, $this->tag() );
	}

	public function test_blocks_within_blocks_without_end_come_to_one(): void {
		$this->page( 'a-page', str_repeat( '<!-- wp:group --><div>', 300 ) . str_repeat( '</div><!-- /wp:group -->', 300 ) );
		$tree = json_decode( $this->json( 'a-page' ), true, 2048 );

		self::assertIsArray( $tree );
		self::assertIsArray( $tree['warnings'] );
		self::assertSame( array( 'too_deep' ), array_column( $tree['warnings'], 'code' ) );
	}

	/** Updates the version, without WordPress' other work at the end of a request. */
	private static function end_request(): void {
		$hooks = $GLOBALS['wp_filter'];
		self::assertIsArray( $hooks );
		self::assertInstanceOf( WP_Hook::class, $hooks['shutdown'] );
		/** @var array<int, array<string, array{function: callable}>> $callbacks */
		$callbacks = $hooks['shutdown']->callbacks;

		foreach ( $callbacks[0] ?? array() as $callback ) {
			( $callback['function'] )();
		}
	}

	private function keep( string $line ): void {
		$this->lines[] = $line;
	}

	private function tag(): string {
		$tag = $this->rest( 'GET', self::PATH, array( 'path' => 'a-page' ) )->get_headers()['ETag'] ?? '';
		self::assertIsString( $tag );
		self::assertStringStartsWith( 'W/"', $tag );

		return $tag;
	}

	/** @return array<string, mixed> */
	private function tree( string $path ): array {
		$response = $this->rest( 'GET', self::PATH, array( 'path' => $path ) );
		self::assertSame( 200, $response->get_status() );

		return self::data( $response );
	}

	private function json( string $path ): string {
		$response = $this->rest( 'GET', self::PATH, array( 'path' => $path ) );
		self::assertInstanceOf( JsonResponse::class, $response );

		return (string) $response->json();
	}

	private static function outline( mixed $blocks ): string {
		self::assertIsArray( $blocks );
		$names = array();

		foreach ( $blocks as $block ) {
			self::assertIsArray( $block );
			self::assertIsString( $block['name'] );
			$inner   = self::outline( $block['innerBlocks'] );
			$names[] = $block['name'] . ( '' === $inner ? '' : "($inner)" );
		}

		return implode( ' ', $names );
	}

	/** @param array<string, mixed> $values */
	private function page( string $slug, string $content, array $values = array() ): int {
		// @phpstan-ignore argument.type (WordPress checks them)
		return wp_insert_post( wp_slash( $values + array( 'post_type' => 'page', 'post_title' => 'A page', 'post_name' => $slug, 'post_status' => 'publish', 'post_content' => $content ) ) ); // phpcs:ignore WordPress.Arrays -- short.
	}
}
