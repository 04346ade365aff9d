<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\RequestPath;

defined( 'ABSPATH' ) || exit;

/**
 * Translates WordPress' own header texts to the page's language if WordPress has no translation: a multilingual site often has no language pack, or an
 * old one.
 */
final readonly class CoreTexts implements Feature {
	public function boot(): void {
		$language = RequestLanguage::of_request();

		if ( null !== $language && Language::English !== $language && null === RequestPath::rest_route() ) {
			add_filter( 'gettext_default', self::translate( ... ), 10, 2 );
		}
	}

	private static function translate( mixed $translation, mixed $text ): mixed {
		return $translation !== $text ? $translation : match ( $text ) {
			'Skip to content' => __( 'Skip to content', 'hvac-blocks' ),
			'Menu'            => __( 'Menu', 'hvac-blocks' ),
			'Open menu'       => __( 'Open menu', 'hvac-blocks' ),
			'Close menu'      => __( 'Close menu', 'hvac-blocks' ),
			/* translators: %s: an entry of the menu, such as Products */
			'%s submenu'      => __( '%s submenu', 'hvac-blocks' ),
			default           => $translation,
		};
	}
}
