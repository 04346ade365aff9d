<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Navigation;

use HvacBlocks\Editing\Content\PluginTemplate;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Languages\RequestLanguage;

defined( 'ABSPATH' ) || exit;

/**
 * The content at an address without a page: a template of the plugin, in the language of the address, which the Site Editor lists and editors can
 * change.
 *
 * Assumptions:
 * - If the address names no language, a 404 template that editors changed is still shown.
 * - A theme without block templates shows its own.
 */
final readonly class NotFoundPage implements Feature {
	public const TEMPLATE = 'page-not-found';

	private const CONTENT = '<!-- wp:template-part {"slug":"header"} /-->

<!-- wp:group {"tagName":"main","style":{"spacing":{"margin":{"top":"0"},"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|60"},"blockGap":"var:preset|spacing|60"}},"layout":{"type":"constrained"}} -->
<main class="wp-block-group" style="margin-top:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--60)"><!-- wp:hvac-blocks/page-not-found {"level":1,"align":"wide"} /-->

<!-- wp:group {"align":"wide","layout":{"type":"constrained","contentSize":"640px","justifyContent":"left"}} -->
<div class="wp-block-group alignwide"><!-- wp:hvac-blocks/zip-form {"layout":"inline"} /--></div>
<!-- /wp:group --></main>
<!-- /wp:group -->

<!-- wp:template-part {"slug":"footer"} /-->';

	public function boot(): void {
		PluginTemplate::offer( self::register( ... ) );
		add_filter( '404_template_hierarchy', self::prefer( ... ) );
		add_filter( 'document_title_parts', self::title( ... ) );

		// The pages of all languages have the same names: a guess could lead to any of them.
		add_filter( 'do_redirect_guess_404_permalink', '__return_false' );
	}

	private static function register(): void {
		PluginTemplate::register(
			self::TEMPLATE,
			array(
				'title'       => __( 'Page not found', 'hvac-blocks' ),
				'description' => __( 'Shown for URLs with no page, in the language of the URL.', 'hvac-blocks' ),
				'content'     => self::CONTENT,
			)
		);
	}

	private static function prefer( mixed $files ): mixed {
		if ( ! is_array( $files ) || self::keeps_the_themes() ) {
			return $files;
		}

		self::register();

		return array( self::TEMPLATE . '.php', ...$files );
	}

	private static function keeps_the_themes(): bool {
		return null === RequestLanguage::of_request() && 'custom' === get_block_template( get_stylesheet() . '//404' )?->source;
	}

	private static function title( mixed $parts ): mixed {
		return is_array( $parts ) && is_404() ? array( 'title' => __( 'Page not found', 'hvac-blocks' ) ) + $parts : $parts;
	}
}
