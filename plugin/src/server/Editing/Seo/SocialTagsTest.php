<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestMedia;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Query;

defined( 'ABSPATH' ) || exit;

final class SocialTagsTest extends TestCase {
	/** @var array<string, int> */
	private array $pages = array();

	protected function setUp(): void {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		update_option( 'permalink_structure', '/%postname%/' );
		$wp_rewrite->init();
		remove_all_actions( 'wp_head' );
		remove_all_actions( 'hvac_blocks_structured_data' );
		remove_all_actions( 'hvac_blocks_social_tags' );
		update_option( 'blogname', 'Heat & Cool' );

		$tags = new SocialTags( new SocialImages() );
		$tags->boot();
		( new Head( array( $tags->tags( ... ) ) ) )->boot();

		foreach ( array( 'residential', 'residential/en', 'residential/es', 'residential/fr', 'residential/fr/resources' ) as $path ) {
			$this->page( $path );
		}
	}

	public function test_a_page_tells_all_that_networks_ask_for(): void {
		$this->page( 'residential/en/resources', array( 'post_title' => 'Read "this" &amp; <em>that</em>', 'post_excerpt' => "<b>All</b>\u{a0}: \"guides\"" ) ); // phpcs:ignore WordPress.Arrays -- one row.
		add_post_meta( $this->pages['residential/en/resources'], SocialImages::META, 'learning' );

		self::assertSame(
			array(
				'og:type'             => 'website',
				'og:title'            => 'Read “this” & that',
				'og:description'      => "All\u{a0}: \"guides\"",
				'og:url'              => home_url( '/residential/en/resources/' ),
				'og:site_name'        => 'Heat & Cool',
				'og:locale'           => 'en_US',
				'og:locale:alternate' => 'fr_CA',
				'og:image'            => 'http://example.test/wp-content/plugins/hvac-blocks/src/starter-site/social/learning.png',
				'og:image:width'      => '1200',
				'og:image:height'     => '630',
				'og:image:alt'        => 'An article on a screen next to a cup of coffee',
				'twitter:card'        => 'summary_large_image',
			),
			$this->tags_on( 'residential/en/resources' )
		);
	}

	public function test_nothing_that_is_written_ends_a_tag(): void {
		$this->page( 'hostile', array( 'post_title' => '"><script>alert(1)</script>', 'post_excerpt' => "'\"><img src=x>" ) ); // phpcs:ignore WordPress.Arrays -- one row.
		$this->open( 'hostile' );

		self::assertDoesNotMatchRegularExpression( '/<(?!meta )/', self::head() );
		self::assertSame( '\'">', self::tags( self::head() )['og:description'] ?? null );
	}

	/** @param array{post_content?: string} $fields */
	#[TestWith( array( array() ) )]
	#[TestWith( array( array( 'post_content' => '<!-- wp:paragraph --><p>Terms</p><!-- /wp:paragraph -->' ) ) )]
	public function test_a_page_that_has_nothing_to_do_with_the_plugin_stays_as_it_is( array $fields ): void {
		$this->page( 'terms', $fields );
		$this->open( 'terms' );

		self::assertSame( '', self::head() );
	}

	/** @param array{post_content?: string, post_excerpt?: string} $fields */
	#[TestWith( array( array( 'post_excerpt' => 'What we promise.' ) ) )]
	#[TestWith( array( array( 'post_content' => '<!-- wp:hvac-blocks/faq /-->' ) ) )]
	public function test_a_page_elsewhere_tells_what_was_written_for_it( array $fields ): void {
		$this->page( 'terms', $fields );

		self::assertSame( 'terms', $this->tags_on( 'terms' )['og:title'] ?? null );
	}

	public function test_the_home_is_called_as_the_site_is(): void {
		self::assertSame( 'Heat & Cool', $this->tags_on( 'residential' )['og:title'] ?? null );
	}

