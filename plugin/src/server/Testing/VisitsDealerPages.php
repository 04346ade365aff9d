<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

use HvacBlocks\Dealers\Directory\ConfiguredDealerDirectory;
use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Dealers\Directory\EmbeddedDealerDirectory;
use HvacBlocks\Dealers\Profiles\DealerPages;
use HvacBlocks\Dealers\Profiles\PageFinder;
use HvacBlocks\Dealers\Profiles\PageTemplates;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Editing\Seo\CanonicalAddress;
use HvacBlocks\Editing\Seo\Head;
use HvacBlocks\Editing\Seo\HreflangLinks;
use HvacBlocks\Editing\Seo\MetaDescription;
use HvacBlocks\Editing\Seo\SocialImages;
use HvacBlocks\Editing\Seo\SocialTags;
use HvacBlocks\Platform\Languages\LanguageAlternates;
use HvacBlocks\Platform\Languages\RequestLanguage;
use HvacBlocks\Platform\Languages\SitePages;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Requests an address of a dealer or of the directory as a visitor does, for tests. */
trait VisitsDealerPages {
	private const ROBOTS = array( 'wp_robots', 'wpseo_robots', 'rank_math/frontend/robots', 'aioseo_robots_meta', 'the_seo_framework_robots_meta_array', 'seopress_titles_robots_attrs' );

	/** @var list<int> */
	private array $statuses = array();

	private bool $was_found = false;

	private function visit( string $address, ?DealerDirectory $dealers = null ): int {
		$_SERVER['REQUEST_URI'] = $address;
		$_SERVER['PHP_SELF']    = '/index.php';
		$_GET                   = array();
		$this->statuses         = array();

		remove_all_actions( 'wp_head' );
		add_action( 'wp_head', 'wp_robots', 1 );
		add_action( 'wp_head', 'rel_canonical' );
		$this->boot( $dealers );
		( new RequestLanguage() )->boot();
		$links  = new HreflangLinks( new LanguageAlternates() );
		$social = new SocialTags( new SocialImages() );
		( new Head( array( $links->tags( ... ), MetaDescription::tags( ... ), CanonicalAddress::tags( ... ), $social->tags( ... ) ) ) )->boot();
		add_filter(
			'status_header',
			function ( string $header, int $status ): string {
				$this->statuses[] = $status;

				return $header;
			},
			10,
			2
		);

		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- as a request begins.
		$GLOBALS['wp_the_query'] = new \WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		$wp                      = new \WP();
		$GLOBALS['wp']           = $wp;
		// phpcs:enable WordPress.WP.GlobalVariablesOverride
		$wp->main();
		$this->was_found = isset( $wp->query_vars[ DealerPages::QUERY ] );

		return array() === $this->statuses ? 200 : $this->statuses[ count( $this->statuses ) - 1 ];
	}

	private function boot( ?DealerDirectory $dealers = null ): void {
		$settings = new Settings();
		$embedded = new EmbeddedDealerDirectory( self::wpdb(), new DealerStore( self::wpdb() ), new FixedPostalAreas(), $settings );
		$dealers ??= new ConfiguredDealerDirectory( $settings, static fn (): DealerDirectory => $embedded, static fn (): DealerDirectory => $embedded );

		foreach ( array( 'parse_request', 'pre_get_posts', 'template_redirect', 'template_include', 'document_title_parts', 'hvac_blocks_language_alternates', 'wp', 'posts_pre_query', 'pre_handle_404', ...self::ROBOTS ) as $hook ) {
			remove_all_filters( $hook );
		}

		( new DealerPages( fn (): PageFinder => new PageFinder( $dealers, $this->places(), $settings, new SitePages() ) ) )->boot();

		foreach ( array( PageTemplates::PROFILE, PageTemplates::DIRECTORY ) as $slug ) {
			if ( \WP_Block_Templates_Registry::get_instance()->is_registered( "hvac-blocks//$slug" ) ) {
				unregister_block_template( "hvac-blocks//$slug" );
			}
		}
		PageTemplates::register();
	}

	private function head(): string {
		ob_start();
		do_action( 'wp_head' );

		return (string) ob_get_clean();
	}
}
