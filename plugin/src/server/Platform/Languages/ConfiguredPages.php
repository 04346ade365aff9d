<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The pages chosen in the settings, as targets of the blocks' links.
 *
 * Assumptions:
 * - A page that is not published counts as not chosen.
 * - Their addresses are in an autoloaded option, so that reading one costs no query; anything that moves a page updates it.
 */
final readonly class ConfiguredPages implements Feature {
	public const SETTING = 'pages';

	public const HOME = 'home';

	private const OPTION = 'hvac_blocks_page_addresses';

	public function __construct( private Settings $settings = new Settings() ) {}

	public function boot(): void {
		$renew = $this->renew( ... );

		foreach ( array( 'save_post_page', 'after_delete_post', 'update_option_permalink_structure', 'update_option_show_on_front', 'update_option_page_on_front' ) as $hook ) {
			add_action( $hook, static fn () => $renew(), 20 );
		}
	}

	/** @param string $name as in `SitePages::page()`, or `home` */
	public function address( string $name, Language $language ): ?string {
		return $this->addresses( $name )[ $language->value ] ?? null;
	}

	/** @return array<string, string> by language */
	public function addresses( string $name ): array {
		return array_map( self::absolute( ... ), $this->kept()['addresses'][ $name ] ?? array() );
	}

	/** Returns the purpose of a chosen page; null for any other page. */
	public function name_of( int $id ): ?string {
		return $this->kept()['names'][ $id ] ?? null;
	}

	/** Returns the address of the page chosen instead of the one at this path below the base path: `es/dealer-locator`. */
	public function at( string $below ): ?string {
		[ $language, $name ] = array( ...explode( '/', strtolower( $below ), 2 ), '' );

		return match ( true ) {
			'' === $below => $this->address( self::HOME, Language::English ),
			null === Language::tryFrom( $language ) => null,
			default => $this->address( '' === $name ? self::HOME : $name, Language::from( $language ) ),
		};
	}

	/** @return array{given: mixed, addresses: array<string, array<string, string>>, names: array<int, string>} */
	private function kept(): array {
		$given = $this->settings->given( self::SETTING );

		if ( null === $given || array() === $given ) {
			return array( 'given' => $given, 'addresses' => array(), 'names' => array() ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- nothing.
		}

		$kept = get_option( self::OPTION );

		if ( ! is_array( $kept ) || ( $kept['given'] ?? null ) !== $given ) {
			return $this->keep( $given );
		}

		/** @var array{given: mixed, addresses: array<string, array<string, string>>, names: array<int, string>} $kept */
		return $kept;
	}

	private function renew(): void {
		$given = $this->settings->given( self::SETTING );

		if ( null !== $given && array() !== $given ) {
			$this->keep( $given );
		}
	}

	/** @return array{given: mixed, addresses: array<string, array<string, string>>, names: array<int, string>} */
	private function keep( mixed $given ): array {
		$rows = $this->settings->value( self::SETTING );
		$kept = array(
			'given'     => $given,
			'addresses' => array(),
			'names'     => array(),
		);

		foreach ( is_array( $rows ) ? $rows : array() as $row ) {
			[ 'page' => $name, 'lang' => $language, 'id' => $id ] = (array) $row + array_fill_keys( array( 'page', 'lang', 'id' ), null );

			if ( is_string( $name ) && is_string( $language ) && is_int( $id ) && 'page' === get_post_type( $id ) && 'publish' === get_post_status( $id ) ) {
				$kept['addresses'][ $name ][ $language ] = self::relative( SiteAddress::of_page( $id ) );
				$kept['names'][ $id ]                    = $name;
			}
		}

		update_option( self::OPTION, $kept, true );

		return $kept;
	}

	/** Without the site's own address, so that the site may move. */
	private static function relative( string $url ): string {
		$home = home_url( '/' );

		return str_starts_with( $url, $home ) ? '/' . substr( $url, strlen( $home ) ) : $url;
	}

	private static function absolute( string $address ): string {
		return str_starts_with( $address, '/' ) ? home_url( $address ) : $address;
	}
}
