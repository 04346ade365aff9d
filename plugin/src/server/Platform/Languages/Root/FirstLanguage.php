<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages\Root;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The language that a site shows first: the site's own, a chosen one, or that of the host.
 *
 * Only the host decides, never a cookie or the browser's languages: an address has the same answer for everyone, so that page caches may keep it.
 */
final readonly class FirstLanguage {
	public const SETTING = 'first_language';
	public const HOSTS   = 'first_language_hosts';

	public const SITE    = 'site';
	public const BY_HOST = 'host';

	public function __construct( private Settings $settings = new Settings() ) {}

	/** Whether the setting is stored at all; reads no contract. */
	public function is_given(): bool {
		return null !== $this->settings->given( self::SETTING );
	}

	/** Whether the setting states more than "the site's language". */
	public function is_chosen(): bool {
		return $this->is_given() && self::SITE !== $this->settings->string( self::SETTING );
	}

	/** The language chosen for the host that a visitor requested; null: the site's. */
	public function chosen(): ?Language {
		return $this->of_host( $_SERVER['HTTP_HOST'] ?? '' ); // phpcs:ignore WordPress.Security -- only looked up in a list.
	}

	/** The language chosen for the host of the site's own addresses, which a visitor may have reached by another one; null: the site's. */
	public function of_addresses(): ?Language {
		return $this->is_given() ? $this->of_host( wp_parse_url( home_url(), PHP_URL_HOST ) ) : null;
	}

	/** @return list<Language> for the visitor, the first one first */
	public function sorted(): array {
		$first = $this->chosen() ?? PageLanguage::of_site();

		// Before the others only where it is chosen: the site's language does not change the order.
		return $this->is_chosen() ? array( $first, ...array_values( array_filter( Language::cases(), static fn ( Language $language ): bool => $language !== $first ) ) ) : Language::cases();
	}

	private function of_host( mixed $host ): ?Language {
		if ( ! $this->is_given() ) {
			return null;
		}

		$value = $this->settings->string( self::SETTING );

		return self::BY_HOST === $value ? $this->hosts()[ self::normalized( $host ) ] ?? null : Language::tryFrom( $value );
	}

	/** @return array<string, Language> by host */
	public function hosts(): array {
		$hosts = array();

		foreach ( $this->settings->strings( self::HOSTS ) as $line ) {
			[ $host, $language ] = array( ...explode( '=', $line, 2 ), '' );

			$hosts[ self::normalized( $host ) ] = Language::from( trim( $language ) );
		}

		return $hosts;
	}

	/** Lowercase, without a port. */
	private static function normalized( mixed $host ): string {
		return is_string( $host ) ? strtolower( (string) preg_replace( '~\.?(:\d+)?$~D', '', trim( $host ) ) ) : '';
	}
}
