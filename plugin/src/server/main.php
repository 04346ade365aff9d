<?php
declare(strict_types=1);

namespace HvacBlocks;

use Closure;
use HvacBlocks\Dealers\CallTracking\CallTrackingModule;
use HvacBlocks\Dealers\DealersModule;
use HvacBlocks\Dealers\Map\MapConfig;
use HvacBlocks\Dealers\PostalAreas\LocationsModule;
use HvacBlocks\Dealers\Profiles\DealerPagesModule;
use HvacBlocks\Editing\Admin\AdminContributor;
use HvacBlocks\Editing\Admin\AdminNotices;
use HvacBlocks\Editing\Admin\AdminScreens;
use HvacBlocks\Editing\Articles\ArticlesModule;
use HvacBlocks\Editing\Blocks\BlockContributions;
use HvacBlocks\Editing\Blocks\BlockContributor;
use HvacBlocks\Editing\Blocks\BlocksModule;
use HvacBlocks\Editing\Content\ThemeTitle;
use HvacBlocks\Editing\Forms\FormsModule;
use HvacBlocks\Editing\Gallery\Gallery;
use HvacBlocks\Editing\Media\VideoPosters;
use HvacBlocks\Editing\Seo\SeoModule;
use HvacBlocks\Kernel\Commands;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\Group;
use HvacBlocks\Kernel\Lazy;
use HvacBlocks\Kernel\Module;
use HvacBlocks\Kernel\Modules;
use HvacBlocks\Leads\Consent\ConsentModule;
use HvacBlocks\Leads\ConsentRecords\ConsentRecordsModule;
use HvacBlocks\Leads\Destinations\MailRoute;
use HvacBlocks\Leads\LeadsModule;
use HvacBlocks\Leads\Privacy\PrivacyModule;
use HvacBlocks\Leads\Statistics\SearchReportModule;
use HvacBlocks\Offers\Claims\ClaimContributor;
use HvacBlocks\Offers\Claims\ClaimsModule;
use HvacBlocks\Offers\Rebates\RebatesModule;
use HvacBlocks\Offers\Recommendation\RecommendModule;
use HvacBlocks\Platform\Database\Installer;
use HvacBlocks\Platform\Database\NewerData;
use HvacBlocks\Platform\Database\SiteTables;
use HvacBlocks\Platform\Database\Tables;
use HvacBlocks\Platform\Database\UpgradeLease;
use HvacBlocks\Platform\Http\AddressGuard;
use HvacBlocks\Platform\Http\AnswerCache;
use HvacBlocks\Platform\Http\CircuitBreaker;
use HvacBlocks\Platform\Http\ConcurrencyCap;
use HvacBlocks\Platform\Http\ConnectionContributor;
use HvacBlocks\Platform\Http\LateClient;
use HvacBlocks\Platform\Http\SingleFlight;
use HvacBlocks\Platform\Http\UpstreamClient;
use HvacBlocks\Platform\Http\WordPressClient;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\ChosenPages;
use HvacBlocks\Platform\Languages\CoreWords;
use HvacBlocks\Platform\Languages\FormerBasePaths;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\RequestLanguage;
use HvacBlocks\Platform\Languages\SiteAddress;
use HvacBlocks\Platform\Languages\SitePages;
use HvacBlocks\Platform\Languages\TemplateParts;
use HvacBlocks\Platform\Languages\TranslatePress;
use HvacBlocks\Platform\Languages\TranslationFiles;
use HvacBlocks\Platform\Rest\Api;
use HvacBlocks\Platform\Rest\CacheHeaders;
use HvacBlocks\Platform\Rest\ClientAddress;
use HvacBlocks\Platform\Rest\Early\EarlyAnswers;
use HvacBlocks\Platform\Rest\Early\EarlyReport;
use HvacBlocks\Platform\Rest\JsonText;
use HvacBlocks\Platform\Rest\OwnAddress;
use HvacBlocks\Platform\Rest\RateLimiter;
use HvacBlocks\Platform\Rest\RequestLimit;
use HvacBlocks\Platform\Rest\RestContributions;
use HvacBlocks\Platform\Rest\RestContributor;
use HvacBlocks\Platform\Rest\WordPressArguments;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\State\ChosenState;
use HvacBlocks\Site\Abilities\AbilitiesModule;
use HvacBlocks\Site\ContentTree\ContentTreeModule;
use HvacBlocks\Site\DemoSite\StarterSiteModule;
use HvacBlocks\Site\LanguageReport\LanguageReportModule;
use HvacBlocks\Site\Navigation\NavigationModule;
use HvacBlocks\Site\Navigation\NotFoundModule;
use HvacBlocks\Site\PageCaches\PageCachesModule;
use HvacBlocks\Site\SettingsScreen\SettingsAdminModule;
use HvacBlocks\Site\Setup\SetupModule;
use HvacBlocks\Site\SiteSearch\SiteSearchModule;
use wpdb;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/Editing/Blocks/functions.php';

