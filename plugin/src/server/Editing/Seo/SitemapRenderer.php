<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

use SimpleXMLElement;
use WP_Sitemaps_Renderer;

defined( 'ABSPATH' ) || exit;

/** WordPress' sitemaps with an entry's counterparts in other languages, which WordPress' own renderer does not support: `alternates`, addresses by language. */
final class SitemapRenderer extends WP_Sitemaps_Renderer {
	private const XHTML = 'http://www.w3.org/1999/xhtml';

	/**
	 * @param array<array<string, mixed>> $url_list
	 * @return string|false
	 */
	public function get_sitemap_xml( $url_list ) {
		$list = array_values( $url_list );
		$xml  = parent::get_sitemap_xml( array_map( static fn ( array $entry ): array => array_diff_key( $entry, array( 'alternates' => true ) ), $list ) );

		if ( ! is_string( $xml ) || array() === array_filter( array_column( $list, 'alternates' ) ) ) {
			return $xml;
		}

		// Once for the whole file, not in each link.
		$set = new SimpleXMLElement( str_replace( '<urlset ', '<urlset xmlns:xhtml="' . self::XHTML . '" ', $xml ) );
		$at  = 0;

		foreach ( $set->children() as $url ) {
			$alternates = $list[ $at++ ]['alternates'] ?? array();

			foreach ( is_array( $alternates ) ? $alternates : array() as $language => $address ) {
				$link = $url->addChild( 'xhtml:link', null, self::XHTML );
				$link?->addAttribute( 'rel', 'alternate' );
				$link?->addAttribute( 'hreflang', (string) $language );
				$link?->addAttribute( 'href', esc_url_raw( is_string( $address ) ? $address : '' ) );
			}
		}

		return $set->asXML();
	}
}
