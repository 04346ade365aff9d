<?php
declare(strict_types=1);

namespace HvacBlocks;

use HvacBlocks\Admin\AdminNotices;
use HvacBlocks\Admin\AdminScreens;
use HvacBlocks\Admin\FailedLeadsNotice;
use HvacBlocks\Admin\LoadLocationsRoute;
use HvacBlocks\Admin\LocationsLoadingNotice;
use HvacBlocks\Admin\LocationsProgressRoute;
use HvacBlocks\Admin\SelfTestNotice;
use HvacBlocks\Blocks\BlockLibrary;
use HvacBlocks\Blocks\BlockRenderer;
use HvacBlocks\Blocks\BlockServices;
use HvacBlocks\Blocks\EditorNeeds;
use HvacBlocks\Blocks\EditorPreviewRoute;
use HvacBlocks\Blocks\ExampleRenderer;
use HvacBlocks\Blocks\FontPreload;
use HvacBlocks\Blocks\Gallery;
use HvacBlocks\Blocks\Islands;
use HvacBlocks\Blocks\SitePages;
use HvacBlocks\Blocks\View;
use HvacBlocks\CallTracking\CallTracking;
use HvacBlocks\CallTracking\GroupNumbers;
use HvacBlocks\CallTracking\ScriptAdapter;
use HvacBlocks\CallTracking\WhodisAdapter;
use HvacBlocks\CallTracking\WhodisPath;
use HvacBlocks\CallTracking\WhodisRoute;
use HvacBlocks\Cli\Commands;
use HvacBlocks\Cli\Console;
use HvacBlocks\Consent\ConsentCommand;
use HvacBlocks\Consent\ConsentReceipt;
use HvacBlocks\Consent\ConsentRegistry;
use HvacBlocks\Consent\ConsentsView;
use HvacBlocks\Consent\ConsentTables;
use HvacBlocks\Consent\ListConsentsRoute;
use HvacBlocks\Consent\Revocation;
use HvacBlocks\Consent\RevokeConsentRoute;
use HvacBlocks\Consent\ShowReceiptRoute;
use HvacBlocks\Consent\UnsubscribePage;
use HvacBlocks\Consent\WriteConsentRoute;
use HvacBlocks\Database\Installer;
use HvacBlocks\Database\Transaction;
use HvacBlocks\DealerPages\DealerPages;
use HvacBlocks\DealerPages\DealerSitemap;
use HvacBlocks\DealerPages\EmbeddedDealerPlaces;
use HvacBlocks\DealerPages\PageFinder;
use HvacBlocks\DealerPages\Sitemaps;
use HvacBlocks\Dealers\Admin\ConfirmImportRoute;
use HvacBlocks\Dealers\Admin\CreateImportRoute;
use HvacBlocks\Dealers\Admin\DealerList;
use HvacBlocks\Dealers\Admin\DeleteDealerRoute;
use HvacBlocks\Dealers\Admin\DeleteDealersRoute;
use HvacBlocks\Dealers\Admin\ExportDealersRoute;
use HvacBlocks\Dealers\Admin\FindPlaceRoute;
use HvacBlocks\Dealers\Admin\ForgetImportRoute;
use HvacBlocks\Dealers\Admin\ImportDealersRoute;
use HvacBlocks\Dealers\Admin\ListDealersRoute;
use HvacBlocks\Dealers\Admin\ListImportRowsRoute;
use HvacBlocks\Dealers\Admin\PutImportChunkRoute;
use HvacBlocks\Dealers\Admin\SaveDealerRoute;
use HvacBlocks\Dealers\Admin\ShowDealerRoute;
use HvacBlocks\Dealers\Admin\ShowImportsRoute;
use HvacBlocks\Dealers\Admin\StepImportRoute;
use HvacBlocks\Dealers\Admin\UndoImportRoute;
use HvacBlocks\Dealers\CachedDealerDirectory;
use HvacBlocks\Dealers\ChosenDealerDirectory;
use HvacBlocks\Dealers\DealersCommand;
use HvacBlocks\Dealers\DealerStore;
use HvacBlocks\Dealers\DealersVersion;
use HvacBlocks\Dealers\DemoDealers;
use HvacBlocks\Dealers\EmbeddedDealerDirectory;
use HvacBlocks\Dealers\GetDealerRoute;
use HvacBlocks\Dealers\HttpDealerDirectory;
use HvacBlocks\Dealers\Import\DealerExport;
use HvacBlocks\Dealers\Import\DealerImport;
use HvacBlocks\Dealers\RememberingDealerDirectory;
use HvacBlocks\Dealers\SearchDealersRoute;
use HvacBlocks\Forms\FormLibrary;
use HvacBlocks\Forms\FormToken;
use HvacBlocks\Forms\FormTokenRoute;
use HvacBlocks\Http\AddressGuard;
use HvacBlocks\Http\AnswerCache;
use HvacBlocks\Http\CircuitBreaker;
use HvacBlocks\Http\ConcurrencyCap;
use HvacBlocks\Http\SingleFlight;
use HvacBlocks\Http\WordPressClient;
use HvacBlocks\Languages\LanguageAlternates;
use HvacBlocks\Languages\RequestLanguage;
use HvacBlocks\Languages\TemplateParts;
use HvacBlocks\Languages\TranslationFiles;
use HvacBlocks\Leads\AddNoteRoute;
use HvacBlocks\Leads\ConfirmationMailDestination;
use HvacBlocks\Leads\DeleteLeadRoute;
use HvacBlocks\Leads\DeleteLeadsRoute;
use HvacBlocks\Leads\DeleteNoteRoute;
use HvacBlocks\Leads\DeliveryQueue;
use HvacBlocks\Leads\ExportLeadsRoute;
use HvacBlocks\Leads\FindLeadDealersRoute;
use HvacBlocks\Leads\FormReturn;
use HvacBlocks\Leads\HttpLeadDestination;
use HvacBlocks\Leads\LeadAlerts;
use HvacBlocks\Leads\LeadBackfill;
use HvacBlocks\Leads\LeadClock;
use HvacBlocks\Leads\LeadCounter;
use HvacBlocks\Leads\LeadCsv;
use HvacBlocks\Leads\LeadDealer;
use HvacBlocks\Leads\LeadDelivery;
use HvacBlocks\Leads\LeadGate;
use HvacBlocks\Leads\LeadHealth;
use HvacBlocks\Leads\LeadIntake;
use HvacBlocks\Leads\LeadLedger;
use HvacBlocks\Leads\LeadNotes;
use HvacBlocks\Leads\LeadPage;
use HvacBlocks\Leads\LeadReport;
use HvacBlocks\Leads\LeadRepository;
use HvacBlocks\Leads\LeadRequestReader;
use HvacBlocks\Leads\LeadRetry;
use HvacBlocks\Leads\LeadRoles;
use HvacBlocks\Leads\LeadsCommand;
use HvacBlocks\Leads\LeadSearch;
use HvacBlocks\Leads\LeadTables;
use HvacBlocks\Leads\LeadTrial;
use HvacBlocks\Leads\LeadView;
use HvacBlocks\Leads\ListLeadsRoute;
use HvacBlocks\Leads\MailLeadDestination;
use HvacBlocks\Leads\ManyLeads;
use HvacBlocks\Leads\PostedFormReply;
use HvacBlocks\Leads\ResendLeadRoute;
use HvacBlocks\Leads\RetryLeadRoute;
use HvacBlocks\Leads\RetryLeadsRoute;
use HvacBlocks\Leads\ReturnedForms;
use HvacBlocks\Leads\SaveLeadAccessRoute;
use HvacBlocks\Leads\ShowLeadAccessRoute;
use HvacBlocks\Leads\ShowLeadColumnsRoute;
use HvacBlocks\Leads\ShowLeadReportRoute;
use HvacBlocks\Leads\ShowLeadRoute;
use HvacBlocks\Leads\SubmitLeadRoute;
use HvacBlocks\Leads\TryAgainPage;
use HvacBlocks\Locations\ChosenLocationDirectory;
use HvacBlocks\Locations\EmbeddedLocationDirectory;
use HvacBlocks\Locations\HttpLocationDirectory;
use HvacBlocks\Locations\LocationFile;
use HvacBlocks\Locations\LocationLoader;
use HvacBlocks\Locations\LocationLoading;
use HvacBlocks\Locations\LocationRoute;
use HvacBlocks\Locations\LocationsCommand;
use HvacBlocks\Locations\ServiceArea;
use HvacBlocks\Privacy\LeadAnonymiser;
use HvacBlocks\Privacy\LeadsEraser;
use HvacBlocks\Privacy\LeadsExporter;
use HvacBlocks\Privacy\LeadsOfPerson;
use HvacBlocks\Privacy\PersonalData;
use HvacBlocks\Privacy\PrivacyPolicy;
use HvacBlocks\Privacy\Retention;
use HvacBlocks\Rest\CacheHeaders;
use HvacBlocks\Rest\ClientAddress;
use HvacBlocks\Rest\JsonText;
use HvacBlocks\Rest\RateLimiter;
use HvacBlocks\Rest\RequestLimit;
use HvacBlocks\Rest\Router;
use HvacBlocks\SearchReport\CountFormOpenRoute;
use HvacBlocks\SearchReport\CountsClock;
use HvacBlocks\SearchReport\CountSearchRoute;
use HvacBlocks\SearchReport\DailyCounts;
use HvacBlocks\SearchReport\ExportSearchReportRoute;
use HvacBlocks\SearchReport\FormBeacon;
use HvacBlocks\SearchReport\SearchBeacon;
use HvacBlocks\SearchReport\SearchCounter;
use HvacBlocks\SearchReport\SearchReport;
use HvacBlocks\SearchReport\ShowSearchReportRoute;
use HvacBlocks\Seo\FaqPage;
use HvacBlocks\Seo\HreflangLinks;
use HvacBlocks\Seo\MetaDescription;
use HvacBlocks\Settings\Connections;
use HvacBlocks\Settings\ConnectionTestRoute;
use HvacBlocks\Settings\SaveSettingsRoute;
use HvacBlocks\Settings\Settings;
use HvacBlocks\Settings\SettingsView;
use HvacBlocks\Settings\SettingsWriter;
use HvacBlocks\Settings\ShowSettingsRoute;
use HvacBlocks\StarterSite\DealersStep;
use HvacBlocks\StarterSite\LocationsStep;
use HvacBlocks\StarterSite\MakeStarterSiteRoute;
use HvacBlocks\StarterSite\NavigationStep;
use HvacBlocks\StarterSite\PageRedirects;
use HvacBlocks\StarterSite\PagesStep;
use HvacBlocks\StarterSite\SettingsStep;
use HvacBlocks\StarterSite\ShowStarterSiteRoute;
use HvacBlocks\StarterSite\StarterContent;
use HvacBlocks\StarterSite\StarterPosts;
use HvacBlocks\StarterSite\StarterSite;
use HvacBlocks\StarterSite\StarterSiteCommand;
use HvacBlocks\State\ChosenCache;
use HvacBlocks\State\ChosenState;
use wpdb;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/Blocks/functions.php';

