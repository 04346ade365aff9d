<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps TranslatePress from the plugin's labels, which are translated already.
 *
 * TranslatePress takes each label for one in the site's language and stores its translation under that name: the Spanish label of a page below
 * `/es/` would be shown on English pages from then on.
 */
final readonly class TranslatePress implements Feature {
	private const DOMAIN = 'hvac-blocks';

	public function boot(): void {
		add_filter( 'trp_skip_gettext_processing', static fn ( mixed $skip, mixed $translation = '', mixed $text = '', mixed $domain = '' ): mixed => self::DOMAIN === $domain ? true : $skip, 10, 4 );
	}
}
