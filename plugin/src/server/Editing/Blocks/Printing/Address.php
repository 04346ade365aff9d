<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Printing;

defined( 'ABSPATH' ) || exit;

/**
 * What a link, a form or a picture may lead to. PHP prints it through `esc_url()`, React sets it as it is: so that both mean
 * the same, the view model cleans every string under a name that addresses have. `client/islands/address.ts` is the last check in the browser.
 */
final class Address {
	private const SCHEMES = array( 'http', 'https', 'mailto', 'sms', 'tel' );

	/** The names of props that hold addresses. `AddressTest` refuses a view that prints one of another name. */
	private const NAMES = '/(?:action|href|link|logo|photo|picture|src|url)$|^(?:contact|dealers|findMore|next|previous|seeAll)$/i';

	/** Of these, the ones to which what a visitor entered is sent. `AddressTest` refuses a form with another. */
	private const TARGETS = '/^(?:action|resultsUrl|dealersUrl|locationUrl)$/';

	private const HARMLESS = '~^(?:https?://|tel:|mailto:)[!-\~]*$~i';

	private function __construct() {}

	/** What an editor wrote as an address, as `esc_url()` prints it; empty where it leads nowhere good. */
	public static function written( string $address ): string {
		// WordPress stores what a contributor writes with entities.
		return esc_url_raw( self::safe( html_entity_decode( $address, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ), self::SCHEMES );
	}

	/**
	 * What an editor wrote as the target of a form: an address of this site, or of a host that WordPress' `allowed_redirect_hosts` lists; empty for any other.
	 * Whether its author may embed forms of other sites is not known when the block is rendered.
	 */
	public static function target( string $address ): string {
		$written = self::written( $address );

		return '' === wp_validate_redirect( $written, '' ) ? '' : $written;
	}

	/** Whether a prop of this name is sent what a visitor enters. */
	public static function is_target( string $name ): bool {
		return 1 === preg_match( self::TARGETS, $name );
	}

	/** Whether a prop of this name holds an address. */
	public static function is_name( string $name ): bool {
		return 1 === preg_match( self::NAMES, $name );
	}

	/** The address, unchanged; empty where its scheme is none of ours. */
	public static function safe( string $address ): string {
		if ( 1 === preg_match( self::HARMLESS, $address ) ) {
			return $address;
		}

		// A browser skips these when it reads the scheme, and an attribute's entities are decoded before.
		$read = (string) preg_replace( '/[\x00-\x20\x7f]+/', '', html_entity_decode( $address, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );

		return 1 !== preg_match( '/^([^\/?#:]*):/', $read, $scheme ) || in_array( strtolower( $scheme[1] ), self::SCHEMES, true ) ? $address : '';
	}

	/**
	 * Props whose addresses are safe, however deep they stand.
	 *
	 * @template K of array-key
	 * @param array<K, mixed> $props
	 * @param string          $name  of the list that holds them
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
