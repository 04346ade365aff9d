<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Privacy;

use HvacBlocks\Editing\Forms\FormCheck;
use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Leads\Admin\LeadCsv;
use HvacBlocks\Leads\Admin\LeadView;
use HvacBlocks\Leads\Destinations\HttpLeadDestination;
use HvacBlocks\Leads\Destinations\MailLeadDestination;
use HvacBlocks\Leads\Intake\IntakeOutcome;
use HvacBlocks\Leads\Intake\LeadRequest;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadFilter;
use HvacBlocks\Leads\Store\LeadSearch;
use HvacBlocks\Leads\Store\LedgerDetail;
use HvacBlocks\Platform\Http\UpstreamAnswer;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\Upstreams\ScriptedClient;
use PHPUnit\Framework\Attributes\Before;

defined( 'ABSPATH' ) || exit;

/** A field that another plugin adds to a form goes wherever the lead goes. */
final class AddedFieldOfLeadsTest extends PrivacyTestCase {
	#[Before]
	public function add_field(): void {
		add_filter( 'hvac_blocks_form', self::with_field( ... ), 10, 2 );
	}

	public function test_it_is_asked_for(): void {
		$answer = $this->intake()->take( $this->request() );

		self::assertSame( array( IntakeOutcome::Invalid, array( 'gateCode' => 'Please enter the gate code' ) ), array( $answer->outcome, $answer->errors ) );
	}

	public function test_it_is_stored_shown_and_found(): void {
		$lead = $this->lead();
		$view = new LeadView( new FormLibrary(), $this->ledger, $this->queue );

		self::assertSame( array( 'name' => 'gateCode', 'label' => 'Gate code', 'value' => '#4711' ), array_column( $view->fields( $lead ), null, 'name' )['gateCode'] ?? null );
		self::assertCount( 1, ( new LeadSearch( $this->wpdb, $this->tables ) )->find( new LeadFilter( search: '#4711' ), 10 ) );
	}

	public function test_the_mail_the_file_and_the_service_have_it(): void {
		$lead = $this->lead();
		$csv  = '';
		( new LeadCsv( new LeadSearch( $this->wpdb, $this->tables ), new LeadView( new FormLibrary(), $this->ledger, $this->queue ), new FormLibrary() ) )->export(
			new LeadFilter(),
			static function ( string $piece ) use ( &$csv ): void {
				$csv .= $piece;
			},
			array( 'gateCode' )
		);

		update_option( Settings::OPTION, array( 'leads_url' => 'https://leads.example.com' ) );
		$client = new ScriptedClient( static fn (): UpstreamAnswer => new UpstreamAnswer( 200, array() ) );
		( new HttpLeadDestination( new Settings(), $client ) )->deliver( $lead );

		self::assertStringContainsString( 'Gate code: #4711', ( new MailLeadDestination( new Settings(), new FormLibrary() ) )->content( $lead )->text() );
		self::assertStringContainsString( '#4711', $csv );
		self::assertStringContainsString( '"gateCode":"#4711"', (string) $client->requests[0]->body );
	}

	public function test_it_is_exported_and_erased(): void {
		$lead = $this->lead();
		$data = array_column( $this->exporter()->page( 'ana@example.com', 1 )['data'][0]['data'] ?? array(), 'value', 'name' );
		self::assertSame( '#4711', $data['Gate code'] );

		$this->anonymiser()->anonymise( $lead, LedgerDetail::Erased );
		self::assertStringNotContainsString( '4711', $this->whole( $lead ) );
	}

	public function test_it_stays_readable_when_the_field_is_gone(): void {
		$lead = $this->lead();
		remove_all_filters( 'hvac_blocks_form' );

		self::assertSame( array( 'name' => 'gateCode', 'label' => 'gateCode', 'value' => '#4711' ), array_column( ( new LeadView( new FormLibrary(), $this->ledger, $this->queue ) )->fields( $lead ), null, 'name' )['gateCode'] ?? null );
	}

	public function test_the_sites_own_test_of_the_form_goes_through(): void {
		$request = new LeadRequest( ( new FormLibrary() )->get( 'contact-dealer' ), Language::English, self::fields(), consent: true, idempotency_key: wp_generate_uuid4(), is_test: true );

		self::assertSame( IntakeOutcome::Stored, $this->intake()->take( $request )->outcome );
	}

	public function test_no_name_of_a_field_is_that_of_another_column_of_the_file(): void {
		$forms   = new FormLibrary();
		$fields  = array_merge( ...array_map( static fn ( string $name ): array => array_keys( $forms->get( $name )->fields ), $forms->names() ) );
		$columns = array_keys( ( new LeadCsv( new LeadSearch( $this->wpdb, $this->tables ), new LeadView( $forms, $this->ledger, $this->queue ), $forms ) )->columns() );

		self::assertSame( array(), array_diff( $columns, $fields, FormCheck::RESERVED ) );
	}

	/**
	 * @param array{steps: array<int, array{fields: list<string>, ...}>, fields: list<array<string, mixed>>, ...} $form
	 * @return array<string, mixed>
	 */
	private static function with_field( array $form, string $name ): array {
		if ( 'contact-dealer' === $name ) {
			$form['steps'][0]['fields'][] = 'gateCode';
			$form['fields'][]             = array( 'name' => 'gateCode', 'type' => 'text', 'label' => 'Gate code', 'maxLength' => 10, 'rules' => array( array( 'rule' => 'required', 'message' => 'Please enter the gate code' ) ) );
		}

		return $form;
	}

	private function lead(): Lead {
		return $this->stored( $this->request( array( 'gateCode' => '#4711' ) ) );
	}
}