	public function test_an_article_says_when_it_was_written(): void {
		$id                    = wp_insert_post( array( 'post_title' => 'A post', 'post_excerpt' => 'It says', 'post_status' => 'publish', 'post_date' => '2026-03-17 09:00:00', 'post_date_gmt' => '2026-03-17 09:00:00' ) ); // phpcs:ignore WordPress.Arrays -- one row.
		$GLOBALS['wp_query']   = new WP_Query( array( 'p' => $id ) );
		$tags                  = self::tags( self::head() );

		self::assertSame( array( 'article', '2026-03-17T09:00:00+00:00' ), array( $tags['og:type'] ?? null, $tags['article:published_time'] ?? null ) );

		do_action( 'hvac_blocks_structured_data', array( '@type' => 'Article' ) );

		self::assertSame( 'article', $this->tags_on( 'residential/fr/resources' )['og:type'] ?? null );
	}

	public function test_the_featured_image_goes_before_that_of_the_content_and_that_before_the_plugins(): void {
		$photo   = TestMedia::photo( 'Before' );
		$within  = TestMedia::photo( 'Within' );
		$vector  = TestMedia::photo( 'Vector', post: array( 'post_mime_type' => 'image/svg+xml' ) );
		$content = "<!-- wp:image {\"id\":$vector} --><img><!-- /wp:image --><!-- wp:group --><div><!-- wp:image {\"id\":$within,\"sizeSlug\":\"large\"} --><img><!-- /wp:image --></div><!-- /wp:group -->";
		$this->page( 'about', array( 'post_content' => $content ) );
		add_post_meta( $this->pages['about'], SocialImages::META, 'warranty' );
		set_post_thumbnail( $this->pages['about'], $photo );

		$alt = fn (): ?string => $this->tags_on( 'about' )['og:image:alt'] ?? null;

		self::assertSame( 'Before', $alt() );
		self::assertStringEndsWith( '/unit.jpg', $this->tags_on( 'about' )['og:image'] ?? '' );
		self::assertSame( array( '1600', '1200' ), array( $this->tags_on( 'about' )['og:image:width'] ?? null, $this->tags_on( 'about' )['og:image:height'] ?? null ) );

		delete_post_thumbnail( $this->pages['about'] );
		self::assertSame( 'Within', $alt() );

		wp_delete_attachment( $within, true );
		self::assertSame( 'A document behind a shield with a check mark', $alt() );
	}

	public function test_a_picture_of_another_site_is_not_the_file_that_has_its_id_here(): void {
		$photo = TestMedia::photo( 'Another' );
		$this->page( 'about', array( 'post_content' => "<!-- wp:image {\"id\":$photo} --><figure><img src=\"https://other.example/2025/01/a.jpg\" alt=\"\"/></figure><!-- /wp:image --><!-- wp:media-text {\"mediaId\":$photo} --><div><figure><img src=\"https://other.example/2025/01/a-300x200.jpg\" alt=\"\"/></figure></div><!-- /wp:media-text -->" ) );

		self::assertNotSame( 'Another', $this->tags_on( 'about' )['og:image:alt'] ?? null );
	}

	#[TestWith( array( 'cover {"id":%d}' ) )]
	#[TestWith( array( 'media-text {"mediaId":%d}' ) )]
	#[TestWith( array( 'hvac-blocks/topic-card {"image":{"id":%d}}' ) )]
	#[TestWith( array( 'hvac-blocks/wizard-hero {"image_large":%d}' ) )]
	public function test_pictures_of_other_blocks_are_found( string $block ): void {
		$this->page( 'about', array( 'post_content' => sprintf( "<!-- wp:$block /-->", TestMedia::photo( 'Found' ) ) ) );

		self::assertSame( 'Found', $this->tags_on( 'about' )['og:image:alt'] ?? null );
	}

	public function test_a_page_without_a_picture_shows_that_of_the_home(): void {
		self::assertStringEndsWith( '/social/home.png', $this->tags_on( 'residential/fr' )['og:image'] ?? '' );

		set_post_thumbnail( $this->pages['residential'], TestMedia::photo( 'The office' ) );

		self::assertSame( 'The office', $this->tags_on( 'residential/fr' )['og:image:alt'] ?? null );
	}

