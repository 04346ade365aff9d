<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Printing;

defined( 'ABSPATH' ) || exit;

/**
 * What a link, form or picture may lead to. PHP prints it through `esc_url()`, React sets it unchanged: so that both agree, the view model cleans every
 * string whose name marks an address. `client/islands/address.ts` is the last check in the browser.
 */
final class Address {
	private const SCHEMES = array( 'http', 'https', 'mailto', 'sms', 'tel' );

	/** The names of props that hold addresses. `AddressTest` rejects a view that prints one under another name. */
	private const NAMES = '/(?:action|href|link|logo|photo|picture|src|url)$|^(?:contact|dealers|directions|findMore|next|previous|seeAll)$/i';

	/** The names among these that receive what a visitor enters. `AddressTest` rejects a form with another. */
	private const TARGETS = '/^(?:action|resultsUrl|dealersUrl|locationUrl)$/';

	private const HARMLESS = '~^(?:https?://|tel:|mailto:)[!-\~]*$~i';

	private function __construct() {}

	/** Returns an editor's address as `esc_url()` prints it; empty if it is not safe. */
	public static function written( string $address ): string {
		// WordPress stores a contributor's text with entities.
		return esc_url_raw( self::safe( html_entity_decode( $address, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ), self::SCHEMES );
	}

	/**
	 * Returns an editor's form target: an address of this site, or of a host that WordPress' `allowed_redirect_hosts` lists; empty for any other.
	 * Whether the author may embed forms of other sites is unknown when the block is rendered.
	 */
	public static function target( string $address ): string {
		$written = self::written( $address );

		return '' === wp_validate_redirect( $written, '' ) ? '' : $written;
	}

	/** Whether a prop of this name receives what a visitor enters. */
	public static function is_target( string $name ): bool {
		return 1 === preg_match( self::TARGETS, $name );
	}

	/** Whether a prop of this name holds an address. */
	public static function is_name( string $name ): bool {
		return 1 === preg_match( self::NAMES, $name );
	}

	/** Returns the address unchanged; empty if its scheme is not allowed. */
	public static function safe( string $address ): string {
		if ( 1 === preg_match( self::HARMLESS, $address ) ) {
			return $address;
		}

		// A browser skips these when it reads the scheme, after decoding an attribute's entities.
		$read = (string) preg_replace( '/[\x00-\x20\x7f]+/', '', html_entity_decode( $address, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );

		return 1 !== preg_match( '/^([^\/?#:]*):/', $read, $scheme ) || in_array( strtolower( $scheme[1] ), self::SCHEMES, true ) ? $address : '';
	}

	/**
	 * Returns the props with safe addresses at any depth.
	 *
	 * @template K of array-key
	 * @param array<K, mixed> $props
	 * @param string          $name  of the list that contains them
	 * @return array<K, mixed>
	 */
	public static function cleaned( array $props, string $name = '' ): array {
		foreach ( $props as $key => $value ) {
			$own = is_string( $key ) ? $key : $name;

			if ( is_array( $value ) ) {
				$props[ $key ] = self::cleaned( $value, $own );
			} elseif ( is_string( $value ) && false !== strpbrk( $value, ':&/\\' ) && self::is_name( $own ) ) {
				$props[ $key ] = self::is_target( $own ) ? self::target( $value ) : self::safe( $value );
			}
		}

		return $props;
	}
}
