<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\FirstPaint;

use HvacBlocks\Editing\Blocks\BlockLibrary;
use HvacBlocks\Editing\Blocks\EarlyScript;
use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the script of WordPress' menus after the first paint on pages with our blocks: 16 KB that a phone's line otherwise shares with the picture and the font.
 *
 * Only while menus are all that WordPress' Interactivity API has to do on the page: a module of another block or plugin may build on it.
 */
final class MenuScript implements Feature {
	/** WordPress' module, whose element remains: `client/loaders/menu.ts` reads its address. */
	private const VIEW = '@wordpress/block-library/navigation/view-js-module';

	private const MODULE = '~<script\b[^>]*?\stype=["\']module["\'][^>]*+>~';

	private const PRELOAD = '~<link\b[^>]*?\sid=["\']@wordpress/interactivity-js-modulepreload["\'][^>]*+>\s*+~';

	public function boot(): void {
		add_filter( 'wp_template_enhancement_output_buffer', self::defer( ... ) );
	}

	private static function defer( mixed $html ): mixed {
		if ( ! is_string( $html ) || ! str_contains( $html, BlockLibrary::BASE_STYLE . '-inline-css' ) || substr_count( $html, 'data-wp-interactive=' ) > substr_count( $html, 'data-wp-interactive="core/navigation"' ) + substr_count( $html, "data-wp-interactive='core/navigation'" ) ) {
			return $html;
		}
		preg_match_all( self::MODULE, $html, $modules );
		$others = array_values( array_filter( $modules[0], static fn ( string $tag ): bool => ! str_contains( $tag, 'id="@hvac-blocks/' ) ) );

		if ( 1 !== count( $others ) || ! str_contains( $others[0], 'id="' . self::VIEW . '"' ) ) {
			return $html;
		}
		$script = ( new EarlyScript() )->tag( 'menu' );
		$waits  = (string) preg_replace( '~\stype=["\']module["\']~', ' type="hvac-blocks/later"', $others[0] );

		if ( 1 === preg_match( self::PRELOAD, $html, $preload, PREG_OFFSET_CAPTURE ) ) {
			$html = substr_replace( $html, '', $preload[0][1], strlen( $preload[0][0] ) );
		}

		return substr_replace( $html, $script . $waits, (int) strpos( $html, $others[0] ), strlen( $others[0] ) );
	}
}
