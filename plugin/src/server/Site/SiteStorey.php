<?php
declare(strict_types=1);

namespace HvacBlocks\Site;

use Closure;
use HvacBlocks\Dealers\DealersStorey;
use HvacBlocks\Editing\EditingStorey;
use HvacBlocks\Kernel\Modules;
use HvacBlocks\Kernel\Storey;
use HvacBlocks\Leads\LeadsStorey;
use HvacBlocks\Offers\OffersStorey;
use HvacBlocks\Platform\Http\ConnectionContributor;
use HvacBlocks\Platform\Platform;
use HvacBlocks\Site\Abilities\AbilitiesModule;
use HvacBlocks\Site\ContentTree\ContentTreeModule;
use HvacBlocks\Site\DemoSite\DemoSiteModule;
use HvacBlocks\Site\LanguageReport\LanguageReportModule;
use HvacBlocks\Site\Navigation\NavigationModule;
use HvacBlocks\Site\Navigation\NotFoundModule;
use HvacBlocks\Site\PageCaches\PageCachesModule;
use HvacBlocks\Site\ScheduledImport\ScheduledImportModule;
use HvacBlocks\Site\SettingsScreen\SettingsScreenModule;
use HvacBlocks\Site\Setup\SetupModule;
use HvacBlocks\Site\SiteSearch\SiteSearchModule;
use HvacBlocks\Site\SiteStyle\SiteStyleModule;

defined( 'ABSPATH' ) || exit;

/** The site as a whole: its search, its navigation, its settings, and the demo. */
final readonly class SiteStorey implements Storey {
	/** @param Closure(): Modules $all every module */
	public function __construct( private Platform $platform, private EditingStorey $editing, private DealersStorey $dealers, private OffersStorey $offers, private LeadsStorey $leads, private Closure $all ) {}

	public function modules(): array {
		$site = $this->platform;
		$demo = new DemoSiteModule( $site->wpdb, $site->plugin_file, $this->dealers->places, $this->dealers->dealers, $this->offers->rebates, $this->offers->catalog );

		return array(
			new ContentTreeModule( $site->state, $site->settings, $site->version ),
			new SiteSearchModule( $site->wpdb, $site->base, $this->offers->catalog->store( ... ) ),
			new PageCachesModule( $site->wpdb, $site->settings ),
			new LanguageReportModule( $site->wpdb, $site->base, $site->chosen ),
			new SettingsScreenModule(
				$site->settings,
				$site->pages,
				$site->wire,
				fn (): array => array_merge( ...( $this->all )()->contributed( ConnectionContributor::class, static fn ( ConnectionContributor $module ): array => $module->connection_checks() ) ),
				$site->version
			),
			new NavigationModule( $site->build, $site->build_url, $site->version, $site->base, $site->pages, $this->editing->page ),
			new SiteStyleModule( $site->settings ),
			new NotFoundModule( $site->base, $site->pages, $site->chosen, $this->dealers->profiles ),
			$demo,
			new ScheduledImportModule( $site, $this->dealers->dealers ),
			new SetupModule( $site->wpdb, $site->settings, $site->base, $site->chosen, $this->dealers->dealers, $this->leads->leads, $demo ),
			new AbilitiesModule( fn (): array => ( $this->all )()->all_routes(), $demo->content( ... ), $site->base ),
		);
	}
}
