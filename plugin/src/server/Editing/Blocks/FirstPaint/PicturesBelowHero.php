<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\FirstPaint;

use HvacBlocks\Editing\Blocks\BlockLibrary;
use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the pictures of a text below a hero when they come near: a hero fills the first screen. WordPress loads the first three of a text immediately, and they
 * would share a phone's line with the hero's picture.
 */
final class PicturesBelowHero implements Feature {
	public function boot(): void {
		add_filter( 'wp_get_loading_optimization_attributes', self::after( ... ), 10, 4 );
	}

	/** @param array<string, mixed> $printed the attributes that the picture has in the text */
	private static function after( mixed $loading, string $tag, array $printed, string $context ): mixed {
		if ( 'high' === ( $printed['fetchpriority'] ?? null ) && 'the_content' === $context && wp_style_is( BlockLibrary::BASE_STYLE ) ) {
			// WordPress counts up to this number of pictures of the first screen.
			wp_increase_content_media_count( wp_omit_loading_attr_threshold() );
		}

		return $loading;
	}
}
