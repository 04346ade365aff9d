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
		add_filter( 'wp_content_img_tag', self::without_size( ... ), 10, 2 );
	}

	/** @param array<string, mixed> $printed the attributes that the picture has in the text */
	private static function after( mixed $loading, string $tag, array $printed, string $context ): mixed {
		if ( 'high' === ( $printed['fetchpriority'] ?? null ) && 'the_content' === $context && wp_style_is( BlockLibrary::BASE_STYLE ) ) {
			// WordPress counts up to this number of pictures of the first screen.
			wp_increase_content_media_count( wp_omit_loading_attr_threshold() );
		}

		return $loading;
	}

	/**
	 * WordPress leaves pictures without a width and height alone, since they would move the page when they arrive. One with an aspect ratio moves nothing, and may be hidden on phones,
	 * which would load it all the same.
	 */
	private static function without_size( string $picture, string $context ): string {
		$is_below = 'the_content' === $context && wp_style_is( BlockLibrary::BASE_STYLE ) && wp_increase_content_media_count( 0 ) >= wp_omit_loading_attr_threshold();

		return $is_below && str_contains( $picture, 'aspect-ratio:' ) && 1 !== preg_match( '~\s(?:loading|width|height)=|fetchpriority=["\']high~', $picture )
			? str_replace( '<img ', '<img loading="lazy" ', $picture )
			: $picture;
	}
}
