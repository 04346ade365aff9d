<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

use Closure;
use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Dealers\Directory\SearchMode;
use HvacBlocks\Dealers\Directory\SearchResult;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Editing\Forms\FormToken;
use HvacBlocks\Editing\Forms\Returned\ReturnedForms;
use HvacBlocks\Kernel\AfterAnswer;
use HvacBlocks\Leads\Consent\ConsentRegistry;
use HvacBlocks\Leads\Consent\ConsentTables;
use HvacBlocks\Leads\Delivery\DealerCheck;
use HvacBlocks\Leads\Delivery\DeliveryQueue;
use HvacBlocks\Leads\Delivery\LeadDelivery;
use HvacBlocks\Leads\Delivery\LeadScheduler;
use HvacBlocks\Leads\Destinations\DeliveryResult;
use HvacBlocks\Leads\Destinations\LeadDestination;
use HvacBlocks\Leads\Health\LeadAlerts;
use HvacBlocks\Leads\Intake\LeadDealer;
use HvacBlocks\Leads\Intake\LeadGate;
use HvacBlocks\Leads\Intake\LeadIntake;
use HvacBlocks\Leads\Intake\LeadRequest;
use HvacBlocks\Leads\Intake\LeadRequestReader;
use HvacBlocks\Leads\Intake\PostedFormReply;
use HvacBlocks\Leads\Intake\SpamService;
use HvacBlocks\Leads\Intake\SubmitLeadRoute;
use HvacBlocks\Leads\Intake\TryAgainPage;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadDeletion;
use HvacBlocks\Leads\Store\LeadLedger;
use HvacBlocks\Leads\Store\LeadRepository;
use HvacBlocks\Leads\Store\LeadTables;
use HvacBlocks\Offers\Catalog\AskedProduct;
use HvacBlocks\Offers\Catalog\EmbeddedProductDirectory;
use HvacBlocks\Offers\Catalog\ProductDirectory;
use HvacBlocks\Offers\Catalog\Store\ProductStore;
use HvacBlocks\Offers\Claims\SiteCalendar;
use HvacBlocks\Platform\Database\Transaction;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Rest\ClientAddress;
use HvacBlocks\Platform\Rest\RateLimiter;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\State\StateTables;
use HvacBlocks\Platform\State\TableState;
use PHPUnit\Framework\Attributes\Before;
use WP_REST_Response;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** A test with the tables of leads, and destinations whose behavior the test defines. */
abstract class LeadsTestCase extends TestCase {
	protected wpdb $wpdb;
	protected LeadTables $tables;
	protected LeadRepository $leads;
	protected LeadLedger $ledger;
	protected DeliveryQueue $queue;
	protected Settings $settings;

	/** @var list<Lead> what the test's destinations received */
	protected array $sent = array();

