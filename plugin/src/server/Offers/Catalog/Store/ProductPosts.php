<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Store;

use HvacBlocks\Editing\Blocks\BlockLibrary;
use HvacBlocks\Kernel\WordPressRoutes;
use HvacBlocks\Offers\Catalog\Records\CatalogProduct;
use HvacBlocks\Offers\Catalog\Records\InvalidProduct;
use HvacBlocks\Offers\Catalog\Records\ProductCategory;
use HvacBlocks\Offers\Catalog\Records\ProductFields;
use HvacBlocks\Platform\Database\Query;
use RuntimeException;
use WP_Post;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * The posts of the catalog. A post's title is the product's English name; everything else is in one meta value, so that a product is one row to read,
 * and one to write.
 */
final class ProductPosts {
	public const TYPE = 'hvac_product';

	/** The product without its English name. */
	public const META = 'hvac_product';

	/** The manufacturer's ID of a product in the trash: an import brings its post back. */
	private const TRASHED = '_hvac_blocks_trashed_product';

	/** Whether this request's import writes posts; it writes their rows itself. */
	private static bool $is_importing = false;

	private function __construct() {}

	public static function is_importing(): bool {
		return self::$is_importing;
	}

	/** Registers the post type; to be called on `init`. */
	public static function register(): void {
		register_post_type(
			self::TYPE,
			array(
				'labels'            => array(
					'name'          => __( 'Products', 'hvac-blocks' ),
					'singular_name' => __( 'Product', 'hvac-blocks' ),
					'add_new_item'  => __( 'Add product', 'hvac-blocks' ),
					'edit_item'     => __( 'Edit product', 'hvac-blocks' ),
					'search_items'  => __( 'Search products', 'hvac-blocks' ),
					'not_found'     => __( 'No products found.', 'hvac-blocks' ),
				),
				'public'            => true,
				'show_in_rest'      => true,
				'rest_base'         => 'hvac-products',
				'menu_icon'         => 'dashicons-products',
				'menu_position'     => 26,
				'supports'          => array( 'title', 'editor', 'thumbnail', 'revisions', 'custom-fields' ),
				'show_in_nav_menus' => true,
				// `ProductPages` finds a product by its path, so there are no rules to flush.
				'rewrite'           => false,
				'query_var'         => false,
				'has_archive'       => false,
			)
		);

		$describe = static fn () => self::register_meta( array( 'schema' => self::schema() ) );

		// Only a route of WordPress reads the schema.
		if ( WordPressRoutes::can_wait() || BlockLibrary::is_page_of_a_visitor() ) {
			self::register_meta( false );
			WordPressRoutes::before( $describe );
		} else {
			$describe();
		}
	}

	/** @param array<string, mixed>|false $in_rest */
	private static function register_meta( array|false $in_rest ): void {
		register_post_meta(
			self::TYPE,
			self::META,
			array(
				'type'              => 'object',
				'single'            => true,
				'revisions_enabled' => true,
				'show_in_rest'      => $in_rest,
				'auth_callback'     => static fn ( bool $may, string $key, int $post ): bool => current_user_can( 'edit_post', $post ),
			)
		);
	}

