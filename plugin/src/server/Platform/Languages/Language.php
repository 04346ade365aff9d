<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

defined( 'ABSPATH' ) || exit;

/** A language of the site; the value is the path segment and the `lang` argument. */
enum Language: string {
	case English = 'en';
	case Spanish = 'es';
	case French  = 'fr';

	/** The WordPress locale whose translations are shown. */
	public function locale(): string {
		return match ( $this ) {
			self::English => 'en_US',
			self::Spanish => 'es_ES',
			self::French  => 'fr_FR',
		};
	}

	/** The readers' locale for Open Graph: Spanish of the United States, French of Canada. */
	public function open_graph_locale(): string {
		return match ( $this ) {
			self::English => 'en_US',
			self::Spanish => 'es_US',
			self::French  => 'fr_CA',
		};
	}

	/** The readers' language tag for `lang`: screen readers and translators speak with the voices of the United States and Canada. */
	public function tag(): string {
		return str_replace( '_', '-', $this->open_graph_locale() );
	}

	/** The language's own name. */
	public function own_name(): string {
		return match ( $this ) {
			self::English => 'English',
			self::Spanish => 'Español',
			self::French  => 'Français',
		};
	}

	/** Returns the language of a WordPress locale such as `fr_CA`; null if the plugin does not support it. */
	public static function from_locale( string $locale ): ?self {
		return self::tryFrom( strtolower( substr( $locale, 0, 2 ) ) );
	}

	/** Returns the language of an address, from the first segment that is one: `/{base}/es/…`; null if none is. */
	public static function from_path( string $path ): ?self {
		foreach ( explode( '/', strtolower( $path ) ) as $segment ) {
			$language = self::tryFrom( $segment );

			if ( null !== $language ) {
				return $language;
			}
		}

		return null;
	}
}
