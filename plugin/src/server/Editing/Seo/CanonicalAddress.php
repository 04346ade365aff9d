<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

defined( 'ABSPATH' ) || exit;

/** States the canonical address of a virtual page, which has no post. Some plugins remove WordPress' own link and print none for such a page. */
final class CanonicalAddress {
	/** @return list<array{string, string}> for `Head` */
	public static function tags(): array {
		$url = is_page() && 0 === get_queried_object_id() ? (string) wp_get_canonical_url() : '';

		return '' === $url ? array() : array( array( 'canonical', sprintf( '<link rel="canonical" href="%s">' . "\n", esc_url( $url ) ) ) );
	}
}
