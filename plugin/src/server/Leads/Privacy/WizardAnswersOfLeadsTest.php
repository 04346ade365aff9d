<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Privacy;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Leads\Admin\LeadCsv;
use HvacBlocks\Leads\Admin\LeadView;
use HvacBlocks\Leads\Destinations\HttpLeadDestination;
use HvacBlocks\Leads\Destinations\MailLeadDestination;
use HvacBlocks\Leads\Intake\LeadRequest;
use HvacBlocks\Leads\Intake\LeadRequestReader;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadFilter;
use HvacBlocks\Leads\Store\LeadSearch;
use HvacBlocks\Leads\Store\LedgerDetail;
use HvacBlocks\Offers\Catalog\ExampleProducts;
use HvacBlocks\Platform\Http\UpstreamAnswer;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\Upstreams\ScriptedClient;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** The answers of the system wizard go wherever the lead goes, and nowhere else. */
final class WizardAnswersOfLeadsTest extends PrivacyTestCase {
	private const SENT = array(
		'tonnage'       => '3.5',
		'powerType'     => 'gas',
		'homeSize'      => '1800-2100',
		'buyingFactors' => 'efficiency,financing',
	);

	/** @param array<array-key, mixed> $wizard */
	private function posted( array $wizard ): LeadRequest {
		$request = new WP_REST_Request( 'POST' );
		$request->set_body_params(
			array(
				'form'    => 'wizard-contact',
				'lang'    => 'en',
				'fields'  => self::fields(),
				'consent' => true,
				'wizard'  => $wizard,
			)
		);

		return ( new LeadRequestReader( new FormLibrary(), new ExampleProducts( array() ) ) )->read( $request, '203.0.113.9' );
	}

	private function lead(): Lead {
		return $this->stored( $this->posted( self::SENT ) );
	}

	public function test_they_are_stored_and_shown_to_the_administrator(): void {
		$lead = $this->lead();
		$view = new LeadView( new FormLibrary(), $this->ledger, $this->queue );

		self::assertSame( self::SENT, $lead->answers );
		self::assertSame( array( '3.5 tons', 'Gas furnace', '1,800 to 2,100 sq ft', 'Efficiency, Financing' ), array_column( (array) $view->whole( $lead )['answers'], 'value' ) );
	}

	/**
	 * @param array<array-key, mixed> $wizard
	 * @param array<string, string>   $stored
	 */
	#[TestWith( array( array(), array() ) )]
	#[TestWith( array( array( 'tonnage' => '9', 'powerType' => 'steam', 'buyingFactors' => '<script>' ), array() ) )]
	#[TestWith( array( array( 'tonnage' => array( '3.5' ), 'issues' => 'humidity,nonsense', 'zipCode' => '75024' ), array( 'issues' => 'humidity' ) ) )]
	public function test_what_the_wizard_does_not_know_is_not_stored( array $wizard, array $stored ): void {
		self::assertSame( $stored, $this->stored( $this->posted( $wizard ) )->answers );
	}

	public function test_the_same_person_with_other_answers_is_another_lead(): void {
		self::assertNotSame( $this->lead()->reference, $this->stored( $this->posted( array( 'tonnage' => '2.0' ) ) )->reference );
		self::assertSame( $this->posted( self::SENT )->key(), $this->posted( self::SENT )->key() );
	}

	public function test_the_service_gets_lists_and_no_field_can_pass_for_them(): void {
		update_option( Settings::OPTION, array( 'leads_url' => 'https://leads.example.com' ) );
		$client = new ScriptedClient( static fn (): UpstreamAnswer => new UpstreamAnswer( 200, array() ) );
		( new HttpLeadDestination( new Settings(), $client ) )->deliver( $this->lead() );
		$body = json_decode( (string) $client->requests[0]->body, true );

		self::assertIsArray( $body );
		self::assertEquals( array( 'buyingFactors' => array( 'efficiency', 'financing' ) ) + self::SENT, $body['wizard'] );
	}

	public function test_the_mail_and_the_file_have_them(): void {
		$lead = $this->lead();
		$text = ( new MailLeadDestination( new Settings(), new FormLibrary() ) )->content( $lead )->text();
		$csv  = '';
		( new LeadCsv( new LeadSearch( $this->wpdb, $this->tables ), new LeadView( new FormLibrary(), $this->ledger, $this->queue ), new FormLibrary() ) )->export(
			new LeadFilter(),
			static function ( string $piece ) use ( &$csv ): void {
				$csv .= $piece;
			},
			array( 'reference', 'wizard' )
		);

		self::assertStringContainsString( "Answers in the system recommendation tool\nSystem size: 3.5 tons\nPower type: Gas furnace", $text );
		self::assertStringContainsString( 'System size: 3.5 tons; Power type: Gas furnace; Home size: 1,800 to 2,100 sq ft; Buying factors: Efficiency, Financing', $csv );
	}

	public function test_they_are_exported_and_erased(): void {
		$lead = $this->lead();
		$data = array_column( $this->exporter()->page( 'ana@example.com', 1 )['data'][0]['data'] ?? array(), 'value', 'name' );
		self::assertSame( '1,800 to 2,100 sq ft', $data['Home size'] );

		$this->anonymiser()->anonymise( $lead, LedgerDetail::Erased );
		self::assertSame( array(), $this->leads->by_id( $lead->id )?->answers );
	}
}
