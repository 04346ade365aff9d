<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles;

use WP_Sitemaps_Provider;

defined( 'ABSPATH' ) || exit;

/** The dealers' pages in WordPress' own sitemaps: `wp-sitemap-dealers-en-1.xml`. */
final class SitemapProvider extends WP_Sitemaps_Provider {
	public const NAME = 'dealers';

	public function __construct( private readonly DealerSitemap $sitemap ) {
		$this->name        = self::NAME;
		$this->object_type = self::NAME;
	}

	/** @return array<string, object> */
	public function get_object_subtypes(): array {
		$types = array();

		foreach ( DealerSitemap::types() as $type ) {
			$types[ $type ] = (object) array( 'name' => $type );
		}

		return $types;
	}

	/**
	 * @param int    $page_num
	 * @param string $object_subtype
	 * @return list<array{loc: string, lastmod?: string, alternates?: array<string, string>}>
	 */
	public function get_url_list( $page_num, $object_subtype = '' ): array {
		return Sitemaps::read( fn (): array => $this->sitemap->urls( $object_subtype, $page_num ) );
	}

	/** @param string $object_subtype */
	public function get_max_num_pages( $object_subtype = '' ): int {
		return Sitemaps::read( fn (): int => $this->sitemap->pages( $object_subtype ) );
	}
}
