<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Webhooks;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Leads\Destinations\DeliveryOutcome;
use HvacBlocks\Leads\Destinations\DeliveryResult;
use HvacBlocks\Leads\Destinations\DestinationHooks;
use HvacBlocks\Leads\Destinations\LeadDestination;
use HvacBlocks\Leads\Health\SampleLead;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Platform\Http\AddressGuard;
use HvacBlocks\Platform\Http\WordPressClient;
use HvacBlocks\Testing\LeadsTestCase;
use HvacBlocks\Testing\Upstreams\MockUpstream;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

final class WebhookDeliveryTest extends LeadsTestCase {
	use MockUpstream;

	private const ID = '0a1b2c3d';

	#[Before]
	public function make_webhooks(): void {
		$this->reset_upstream();
		$this->settings();
	}

	public function test_a_new_lead_is_sent_as_it_is_signed_and_named_in_its_ledger(): void {
		$this->hook( array( 'secret' => 'present-secret-0001', 'headers' => array( 'X-Team' => 'Sales' ) ) );
		$lead = $this->received();
		$this->deliver();

		$sent = $this->upstream_requests()[0];
		$json = $sent['json'];
		self::assertIsArray( $json );
		self::assertSame( array( 'stored', $lead->reference, 'contact-dealer', 'Ana', 'CONTACT_DEALER' ), array( $json['event'], $json['reference'], $json['form'], $json['firstName'], $json['kind'] ) );
		self::assertSame( array( "$lead->idempotency_key-stored", 'Sales' ), array( $sent['headers']['idempotency-key'], $sent['headers']['x-team'] ) );
		[ $time, $signature ] = array( ...explode( ',v1=', substr( $sent['headers']['x-hvac-blocks-signature'], 2 ) ), '' );
		self::assertSame( hash_hmac( 'sha256', "$time." . ( $sent['text'] ?? '' ), 'present-secret-0001' ), $signature );
		self::assertSame( array( LeadStatus::Delivered, 'delivered' ), array( $this->leads->by_id( $lead->id )?->status, $this->queue->of( $lead->id )[0]['state'] ) );
		self::assertSame( 'CRM', DestinationHooks::label( 'hook-' . self::ID . '-stored' ) );
	}

	public function test_only_leads_of_its_forms_and_only_while_it_is_on(): void {
		$this->hook( array( 'forms' => array( 'newsletter' ) ) );
		self::assertSame( array(), $this->queue->of( $this->received()->id ) );

		$this->hook( array( 'on' => false ) );
		self::assertSame( array(), $this->queue->of( $this->received()->id ) );
	}

	public function test_a_service_that_fails_is_tried_again_and_one_that_refuses_is_told_apart(): void {
		$this->hook();
		$this->tell_upstream( 'zapier', array( 'mode' => '503' ) );
		$lead = $this->received();
		$this->deliver();
		self::assertSame( array( 'waiting', 1 ), array( $this->queue->of( $lead->id )[0]['state'], $this->queue->of( $lead->id )[0]['attempts'] ) );

		$this->tell_upstream( 'zapier', array( 'mode' => '400' ) );
		$lead = $this->received();
		$this->deliver();
		self::assertSame( 'failed', $this->queue->of( $lead->id )[0]['state'] );
	}

	public function test_later_events_are_sent_once_each(): void {
		$this->hook( array( 'events' => array( 'delivered', 'withdrawn', 'unsubscribed' ) ) );
		$other = $this->destination( static fn (): DeliveryResult => DeliveryResult::delivered( 'taken' ) );
		$lead  = $this->received( $other );
		$this->deliver( $other );
		do_action( 'hvac_blocks_lead_delivered', $lead->id, 'test' );
		do_action( 'hvac_blocks_consent_revoked', $lead, '', 0 );
		do_action( 'hvac_blocks_consent_revoked', $lead, '', 0 );
		$this->deliver( $other );

		$bodies = array_column( $this->upstream_requests(), 'json' );
		self::assertSame( array( 'delivered', 'withdrawn' ), array_column( $bodies, 'event' ) );
		self::assertSame( array( 'event', 'reference', 'form', 'createdAt' ), array_keys( (array) $bodies[1] ), 'after a revocation nothing else leaves the site' );
	}

