<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\FirstPaint;

use HvacBlocks\Editing\Blocks\BlockLibrary;
use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/**
 * Writes all styles of a page with our blocks into its HTML. WordPress does so with the smaller ones; the rest, of 3 to 10 KB compressed each, would hold up the first paint
 * by the two round trips that a phone needs for a request on a new connection. {@see UsedStyles} then leaves most of them out.
 */
final class InlineStyles implements Feature {
	private const BYTES = 250_000;

	public function boot(): void {
		add_filter( 'styles_inline_size_limit', self::limit( ... ) );
	}

	private static function limit( mixed $bytes ): mixed {
		// A site that allows none has its reason, such as a Content-Security-Policy.
		return is_numeric( $bytes ) && $bytes > 0 && wp_style_is( BlockLibrary::BASE_STYLE ) ? max( (int) $bytes, self::BYTES ) : $bytes;
	}
}
