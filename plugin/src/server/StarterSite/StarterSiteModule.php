<?php
declare(strict_types=1);

namespace HvacBlocks\StarterSite;

use HvacBlocks\Claims\SiteCalendar;
use HvacBlocks\Cli\Console;
use HvacBlocks\Dealers\DealersModule;
use HvacBlocks\Dealers\DemoDealers;
use HvacBlocks\Feature;
use HvacBlocks\Lazy;
use HvacBlocks\Locations\LocationsModule;
use HvacBlocks\Module;
use HvacBlocks\Rebates\DemoRebates;
use HvacBlocks\Rebates\RebatesModule;

defined( 'ABSPATH' ) || exit;

/** The demo site. */
final readonly class StarterSiteModule implements Module {
	/** @param string $plugin_file the plugin's main file */
	public function __construct( private string $plugin_file, private LocationsModule $locations, private DealersModule $dealers, private RebatesModule $rebates ) {}

	public function features(): array {
		return array( new PageRedirects(), new Lazy( 'rest_api_init', fn (): Feature => new StarterPatterns( $this->content( ... ) ) ) );
	}

	public function routes(): array {
		return array();
	}

	public function admin_routes(): array {
		return array( new ShowStarterSiteRoute( $this->site() ), new MakeStarterSiteRoute( $this->site() ) );
	}

	public function commands( Console $console ): array {
		return array( 'starter-site' => new StarterSiteCommand( $this->site(), $console ) );
	}

	private function site(): StarterSite {
		$directory = dirname( $this->plugin_file );
		$content   = $this->content();
		$posts     = new StarterPosts();
		$csv       = "$directory/data/demo-dealers.csv";
		$offers    = "$directory/data/demo-rebates.json";

		return new StarterSite(
			new SettingsStep( $content ),
			new PagesStep( $content, $posts, first: true ),
			new NavigationStep( $content, $posts ),
			new DealersStep( new DemoDealers( $this->dealers->import(), $this->dealers->store, $csv ), $csv ),
			new RebatesStep( new DemoRebates( $this->rebates->store(), new SiteCalendar(), $offers ), $offers ),
			// From here on the site can be used: nothing waits for the rest, which takes the longest.
			new PagesStep( $content, $posts ),
			new LocationsStep( $this->locations->loader ),
		);
	}

	public function content(): StarterContent {
		return new StarterContent( dirname( $this->plugin_file ) . '/src/starter-site', plugins_url( 'src/starter-site/images', $this->plugin_file ) );
	}
}
