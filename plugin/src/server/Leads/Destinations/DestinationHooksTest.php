<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use Closure;
use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Leads\Admin\LeadView;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Testing\FilterMistakes;
use HvacBlocks\Testing\LeadsTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

final class DestinationHooksTest extends LeadsTestCase {
	use FilterMistakes;

	public function test_an_added_destination_gets_leads_and_has_a_name(): void {
		$got = array();
		self::add(
			self::added(
				'crm',
				static function ( Lead $lead ) use ( &$got ): DeliveryResult {
					$got[] = $lead->reference;

					return DeliveryResult::delivered( 'Taken as 42.' );
				}
			)
		);
		$lead = $this->lead();
		$this->delivery( ...DestinationHooks::added() )->run( 5 );
		$shown = ( new LeadView( new FormLibrary(), $this->ledger, $this->queue ) )->whole( $this->again( $lead ) );

		self::assertSame( array( $lead->reference ), $got );
		self::assertIsArray( $shown['deliveries'] );
		self::assertSame( array( array( 'crm', 'The CRM', 'delivered', 'Taken as 42.' ) ), array_map( static fn ( array $delivery ): array => array( $delivery['destination'], $delivery['label'], $delivery['state'], $delivery['result'] ), array_filter( $shown['deliveries'], is_array( ... ) ) ) );
		self::assertContains( 'The CRM', array_column( (array) $shown['ledger'], 'destination' ) );
	}

	public function test_it_is_tried_again_and_given_up_like_any_other(): void {
		$tries = 0;
		self::add(
			self::added(
				'crm',
				static function () use ( &$tries ): DeliveryResult {
					++$tries;

					throw new \LogicException( 'no network' );
				}
			)
		);
		$lead     = $this->lead();
		$delivery = $this->delivery( ...DestinationHooks::added() );

		for ( $round = 0; $round < 30 && LeadStatus::Accepted === $this->again( $lead )->status; ++$round ) {
			$delivery->run( 5 );
			$this->let_time_pass();
		}

		self::assertGreaterThan( 3, $tries );
		self::assertSame( LeadStatus::Failed, $this->again( $lead )->status );
	}

	public function test_a_lead_waits_for_one_whose_plugin_is_gone(): void {
		self::add( self::added( 'crm', static fn (): DeliveryResult => DeliveryResult::delivered( '' ) ) );
		$lead = $this->lead();
		remove_all_filters( 'hvac_blocks_lead_destinations' );
		$this->delivery( ...DestinationHooks::added() )->run( 5 );

		self::assertSame( array( LeadStatus::Failed, 'crm' ), array( $this->again( $lead )->status, DestinationHooks::label( 'crm' ) ) );
	}

	public function test_one_that_is_not_active_gets_nothing(): void {
		self::add( self::added( 'crm', static fn (): DeliveryResult => DeliveryResult::delivered( '' ), false ) );

		self::assertSame( array(), $this->queue->of( $this->lead()->id ) );
	}

	public function test_the_module_delivers_to_it(): void {
		self::add( self::added( 'crm', static fn (): DeliveryResult => DeliveryResult::delivered( '' ) ) );
		add_filter( 'pre_http_request', static fn (): array => array( 'response' => array( 'code' => 200 ) ) );
		$answer = $this->rest( 'POST', '/hvac-blocks/v1/leads', array( 'form' => 'contact-dealer', 'lang' => 'en', 'fields' => self::fields(), 'consent' => true, 'idempotencyKey' => wp_generate_uuid4() ) );
		$lead   = $this->leads->by_reference( self::text( $this->data( $answer )['reference'] ?? '' ) );

		self::assertNotNull( $lead );
		self::assertContains( 'crm', array_column( $this->queue->of( $lead->id ), 'destination' ) );
	}

	#[DataProvider( 'wrong' )]
	public function test_what_is_no_destination_is_left_out_and_told( mixed $given ): void {
		$this->expect_mistakes();
		add_filter( 'hvac_blocks_lead_destinations', static fn (): mixed => $given );

		self::assertLessThanOrEqual( 1, count( DestinationHooks::added() ) );
		self::assertSame( array( 'hvac_blocks_lead_destinations' ), $this->mistakes );
		self::assertSame( 'Email', DestinationHooks::label( 'mail' ) );
	}

	/** @return array<string, array{mixed}> */
	public static function wrong(): array {
		$taken = static fn (): DeliveryResult => DeliveryResult::delivered( '' );

		return array(
			'nothing'          => array( null ),
			'no destination'   => array( array( 'crm' ) ),
			'one of ours'      => array( array( self::added( 'mail', $taken ) ) ),
			'an ID that is none' => array( array( self::added( 'My CRM', $taken ) ) ),
			'an ID too long'   => array( array( self::added( str_repeat( 'x', 33 ), $taken ) ) ),
			'the same ID again' => array( array( self::added( 'crm', $taken ), self::added( 'crm', $taken ) ) ),
		);
	}

	private static function add( AddedDestination $destination ): void {
		add_filter( 'hvac_blocks_lead_destinations', static fn ( array $destinations ): array => array( ...$destinations, $destination ) );
	}

	/** @param Closure( Lead ): DeliveryResult $deliver */
	private static function added( string $id, Closure $deliver, bool $active = true ): AddedDestination {
		return new class( $id, $deliver, $active ) implements AddedDestination {
			/** @param Closure( Lead ): DeliveryResult $deliver */
			public function __construct( private string $id, private Closure $deliver, private bool $active ) {}

			public function id(): string {
				return $this->id;
			}

			public function label(): string {
				return 'The CRM';
			}

			public function active(): bool {
				return $this->active;
			}

			public function deliver( Lead $lead ): DeliveryResult {
				return ( $this->deliver )( $lead );
			}
		};
	}

	private function lead(): Lead {
		return $this->stored( $this->request(), $this->delivery( ...DestinationHooks::added() ) );
	}

	private function again( Lead $lead ): Lead {
		$lead = $this->leads->by_id( $lead->id );
		self::assertNotNull( $lead );

		return $lead;
	}
}
