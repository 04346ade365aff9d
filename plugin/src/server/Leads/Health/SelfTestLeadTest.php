<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Health;

use HvacBlocks\Leads\Intake\SelfTestPass;
use HvacBlocks\Leads\Intake\SelfTestState;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\LeadsTestCase;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

final class SelfTestLeadTest extends LeadsTestCase {
	#[Before]
	public function register_route(): void {
		$this->register_public_route();
	}

	/** Whether the site answers its own requests. */
	private bool $works = true;

	public function test_it_goes_through_the_public_route_and_leaves_nothing(): void {
		$seen = array();
		$this->answer_with_the_site(
			function () use ( &$seen ): void {
				$lead = $this->leads->by_id( (int) $this->wpdb->get_var( "SELECT MAX(id) FROM {$this->tables->leads}" ) );
				self::assertNotNull( $lead );
				$seen[] = array( $lead->is_test, $lead->status, $this->queue->of( $lead->id ) );
			}
		);

		self::assertSame( '', $this->self_test()->run() );

		self::assertSame( array( array( true, LeadStatus::Delivered, array() ) ), $seen, 'marked, and on no destination\'s list' );
		self::assertSame( array( 0, 0, 0 ), array( $this->rows( $this->tables->leads ), $this->rows( $this->tables->events ), $this->rows( $this->tables->deliveries ) ) );
		self::assertSame( array(), $this->mails() );
		self::assertSame( '', SelfTestState::read()->problem );
		self::assertFalse( SelfTestState::read()->awaits( '' ) );
	}

	public function test_no_limit_stops_it(): void {
		update_option( Settings::OPTION, array( 'leads_rate_limit' => 1, 'requests_rate_limit' => 1 ) );
		$this->answer_with_the_site();

		for ( $i = 0; $i < 3; $i++ ) {
			self::assertSame( '', $this->self_test()->run() );
		}
	}

	/** @param array{status?: int, body?: string}|WP_Error $answer */
	#[DataProvider( 'failures' )]
	public function test_it_tells_once_that_it_did_not_arrive( array|WP_Error $answer, string $said ): void {
		$this->answer_http( static fn (): array|WP_Error => $answer );

		self::assertStringContainsString( $said, $this->self_test()->run() );
		$this->self_test()->run();

		self::assertCount( 1, $this->mails() );
		self::assertSame( get_option( 'admin_email' ), $this->mails()[0]['to'] );
		self::assertStringContainsString( $said, $this->mails()[0]['message'] );
		self::assertStringContainsString( $said, SelfTestState::read()->problem );
	}

	/** @return array<string, array{array{status?: int, body?: string}|WP_Error, string}> */
	public static function failures(): array {
		return array(
			'no connection'        => array( new WP_Error( 'http_request_failed', 'cURL error 7' ), 'cURL error 7' ),
			'a password before it' => array( array( 'status' => 401 ), 'status 401' ),
			'the database is gone' => array( array( 'status' => 503 ), 'status 503' ),
			'a cache that lies'    => array( array( 'status' => 201, 'body' => '{"reference":"HB-2222-2222","status":"accepted"}' ), 'not in the database' ),
		);
	}

	public function test_after_it_was_well_again_it_tells_again(): void {
		$this->answer_with_the_site();

		$this->works = false;
		$this->self_test()->run();
		$this->works = true;
		self::assertSame( '', $this->self_test()->run() );
		$this->works = false;
		$this->self_test()->run();

		self::assertCount( 2, $this->mails() );
	}

	public function test_an_alarm_that_could_not_be_mailed_is_mailed_later(): void {
		$this->answer_http( static fn (): array => array( 'status' => 500 ) );
		$broken = static fn (): bool => false;

		add_filter( 'pre_wp_mail', $broken, 1 );
		$this->self_test()->run();
		remove_filter( 'pre_wp_mail', $broken, 1 );
		$this->self_test()->run();

		self::assertCount( 1, $this->mails() );
	}

	#[DataProvider( 'forgeries' )]
	public function test_nobody_else_can_use_its_way( string $pass, bool $awaited, bool $changed ): void {
		$key  = wp_generate_uuid4();
		$body = SelfTestPost::body( $key );
		SelfTestState::read()->begun( $awaited ? $key : wp_generate_uuid4() )->write();

		$signed = (string) wp_json_encode( $body );
		$sent   = $changed ? (string) wp_json_encode( array( ...$body, 'lang' => 'fr' ) ) : $signed;
		$pass   = match ( $pass ) {
			'good'  => SelfTestPass::sign( $signed, time() ),
			'old'   => SelfTestPass::sign( $signed, time() - 301 ),
			// Well beyond the limit, so that the time to post it on a slow machine does not bring it back within.
			'early' => SelfTestPass::sign( $signed, time() + HOUR_IN_SECONDS ),
			default => $pass,
		};

		self::assertSame( 201, $this->post( $sent, $pass )->get_status(), 'it is a lead like any other' );
		$lead = $this->leads->by_key( $key );
		self::assertNotNull( $lead );
		self::assertFalse( $lead->is_test );
		self::assertCount( 1, $this->queue->of( $lead->id ) );
	}

