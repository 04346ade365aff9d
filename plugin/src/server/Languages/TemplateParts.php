<?php
declare(strict_types=1);

namespace HvacBlocks\Languages;

use HvacBlocks\Feature;

defined( 'ABSPATH' ) || exit;

/**
 * Shows a template part in the page's language: in place of `header`, a Spanish page shows `header-es` where the site has one.
 *
 * Assumptions:
 * - Pages in the site's own language show the parts as they are and cost nothing.
 */
final readonly class TemplateParts implements Feature {
	public function boot(): void {
		add_filter( 'render_block_data', $this->translate( ... ) );
	}

	/**
	 * @param mixed $block
	 * @return mixed
	 */
	private function translate( mixed $block ): mixed {
		if ( ! is_array( $block ) || 'core/template-part' !== ( $block['blockName'] ?? null ) || is_admin() ) {
			return $block;
		}

		$language = RequestLanguage::of_request();
		$slug     = is_array( $block['attrs'] ?? null ) ? ( $block['attrs']['slug'] ?? null ) : null;

		if ( null === $language || ! is_string( $slug ) || PageLanguage::of_site() === $language ) {
			return $block;
		}

		$theme = is_string( $block['attrs']['theme'] ?? null ) ? $block['attrs']['theme'] : get_stylesheet();

		if ( null !== get_block_template( "$theme//$slug-$language->value", 'wp_template_part' ) ) {
			$block['attrs']['slug'] = "$slug-$language->value";
		}

		return $block;
	}
}