	#[Before]
	final public function make_lead_services(): void {
		global $wpdb;

		$this->wpdb     = $wpdb;
		$this->tables   = new LeadTables( $wpdb );
		$this->leads    = new LeadRepository( $wpdb, $this->tables );
		$this->ledger   = new LeadLedger( $wpdb, $this->tables );
		$this->queue    = new DeliveryQueue( $wpdb, $this->tables );
		$this->settings = new Settings();
		$this->sent     = array();

		if ( $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $this->tables->leads ) ) ) !== $this->tables->leads ) {
			$this->tables->install();
			( new StateTables( $wpdb ) )->install();
		}
	}

	/** @param Closure( Lead, int ): DeliveryResult $answer receives the lead and the number of earlier ones */
	final protected function destination( Closure $answer, string $id = 'test', bool $active = true ): LeadDestination {
		$deliver = function ( Lead $lead ) use ( $answer ): DeliveryResult {
			$this->sent[] = $lead;

			return $answer( $lead, count( $this->sent ) - 1 );
		};

		return new class( $id, $active, $deliver ) implements LeadDestination {
			/** @param Closure( Lead ): DeliveryResult $deliver */
			public function __construct( private string $id, private bool $active, private Closure $deliver ) {}

			public function id(): string {
				return $this->id;
			}

			public function active(): bool {
				return $this->active;
			}

			public function deliver( Lead $lead ): DeliveryResult {
				return ( $this->deliver )( $lead );
			}
		};
	}

	final protected function delivery( LeadDestination ...$destinations ): LeadDelivery {
		return new LeadDelivery( $this->leads, $this->queue, $this->ledger, new DealerCheck( self::dealers( 'D100' ), $this->leads, $this->settings ), ...$destinations );
	}

	final protected function intake( ?LeadDelivery $delivery = null, ?FormToken $token = null, ?DealerDirectory $dealers = null, ?SpamService $spam = null ): LeadIntake {
		return new LeadIntake(
			$this->leads,
			$this->ledger,
			$this->queue,
			$delivery ?? $this->delivery( $this->destination( static fn (): DeliveryResult => DeliveryResult::delivered( 'taken' ) ) ),
			new LeadDealer( $dealers ?? self::dealers( 'D100' ), $this->settings ),
			new RateLimiter( new TableState( $this->wpdb ) ),
			$token ?? new FormToken(),
			$this->settings,
			new Transaction( $this->wpdb ),
			new ConsentRegistry( $this->wpdb, new ConsentTables( $this->wpdb ), new FormLibrary() ),
			$spam,
		);
	}

	final protected function catalog(): ProductDirectory {
		return new EmbeddedProductDirectory( new ProductStore( $this->wpdb ), new SiteCalendar() );
	}

	final protected function deletion(): LeadDeletion {
		return new LeadDeletion( $this->leads, $this->ledger, new Transaction( $this->wpdb ) );
	}

	final protected function scheduler( LeadDelivery $delivery, AfterAnswer $after = new AfterAnswer() ): LeadScheduler {
		return new LeadScheduler( static fn (): LeadDelivery => $delivery, $this->queue, $this->leads, function (): void { ( new LeadAlerts( $this->wpdb, $this->tables, $this->leads, $this->ledger ) )->send(); }, new ArrayState(), after: $after );
	}

	/** @param array<string, string> $fields instead of the valid ones */
	final protected function request( array $fields = array(), string $key = '', string $address = '203.0.113.7', string $company_id = '', bool $consent = true, string $token = '', string $trap = '', string $page_url = '/residential/en/find-a-dealer/', string $source = '', Language $lang = Language::English, ?string $consent_version = null, bool $marketing = false, ?string $marketing_version = null, ?AskedProduct $product = null, string $captcha = '' ): LeadRequest {
		return new LeadRequest(
			( new FormLibrary() )->get( 'contact-dealer' ),
			$lang,
			array( ...self::fields(), ...$fields ),
			$company_id,
			$source,
			$consent,
			$consent_version,
			$page_url,
			'' === $key ? wp_generate_uuid4() : $key,
			$token,
			$trap,
			$address,
			marketing: $marketing,
			marketing_version: $marketing_version,
			product: $product,
			captcha: $captcha,
		);
	}

	/** Stores a lead; @return Lead as it is stored */
	final protected function stored( LeadRequest $request, ?LeadDelivery $delivery = null ): Lead {
		$lead = $this->leads->by_reference( $this->intake( $delivery )->take( $request )->reference );

		self::assertNotNull( $lead );

		return $lead;
	}

	/** @return array<string, string> valid values */
	final protected static function fields(): array {
		return array(
			'firstName'    => 'Ana',
			'lastName'     => 'Núñez',
			'email'        => 'ana@example.com',
			'phone'        => '(214) 555-0123',
			'addressLine1' => '5 Main St',
			'city'         => 'Plano',
			'state'        => 'TX',
			'zip'          => '75024',
		);
	}

	/** A directory with only these companies; with null it cannot answer. */
	final protected static function dealers( ?string ...$company_ids ): DealerDirectory {
		return new class( $company_ids ) implements DealerDirectory {
			/** @param array<array-key, string|null> $company_ids */
			public function __construct( private array $company_ids ) {}

			public function search( string $query, SearchMode $mode ): SearchResult {
				return SearchResult::nowhere();
			}

			public function get( string $company_id ): ?Dealer {
				if ( array( null ) === $this->company_ids ) {
					throw new \RuntimeException( 'The provider does not answer.' );
				}

				return in_array( $company_id, $this->company_ids, true ) ? Dealer::from_array( array( 'data' => array( 'companyID' => $company_id, 'name' => 'Comfort' ), 'location' => array( 'lat' => 33.0, 'lon' => -96.7 ) ) ) : null;
			}
		};
	}

	/** Makes every waiting delivery due, and ends every lease. */
	final protected function let_time_pass(): void {
		$this->wpdb->query( (string) $this->wpdb->prepare( 'UPDATE %i SET run_at = DATE_SUB( run_at, INTERVAL 3 DAY ), lease_until = DATE_SUB( lease_until, INTERVAL 3 DAY )', $this->tables->deliveries ) );
	}

	final protected function register_public_route( ReturnedForms $returned = new ReturnedForms() ): void {
		$forms = new FormLibrary();

		remove_all_actions( 'rest_api_init' );
		add_action( 'rest_api_init', 'rest_api_default_filters', 10, 1 );
		$limiter = new RateLimiter( new TableState( $this->wpdb ) );
		$client  = new ClientAddress( $this->settings );
		$page    = new TryAgainPage( $forms );

		( new LeadGate( $this->settings, $limiter, $client, $page ) )->boot();
		self::answer_routes( new SubmitLeadRoute( $this->intake(), $forms, new LeadRequestReader( $forms, $this->catalog() ), new PostedFormReply( $returned, $limiter, $page ), $client ) );
	}

	final protected static function text( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}

	final protected static function header( WP_REST_Response $response, string $name ): string {
		return self::text( $response->get_headers()[ $name ] ?? '' );
	}

	/** @return list<string> the names of the lead's events, oldest first */
	final protected function events( Lead $lead ): array {
		return array_column( $this->ledger->of( $lead->id ), 'event' );
	}

	final protected function rows( string $table ): int {
		return (int) $this->wpdb->get_var( $this->wpdb->prepare( 'SELECT COUNT(*) FROM %i', $table ) );
	}
}
