<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Pages;

use HvacBlocks\Editing\Media\LibraryFile;
use HvacBlocks\Editing\Media\Picture;
use HvacBlocks\Editing\Media\PictureLoading;
use HvacBlocks\Editing\Media\SampleFile;
use HvacBlocks\Offers\Catalog\Records\ProductFields;
use HvacBlocks\Offers\Catalog\Store\FetchedFile;
use HvacBlocks\Offers\Catalog\Store\StoredProduct;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\PageLanguage;

defined( 'ABSPATH' ) || exit;

/** A product's pictures and documents: the name of a file in the media library or of one of the demo site's own, or an address, whose file an import may have fetched. */
final class ProductFiles {
	/** A product's fields that name a document. */
	public const DOCUMENTS = array( 'brochure', 'productData', 'manual', 'certificate' );

	private const RATIO = '4/3';

	/** In a request's cache: the attachment by the name of its file; 0 if there is none. */
	private const CACHE = 'hvac-blocks-files';

	private function __construct() {}

	/**
	 * Reads what the pictures and documents of several products need, in a few queries for all.
	 *
	 * @param list<StoredProduct> $products
	 * @param list<string>        $fields   of files
	 */
	public static function prime( array $products, array $fields = array( 'picture' ) ): void {
		$posts = array_values( array_filter( array_map( static fn ( StoredProduct $stored ): int => $stored->post, $products ) ) );
		$files = array();

		foreach ( $products as $stored ) {
			array_push( $files, ...array_map( static fn ( string $field ): string => $stored->product->text( $field, PageLanguage::current() ), $fields ) );
		}

		_prime_post_caches( $posts, false );
		_prime_post_caches( array_values( array_filter( array_map( get_post_thumbnail_id( ... ), $posts ) ) ), false );
		self::in_library( ...array_values( array_filter( $files, static fn ( string $file ): bool => '' !== $file ) ) );
	}

	/** @return array<string, mixed>|null the props of the `ui` part `media/picture`; its post's featured image comes first */
	public static function picture( StoredProduct $stored, string $sizes, PictureLoading $loading = PictureLoading::Lazy ): ?array {
		$featured = $stored->post > 0 ? (int) get_post_thumbnail_id( $stored->post ) : 0;

		return ( $featured > 0 ? Picture::of( array( 'id' => $featured, 'alt' => '' ), $sizes, self::RATIO, $loading ) : self::named( $stored->product->text( 'picture' ), $sizes, $loading ) )?->props(); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
	}

	/** @return list<array<string, mixed>> */
	public static function gallery( StoredProduct $stored, string $sizes ): array {
		return array_values( array_filter( array_map( static fn ( string $file ): ?array => self::named( $file, $sizes, PictureLoading::Lazy )?->props(), $stored->product->items( 'gallery' ) ) ) );
	}

	/** @return list<array{label: string, href: string, lang: string}> the product's own, and a data sheet made from the catalog if it has none */
	public static function documents( StoredProduct $stored, Language $language ): array {
		$documents = array();

		foreach ( array(
			'brochure'    => __( 'Brochure', 'hvac-blocks' ),
			'productData' => __( 'Product data', 'hvac-blocks' ),
			'manual'      => __( 'Owner’s manual', 'hvac-blocks' ),
			'certificate' => __( 'Warranty certificate', 'hvac-blocks' ),
		) as $field => $label ) {
			$href    = self::document( $stored->product->text( $field, $language ) );
			$is_made = 'productData' === $field && '' === $href;
			$href    = $is_made ? DataSheet::address( $stored, $language ) : $href;

			if ( '' !== $href ) {
				$shown       = $is_made || isset( $stored->product->values[ ProductFields::in( $field, $language ) ] ) ? $language : Language::English;
				$documents[] = array(
					'label' => $label,
					'href'  => $href,
					'lang'  => $shown === $language ? '' : $shown->value,
				);
			}
		}

		return $documents;
	}

	private static function named( string $file, string $sizes, PictureLoading $loading ): ?Picture {
		$stem = pathinfo( $file, PATHINFO_FILENAME );
		$id   = '' === $file ? 0 : self::in_library( $file );

		return match ( true ) {
			'' === $file               => null,
			$id > 0                    => Picture::of( array( 'id' => $id, 'alt' => '' ), $sizes, self::RATIO, $loading ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
			self::is_address( $file )  => Picture::of_url( $file, self::RATIO, '', $loading ),
			default                    => Picture::illustration( str_ends_with( $file, '.webp' ) ? "photos/$stem" : $stem, self::RATIO, $loading, '', $sizes ),
		};
	}

	private static function document( string $file ): string {
		$id = '' === $file ? 0 : self::in_library( $file );

		return match ( true ) {
			$id > 0                   => LibraryFile::url( $id, 'application/pdf' ),
			self::is_address( $file ) => esc_url_raw( $file ),
			default                   => SampleFile::of( 'documents', pathinfo( $file, PATHINFO_FILENAME ), 'pdf' )->url ?? '',
		};
	}

	private static function is_address( string $file ): bool {
		return str_contains( $file, '://' );
	}

	/** Returns the attachment of the first file; 0 if there is none. WordPress names an attachment after its file. */
	private static function in_library( string ...$files ): int {
		wp_cache_add_non_persistent_groups( self::CACHE );

		$names = array_values( array_filter( array_map( static fn ( string $file ): string => self::is_address( $file ) ? FetchedFile::slug( $file ) : sanitize_title( pathinfo( $file, PATHINFO_FILENAME ) ), $files ) ) );

		if ( array() === $names ) {
			return 0;
		}

		$known = wp_cache_get_multiple( $names, self::CACHE );
		$new   = array_values( array_filter( array_unique( $names ), static fn ( string $name ): bool => false === ( $known[ $name ] ?? false ) ) );

		if ( array() !== $new ) {
			// With their meta values, which pictures need.
			$found = get_posts( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'post_name__in' => $new, 'numberposts' => -1, 'orderby' => 'none', 'update_post_term_cache' => false ) ); // phpcs:ignore WordPress.Arrays -- one row.

			wp_cache_set_multiple( array_column( $found, 'ID', 'post_name' ) + array_fill_keys( $new, 0 ), self::CACHE );
		}

		$id = wp_cache_get( $names[0], self::CACHE );

		return is_int( $id ) ? $id : 0;
	}
}
