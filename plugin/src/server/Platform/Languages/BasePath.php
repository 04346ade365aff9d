<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\Settings\SettingsSchema;

defined( 'ABSPATH' ) || exit;

/**
 * The base path of the site's pages, with a folder for each language: `/{base}/{language}/…`. All code that makes or reads such an address uses this
 * class.
 *
 * Assumptions:
 * - It may be empty: pages are at `/{language}/…`.
 * - A path to read may begin with the site's own folder, as in the address that a browser requests.
 */
final readonly class BasePath {
	public const SETTING = 'base_path';

	/** The setting with the former base paths, the latest first. */
	public const FORMER = 'former_base_paths';

	public function __construct( private Settings $settings = new Settings(), private SettingsSchema $schema = new SettingsSchema() ) {}

	/** Without slashes at its ends. */
	public function get(): string {
		return $this->settings->string( self::SETTING );
	}

	/** Returns a path below the site's address, with slashes at its ends; `$below` may have them or not. */
	public function path( string $below = '' ): string {
		return self::joined( $this->get(), $below );
	}

	public function url( string $below = '' ): string {
		return SiteAddress::of( $this->path( $below ) );
	}

	/** The beginning of a pattern for paths, after `^` and between `~`: what follows it begins with a slash. */
	public function pattern(): string {
		return self::pattern_of( $this->get() );
	}

	/** Returns the part of a path below the base path, without slashes at its ends; null if the path is elsewhere. */
	public function below( string $path ): ?string {
		return self::rest( $this->get(), $path );
	}

	/** The same below this base path, a former one, or that of the specification. */
	public function below_any( string $path ): ?string {
		$bases = array( $this->get(), ...array_map( static fn ( string $one ): string => trim( $one, '/' ), $this->settings->strings( self::FORMER ) ), $this->initial() );
		usort( $bases, static fn ( string $one, string $other ): int => strlen( $other ) <=> strlen( $one ) );

		foreach ( array_unique( $bases ) as $base ) {
			$rest = self::rest( $base, $path );

			// Every path is below the empty base path; the plugin's begin with a language.
			if ( null !== $rest && ( '' !== $base || '' === $rest || null !== Language::tryFrom( strtolower( explode( '/', $rest )[0] ) ) ) ) {
				return $rest;
			}
		}

		return null;
	}

	/** Moves a path below any of them to the current base path; others stay as they are. */
	public function current( string $path ): string {
		$rest = $this->below_any( $path );

		return null === $rest ? $path : $this->path( $rest );
	}

	private function initial(): string {
		$initial = $this->schema->default( self::SETTING );

		return is_string( $initial ) ? $initial : '';
	}

	private static function rest( string $base, string $path ): ?string {
		return 1 === preg_match( '~^' . self::pattern_of( $base ) . '(?:/(.*))?$~isD', '/' . ltrim( $path, '/' ), $part ) ? trim( $part[1] ?? '', '/' ) : null;
	}

	private static function pattern_of( string $base ): string {
		$folder = rtrim( (string) wp_parse_url( home_url(), PHP_URL_PATH ), '/' );

		return '(?:' . preg_quote( $folder, '~' ) . ')?(?:/index\.php(?=/))?' . preg_quote( '' === $base ? '' : "/$base", '~' );
	}

	private static function joined( string $base, string $below ): string {
		return '/' . implode( '', array_map( static fn ( string $part ): string => "$part/", array_filter( array( $base, trim( $below, '/' ) ), static fn ( string $part ): bool => '' !== $part ) ) );
	}
}