/**
 * The whole plugin: what each part is made of, and what hooks itself into WordPress. Longer than other files, since
 * it is the one place where all parts meet.
 */
return static function ( string $plugin_file ): Feature {
	global $wpdb;
	/** @var wpdb $wpdb */

	/** @var callable( wpdb ): list<Database\Tables> $tables */
	$tables = require __DIR__ . '/tables.php';

	$version   = '0.2.0';
	$directory = dirname( $plugin_file );
	$build     = "$directory/build";
	$build_url = plugins_url( 'build', $plugin_file );

	$settings = new Settings();
	$state    = new ChosenState( $wpdb );
	$wire     = new WordPressClient( $settings, new AddressGuard( $settings ) );
	// The cap is outside of the single flight: who waits for another's answer holds a PHP worker too.
	$upstream = new AnswerCache(
		new ConcurrencyCap(
			new SingleFlight( new CircuitBreaker( $wire, $state ), $state, $settings ),
			$state,
			$settings
		),
		$state
	);

	$location_loader = new LocationLoader( $wpdb, "$directory/data/locations.tsv" );
	$places          = new EmbeddedLocationDirectory( $wpdb, new LocationFile( "$directory/data/locations.tsv" ) );
	$locations       = new ChosenLocationDirectory( $settings, $places, new HttpLocationDirectory( $settings, $upstream, $places ) );

	$dealer_store = new DealerStore( $wpdb );
	$dealers      = new ChosenDealerDirectory(
		$settings,
		new CachedDealerDirectory( new EmbeddedDealerDirectory( $wpdb, $dealer_store, $places, $settings ), $settings, new ChosenCache() ),
		new HttpDealerDirectory( $settings, $upstream, $places, $state )
	);

	$whodis = new WhodisAdapter( $settings, $upstream );
	$calls  = new CallTracking( $settings, new GroupNumbers( $wpdb, $dealers ), $whodis, new ScriptAdapter( $whodis ) );

	$forms          = new FormLibrary();
	$consents       = new ConsentRegistry( $wpdb, new ConsentTables( $wpdb ), $forms );
	$form_returns   = new FormReturn( new ReturnedForms() );
	$lead_tables    = new LeadTables( $wpdb );
	$leads          = new LeadRepository( $wpdb, $lead_tables );
	$lead_ledger    = new LeadLedger( $wpdb, $lead_tables );
	$delivery_queue = new DeliveryQueue( $wpdb, $lead_tables );
	$revocation     = new Revocation( $wpdb, $lead_tables, $leads, $lead_ledger, $delivery_queue, new Transaction( $wpdb ) );
	$lead_delivery  = new LeadDelivery(
		$leads,
		$delivery_queue,
		$lead_ledger,
		new MailLeadDestination( $settings, $forms ),
		new HttpLeadDestination( $settings, $upstream ),
		new ConfirmationMailDestination( $settings ),
	);
	$lead_trial     = new LeadTrial( $settings, $leads );
	$lead_clock     = new LeadClock( $lead_delivery, $delivery_queue, $leads, new LeadAlerts( $wpdb, $lead_tables, $leads, $lead_ledger ), $settings );

	$client_address = new ClientAddress( $settings );
	$rate_limiter   = new RateLimiter( new ChosenState( $wpdb, on_one_machine: true ) );

	$daily_counts   = new DailyCounts( $wpdb );
	$search_counter = new SearchCounter( $dealers, $daily_counts, $settings );

	$shown_dealers = new RememberingDealerDirectory( $dealers );
	$dealer_places = new EmbeddedDealerPlaces( $wpdb, $settings );

	$services = new BlockServices( $settings, new SitePages(), $shown_dealers, $forms, $form_returns, $dealer_places, $consents );
	$islands  = new Islands( $build, $build_url, $version );
	$renderer = new BlockRenderer( "$directory/blocks", new View( "$directory/src/ui" ), $services, $islands );
	$library  = new BlockLibrary( $build, $build_url, $version, $renderer );
	$examples = new ExampleRenderer( "$directory/blocks", $renderer, $services );

	$dealer_import = static fn (): DealerImport => new DealerImport( $wpdb, $dealer_store, $places );
	$lead_search   = static fn (): LeadSearch => new LeadSearch( $wpdb, $lead_tables );
	$lead_view     = static fn (): LeadView => new LeadView( $forms, $lead_ledger, $delivery_queue );
	$anonymiser    = static fn (): LeadAnonymiser => new LeadAnonymiser( $wpdb, $lead_tables, $leads, $lead_ledger, $delivery_queue, new Transaction( $wpdb ) );
	$lead_notes    = static fn (): LeadNotes => new LeadNotes( $wpdb, $lead_tables );
	$lead_page     = static fn (): LeadPage => new LeadPage( $lead_view(), $lead_notes(), $lead_search() );
	$lead_retry    = static fn (): LeadRetry => new LeadRetry( $leads, $delivery_queue, $lead_delivery, $lead_ledger );
	$starter_site  = static function () use ( $directory, $plugin_file, $location_loader, $dealer_import, $dealer_store ): StarterSite {
		$content = new StarterContent( "$directory/src/starter-site", plugins_url( 'src/starter-site/images', $plugin_file ) );
		$posts   = new StarterPosts();
		$csv     = "$directory/data/demo-dealers.csv";

		return new StarterSite(
			new SettingsStep( $content ),
			new PagesStep( $content, $posts ),
			new NavigationStep( $content, $posts ),
			new DealersStep( new DemoDealers( $dealer_import(), $dealer_store, $csv ), $csv ),
			// The last: nothing else waits for it, and it takes the longest.
			new LocationsStep( $location_loader ),
		);
	};

	return new Group(
		new Installer( $plugin_file, $version, $tables( $wpdb ) ),
		new RequestLanguage(),
		new TranslationFiles(),
		new TemplateParts(),
		new HreflangLinks( new LanguageAlternates() ),
		new FaqPage(),
		new MetaDescription(),
		new PageRedirects(),
		new DealerPages( static fn (): PageFinder => new PageFinder( $shown_dealers, $dealer_places, $settings, new SitePages() ) ),
		new Sitemaps( static fn (): DealerSitemap => new DealerSitemap( $wpdb, $settings, $dealer_places ) ),
		new WhodisPath(),
		$library,
		$islands,
		new FontPreload(),
		new Gallery( $library, $examples, __DIR__ . '/Blocks/gallery-page.php' ),
		new LocationLoading( $location_loader ),
		new DealersVersion(),
		$form_returns,
		new UnsubscribePage( $leads, $revocation, $settings ),
		$lead_clock,
		$lead_trial,
		new LeadHealth( $wpdb, $lead_tables, $settings, $lead_clock ),
		new Retention( $wpdb, $lead_tables, $settings, $anonymiser ),
		new PersonalData(
			static fn (): LeadsExporter => new LeadsExporter( $wpdb, $lead_tables, new LeadsOfPerson( $wpdb, $lead_tables ), $lead_view(), $lead_ledger, $delivery_queue ),
			static fn (): LeadsEraser => new LeadsEraser( new LeadsOfPerson( $wpdb, $lead_tables ), $anonymiser() ),
		),
		new SearchBeacon( $settings, $plugin_file ),
		new FormBeacon( $settings ),
		new LeadCounter( $leads, $daily_counts, $settings ),
		new LeadBackfill( $wpdb, $lead_tables ),
		new CountsClock( $daily_counts, $settings ),
		new Lazy(
			'rest_api_init',
			static fn (): Feature => new Group(
				new CacheHeaders(),
				new JsonText(),
				new LeadGate( $settings, $rate_limiter, $client_address, new TryAgainPage( $forms ) ),
				new RequestLimit( $settings, $rate_limiter, $client_address, array( '/hvac-blocks/v1/leads' ), array( '/hvac-blocks/v1/dealers' => 'dealers_rate_limit' ) ),
				new Router(
					new LocationRoute( $locations, new ServiceArea( $settings ) ),
					new SearchDealersRoute( $dealers, $settings ),
					new GetDealerRoute( $dealers ),
					new WhodisRoute( $calls ),
					new CountSearchRoute( $search_counter, $rate_limiter, $client_address, 'POST' ),
					new CountSearchRoute( $search_counter, $rate_limiter, $client_address, 'GET' ),
					new CountFormOpenRoute( $forms, $daily_counts, $settings, $rate_limiter, $client_address ),
					new FormTokenRoute( new FormToken() ),
					new SubmitLeadRoute(
						new LeadIntake( $leads, $lead_ledger, $delivery_queue, $lead_delivery, new LeadDealer( $dealers, $settings ), $rate_limiter, new FormToken(), $settings, new Transaction( $wpdb ), $consents ),
						$forms,
						new LeadRequestReader( $forms ),
						new PostedFormReply( new ReturnedForms(), $rate_limiter, new TryAgainPage( $forms ) ),
						$client_address,
					),
					new EditorPreviewRoute( $library, $renderer, $services, $examples, new EditorNeeds( $dealer_store, $settings ) ),
					new ListLeadsRoute( $lead_search(), $lead_view() ),
					new ShowLeadRoute( $leads, $lead_page() ),
					new RetryLeadRoute( $leads, $lead_retry(), $lead_page() ),
					new RetryLeadsRoute( new ManyLeads( $leads, $lead_search() ), $lead_retry() ),
					new ResendLeadRoute( $leads, new MailLeadDestination( $settings, $forms ), $lead_ledger, $lead_page() ),
					new AddNoteRoute( $leads, $lead_notes() ),
					new DeleteNoteRoute( $leads, $lead_notes() ),
					new DeleteLeadsRoute( new ManyLeads( $leads, $lead_search() ), $leads, $lead_ledger ),
					new FindLeadDealersRoute( $lead_search() ),
					new ShowLeadColumnsRoute( new LeadCsv( $lead_search(), $lead_view(), $forms ) ),
					new ShowLeadReportRoute( new LeadReport( $wpdb, $lead_tables ), $settings ),
					new ShowLeadAccessRoute( new LeadRoles() ),
					new SaveLeadAccessRoute( new LeadRoles() ),
					new DeleteLeadRoute( $leads, $lead_ledger ),
					new ShowReceiptRoute( $leads, new ConsentReceipt( $lead_view(), $lead_ledger, $consents, $settings ) ),
					new RevokeConsentRoute( $leads, $revocation, $lead_view() ),
					new ListConsentsRoute( new ConsentsView( $consents, $forms, $settings ) ),
					new WriteConsentRoute( $consents, new ConsentsView( $consents, $forms, $settings ), $forms ),
					new ExportLeadsRoute( new LeadCsv( $lead_search(), $lead_view(), $forms ) ),
					new ListDealersRoute( new DealerList( $wpdb, $dealer_store ) ),
					new DeleteDealersRoute( $dealer_store, new DealerList( $wpdb, $dealer_store ) ),
					new ShowDealerRoute( $dealer_store, $places ),
					new SaveDealerRoute( $dealer_store, $places ),
					new DeleteDealerRoute( $dealer_store ),
					new ImportDealersRoute( $dealer_import() ),
					new FindPlaceRoute( $places ),
					new ExportDealersRoute( new DealerExport( $dealer_store ) ),
					new ShowImportsRoute( $dealer_import() ),
					new CreateImportRoute( $dealer_import() ),
					new PutImportChunkRoute( $dealer_import() ),
					new StepImportRoute( $dealer_import() ),
					new ConfirmImportRoute( $dealer_import() ),
					new UndoImportRoute( $dealer_import() ),
					new ForgetImportRoute( $dealer_import() ),
					new ListImportRowsRoute( $dealer_import() ),
					new ShowSearchReportRoute( new SearchReport( $wpdb ), $settings ),
					new ExportSearchReportRoute( new SearchReport( $wpdb ) ),
					new LocationsProgressRoute( $location_loader ),
					new LoadLocationsRoute( $location_loader, new LocationsProgressRoute( $location_loader ) ),
					new ShowSettingsRoute( new SettingsView( $settings ) ),
					new SaveSettingsRoute( new SettingsWriter( $settings ), new SettingsView( $settings ) ),
					new ConnectionTestRoute( new Connections( $settings, $wire ) ),
					new ShowStarterSiteRoute( $starter_site() ),
					new MakeStarterSiteRoute( $starter_site() ),
				)
			)
		),
		new Commands(
			array(
				'consent'      => static fn ( Console $console ): object => new ConsentCommand( $consents, $forms, $console ),
				'dealers'      => static fn ( Console $console ): object => new DealersCommand( $dealer_import(), new DealerExport( $dealer_store ), $console ),
				'locations'    => static fn ( Console $console ): object => new LocationsCommand( $location_loader, $console ),
				'leads'        => static fn ( Console $console ): object => new LeadsCommand( $lead_clock, $lead_search(), $leads, $lead_retry(), new LeadCsv( $lead_search(), $lead_view(), $forms ), $lead_trial, $console ),
				'starter-site' => static fn ( Console $console ): object => new StarterSiteCommand( $starter_site(), $console ),
			)
		),
		...( is_admin() ? array(
			new PrivacyPolicy( $settings ),
			new AdminScreens( $build, $build_url, $version, $settings ),
			new AdminNotices( new LocationsLoadingNotice( $location_loader ), new FailedLeadsNotice( $wpdb, $lead_tables ), new SelfTestNotice() ),
		) : array() ),
	);
};
