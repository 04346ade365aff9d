<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Health;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Editing\Forms\Returned\ReturnedForms;
use HvacBlocks\Leads\Delivery\LeadDelivery;
use HvacBlocks\Leads\Destinations\DeliveryResult;
use HvacBlocks\Leads\Destinations\LeadDestination;
use HvacBlocks\Leads\Destinations\MailLeadDestination;
use HvacBlocks\Leads\Intake\LeadRequestReader;
use HvacBlocks\Leads\Intake\PostedFormReply;
use HvacBlocks\Leads\Intake\SelfTestPass;
use HvacBlocks\Leads\Intake\SelfTestState;
use HvacBlocks\Leads\Intake\SubmitLeadRoute;
use HvacBlocks\Leads\Intake\TryAgainPage;
use HvacBlocks\Platform\Rest\ClientAddress;
use HvacBlocks\Platform\Rest\RateLimiter;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\State\TableState;
use HvacBlocks\Testing\LeadsTestCase;
use PHPUnit\Framework\Attributes\Before;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

final class SelfTestMailTest extends LeadsTestCase {
	#[Before]
	public function set_recipient(): void {
		$this->register_public_route();
		update_option( Settings::OPTION, array( 'leads_mail_to' => 'sales@example.org' ) );
	}

	public function test_a_marked_lead_goes_all_the_way_to_the_recipient(): void {
		$this->reach_itself();
		$result = $this->self_test()->run();

		self::assertTrue( $result->has_arrived() );
		self::assertSame(
			array(
				array(
					'destination' => 'mail',
					'to'          => 'sales@example.org',
					'delivered'   => true,
					'detail'      => 'The mail server accepted the message.',
				),
			),
			$result->deliveries
		);
		self::assertSame( array( '', '' ), array( $result->problem, $result->unreached ) );

		$mail = $this->mails()[0];
		self::assertSame( 'sales@example.org', $mail['to'] );
		self::assertStringStartsWith( 'Test lead HB-', $mail['subject'] );
		self::assertStringContainsString( 'Nobody submitted this form', $mail['message'] );
		self::assertStringContainsString( '1 Trial Street', $mail['message'] );
		self::assertStringNotContainsString( 'View lead', $mail['message'], 'it is gone' );
	}

	public function test_nothing_of_it_stays(): void {
		$this->reach_itself();
		$this->self_test( $this->destination( static fn (): DeliveryResult => DeliveryResult::failed( 'No.' ), 'http' ) )->run();

		self::assertSame( array( 0, 0, 0 ), array( $this->rows( $this->tables->leads ), $this->rows( $this->tables->events ), $this->rows( $this->tables->deliveries ) ) );
		self::assertFalse( SelfTestState::read()->awaits( '' ) );
	}

	public function test_it_tells_who_did_not_get_it_and_why(): void {
		$this->reach_itself();
		$result = $this->self_test( $this->mail(), $this->destination( static fn (): DeliveryResult => DeliveryResult::retry( 'The service is away.' ), 'http' ) )->run();

		self::assertFalse( $result->has_arrived() );
		self::assertSame( array( true, false ), array_column( $result->deliveries, 'delivered' ) );
		self::assertSame( 'The service is away.', $result->deliveries[1]['detail'] );
		self::assertTrue( $this->sent[0]->is_test );
	}

	public function test_a_visitor_that_is_none_is_sent_nothing(): void {
		$this->reach_itself();
		$this->self_test( $this->mail(), $this->destination( static fn (): DeliveryResult => DeliveryResult::delivered( 'Sent.' ), 'confirmation' ) )->run();

		self::assertSame( array(), $this->sent );
	}

	public function test_where_the_site_cannot_reach_itself_the_route_answers_here(): void {
		$this->answer_http( static fn (): WP_Error => new WP_Error( 'http_request_failed', 'cURL error 28' ) );
		$result = $this->self_test()->run();

		self::assertStringContainsString( 'cURL error 28', $result->unreached );
		self::assertTrue( $result->has_arrived() );
		self::assertCount( 1, $this->mails() );
		self::assertSame( 0, $this->rows( $this->tables->leads ) );
	}

	public function test_a_form_that_refuses_delivers_nothing(): void {
		$this->answer_http( static fn (): array => array( 'status' => 403 ) );
		$result = $this->self_test()->run();

		self::assertFalse( $result->has_arrived() );
		self::assertStringContainsString( '403', $result->problem );
		self::assertSame( array(), $result->deliveries );
		self::assertSame( array(), $this->mails() );
	}

	public function test_the_daily_trial_keeps_what_it_knows_unless_this_one_arrived(): void {
		( new SelfTestState( at: 5, problem: 'Before', since: 5, told: true ) )->write();
		$this->answer_http( static fn (): array => array( 'status' => 403 ) );
		$this->self_test()->run();
		self::assertEquals( new SelfTestState( at: 5, problem: 'Before', since: 5, told: true ), SelfTestState::read() );

		remove_all_filters( 'pre_http_request' );
		$this->reach_itself();
		$this->self_test()->run();
		self::assertSame( '', SelfTestState::read()->problem );
	}

	public function test_its_outcome_is_remembered_with_the_recipients(): void {
		$this->reach_itself();
		$result = $this->self_test()->run();

		self::assertEquals( $result, SelfTestMailResult::read() );
		self::assertSame( SelfTestMail::fingerprint( $this->settings ), $result->fingerprint );

		update_option( Settings::OPTION, array( 'leads_mail_to' => 'other@example.org' ) );
		self::assertNotSame( SelfTestMail::fingerprint( $this->settings ), $result->fingerprint );
	}

	private function reach_itself(): void {
		$this->answer_http(
			/** @param array<mixed> $arguments */
			static function ( string $url, array $arguments ): array {
				$headers = is_array( $arguments['headers'] ?? null ) ? $arguments['headers'] : array();
				$request = new WP_REST_Request( 'POST', '/hvac-blocks/v1/leads' );
				$request->set_header( 'Content-Type', 'application/json' );
				$request->set_header( SelfTestPass::HEADER, self::text( $headers[ SelfTestPass::HEADER ] ?? '' ) );
				$request->set_body( self::text( $arguments['body'] ?? '' ) );

				return array( 'status' => rest_do_request( $request )->get_status() );
			}
		);
	}

	private function mail(): LeadDestination {
		return new MailLeadDestination( $this->settings, new FormLibrary() );
	}

	private function self_test( LeadDestination ...$destinations ): SelfTestMail {
		$delivery = $this->delivery( ...( array() === $destinations ? array( $this->mail() ) : array_values( $destinations ) ) );
		$forms    = new FormLibrary();
		$limiter  = new RateLimiter( new TableState( $this->wpdb ) );

		return new SelfTestMail(
			$this->settings,
			$this->leads,
			$this->queue,
			static fn (): LeadDelivery => $delivery,
			fn (): SubmitLeadRoute => new SubmitLeadRoute( $this->intake(), $forms, new LeadRequestReader( $forms, $this->catalog() ), new PostedFormReply( new ReturnedForms(), $limiter, new TryAgainPage( $forms ) ), new ClientAddress( $this->settings ) ),
		);
	}
}
