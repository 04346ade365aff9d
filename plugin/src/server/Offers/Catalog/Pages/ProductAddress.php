<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Pages;

use HvacBlocks\Offers\Catalog\Records\ProductCategory;
use HvacBlocks\Offers\Catalog\Store\StoredProduct;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\Languages\SitePages;

defined( 'ABSPATH' ) || exit;

/** The address of a product, below the page of its category: `/{base}/en/products/furnaces/{slug}/`. */
final class ProductAddress {
	private const PATH = '/(?:en|es|fr)/products/[a-z-]+/([^/]+)/?$';

	private function __construct() {}

	/** @param Language|null $language null for that of this request */
	public static function of( StoredProduct $stored, ?Language $language = null ): string {
		return self::at( $stored->product->category, $stored->slug, $language );
	}

	public static function at( ProductCategory $category, string $slug, ?Language $language = null ): string {
		return ( new SitePages() )->unchosen( "products/$category->value/$slug", $language ?? PageLanguage::current() );
	}

	/** @return array<string, string> the addresses by language */
	public static function all( ProductCategory $category, string $slug ): array {
		$urls = array();

		foreach ( Language::cases() as $language ) {
			$urls[ $language->value ] = self::at( $category, $slug, $language );
		}

		return $urls;
	}

	public static function of_category( ProductCategory $category, ?Language $language = null ): string {
		return ( new SitePages() )->page( "products/$category->value", $language ?? PageLanguage::current() );
	}

	/** Returns the last part of a path where a product may be; null for any other. The category is not compared: a product that changed it keeps its old address. */
	public static function slug( string $path ): ?string {
		return 1 === preg_match( '~^' . ( new BasePath() )->pattern() . self::PATH . '~iD', rawurldecode( $path ), $part ) ? strtolower( $part[1] ) : null;
	}
}