	/** @return array<string, array{string, bool, bool}> */
	public static function forgeries(): array {
		return array(
			'none'                    => array( '', true, false ),
			'made up'                 => array( '1700000000.' . str_repeat( '0', 64 ), true, false ),
			'not one at all'          => array( "1700000000.x\r\nX: y", true, false ),
			'too old'                 => array( 'old', true, false ),
			'from the future'         => array( 'early', true, false ),
			'for another body'        => array( 'good', true, true ),
			'when none is awaited'    => array( 'good', false, false ),
		);
	}

	public function test_the_same_pass_makes_no_second_lead(): void {
		$key  = wp_generate_uuid4();
		$body = (string) wp_json_encode( SelfTestPost::body( $key ) );
		SelfTestState::read()->begun( $key )->write();
		$pass = SelfTestPass::sign( $body, time() );

		self::assertSame( 201, $this->post( $body, $pass )->get_status() );
		self::assertSame( 200, $this->post( $body, $pass )->get_status() );
		self::assertSame( 1, $this->rows( $this->tables->leads ) );
	}

	public function test_one_that_came_too_late_goes_with_the_next_purge(): void {
		$key  = wp_generate_uuid4();
		$body = (string) wp_json_encode( SelfTestPost::body( $key ) );
		SelfTestState::read()->begun( $key )->write();
		$this->post( $body, SelfTestPass::sign( $body, time() ) );

		self::assertSame( 0, $this->leads->purge() );
		$this->wpdb->query( "UPDATE {$this->tables->leads} SET purge_at = DATE_SUB( purge_at, INTERVAL 2 DAY )" );
		self::assertSame( 1, $this->leads->purge() );
		self::assertSame( 0, $this->rows( $this->tables->events ) );
	}

	public function test_it_runs_once_a_day_and_after_a_failure_every_hour(): void {
		$asked = 0;
		$this->answer_with_the_site( static function () use ( &$asked ): void {
			++$asked;
		} );
		$this->works = false;
		remove_all_actions( SelfTestLead::HOOK );
		$this->self_test()->boot();

		do_action( SelfTestLead::HOOK );
		do_action( SelfTestLead::HOOK );
		self::assertSame( 2, $asked, 'it failed' );

		$this->works = true;
		do_action( SelfTestLead::HOOK );
		do_action( SelfTestLead::HOOK );
		self::assertSame( 3, $asked, 'it is well for today' );

		update_option( SelfTestState::OPTION, array( 'at' => time() - DAY_IN_SECONDS ) );
		do_action( SelfTestLead::HOOK );
		self::assertSame( 4, $asked );

		update_option( Settings::OPTION, array( 'leads_self_test' => false ) );
		update_option( SelfTestState::OPTION, array( 'at' => time() - DAY_IN_SECONDS ) );
		do_action( SelfTestLead::HOOK );
		self::assertSame( 4, $asked, 'it is switched off' );
	}

	public function test_one_event_while_it_is_switched_on(): void {
		remove_all_actions( 'admin_init' );
		wp_unschedule_hook( SelfTestLead::HOOK );
		$this->self_test()->boot();

		do_action( 'admin_init' );
		self::assertSame( 'hourly', wp_get_schedule( SelfTestLead::HOOK ) );

		update_option( Settings::OPTION, array( 'leads_self_test' => false ) );
		do_action( 'admin_init' );
		self::assertFalse( wp_next_scheduled( SelfTestLead::HOOK ) );
	}

	/** @param (\Closure(): void)|null $after */
	private function answer_with_the_site( ?\Closure $after = null ): void {
		$this->answer_http(
			/** @param array<mixed> $arguments */
			function ( string $url, array $arguments ) use ( $after ): array {
				$status = 500;

				if ( $this->works ) {
					self::assertSame( rest_url( 'hvac-blocks/v1/leads' ), $url );
					$headers = is_array( $arguments['headers'] ?? null ) ? $arguments['headers'] : array();
					$status  = $this->post( self::text( $arguments['body'] ?? '' ), self::text( $headers[ SelfTestPass::HEADER ] ?? '' ) )->get_status();
				}

				if ( null !== $after ) {
					$after();
				}

				return array( 'status' => $status );
			}
		);
	}

	private function post( string $body, string $pass ): \WP_REST_Response {
		$request = new WP_REST_Request( 'POST', '/hvac-blocks/v1/leads' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_header( SelfTestPass::HEADER, $pass );
		$request->set_body( $body );

		return rest_do_request( $request );
	}

	private function self_test(): SelfTestLead {
		return new SelfTestLead( $this->settings, $this->leads );
	}
}
