<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SiteSearch;

defined( 'ABSPATH' ) || exit;

/** The words in an address without a page: what its visitor may be looking for. */
final class AddressTerms {
	private const MOST = 8;

	/**
	 * Returns the initial value of a search form: "heat pumps" for an address that ends with `products/heat-pumps.html`; empty if the address names a
	 * file or consists of numbers and letters.
	 */
	public static function in( string $path ): string {
		$last = basename( rawurldecode( $path ) );
		$name = (string) preg_replace( '/\.(?:html?|php|aspx?|jsp)$/iD', '', $last );

		if ( 1 !== preg_match( '/^\p{L}[\p{L}\p{M}]*(?:[-_+ ](?:[\p{L}\p{M}]+|\d{1,4})){0,' . ( self::MOST - 1 ) . '}$/uD', $name ) || 1 !== preg_match( '/[\p{L}\p{M}]{3}/u', $name ) ) {
			return '';
		}

		return mb_substr( (string) preg_replace( '/[-_+ ]/', ' ', $name ), 0, SearchQuery::LONGEST );
	}
}
