<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use HvacBlocks\Dealers\DealersModule;
use HvacBlocks\Dealers\Import\DemoDealers;
use HvacBlocks\Dealers\PostalAreas\PostalAreasModule;
use HvacBlocks\Kernel\AdminRouteContributor;
use HvacBlocks\Kernel\CommandContributor;
use HvacBlocks\Kernel\Console;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\Lazy;
use HvacBlocks\Kernel\Module;
use HvacBlocks\Offers\Catalog\CatalogModule;
use HvacBlocks\Offers\Catalog\DemoProducts;
use HvacBlocks\Offers\Claims\SiteCalendar;
use HvacBlocks\Offers\Rebates\DemoRebates;
use HvacBlocks\Offers\Rebates\RebatesModule;
use HvacBlocks\Site\DemoSite\Removal\DealersPart;
use HvacBlocks\Site\DemoSite\Removal\DemoSiteRemoval;
use HvacBlocks\Site\DemoSite\Removal\MadePosts;
use HvacBlocks\Site\DemoSite\Removal\PostsPart;
use HvacBlocks\Site\DemoSite\Removal\ProductsPart;
use HvacBlocks\Site\DemoSite\Removal\RebatesPart;
use HvacBlocks\Site\DemoSite\Removal\RemoveDemoSiteRoute;
use HvacBlocks\Site\DemoSite\Removal\SettingsPart;
use HvacBlocks\Site\DemoSite\Removal\ShowRemovalRoute;
use HvacBlocks\Site\DemoSite\Steps\DemoNavigationStep;
use HvacBlocks\Site\DemoSite\Steps\DemoPagesStep;
use HvacBlocks\Site\DemoSite\Steps\DemoPostalAreasStep;
use HvacBlocks\Site\DemoSite\Steps\DemoRecordsStep;
use HvacBlocks\Site\DemoSite\Steps\DemoSettingsStep;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** The demo site. */
final readonly class DemoSiteModule implements Module, AdminRouteContributor, CommandContributor {
	/** @param string $plugin_file the plugin's main file */
	public function __construct( private wpdb $wpdb, private string $plugin_file, private PostalAreasModule $locations, private DealersModule $dealers, private RebatesModule $rebates, private CatalogModule $catalog ) {}

	public function features(): array {
		return array( new PageRedirects(), new Lazy( array( 'rest_api_init' ), fn (): Feature => new DemoPatterns( $this->content( ... ) ) ) );
	}

	public function admin_routes(): array {
		return array(
			new ShowDemoSiteRoute( $this->site() ),
			new MakeDemoSiteRoute( $this->site() ),
			new ShowRemovalRoute( $this->removal() ),
			new RemoveDemoSiteRoute( $this->removal() ),
		);
	}

	public function commands( Console $console ): array {
		return array( 'demo-site' => new DemoSiteCommand( $this->site(), $this->removal(), $console ) );
	}

	private function site(): DemoSite {
		$content = $this->content();
		$posts   = new DemoPosts();

		return new DemoSite(
			new DemoSettingsStep( new DemoSettings( $content ) ),
			new DemoPagesStep( $content, $posts, first: true ),
			new DemoNavigationStep( $content, $posts ),
			new DemoRecordsStep( $this->demo_dealers(), $this->file( 'demo-dealers.csv' ) ),
			new DemoRecordsStep( $this->demo_rebates(), $this->file( 'demo-rebates.json' ) ),
			new DemoRecordsStep( $this->demo_products(), $this->file( 'demo-products.csv' ) ),
			// From here on the site is usable: nothing waits for the rest, which takes the longest.
			new DemoPagesStep( $content, $posts ),
			new DemoPostalAreasStep( $this->locations->loader ),
		);
	}

	private function removal(): DemoSiteRemoval {
		$posts = new MadePosts( $this->wpdb );

		return new DemoSiteRemoval(
			// Links to pages are removed before the pages.
			new PostsPart( $posts, 'navigation', static fn (): string => __( 'Menu, header and footer', 'hvac-blocks' ), array( 'wp_template_part', 'wp_navigation' ) ),
			new PostsPart( $posts, 'pages', static fn (): string => __( 'Pages in English, Spanish and French', 'hvac-blocks' ), array( 'page' ) ),
			new DealersPart( $this->demo_dealers() ),
			new RebatesPart( $this->demo_rebates() ),
			new ProductsPart( $this->demo_products() ),
			new SettingsPart( new DemoSettings( $this->content() ) ),
		);
	}

	private function demo_dealers(): DemoDealers {
		return new DemoDealers( $this->dealers->import(), $this->dealers->store, $this->file( 'demo-dealers.csv' ) );
	}

	private function demo_rebates(): DemoRebates {
		return new DemoRebates( $this->rebates->store(), new SiteCalendar(), $this->file( 'demo-rebates.json' ) );
	}

	private function demo_products(): DemoProducts {
		return new DemoProducts( $this->catalog->import(), $this->catalog->store(), $this->file( 'demo-products.csv' ) );
	}

	private function file( string $name ): string {
		return dirname( $this->plugin_file ) . "/data/$name";
	}

	public function content(): DemoContent {
		return new DemoContent( dirname( $this->plugin_file ) . '/src/starter-site', plugins_url( 'src/starter-site/images', $this->plugin_file ) );
	}
}
