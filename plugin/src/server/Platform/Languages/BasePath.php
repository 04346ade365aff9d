<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\Settings\SettingsSchema;

defined( 'ABSPATH' ) || exit;

/**
 * The path that the site's pages stand below, each language in a folder of its own: `/{base}/{language}/…`. Everything that
 * makes or reads such an address asks here.
 *
 * Assumptions:
 * - It may be empty: pages stand at `/{language}/…`.
 * - A path that is read may have the folder of the site itself before it, as in the address that a browser asks for.
 */
final readonly class BasePath {
	public const SETTING = 'base_path';

	/** The setting that holds those of before, the latest first. */
	public const FORMER = 'former_base_paths';

	public function __construct( private Settings $settings = new Settings(), private SettingsSchema $schema = new SettingsSchema() ) {}

	/** Without slashes around it. */
	public function get(): string {
		return $this->settings->string( self::SETTING );
	}

	/** Below the site's address, with slashes around it; `$below` may have them or not. */
	public function path( string $below = '' ): string {
		return self::joined( $this->get(), $below );
	}

	public function url( string $below = '' ): string {
		return SiteAddress::of( $this->path( $below ) );
	}

	/** What a pattern of paths begins with, after `^` and between `~`: what follows it begins with a slash. */
	public function pattern(): string {
		return self::pattern_of( $this->get() );
	}

	/** What of a path stands below, without slashes around it; null where the path is elsewhere. */
	public function below( string $path ): ?string {
		return self::rest( $this->get(), $path );
	}

	/** The same below this base path, one of before, or that of the specification. */
	public function below_any( string $path ): ?string {
		$bases = array( $this->get(), ...array_map( static fn ( string $one ): string => trim( $one, '/' ), $this->settings->strings( self::FORMER ) ), $this->initial() );
		usort( $bases, static fn ( string $one, string $other ): int => strlen( $other ) <=> strlen( $one ) );

		foreach ( array_unique( $bases ) as $base ) {
			$rest = self::rest( $base, $path );

			// Everything stands below the empty one; ours begins with a language.
			if ( null !== $rest && ( '' !== $base || '' === $rest || null !== Language::tryFrom( strtolower( explode( '/', $rest )[0] ) ) ) ) {
				return $rest;
			}
		}

		return null;
	}

	/** A path below any of them as it is today; others stay as they are. */
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
