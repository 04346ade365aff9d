<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/**
 * Lets every Spanish and French locale (`es_MX`, `fr_CA`) use the plugin's Spanish and French translations, unless it has a file of its own.
 */
final readonly class TranslationFiles implements Feature {
	public function boot(): void {
		add_filter( 'load_textdomain_mofile', $this->nearest( ... ), 10, 2 );
		add_filter( 'load_script_translation_file', $this->nearest_script( ... ), 10, 3 );
	}

	/** @return mixed the path of the `.mo` file; WordPress reads the `.l10n.php` file beside it */
	private function nearest( mixed $file, mixed $domain ): mixed {
		if ( 'hvac-blocks' !== $domain || ! is_string( $file ) || is_file( substr( $file, 0, -3 ) . '.l10n.php' ) || is_file( $file ) ) {
			return $file;
		}

		return self::with_own_locale( $file );
	}

	private function nearest_script( mixed $file, mixed $handle, mixed $domain ): mixed {
		return 'hvac-blocks' === $domain && is_string( $file ) && ! is_file( $file ) ? self::with_own_locale( $file ) : $file;
	}

	/** `…/hvac-blocks-es_MX.mo` → `…/hvac-blocks-es_ES.mo`; also `…-es_MX-<hash>.json`. */
	private static function with_own_locale( string $file ): string {
		return (string) preg_replace_callback(
			'~(/hvac-blocks-)([a-z]{2,3}(?:_[A-Za-z_]+)?)(?=[-.][^/]*$)~',
			static fn ( array $found ): string => $found[1] . ( Language::from_locale( $found[2] )?->locale() ?? $found[2] ),
			$file
		);
	}
}
