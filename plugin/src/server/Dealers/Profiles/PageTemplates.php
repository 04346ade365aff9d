<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles;

use HvacBlocks\Editing\Content\PluginTemplate;

defined( 'ABSPATH' ) || exit;

/** The templates of the dealers' pages, which the Site Editor lists and editors can change. */
final class PageTemplates {
	public const PROFILE   = 'dealer-profile';
	public const DIRECTORY = 'dealer-directory';

	private const BLOCKS = array(
		self::PROFILE   => '<!-- wp:hvac-blocks/dealer-profile {"align":"wide"} --><!-- wp:hvac-blocks/dealer-profile-contact /--><!-- wp:hvac-blocks/contact-dealer-form /--><!-- /wp:hvac-blocks/dealer-profile -->',
		self::DIRECTORY => '<!-- wp:hvac-blocks/dealer-directory {"level":1,"align":"wide"} /-->

<!-- wp:group {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|60"}}},"layout":{"type":"constrained","contentSize":"640px","justifyContent":"left"}} -->
<div class="wp-block-group alignwide" style="margin-top:var(--wp--preset--spacing--60)"><!-- wp:hvac-blocks/zip-form {"layout":"inline"} /--></div>
<!-- /wp:group -->',
	);

	public static function register(): void {
		foreach ( array_keys( self::BLOCKS ) as $slug ) {
			PluginTemplate::register(
				$slug,
				array(
					'title'       => self::PROFILE === $slug ? __( 'Dealer profile', 'hvac-blocks' ) : __( 'Dealer directory', 'hvac-blocks' ),
					'description' => self::PROFILE === $slug ? __( 'Shows one dealer\'s page.', 'hvac-blocks' ) : __( 'Shows dealers in a state, province or city.', 'hvac-blocks' ),
					'content'     => PluginTemplate::page( self::BLOCKS[ $slug ] ),
				)
			);
		}
	}

	/** Returns the content between a theme's header and footer. */
	public static function main( string $slug ): string {
		return PluginTemplate::main( self::BLOCKS[ $slug ] ?? '' );
	}

	/** The same for the requested page. */
	public static function requested(): string {
		$slug = get_query_var( DealerPages::QUERY );

		return self::main( is_string( $slug ) ? $slug : '' );
	}

	/** Returns a page's HTML after a theme's header: without a `main` of its own if the header has opened one, as Kadence's does. */
	public static function within( string $header, string $html ): string {
		return substr_count( $header, '<main' ) > substr_count( $header, '</main' ) ? str_replace( array( '<main ', '</main>' ), array( '<div ', '</div>' ), $html ) : $html;
	}

	/** The PHP file that prints a page with a template. */
	public static function file( string $slug ): string {
		if ( wp_is_block_theme() ) {
			self::register();
			$file = locate_block_template( '', $slug, array( "$slug.php" ) );

			if ( '' !== $file ) {
				return $file;
			}
		}

		return __DIR__ . '/classic-page.php';
	}
}
