<?php
declare(strict_types=1);

namespace HvacBlocks;

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
	$directory = dirname( $plugin_file );
	$build     = "$directory/build";
	$build_url = plugins_url( 'build', $plugin_file );

	$tables = static function () use ( $wpdb ): array {
		/** @var callable( wpdb ): list<Database\Tables> $all */
		$all = require __DIR__ . '/tables.php';

		return $all( $wpdb );
	};

	$settings = new Settings\Settings( row_rules: array( 'routes' => static fn ( mixed $row ): ?string => Leads\Mail\MailRoute::problem( $row ) ) );
	$state    = new State\ChosenState( $wpdb );
	$limiter  = new Rest\RateLimiter( new State\ChosenState( $wpdb, on_one_machine: true ) );
	$client   = new Rest\ClientAddress( $settings );
	$forms    = new Forms\FormLibrary();
	$consents = new Consent\ConsentRegistry( $wpdb, new Consent\ConsentTables( $wpdb ), $forms );

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
	$dealers      = new Dealers\DealersModule( $wpdb, $settings, $upstream, $state, $locations );
	$dealer_pages = new DealerPages\DealerPagesModule( $wpdb, $settings, $dealers->directory );
	$report       = new SearchReport\SearchReportModule( $wpdb, $settings, $dealers->directory, $forms, $limiter, $client, $plugin_file );
	$leads        = new Leads\LeadsModule( $wpdb, $settings, $forms, $consents, $upstream, $dealers->directory, $report->counts, $limiter, $client );
	$services     = new Blocks\BlockServices( $settings, new Languages\SitePages(), $dealer_pages->dealers, $forms, $leads->returns, $dealer_pages->places, $consents );

	$blocks = new Blocks\BlocksModule( $directory, $build, $build_url, $version, $services, $dealers->store );

	$modules = array(
		$locations,
		$dealers,
		$dealer_pages,
		new CallTracking\CallTrackingModule( $wpdb, $settings, $upstream, $dealers->directory ),
		$leads,
		new ConsentRecords\ConsentRecordsModule( $wpdb, $settings, $forms, $consents, $leads ),
		new Privacy\PrivacyModule( $wpdb, $settings, $leads ),
		$report,
		$blocks,
		new Claims\ClaimsModule( $wpdb ),
		new SettingsAdmin\SettingsAdminModule( $settings, $wire ),
		new NotFound\NotFoundModule( $services->pages ),
		new StarterSite\StarterSiteModule( $plugin_file, $locations, $dealers ),
	);

	return new Group(
		new Database\Installer( $plugin_file, $version, $tables ),
		new Languages\RequestLanguage(),
		new Languages\TranslationFiles(),
		new Languages\TemplateParts(),
		new Seo\HreflangLinks( new Languages\LanguageAlternates() ),
		new Seo\FaqPage(),
		new Seo\MetaDescription(),
		new Gallery\Gallery( $blocks->library, $blocks->examples, $build ),
		new Rest\Api(
			static fn (): Feature => new Group(
				new Rest\WordPressArguments(),
				new Rest\CacheHeaders(),
				new Rest\JsonText(),
				new Leads\Intake\LeadGate( $settings, $limiter, $client, new Leads\Intake\TryAgainPage( $forms ) ),
				new Rest\RequestLimit( $settings, $limiter, $client, array( '/hvac-blocks/v1/leads' ), array( '/hvac-blocks/v1/dealers' => 'dealers_rate_limit' ), array( 'edit_posts', Leads\Admin\LeadAccess::VIEW ) ),
			),
			static fn (): array => array_merge( ...array_map( static fn ( Module $module ): array => $module->routes(), $modules ) ),
			static fn (): array => array_merge( ...array_map( static fn ( Module $module ): array => $module->admin_routes(), $modules ) ),
		),
		new Cli\Commands( $modules ),
		...array_merge( ...array_map( static fn ( Module $module ): array => $module->features(), $modules ) ),
		...( is_admin() ? array(
			new Admin\AdminScreens( $build, $build_url, $version, $settings ),
			new Admin\AdminNotices( new Locations\Admin\LocationsLoadingNotice( $locations->loader ), new Leads\Health\FailedLeadsNotice( $wpdb, $leads->tables ), new Leads\Health\SelfTestNotice() ),
		) : array() ),
	);
};
