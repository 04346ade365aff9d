<?php
declare(strict_types=1);

namespace HvacBlocks\Leads;

use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Editing\Admin\AdminContributor;
use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Editing\Forms\FormToken;
use HvacBlocks\Editing\Forms\Returned\ReturnedForms;
use HvacBlocks\Kernel\AdminRouteContributor;
use HvacBlocks\Kernel\AfterAnswer;
use HvacBlocks\Kernel\CommandContributor;
use HvacBlocks\Kernel\Console;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\Lazy;
use HvacBlocks\Kernel\Module;
use HvacBlocks\Kernel\RouteContributor;
use HvacBlocks\Leads\Access\LeadAccess;
use HvacBlocks\Leads\Access\LeadRoles;
use HvacBlocks\Leads\Access\LeadsScreen;
use HvacBlocks\Leads\Access\RoleNames;
use HvacBlocks\Leads\Admin\AddNoteRoute;
use HvacBlocks\Leads\Admin\BulkSelection;
use HvacBlocks\Leads\Admin\DeleteLeadRoute;
use HvacBlocks\Leads\Admin\DeleteLeadsRoute;
use HvacBlocks\Leads\Admin\DeleteNoteRoute;
use HvacBlocks\Leads\Admin\ExportLeadsRoute;
use HvacBlocks\Leads\Admin\FindLeadDealersRoute;
use HvacBlocks\Leads\Admin\LeadCsv;
use HvacBlocks\Leads\Admin\LeadOverview;
use HvacBlocks\Leads\Admin\LeadPage;
use HvacBlocks\Leads\Admin\LeadReport;
use HvacBlocks\Leads\Admin\LeadsCommand;
use HvacBlocks\Leads\Admin\LeadsWidget;
use HvacBlocks\Leads\Admin\LeadView;
use HvacBlocks\Leads\Admin\ListLeadsRoute;
use HvacBlocks\Leads\Admin\ReleaseLeadRoute;
use HvacBlocks\Leads\Admin\ReleaseLeadsRoute;
use HvacBlocks\Leads\Admin\ResendLeadRoute;
use HvacBlocks\Leads\Admin\RetryLeadRoute;
use HvacBlocks\Leads\Admin\RetryLeadsRoute;
use HvacBlocks\Leads\Admin\SaveLeadAccessRoute;
use HvacBlocks\Leads\Admin\ShowLeadAccessRoute;
use HvacBlocks\Leads\Admin\ShowLeadColumnsRoute;
use HvacBlocks\Leads\Admin\ShowLeadReportRoute;
use HvacBlocks\Leads\Admin\ShowLeadRoute;
use HvacBlocks\Leads\Consent\ConsentRegistry;
use HvacBlocks\Leads\Delivery\DealerCheck;
use HvacBlocks\Leads\Delivery\DeliveryQueue;
use HvacBlocks\Leads\Delivery\LeadDelivery;
use HvacBlocks\Leads\Delivery\LeadRelease;
use HvacBlocks\Leads\Delivery\LeadRetry;
use HvacBlocks\Leads\Delivery\LeadScheduler;
use HvacBlocks\Leads\Destinations\ConfirmationMailDestination;
use HvacBlocks\Leads\Destinations\DestinationHooks;
use HvacBlocks\Leads\Destinations\HttpLeadDestination;
use HvacBlocks\Leads\Destinations\MailLeadDestination;
use HvacBlocks\Leads\Health\FailedLeadsNotice;
use HvacBlocks\Leads\Health\LeadAlerts;
use HvacBlocks\Leads\Health\LeadHealth;
use HvacBlocks\Leads\Health\SelfTestLead;
use HvacBlocks\Leads\Health\SelfTestMail;
use HvacBlocks\Leads\Health\SelfTestNotice;
use HvacBlocks\Leads\Health\SpamServiceHealth;
use HvacBlocks\Leads\Health\SuspicionDigest;
use HvacBlocks\Leads\Intake\CaptchaConnection;
use HvacBlocks\Leads\Intake\FormTokenRoute;
use HvacBlocks\Leads\Intake\LeadCounter;
use HvacBlocks\Leads\Intake\LeadDealer;
use HvacBlocks\Leads\Intake\LeadGate;
use HvacBlocks\Leads\Intake\LeadIntake;
use HvacBlocks\Leads\Intake\LeadRequestReader;
use HvacBlocks\Leads\Intake\PostedFormReply;
use HvacBlocks\Leads\Intake\SpamService;
use HvacBlocks\Leads\Intake\SubmitLeadRoute;
use HvacBlocks\Leads\Intake\TryAgainPage;
use HvacBlocks\Leads\Statistics\DailyCounts;
use HvacBlocks\Leads\Store\LeadColumns;
use HvacBlocks\Leads\Store\LeadDays;
use HvacBlocks\Leads\Store\LeadDeletion;
use HvacBlocks\Leads\Store\LeadLedger;
use HvacBlocks\Leads\Store\LeadNotes;
use HvacBlocks\Leads\Store\LeadRepository;
use HvacBlocks\Leads\Store\LeadSearch;
use HvacBlocks\Leads\Store\LeadTables;
use HvacBlocks\Offers\Catalog\CatalogModule;
use HvacBlocks\Platform\Database\Transaction;
use HvacBlocks\Platform\Http\ConnectionContributor;
use HvacBlocks\Platform\Http\ConnectionProbe;
use HvacBlocks\Platform\Http\UpstreamClient;
use HvacBlocks\Platform\Rest\ClientAddress;
use HvacBlocks\Platform\Rest\RateLimiter;
use HvacBlocks\Platform\Rest\RestContributions;
use HvacBlocks\Platform\Rest\RestContributor;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\State\SharedState;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** What visitors send with forms: received, delivered, shown to users who may see it. */
final readonly class LeadsModule implements Module, AdminContributor, AdminRouteContributor, CommandContributor, ConnectionContributor, RestContributor, RouteContributor {
	public LeadTables $tables;

	public LeadRepository $leads;

	public LeadLedger $ledger;

	public DeliveryQueue $queue;

	private LeadScheduler $scheduler;

	private SelfTestLead $self_test;

	public function __construct(
		private wpdb $wpdb,
		private Settings $settings,
		private FormLibrary $forms,
		private ConsentRegistry $consents,
		private UpstreamClient $upstream,
		private DealerDirectory $dealers,
		private DailyCounts $counts,
		SharedState $state,
		private RateLimiter $limiter,
		private ClientAddress $client,
		private CatalogModule $catalog,
		private string $plugin_file,
	) {
		$this->tables  = new LeadTables( $wpdb );
		$this->leads   = new LeadRepository( $wpdb, $this->tables );
		$this->ledger  = new LeadLedger( $wpdb, $this->tables );
		$this->queue   = new DeliveryQueue( $wpdb, $this->tables );
		$this->self_test   = new SelfTestLead( $settings, $this->leads );
		$this->scheduler   = new LeadScheduler( $this->delivery( ... ), $this->queue, $this->leads, function (): void { $this->alerts()->send(); }, $state, $settings, AfterAnswer::of_server() );
	}

	public function features(): array {
		return array(
			$this->scheduler,
			$this->self_test,
			new Lazy( array( 'site_status_tests', 'debug_information' ), fn (): Feature => new LeadHealth( $this->wpdb, $this->tables, $this->settings, $this->scheduler ) ),
			new Lazy( array( 'site_status_tests' ), fn (): Feature => new SpamServiceHealth( $this->settings ) ),
			new LeadCounter( $this->leads, $this->counts, $this->settings ),
			new LeadColumns( $this->wpdb, $this->tables ),
			new Lazy( array( LeadScheduler::HOOK ), fn (): Feature => new SuspicionDigest( $this->wpdb, $this->tables ) ),
			...( is_admin() ? array( new RoleNames(), new LeadsWidget( new LeadOverview( $this->wpdb, $this->tables, $this->days() ), $this->search( ... ), $this->forms ) ) : array() ),
		);
	}

	public function routes(): array {
		return array(
			'leads'      => fn (): array => array( $this->submission() ),
			'form-token' => fn (): array => array( new FormTokenRoute( new FormToken(), $this->settings, $this->plugin_file ) ),
		);
	}

	public function admin_routes(): array {
		$many     = new BulkSelection( $this->leads, $this->search() );
		$page     = new LeadPage( $this->view(), $this->notes(), $this->search() );
		$deletion = new LeadDeletion( $this->leads, $this->ledger, new Transaction( $this->wpdb ) );

		return array(
			new ListLeadsRoute( $this->search(), $this->view() ),
			new ShowLeadRoute( $this->leads, $page ),
			new RetryLeadRoute( $this->leads, $this->retry(), $page ),
			new RetryLeadsRoute( $many, $this->retry() ),
			new ReleaseLeadRoute( $this->leads, $this->release(), $page ),
			new ReleaseLeadsRoute( $many, $this->release() ),
			new ResendLeadRoute( $this->leads, new MailLeadDestination( $this->settings, $this->forms ), $this->ledger, $page ),
			new AddNoteRoute( $this->leads, $this->notes() ),
			new DeleteNoteRoute( $this->leads, $this->notes() ),
			new DeleteLeadRoute( $this->leads, $deletion ),
			new DeleteLeadsRoute( $many, $deletion ),
			new FindLeadDealersRoute( $this->search() ),
			new ShowLeadColumnsRoute( $this->csv() ),
			new ExportLeadsRoute( $this->csv() ),
			new ShowLeadReportRoute( $this->days(), new LeadReport( $this->wpdb ), $this->search(), $this->settings ),
			new ShowLeadAccessRoute( new LeadRoles() ),
			new SaveLeadAccessRoute( new LeadRoles() ),
		);
	}

	public function commands( Console $console ): array {
		return array( 'leads' => new LeadsCommand( $this->scheduler, $this->search(), $this->leads, $this->retry(), $this->release(), $this->csv(), $this->self_test, $console ) );
	}

	public function screens(): array {
		return array( LeadsScreen::get() );
	}

	public function notices(): array {
		return array( new FailedLeadsNotice( $this->wpdb, $this->tables ), new SelfTestNotice() );
	}

	public function connection_checks(): array {
		return array(
			new ConnectionProbe(
				'leads',
				HttpLeadDestination::UPSTREAM,
				$this->settings->string( 'leads_url' ),
				static fn (): string => __( 'No URL is set. Leads are stored on this site and emailed.', 'hvac-blocks' ),
				static fn (): string => __( 'The service responds at this URL. No lead was sent.', 'hvac-blocks' )
			),
			new ConnectionProbe(
				'akismet',
				SpamService::UPSTREAM,
				'akismet' === $this->settings->string( 'spam_service' ) && '' !== SpamService::key( $this->settings ) ? SpamService::URL : '',
				static fn (): string => __( 'There is no key, or the spam check is off.', 'hvac-blocks' ),
				static fn (): string => __( 'Akismet responds. No lead was sent.', 'hvac-blocks' )
			),
			new CaptchaConnection( $this->settings ),
		);
	}

	public function for_rest(): RestContributions {
		return new RestContributions(
			uncounted: array( '/leads' ),
			unlimited: array( LeadAccess::VIEW ),
			features: array( fn (): Feature => new LeadGate( $this->settings, $this->limiter, $this->client, new TryAgainPage( $this->forms ) ) ),
		);
	}

	public function recipient_self_test(): SelfTestMail {
		return new SelfTestMail( $this->settings, $this->leads, $this->queue, $this->delivery( ... ), $this->submission( ... ) );
	}

	public function view(): LeadView {
		return new LeadView( $this->forms, $this->ledger, $this->queue );
	}

	private function submission(): SubmitLeadRoute {
		return new SubmitLeadRoute(
			new LeadIntake( $this->leads, $this->ledger, $this->queue, $this->delivery(), new LeadDealer( $this->dealers, $this->settings ), $this->limiter, new FormToken(), $this->settings, new Transaction( $this->wpdb ), $this->consents, new SpamService( $this->settings, $this->upstream ) ),
			$this->forms,
			new LeadRequestReader( $this->forms, $this->catalog->directory() ),
			new PostedFormReply( new ReturnedForms(), $this->limiter, new TryAgainPage( $this->forms ) ),
			$this->client,
		);
	}

	private function delivery(): LeadDelivery {
		return new LeadDelivery(
			$this->leads,
			$this->queue,
			$this->ledger,
			new DealerCheck( $this->dealers, $this->leads, $this->settings ),
			new MailLeadDestination( $this->settings, $this->forms ),
			new HttpLeadDestination( $this->settings, $this->upstream ),
			new ConfirmationMailDestination( $this->settings, $this->forms, $this->dealers ),
			...DestinationHooks::added(),
		);
	}

	private function alerts(): LeadAlerts {
		return new LeadAlerts( $this->wpdb, $this->tables, $this->leads, $this->ledger );
	}

	private function days(): LeadDays {
		return new LeadDays( $this->wpdb, $this->tables );
	}

	private function search(): LeadSearch {
		return new LeadSearch( $this->wpdb, $this->tables );
	}

	private function notes(): LeadNotes {
		return new LeadNotes( $this->wpdb, $this->tables );
	}

	private function retry(): LeadRetry {
		return new LeadRetry( $this->leads, $this->queue, $this->delivery(), $this->ledger );
	}

	private function release(): LeadRelease {
		return new LeadRelease( $this->leads, $this->queue, $this->delivery(), $this->ledger, new Transaction( $this->wpdb ) );
	}

	private function csv(): LeadCsv {
		return new LeadCsv( $this->search(), $this->view(), $this->forms );
	}
}
