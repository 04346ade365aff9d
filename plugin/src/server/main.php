<?php
declare(strict_types=1);

namespace HvacBlocks;

use Closure;
use wpdb;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/Blocks/functions.php';

/**
 * The whole plugin: its domains, what they share, and what hooks itself into WordPress. What a domain is made of is in its module.
 */
return static function ( string $plugin_file ): Feature {
	global $wpdb;
	/** @var wpdb $wpdb */

	$version   = get_file_data( $plugin_file, array( 'version' => 'Version' ) )['version'];

	if ( Database\NewerData::is_stored( $version ) ) {
		return new Database\NewerData( $plugin_file, $version );
	}

	$directory = dirname( $plugin_file );
	$build     = "$directory/build";
	$build_url = plugins_url( 'build', $plugin_file );

	$tables = static function () use ( $wpdb ): array {
		/** @var callable( wpdb ): list<Database\Tables> $all */
		$all = require __DIR__ . '/tables.php';

		return $all( $wpdb );
	};

	$settings = new Settings\Settings( row_rules: array( 'routes' => static fn ( mixed $row ): ?string => Leads\Mail\MailRoute::problem( $row ) ) );
	$base     = new Languages\BasePath( $settings );
	$chosen   = new Languages\ChosenPages( $settings );
	$pages    = new Languages\SitePages( $base, $chosen );
	$state    = new State\ChosenState( $wpdb );
	$machine  = new State\ChosenState( $wpdb, on_one_machine: true );
	$limiter  = new Rest\RateLimiter( $machine );
	$client   = new Rest\ClientAddress( $settings );

	$wire     = new Http\LateClient( static fn (): Http\UpstreamClient => new Http\WordPressClient( $settings, new Http\AddressGuard( $settings ) ) );
	$upstream = new Http\LateClient(
		static fn (): Http\UpstreamClient => new Http\AnswerCache(
			// The cap is outside of the single flight: who waits for another's answer holds a PHP worker too.
			new Http\ConcurrencyCap(
				new Http\SingleFlight( new Http\CircuitBreaker( $wire, $state ), $state, $settings ),
				$state,
				$settings
			),
			$state
		)
	);

	$locations    = new Locations\LocationsModule( $wpdb, $settings, $upstream, "$directory/data/locations.tsv" );
	$forms        = new Forms\FormsModule();
	$consent      = new Consent\ConsentModule( $wpdb, $forms->library );
	$dealers      = new Dealers\DealersModule( $wpdb, $settings, $upstream, $state, $locations );
	$recommend    = new Recommend\RecommendModule( $settings, $upstream, "$directory/data/systems.json" );
	$tracking     = new CallTracking\CallTrackingModule( $wpdb, $settings, $upstream, $dealers->directory );
	$report       = new SearchReport\SearchReportModule( $wpdb, $settings, $dealers->directory, $forms->library, $limiter, $client, $plugin_file );
	$leads        = new Leads\LeadsModule( $wpdb, $settings, $forms->library, $consent->registry, $upstream, $dealers->directory, $report->counts, $limiter, $client );
	$seo          = new Seo\SeoModule( $wpdb );
	$articles     = new Articles\ArticlesModule();
	$content      = new ContentTree\ContentTreeModule( $state, $settings, $version );
	$dealer_pages = new DealerPages\DealerPagesModule( $wpdb, $settings, $dealers->directory );
	$search       = new SiteSearch\SiteSearchModule( $wpdb, $base );

	$rebates      = new Rebates\RebatesModule( $wpdb, $settings, $upstream, $locations );
	$starter      = new StarterSite\StarterSiteModule( $wpdb, $plugin_file, $locations, $dealers, $rebates );

	$contributors = new Modules( array( $locations, $forms, $consent, $dealers, $rebates, $recommend, $tracking, $report, $leads, $seo, $articles, $content, $dealer_pages, $search ) );

	$for_blocks = ( new Blocks\BlockContributions(
		services: array(
			Settings\Settings::class   => static fn (): Settings\Settings => $settings,
			Languages\SitePages::class => static fn (): Languages\SitePages => $pages,
		)
	) )->with( ...$contributors->contributed( Blocks\BlockContributor::class, static fn ( Blocks\BlockContributor $module ): Blocks\BlockContributions => $module->for_blocks() ) );

	$blocks = new Blocks\BlocksModule( $directory, $build, $build_url, $version, $for_blocks, $settings, $state );

	$modules = new Modules(
		array(
			...$contributors->all,
			new ConsentRecords\ConsentRecordsModule( $wpdb, $settings, $forms->library, $consent->registry, $leads ),
			new Privacy\PrivacyModule( $wpdb, $settings, $leads ),
			$blocks,
			new Claims\ClaimsModule(
				$wpdb,
				static fn (): array => array_merge( ...$contributors->contributed( Claims\ClaimContributor::class, static fn ( Claims\ClaimContributor $module ): array => $module->claim_sources() ) )
			),
			new PageCaches\PageCachesModule( $wpdb, $settings ),
			new LanguageReport\LanguageReportModule( $wpdb, $base, $chosen ),
			new SettingsAdmin\SettingsAdminModule(
				$settings,
				$pages,
				$wire,
				static fn (): array => array_merge( ...$contributors->contributed( Http\ConnectionContributor::class, static fn ( Http\ConnectionContributor $module ): array => $module->connection_checks() ) ),
				$version
			),
			new Navigation\NavigationModule( $build, $build_url, $version, $base, $pages ),
			new NotFound\NotFoundModule( $base, $pages, $chosen, $dealer_pages ),
			$starter,
			new Setup\SetupModule( $wpdb, $settings, $base, $chosen, $dealers, $leads, $starter ),
		)
	);

	$modules = new Modules(
		array(
			...$modules->all,
			new Abilities\AbilitiesModule( $modules->all_routes( ... ), $starter->content( ... ), $base ),
		)
	);

	$administration = static function () use ( $modules, $build, $build_url, $version, $settings ): array {
		$screens = array_merge( ...$modules->contributed( Admin\AdminContributor::class, static fn ( Admin\AdminContributor $module ): array => $module->screens() ) );
		$notices = array_merge( ...$modules->contributed( Admin\AdminContributor::class, static fn ( Admin\AdminContributor $module ): array => $module->notices() ) );

		return array( new Admin\AdminScreens( $screens, $build, $build_url, $version, static fn ( Languages\Language $language ): array => Maps\MapConfig::of( $settings, $language ) ), new Admin\AdminNotices( $screens, ...$notices ) );
	};

	$for_rest = static fn (): Rest\RestContributions => ( new Rest\RestContributions() )->with( ...$contributors->contributed( Rest\RestContributor::class, static fn ( Rest\RestContributor $module ): Rest\RestContributions => $module->for_rest() ) );

	$early = new Rest\Early\EarlyAnswers( $modules->routes( ... ), static fn (): Rest\RequestLimit => new Rest\RequestLimit( $settings, $limiter, $client, $for_rest() ), $settings, $machine, $version );

	return new Group(
		new Database\Installer( $plugin_file, $version, $tables, new Database\UpgradeLease( $wpdb ) ),
		new Database\SiteTables( $wpdb ),
		new Languages\RequestLanguage(),
		new Languages\SiteAddress( $base ),
		new Languages\FormerBasePaths( $settings ),
		$chosen,
		new Languages\TranslationFiles(),
		new Languages\TranslatePress(),
		new Languages\CoreWords(),
		new Languages\TemplateParts(),
		new Content\ThemeTitle(),
		new Lazy( array( 'wp_after_insert_post' ), static fn (): Feature => new Media\VideoPosters( $upstream ) ),
		// The zip that sites install has no gallery: its examples stay in the repository.
		is_dir( __DIR__ . '/Gallery' ) ? new Gallery\Gallery( $blocks->library, $blocks->examples( ... ), $build ) : new Group(),
		$early,
		new Rest\Api(
			static function () use ( $for_rest, $settings, $limiter, $client, $early ): Feature {
				$domains = $for_rest();

				return new Group(
					new Rest\WordPressArguments(),
					new Rest\CacheHeaders(),
					new Rest\JsonText(),
					...array_map( static fn ( Closure $make ): Feature => $make(), $domains->features ),
					...array( new Rest\RequestLimit( $settings, $limiter, $client, $domains, $early->has_counted( ... ) ) ),
				);
			},
			$early->routes( ... ),
			$modules->admin_routes( ... ),
		),
		new Rest\OwnAddress( $early->routes( ... ) ),
		new Cli\Commands( $modules->all ),
		...array_merge( ...array_map( static fn ( Module $module ): array => $module->features(), $modules->all ) ),
		...( is_admin() ? $administration() : array() ),
		...( is_admin() ? array( new Rest\Early\EarlyReport( $early->paths( ... ), $settings, $machine ) ) : array() ),
	);
};
