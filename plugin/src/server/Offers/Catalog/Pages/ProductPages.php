<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Pages;

use Closure;
use HvacBlocks\Editing\Content\PluginTemplate;
use HvacBlocks\Editing\Content\VirtualAddress;
use HvacBlocks\Editing\Seo\BreadcrumbList;
use HvacBlocks\Editing\Seo\LanguageLinks;
use HvacBlocks\Editing\Seo\StructuredData;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\RequestPath;
use HvacBlocks\Offers\Catalog\AskedProduct;
use HvacBlocks\Offers\Catalog\Store\ProductPosts;
use HvacBlocks\Offers\Catalog\Store\ProductStore;
use HvacBlocks\Offers\Catalog\Store\StoredProduct;
use HvacBlocks\Offers\Claims\SiteCalendar;
use HvacBlocks\Platform\Database\DatabaseFailure;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\Languages\Text;
use WP;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The pages of the products: each post at one address in each language.
 *
 * Assumptions:
 * - A page that an editor published at one of these addresses takes precedence.
 * - No rewrite rule is stored, so there is nothing to flush; see `SiteAddress` for plain permalinks.
 * - Other requests cost a comparison of their path, and no query.
 */
final readonly class ProductPages implements Feature {
	private const TEMPLATE = 'single-' . ProductPosts::TYPE;

	private const BLOCKS = '<!-- wp:hvac-blocks/product-details {"align":"wide"} /-->

<!-- wp:post-content {"layout":{"type":"constrained"}} /-->

<!-- wp:hvac-blocks/rebates-center {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|70"}}}} /-->';

	/** @param Closure(): ProductStore $store */
	public function __construct( private Closure $store ) {}

	public function boot(): void {
		PluginTemplate::offer( self::register_template( ... ) );

		add_filter( 'query_vars', self::own_argument( ... ) );
		add_action( 'parse_request', $this->route( ... ), 20 );
		add_filter( 'post_type_link', self::link( ... ), 10, 2 );
		add_filter( 'wp_sitemaps_posts_query_args', self::sitemap_query( ... ) );
		add_filter( 'wp_sitemaps_posts_entry', self::sitemap_entry( ... ), 10, 2 );
	}

	/** For shop plugins, `?product=` names one of theirs, whatever the page. */
	private static function own_argument( mixed $names ): mixed {
		return is_array( $names ) && isset( $_GET[ AskedProduct::QUERY ] ) && null !== Language::from_path( RequestPath::get() ) ? array_values( array_filter( $names, static fn ( mixed $name ): bool => AskedProduct::QUERY !== $name ) ) : $names; // phpcs:ignore WordPress.Security.NonceVerification -- only whether it is there.
	}

	private static function register_template(): void {
		PluginTemplate::register(
			self::TEMPLATE,
			array(
				'title'       => __( 'Product', 'hvac-blocks' ),
				'description' => __( 'Shows one product of the catalog.', 'hvac-blocks' ),
				'content'     => PluginTemplate::page( self::BLOCKS ),
			)
		);
	}

	private function route( WP $wp ): void {
		$path = rawurldecode( (string) $wp->request );
		$slug = ProductAddress::slug( "/$path" );

		if ( null === $slug || VirtualAddress::is_of_an_editor( $wp, $path ) ) {
			return;
		}

		try {
			$product = ( $this->store )()->at( $slug );
		} catch ( DatabaseFailure ) {
			return;
		}

		if ( null !== $product ) {
			self::answer( $wp, $product );
		}
	}

	private static function answer( WP $wp, StoredProduct $product ): void {
		$wp->query_vars = array(
			'post_type' => ProductPosts::TYPE,
			'name'      => $product->slug,
		);
		VirtualAddress::keep();
		add_action( 'template_redirect', static fn () => VirtualAddress::lead_to( ProductAddress::of( $product ) ), 0 );
		add_action( 'wp', static fn () => self::prepare( $product ), 1 );
		add_filter( 'hvac_blocks_language_alternates', static fn (): array => ProductAddress::all( $product->product->category, $product->slug ) );
		add_filter( 'document_title_parts', static fn ( mixed $parts ): mixed => is_array( $parts ) ? array( 'title' => $product->product->name( PageLanguage::current() ) ) + $parts : $parts );
	}

	private static function prepare( StoredProduct $product ): void {
		wp_is_block_theme() ? self::register_template() : add_filter( 'the_content', self::classic( ... ) );

		self::describe( $product );

		$url   = ProductAddress::of( $product );
		$trail = ProductView::trail( $product->product, PageLanguage::current() );

		if ( isset( $_GET[ DataSheet::QUERY ] ) && '' !== DataSheet::address( $product, PageLanguage::current() ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- only whether it is there.
			add_filter( 'template_include', static fn (): string => __DIR__ . '/data-sheet.php', PHP_INT_MAX );
		}

		( new StructuredData( array( ProductNode::of( $product, ( new SiteCalendar() )->today() ), BreadcrumbList::of( $trail, $url ) ), $url ) )->boot();
	}

	/** Search engines and social networks get the excerpt. */
	private static function describe( StoredProduct $product ): void {
		$post     = get_queried_object();
		$language = PageLanguage::current();

		if ( $post instanceof WP_Post && '' === $post->post_excerpt ) {
			$post->post_excerpt = Text::plain( $product->product->text( 'headline', $language ) ?: $product->product->text( 'description', $language ) );
		}
	}

	/** A classic theme prints the title itself. */
	private static function classic( mixed $content ): mixed {
		return is_string( $content ) && is_main_query() && in_the_loop() ? do_blocks( '<!-- wp:hvac-blocks/product-details {"level":2} /-->' ) . $content . do_blocks( '<!-- wp:hvac-blocks/rebates-center /-->' ) : $content;
	}

	private static function link( mixed $link, mixed $post = null ): mixed {
		$category = $post instanceof WP_Post && 'publish' === $post->post_status ? ProductPosts::category( $post ) : null;

		return null === $category || ! $post instanceof WP_Post ? $link : ProductAddress::at( $category, $post->post_name );
	}

	/** The categories of a sitemap's products are meta values: read for all at once. */
	private static function sitemap_query( mixed $query ): mixed {
		return is_array( $query ) && ProductPosts::TYPE === ( $query['post_type'] ?? '' ) ? array( 'update_post_meta_cache' => true ) + $query : $query;
	}

	private static function sitemap_entry( mixed $entry, mixed $post = null ): mixed {
		$category = $post instanceof WP_Post ? ProductPosts::category( $post ) : null;

		return null !== $category && $post instanceof WP_Post && is_array( $entry ) && LanguageLinks::are_ours( $post )
			? $entry + array( 'alternates' => LanguageLinks::with_default( ProductAddress::all( $category, $post->post_name ) ) )
			: $entry;
	}
}
