<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Privacy;

use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class LeadsExporterTest extends PrivacyTestCase {
	public function test_everything_that_is_kept_is_exported(): void {
		$lead = $this->lead_of( 'Ana@example.com', 'D100' );
		$this->note( $lead );
		$page = $this->exporter()->page( 'ana@EXAMPLE.com', 1 );
		$data = array_column( $page['data'][0]['data'] ?? array(), 'value', 'name' );

		self::assertTrue( $page['done'] );
		self::assertCount( 1, $page['data'] );
		self::assertSame( $lead->reference, $data['Reference'] );
		self::assertContains( 'Núñez', $data );
		self::assertContains( '5 Main St', $data );
		self::assertSame( $lead->address_hash, $data['IP address (keyed hash)'] );
		self::assertSame( $lead->consent?->text, $data['Consent: text'] );
		self::assertSame( $lead->consent?->hash, $data['Consent: text SHA-256'] );
		self::assertArrayHasKey( 'Consent: time', $data );
		self::assertArrayHasKey( 'Delivery', $data );
		self::assertStringContainsString( 'Consent given', $data['History'] );
		self::assertSame( '1', $data['Staff notes'] );
		self::assertStringNotContainsString( 'called twice', (string) wp_json_encode( $page ) );
	}

	public function test_the_choice_about_marketing_is_told(): void {
		$lead = $this->stored( $this->request( marketing: true, marketing_version: '1' ) );
		$this->stored( $this->request() );
		$items = $this->exporter()->page( 'ana@example.com', 1 )['data'];
		$asked = array_column( $items[0]['data'] ?? array(), 'value', 'name' );

		self::assertSame( $lead->marketing?->text, $asked['Marketing: text'] );
		self::assertSame( '1 (en)', $asked['Marketing: version'] );
		self::assertSame( 'Agreed to by ticking the box', $asked['Marketing'] );
		self::assertArrayHasKey( 'Marketing: time', $asked );
		self::assertSame( 'Not asked', array_column( $items[1]['data'] ?? array(), 'value', 'name' )['Marketing'] );
	}

	#[TestWith( array( 'en_US', 'New York' ) )]
	#[TestWith( array( 'es_ES', 'Nueva York' ) )]
	public function test_a_state_is_named_in_the_readers_language( string $locale, string $state ): void {
		$this->stored( $this->request( array( 'state' => 'NY' ) ) );
		switch_to_locale( $locale );
		$values = array_column( $this->exporter()->page( 'ana@example.com', 1 )['data'][0]['data'] ?? array(), 'value' );

		self::assertContains( $state, $values );
		self::assertNotContains( 'NY', $values );
	}

	public function test_pages_follow_each_other_without_a_gap(): void {
		$references = array();

		for ( $i = 0; $i < 30; $i++ ) {
			$references[] = $this->lead_of( 'ana@example.com', address: "10.0.0.$i" )->reference;
		}

		$pages = array( $this->exporter()->page( 'ana@example.com', 1 ), $this->exporter()->page( 'ana@example.com', 2 ) );
		$ids   = array_column( array_merge( $pages[0]['data'], $pages[1]['data'] ), 'item_id' );

		self::assertSame( array( false, true ), array_column( $pages, 'done' ) );
		self::assertSame( array_map( static fn ( string $reference ): string => "hvac-blocks-lead-$reference", $references ), $ids );
	}

	public function test_only_that_persons(): void {
		$this->accented();
		$this->lead_of( 'bob@example.com' );

		self::assertSame( array(), $this->exporter()->page( 'ana@example.com', 1 )['data'] );
	}

	public function test_what_was_typed_is_read_and_not_run_in_the_report(): void {
		$this->stored( $this->request( array( 'firstName' => '<a href="https://evil.example">x</a>' ) ) );
		require_once ABSPATH . 'wp-admin/includes/privacy-tools.php';

		// @phpstan-ignore argument.type (the stubs know another shape than WordPress itself)
		$html = wp_privacy_generate_personal_data_export_group_html( array( 'group_label' => 'x', 'group_description' => '', 'items' => array( $this->exporter()->page( 'ana@example.com', 1 )['data'][0]['data'] ) ) );

		self::assertStringNotContainsString( '<a href="https://evil', $html );
		self::assertStringContainsString( '&lt;a href=', $html );
	}

	public function test_wordpress_knows_both_tools(): void {
		$this->lead_of( 'ana@example.com' );

		$exporters = (array) apply_filters( 'wp_privacy_personal_data_exporters', array( 'other' => array() ) );
		$erasers   = (array) apply_filters( 'wp_privacy_personal_data_erasers', array( 'other' => array() ) );
		$exporter  = $exporters['hvac-blocks-leads'];
		$eraser    = $erasers['hvac-blocks-leads'];

		self::assertIsArray( $exporter );
		self::assertIsArray( $eraser );
		self::assertArrayHasKey( 'other', $exporters );
		self::assertArrayHasKey( 'other', $erasers );
		self::assertIsCallable( $exporter['callback'] );
		self::assertIsCallable( $eraser['callback'] );

		$export = $exporter['callback']( 'ana@example.com', 1 );
		$erased = $eraser['callback']( 'ana@example.com', 1 );

		self::assertIsArray( $export );
		self::assertIsArray( $export['data'] );
		self::assertCount( 1, $export['data'] );
		self::assertIsArray( $erased );
		self::assertTrue( $erased['items_removed'] );
	}
}
