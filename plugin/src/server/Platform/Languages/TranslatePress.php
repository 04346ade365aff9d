<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps TranslatePress away from the plugin's labels, which are already translated.
 *
 * TranslatePress assumes that each label is in the site's language and stores its translation under that text: the Spanish label of a page below `/es/`
 * would then be shown on English pages.
 */
final readonly class TranslatePress implements Feature {
	private const DOMAIN = 'hvac-blocks';

	public function boot(): void {
		add_filter( 'trp_skip_gettext_processing', static fn ( mixed $skip, mixed $translation = '', mixed $text = '', mixed $domain = '' ): mixed => self::DOMAIN === $domain ? true : $skip, 10, 4 );
	}
}