/**
 * The whole plugin: its domains, what they share, and what hooks itself into WordPress. What a domain is made of is in its module.
 */
return static function ( string $plugin_file ): Feature {
	global $wpdb;
	/** @var wpdb $wpdb */

	$version   = get_file_data( $plugin_file, array( 'version' => 'Version' ) )['version'];

	if ( NewerData::is_stored( $version ) ) {
		return new NewerData( $plugin_file, $version );
	}

	$directory = dirname( $plugin_file );
	$build     = "$directory/build";
	$build_url = plugins_url( 'build', $plugin_file );

	$tables = static function () use ( $wpdb ): array {
		/** @var callable( wpdb ): list<Tables> $all */
		$all = require __DIR__ . '/tables.php';

		return $all( $wpdb );
	};

	$settings = new Settings( row_rules: array( 'routes' => static fn ( mixed $row ): ?string => MailRoute::problem( $row ) ) );
	$base     = new BasePath( $settings );
	$chosen   = new ChosenPages( $settings );
	$pages    = new SitePages( $base, $chosen );
	$state    = new ChosenState( $wpdb );
	$machine  = new ChosenState( $wpdb, on_one_machine: true );
	$limiter  = new RateLimiter( $machine );
	$client   = new ClientAddress( $settings );

	$wire     = new LateClient( static fn (): UpstreamClient => new WordPressClient( $settings, new AddressGuard( $settings ) ) );
	$upstream = new LateClient(
		static fn (): UpstreamClient => new AnswerCache(
			// The cap is outside of the single flight: who waits for another's answer holds a PHP worker too.
			new ConcurrencyCap(
				new SingleFlight( new CircuitBreaker( $wire, $state ), $state, $settings ),
				$state,
				$settings
			),
			$state
		)
	);

	$locations    = new LocationsModule( $wpdb, $settings, $upstream, "$directory/data/locations.tsv" );
	$forms        = new FormsModule();
	$consent      = new ConsentModule( $wpdb, $forms->library );
	$dealers      = new DealersModule( $wpdb, $settings, $upstream, $state, $locations );
	$recommend    = new RecommendModule( $settings, $upstream, "$directory/data/systems.json" );
	$tracking     = new CallTrackingModule( $wpdb, $settings, $upstream, $dealers->directory );
	$report       = new SearchReportModule( $wpdb, $settings, $dealers->directory, $forms->library, $limiter, $client, $plugin_file );
	$leads        = new LeadsModule( $wpdb, $settings, $forms->library, $consent->registry, $upstream, $dealers->directory, $report->counts, $limiter, $client );
	$seo          = new SeoModule( $wpdb );
	$articles     = new ArticlesModule();
	$content      = new ContentTreeModule( $state, $settings, $version );
	$dealer_pages = new DealerPagesModule( $wpdb, $settings, $dealers->directory );
	$search       = new SiteSearchModule( $wpdb, $base );

	$rebates      = new RebatesModule( $wpdb, $settings, $upstream, $locations );
	$starter      = new StarterSiteModule( $wpdb, $plugin_file, $locations, $dealers, $rebates );

	$contributors = new Modules( array( $locations, $forms, $consent, $dealers, $rebates, $recommend, $tracking, $report, $leads, $seo, $articles, $content, $dealer_pages, $search ) );

	$for_blocks = ( new BlockContributions(
		services: array(
			Settings::class   => static fn (): Settings => $settings,
			SitePages::class => static fn (): SitePages => $pages,
		)
	) )->with( ...$contributors->contributed( BlockContributor::class, static fn ( BlockContributor $module ): BlockContributions => $module->for_blocks() ) );

	$blocks = new BlocksModule( $directory, $build, $build_url, $version, $for_blocks, $settings, $state );

	$modules = new Modules(
		array(
			...$contributors->all,
			new ConsentRecordsModule( $wpdb, $settings, $forms->library, $consent->registry, $leads ),
			new PrivacyModule( $wpdb, $settings, $leads ),
			$blocks,
			new ClaimsModule(
				$wpdb,
				static fn (): array => array_merge( ...$contributors->contributed( ClaimContributor::class, static fn ( ClaimContributor $module ): array => $module->claim_sources() ) )
			),
			new PageCachesModule( $wpdb, $settings ),
			new LanguageReportModule( $wpdb, $base, $chosen ),
			new SettingsAdminModule(
				$settings,
				$pages,
				$wire,
				static fn (): array => array_merge( ...$contributors->contributed( ConnectionContributor::class, static fn ( ConnectionContributor $module ): array => $module->connection_checks() ) ),
				$version
			),
			new NavigationModule( $build, $build_url, $version, $base, $pages ),
			new NotFoundModule( $base, $pages, $chosen, $dealer_pages ),
			$starter,
			new SetupModule( $wpdb, $settings, $base, $chosen, $dealers, $leads, $starter ),
		)
	);

	$modules = new Modules(
		array(
			...$modules->all,
			new AbilitiesModule( $modules->all_routes( ... ), $starter->content( ... ), $base ),
		)
	);

	$administration = static function () use ( $modules, $build, $build_url, $version, $settings ): array {
		$screens = array_merge( ...$modules->contributed( AdminContributor::class, static fn ( AdminContributor $module ): array => $module->screens() ) );
		$notices = array_merge( ...$modules->contributed( AdminContributor::class, static fn ( AdminContributor $module ): array => $module->notices() ) );

		return array( new AdminScreens( $screens, $build, $build_url, $version, static fn ( Language $language ): array => MapConfig::of( $settings, $language ) ), new AdminNotices( $screens, ...$notices ) );
	};

	$for_rest = static fn (): RestContributions => ( new RestContributions() )->with( ...$contributors->contributed( RestContributor::class, static fn ( RestContributor $module ): RestContributions => $module->for_rest() ) );

	$early = new EarlyAnswers( $modules->routes( ... ), static fn (): RequestLimit => new RequestLimit( $settings, $limiter, $client, $for_rest() ), $settings, $machine, $version );

	return new Group(
		new Installer( $plugin_file, $version, $tables, new UpgradeLease( $wpdb ) ),
		new SiteTables( $wpdb ),
		new RequestLanguage(),
		new SiteAddress( $base ),
		new FormerBasePaths( $settings ),
		$chosen,
		new TranslationFiles(),
		new TranslatePress(),
		new CoreWords(),
		new TemplateParts(),
		new ThemeTitle(),
		new Lazy( array( 'wp_after_insert_post' ), static fn (): Feature => new VideoPosters( $upstream ) ),
		// The zip that sites install has no gallery: its examples stay in the repository.
		is_dir( __DIR__ . '/Editing/Gallery' ) ? new Gallery( $blocks->library, $blocks->examples( ... ), $build ) : new Group(),
		$early,
		new Api(
			static function () use ( $for_rest, $settings, $limiter, $client, $early ): Feature {
				$domains = $for_rest();

				return new Group(
					new WordPressArguments(),
					new CacheHeaders(),
					new JsonText(),
					...array_map( static fn ( Closure $make ): Feature => $make(), $domains->features ),
					...array( new RequestLimit( $settings, $limiter, $client, $domains, $early->has_counted( ... ) ) ),
				);
			},
			$early->routes( ... ),
			$modules->admin_routes( ... ),
		),
		new OwnAddress( $early->routes( ... ) ),
		new Commands( $modules->all ),
		...array_merge( ...array_map( static fn ( Module $module ): array => $module->features(), $modules->all ) ),
		...( is_admin() ? $administration() : array() ),
		...( is_admin() ? array( new EarlyReport( $early->paths( ... ), $settings, $machine ) ) : array() ),
	);
};