	/** @return array<string, mixed> of the meta value */
	private static function schema(): array {
		$text = array( 'type' => 'string', 'maxLength' => 190 ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		$all  = array_keys( ProductFields::all() );

		return array(
			'type'                 => 'object',
			'additionalProperties' => false,
			'properties'           => array(
				'id'       => array( 'type' => 'string', 'pattern' => '^[A-Za-z0-9_-]{0,64}$' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
				'nameEs'   => $text,
				'nameFr'   => $text,
				'category' => $text,
				'tier'     => $text,
				...array_combine( $all, array_map( ProductFields::schema( ... ), $all ) ),
			),
		);
	}

	/** Returns the product of a post, as a person's; null if its category is not chosen yet. */
	public static function read( WP_Post $post ): ?StoredProduct {
		$meta = get_post_meta( $post->ID, self::META, true );
		$meta = is_array( $meta ) ? $meta : array();
		$id   = is_string( $meta['id'] ?? null ) ? $meta['id'] : '';

		try {
			$product = CatalogProduct::from_array( array( 'id' => '' === $id ? "p$post->ID" : $id, 'name' => '' === $post->post_title ? "p$post->ID" : $post->post_title ) + $meta ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		} catch ( InvalidProduct ) {
			return null;
		}

		return new StoredProduct( $product, '', $post->ID, $post->post_name, (int) get_post_modified_time( 'U', true, $post ) );
	}

	/** Returns the category of a post without reading the product; null if it is none of the catalog, or has no category yet. */
	public static function category( WP_Post $post ): ?ProductCategory {
		$meta     = self::TYPE === $post->post_type ? get_post_meta( $post->ID, self::META, true ) : null;
		$category = is_array( $meta ) ? $meta['category'] ?? null : null;

		return is_string( $category ) ? ProductCategory::read( $category ) : null;
	}

	/**
	 * Writes the post of a product, without its meta value if it is new. A new one is published; an existing one keeps its status, its content and its address.
	 *
	 * @param int $post its ID, 0 for a new one
	 * @return int its ID
	 */
	public static function write( StoredProduct $stored, int $post ): int {
		$fields = array(
			'post_type'  => self::TYPE,
			'post_title' => wp_slash( $stored->name() ),
		);

		self::$is_importing = true;

		try {
			// Imports have no filters of an editor; the texts are plain and are escaped where they are printed.
			$id = 0 === $post
				? wp_insert_post( array( 'post_status' => 'publish', 'post_content' => '', 'guid' => 'urn:uuid:' . wp_generate_uuid4() ) + $fields, true, false ) // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
				: wp_update_post( array( 'ID' => $post, 'meta_input' => array( self::META => wp_slash( self::meta( $stored ) ) ) ) + $fields, true, false ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		} finally {
			self::$is_importing = false;
		}

		if ( is_wp_error( $id ) ) {
			throw new RuntimeException( $id->get_error_message() ); // phpcs:ignore WordPress.Security.EscapeOutput -- an exception.
		}

		return $id;
	}

	/**
	 * Writes the meta values of new posts, in one statement for all.
	 *
	 * @param array<int, StoredProduct> $products by their posts
	 */
	public static function write_meta( wpdb $wpdb, array $products ): void {
		if ( array() === $products ) {
			return;
		}

		$values = array();

		foreach ( $products as $post => $stored ) {
			array_push( $values, $post, self::META, serialize( self::meta( $stored ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as WordPress stores an array.
		}

		Query::run( $wpdb, 'INSERT INTO %i (post_id, meta_key, meta_value) VALUES ' . implode( ',', array_fill( 0, count( $products ), '(%d, %s, %s)' ) ), $wpdb->postmeta, ...$values );
		wp_cache_delete_multiple( array_keys( $products ), 'post_meta' );
	}

	/** @return array<string, mixed> */
	private static function meta( StoredProduct $stored ): array {
		return array_diff_key( $stored->product->to_array(), array( 'name' => '' ) );
	}

	/** Moves the post of a product to the trash. */
	public static function trash( int $post, string $product_id ): void {
		self::$is_importing = true;
		update_post_meta( $post, self::TRASHED, $product_id );
		wp_trash_post( $post );
		self::$is_importing = false;
	}

	/**
	 * Brings posts back that an import removed before.
	 *
	 * @param list<string> $ids of products
	 * @return array<string, int> the posts, by the product's ID in lower case
	 */
	public static function from_trash( wpdb $wpdb, array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}

		$found  = array();
		$places = implode( ',', array_fill( 0, count( $ids ), '%s' ) );

		foreach ( Query::rows( $wpdb, "SELECT post_id, meta_value FROM %i WHERE meta_key = %s AND meta_value IN ($places)", $wpdb->postmeta, self::TRASHED, ...$ids ) as $row ) {
			$id = $row->int( 'post_id' );

			if ( 'trash' === get_post_status( $id ) ) {
				add_filter( 'wp_untrash_post_status', 'wp_untrash_post_set_previous_status', 10, 3 );
				self::$is_importing = true;
				wp_untrash_post( $id );
				self::$is_importing = false;
				remove_filter( 'wp_untrash_post_status', 'wp_untrash_post_set_previous_status' );
				delete_post_meta( $id, self::TRASHED );
				$found[ strtolower( $row->string( 'meta_value' ) ) ] = $id;
			}
		}

		return $found;
	}

	/** Deletes all posts of the catalog. */
	public static function delete_all( wpdb $wpdb ): void {
		foreach ( Query::column( $wpdb, 'SELECT ID FROM %i WHERE post_type = %s', $wpdb->posts, self::TYPE ) as $id ) {
			wp_delete_post( (int) $id, true );
		}
	}
}
