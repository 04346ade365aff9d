<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

use HvacBlocks\Editing\Forms\Returned\FormReturn;
use HvacBlocks\Editing\Forms\Returned\ReturnedForms;
use HvacBlocks\Testing\FilterMistakes;
use HvacBlocks\Testing\LeadsTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

final class LeadHooksTest extends LeadsTestCase {
	use FilterMistakes;

	public function test_values_are_changed_and_stored_as_the_form_stores_them(): void {
		$seen = array();
		add_filter(
			'hvac_blocks_lead_fields',
			static function ( array $fields, array $lead ) use ( &$seen ): array {
				$seen = array( $fields['phone'], $lead );

				return array( 'city' => 'Frisco', 'phone' => '214.555.0199' );
			},
			10,
			2
		);
		$lead = $this->stored( $this->request( company_id: 'D100' ) );

		self::assertSame( array( ...self::fields(), 'phone' => '+12145550199', 'city' => 'Frisco' ), $lead->fields );
		self::assertSame(
			array( '+12145550123', array( 'form' => 'contact-dealer', 'lang' => 'en', 'source' => '', 'companyId' => 'D100', 'pageUrl' => '/residential/en/find-a-dealer/', 'consent' => true, 'marketing' => false, 'isTest' => false ) ),
			$seen
		);
		self::assertSame( 'checked', $lead->consent?->state->value );
	}

	#[DataProvider( 'wrong' )]
	public function test_wrong_values_are_ignored_and_told( mixed $wrong ): void {
		$this->expect_mistakes();
		add_filter( 'hvac_blocks_lead_fields', static fn (): mixed => $wrong );

		self::assertSame( array( ...self::fields(), 'phone' => '+12145550123' ), $this->stored( $this->request() )->fields );
		self::assertSame( array( 'hvac_blocks_lead_fields' ), $this->mistakes );
	}

	/** @return array<string, array{mixed}> */
	public static function wrong(): array {
		return array(
			'nothing'                => array( null ),
			'false'                  => array( false ),
			'a value that is none'   => array( array( 'city' => array( 'Plano' ) ) ),
			'a value that is wrong'  => array( array( 'city' => 'Frisco', 'zip' => '1' ) ),
			'a value that is needed' => array( array( 'email' => '' ) ),
			'no field of the form'   => array( array( 'budget' => '1000' ) ),
			'a line break'           => array( array( 'city' => "Plano\nBcc: x@example.com" ) ),
		);
	}

	public function test_a_lead_is_refused_in_words_and_nothing_is_stored(): void {
		$this->register_public_route();
		add_filter( 'hvac_blocks_lead_fields', static fn (): WP_Error => new WP_Error( 'closed', '<b>We are closed</b> until <i>Monday</i>.' ) );
		$answer = $this->rest( 'POST', '/hvac-blocks/v1/leads', $this->body() );
		$data   = $this->data( $answer );

		self::assertSame( array( 422, 'hvac_blocks_refused', 'We are closed until Monday.' ), array( $answer->get_status(), $data['code'], $data['message'] ) );
		self::assertSame( '0', (string) $this->wpdb->get_var( "SELECT COUNT(*) FROM {$this->tables->leads}" ) );
	}

	public function test_a_refusal_may_carry_anything_else(): void {
		add_filter( 'hvac_blocks_lead_fields', static fn (): WP_Error => new WP_Error( 'closed', 'We are closed.', array( 'status' => 400 ) ) );
		$answer = $this->intake()->take( $this->request() );

		self::assertSame( array( IntakeOutcome::Refused, 'We are closed.' ), array( $answer->outcome, $answer->message ) );
	}

	public function test_fields_can_be_refused_one_by_one(): void {
		$this->register_public_route();
		add_filter( 'hvac_blocks_lead_fields', static fn (): WP_Error => new WP_Error( 'far', '', array( 'fields' => array( 'zip' => 'Too far away.', 'planet' => 'No.' ) ) ) );
		$data = $this->data( $this->rest( 'POST', '/hvac-blocks/v1/leads', $this->body() ) );

		self::assertSame( 'hvac_blocks_invalid_form', $data['code'] );
		self::assertEquals( array( 'status' => 422, 'fields' => (object) array( 'zip' => 'Too far away.' ) ), $data['data'] );
	}

	public function test_a_refused_form_without_javascript_comes_back_with_everything_typed(): void {
		$returned = new ReturnedForms();
		$this->register_public_route( $returned );
		add_filter( 'hvac_blocks_lead_fields', static fn (): WP_Error => new WP_Error( 'closed', 'We are closed.' ) );

		$request = new WP_REST_Request( 'POST', '/hvac-blocks/v1/leads' );
		$request->set_header( 'Content-Type', 'application/x-www-form-urlencoded' );
		$request->set_body_params( array( 'form' => 'contact-dealer', 'lang' => 'en', 'fields' => self::fields(), 'consent' => '1', 'pageUrl' => '/residential/en/#f' ) );
		$answer = rest_do_request( $request );
		wp_parse_str( (string) wp_parse_url( self::header( $answer, 'Location' ), PHP_URL_QUERY ), $query );
		$state = ( new FormReturn( $returned ) )->state( 'contact-dealer', array( FormReturn::RETURNED => self::text( $query[ FormReturn::RETURNED ] ?? '' ) ), 'f' );

		self::assertSame( array( 303, 'We are closed.', self::fields() ), array( $answer->get_status(), $state->message, $state->values ) );
	}

	public function test_who_sends_too_often_is_not_asked_about(): void {
		$asked = 0;
		add_filter(
			'hvac_blocks_lead_fields',
			static function ( array $fields ) use ( &$asked ): array {
				++$asked;

				return $fields;
			}
		);

		for ( $sent = 0; $sent <= $this->settings->int( 'leads_rate_limit' ); ++$sent ) {
			$outcome = $this->intake()->take( $this->request() )->outcome;
		}

		self::assertSame( array( IntakeOutcome::TooMany, $this->settings->int( 'leads_rate_limit' ) ), array( $outcome ?? null, $asked ) );
	}

	/** @return array<string, mixed> */
	private function body(): array {
		return array( 'form' => 'contact-dealer', 'lang' => 'en', 'fields' => self::fields(), 'consent' => true, 'idempotencyKey' => wp_generate_uuid4() );
	}
}