	public function test_a_small_picture_does_not_suit(): void {
		$id = TestMedia::photo( 'Small' );
		wp_update_attachment_metadata( $id, array( 'file' => 'hvac-blocks-test/unit.jpg', 'width' => 400, 'height' => 300, 'sizes' => array() ) ); // phpcs:ignore WordPress.Arrays -- one row.
		set_post_thumbnail( $this->pages['residential'], $id );

		self::assertStringEndsWith( '/social/home.png', $this->tags_on( 'residential' )['og:image'] ?? '' );
	}

	public function test_a_page_with_its_own_picture_costs_no_query(): void {
		$this->page( 'about', array( 'post_content' => '<!-- wp:hvac-blocks/topic-card {"image":{"illustration":"house"}} /-->' ) );
		add_post_meta( $this->pages['about'], SocialImages::META, 'warranty' );
		wp_cache_flush();
		get_option( 'blogname' );
		$this->open( 'about' );
		// The language links ask for it, too.
		( new \HvacBlocks\Platform\Languages\LanguageAlternates() )->of_request();
		$before = self::wpdb()->num_queries;

		self::assertStringEndsWith( '/social/warranty.png', self::tags( self::head() )['og:image'] ?? '' );
		self::assertSame( $before, self::wpdb()->num_queries, (string) self::wpdb()->last_query );
	}

	public function test_what_another_plugin_does_not_print_is_added(): void {
		$_SERVER['REQUEST_URI'] = '/residential/fr/';
		add_action( 'wp_head', static fn () => print( "<meta property='og:title' content='Theirs' /><meta property=\"og:locale\" content=\"en_US\" />" ), 1 );
		$tags = $this->tags_on( 'residential/fr' );

		self::assertArrayNotHasKey( 'og:title', $tags );
		self::assertStringEndsWith( '/social/home.png', $tags['og:image'] ?? '' );
		// The path determines the language; plugins state the site's.
		self::assertSame( 1, substr_count( self::head(), 'property="og:locale"' ) );
		self::assertArrayHasKey( 'og:locale', $tags );
	}

	public function test_a_picture_of_another_plugin_gets_no_size_of_ours(): void {
		add_action( 'wp_head', static fn () => print( '<meta property="og:image" content="https://example.test/theirs.jpg" />' ), 1 );

		self::assertArrayNotHasKey( 'og:image:width', $this->tags_on( 'residential' ) );
	}

	public function test_a_page_behind_a_password_tells_nothing(): void {
		$this->page( 'about', array( 'post_password' => 'secret' ) );
		$this->open( 'about' );

		self::assertSame( '', self::head() );
	}

	public function test_another_plugin_can_turn_them_off(): void {
		add_filter( 'hvac_blocks_social_tags', static fn (): array => array() );
		$this->open( 'residential' );

		self::assertSame( '', self::head() );
		self::assertFalse( apply_filters( 'jetpack_enable_open_graph', true ) );
	}

	/** @return array<string, string> */
	private function tags_on( string $path ): array {
		$this->open( $path );

		return self::tags( self::head() );
	}

	private function open( string $path ): void {
		$GLOBALS['wp_query']     = new WP_Query( array( 'page_id' => $this->pages[ $path ] ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
	}

	private static function head(): string {
		ob_start();
		do_action( 'wp_head' );

		return (string) ob_get_clean();
	}

	/** @return array<string, string> */
	private static function tags( string $html ): array {
		preg_match_all( '~<meta (?:property|name)="([^"]+)" content="([^"]*)">~', $html, $found );

		return array_combine( $found[1], array_map( static fn ( string $content ): string => html_entity_decode( $content, ENT_QUOTES ), $found[2] ) );
	}

	/** @param array{post_title?: string, post_excerpt?: string, post_content?: string, post_password?: string} $fields */
	private function page( string $path, array $fields = array() ): void {
		$this->pages[ $path ] = wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_name'   => basename( $path ),
				'post_status' => 'publish',
				'post_parent' => $this->pages[ dirname( $path ) ] ?? 0,
			) + $fields + array( 'post_title' => $path )
		);
	}
}