	public function test_an_anonymized_lead_is_not_sent_but_its_revocation_is(): void {
		$this->hook( array( 'events' => array( 'stored', 'withdrawn' ) ) );
		$lead = $this->received();
		do_action( 'hvac_blocks_consent_revoked', $lead, '', 0 );
		$this->wpdb->update( $this->tables->leads, array( 'anonymised_at' => '2026-01-01 00:00:00' ), array( 'id' => $lead->id ) );
		$this->deliver();

		self::assertSame( array( 'withdrawn' ), array_column( array_column( $this->upstream_requests(), 'json' ), 'event' ) );
	}

	public function test_a_lead_that_fails_elsewhere_is_told_once_and_its_own_failure_tells_nobody(): void {
		$this->hook( array( 'events' => array( 'failed' ) ) );
		$this->tell_upstream( 'zapier', array( 'mode' => '400' ) );
		$other = $this->destination( static fn (): DeliveryResult => DeliveryResult::failed( 'no' ) );
		$this->received( $other );
		$this->deliver( $other );

		self::assertCount( 1, $this->upstream_requests() );
	}

	/** @param array<string, string> $headers */
	#[DataProvider( 'recipes' )]
	public function test_each_recipe_of_the_docs_is_accepted( string $heading, string $path, string $format = 'json', array $headers = array() ): void {
		$docs = (string) file_get_contents( dirname( __DIR__, 5 ) . '/docs/webhooks.md' );
		$part = explode( "\n### ", explode( "\n### $heading\n", $docs )[1] ?? '' )[0];
		$body = 1 === preg_match( '/```json\n(.*?)```/s', $part, $block ) ? trim( $block[1] ) : '';

		self::assertNotSame( '', $part );
		self::assertNull( '' === $body ? null : WebhookTemplate::problem( $body, ( new WebhooksView( new FormLibrary() ) )->values(), 'form' === $format ) );

		$this->hook( array( 'url' => $this->upstream( $path ), 'format' => $format, 'headers' => $headers, 'template' => $body ) );
		$hook   = WebhookStore::all()[ self::ID ];
		$answer = ( new WebhookDestination( $hook, WebhookEvent::Stored, new WordPressClient( $this->settings(), new AddressGuard( $this->settings() ) ) ) )->deliver( SampleLead::of( ( new FormLibrary() )->get( SampleLead::FORM ) ) );
		$sent   = $this->upstream_requests()[0];

		self::assertSame( DeliveryOutcome::Delivered, $answer->outcome, $answer->detail );
		self::assertStringNotContainsString( '{{', (string) wp_json_encode( $sent['json'] ?? $sent['text'] ?? '' ) );

		if ( 'salesforce' === $path ) {
			parse_str( $sent['text'] ?? '', $fields );
			self::assertSame( array( 'Self', 'Test', '75024' ), array( $fields['first_name'] ?? '', $fields['last_name'] ?? '', $fields['zip'] ?? '' ) );
		}
	}

	/** @return iterable<string, array{0: string, 1: string, 2?: string, 3?: array<string, string>}> */
	public static function recipes(): iterable {
		yield 'Zapier' => array( 'Zapier', 'zapier' );
		yield 'Make' => array( 'Make', 'make' );
		yield 'HubSpot' => array( 'HubSpot', 'hubspot', 'json', array( 'Authorization' => 'Bearer pat-na1-0000' ) );
		yield 'Salesforce' => array( 'Salesforce', 'salesforce', 'form' );
		yield 'Dynamics' => array( 'Microsoft Dynamics 365', 'dynamics?sig=abc' );
	}

	/** @param array<string, mixed> $own */
	private function hook( array $own = array() ): void {
		$hook = Webhook::from( $own + array( 'id' => self::ID, 'name' => 'CRM', 'url' => $this->upstream( 'zapier' ), 'forms' => array(), 'events' => array( 'stored' ), 'on' => true ) );

		self::assertNotNull( $hook );
		self::assertTrue( WebhookStore::records()->save( $hook ) );
	}

	private function received( LeadDestination ...$others ): Lead {
		return $this->stored( $this->request(), $this->delivery( ...$others, ...DestinationHooks::added() ) );
	}

	private function deliver( LeadDestination ...$others ): void {
		$this->delivery( ...$others, ...DestinationHooks::added() )->run( 20 );
	}
}
