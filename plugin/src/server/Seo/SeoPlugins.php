<?php
declare(strict_types=1);

namespace HvacBlocks\Seo;

defined( 'ABSPATH' ) || exit;

/** The plugins that describe pages to search engines themselves. */
final class SeoPlugins {
	/** Constants of Yoast, Rank Math, All in One SEO, SEOPress, The SEO Framework and Slim SEO. */
	private const CONSTANTS = array( 'WPSEO_VERSION', 'RANK_MATH_VERSION', 'AIOSEO_VERSION', 'SEOPRESS_VERSION', 'THE_SEO_FRAMEWORK_VERSION', 'SLIM_SEO_VER' );

	public static function are_active(): bool {
		return array() !== array_filter( self::CONSTANTS, 'defined' );
	}
}
