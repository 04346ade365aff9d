<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Privacy;

use HvacBlocks\Editing\Forms\Returned\ReturnedForms;
use HvacBlocks\Leads\Delivery\LeadScheduler;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

final class RetentionTest extends PrivacyTestCase {
	public function test_leads_are_anonymised_and_then_deleted(): void {
		update_option( Settings::OPTION, array( 'contact_anonymise_days' => 100, 'contact_delete_days' => 200 ) );
		[ $young, $old, $oldest ] = array( $this->lead_of( 'a@example.com' ), $this->lead_of( 'b@example.com' ), $this->lead_of( 'c@example.com' ) );
		$this->set_age( $young, 99 );
		$this->set_age( $old, 101 );
		$this->set_age( $oldest, 201 );
		$this->note( $oldest );

		$report = $this->retention()->run();

		self::assertSame( array( 1, 1, true ), array( $report->anonymised, $report->deleted, $report->done ) );
		self::assertSame( array( '', 'a@example.com' ), array( $this->again( $young )->anonymised_at, $this->again( $young )->field( 'email' ) ) );
		self::assertStringNotContainsString( 'b@example.com', $this->whole( $old ) );
		self::assertSame( 'Retention period ended', array_column( $this->ledger->of( $old->id ), 'detail', 'event' )['anonymised'] );
		self::assertNull( $this->leads->by_id( $oldest->id ) );
		self::assertSame( array( 'deleted' ), $this->events( $oldest ) );
		self::assertSame( array(), $this->queue->of( $oldest->id ) );
		self::assertStringNotContainsString( 'called twice', $this->whole( $oldest ) );
	}

	public function test_an_anonymised_lead_is_deleted_in_its_time(): void {
		update_option( Settings::OPTION, array( 'contact_anonymise_days' => 100, 'contact_delete_days' => 200 ) );
		$lead = $this->lead_of( 'a@example.com' );
		$this->set_age( $lead, 150 );
		$this->retention()->run();
		$this->set_age( $lead, 250 );

		self::assertSame( 1, $this->retention()->run()->deleted );
	}

	public function test_nought_is_never(): void {
		update_option( Settings::OPTION, array( 'contact_anonymise_days' => 0, 'contact_delete_days' => 0 ) );
		$lead = $this->lead_of( 'a@example.com' );
		$this->set_age( $lead, 20000 );

		$report = $this->retention()->run();

		self::assertSame( array( 0, 0 ), array( $report->anonymised, $report->deleted ) );
		self::assertSame( 'a@example.com', $this->again( $lead )->field( 'email' ) );
	}

	public function test_each_kind_of_form_has_its_own_time(): void {
		update_option( Settings::OPTION, array( 'contact_anonymise_days' => 0, 'contact_delete_days' => 0, 'marketing_anonymise_days' => 10 ) );
		[ $contact, $mail ] = array( $this->lead_of( 'a@example.com' ), $this->lead_of( 'b@example.com' ) );
		$this->wpdb->update( $this->tables->leads, array( 'kind' => 'MARKETO' ), array( 'id' => $mail->id ) );
		$this->set_age( $contact, 50 );
		$this->set_age( $mail, 50 );

		self::assertSame( 1, $this->retention()->run()->anonymised );
		self::assertNotSame( '', $this->again( $mail )->anonymised_at );
		self::assertSame( '', $this->again( $contact )->anonymised_at );
	}

	public function test_every_kind_of_form_has_a_time(): void {
		$kinds = array_unique( array_map( static fn ( string $form ): string => ( new \HvacBlocks\Editing\Forms\FormLibrary() )->get( $form )->kind, ( new \HvacBlocks\Editing\Forms\FormLibrary() )->names() ) );

		self::assertSame( array(), array_diff( $kinds, array_keys( Retention::ANONYMISE ) ) );
		self::assertSame( array_keys( Retention::ANONYMISE ), array_keys( Retention::DELETE ) );
	}

	public function test_what_is_too_much_for_one_run_is_done_in_the_next(): void {
		update_option( Settings::OPTION, array( 'contact_anonymise_days' => 100, 'contact_delete_days' => 0 ) );
		$lead = $this->lead_of( 'a@example.com' );
		$this->set_age( $lead, 150 );
		wp_unschedule_hook( Retention::HOOK );

		$report = $this->retention()->run( 0 );

		self::assertSame( array( 0, false ), array( $report->anonymised, $report->done ) );
		self::assertNotFalse( wp_next_scheduled( Retention::HOOK ) );
		self::assertSame( 1, $this->retention()->run()->anonymised );
	}

	public function test_it_runs_every_day(): void {
		wp_unschedule_hook( Retention::HOOK );
		remove_all_actions( 'init' );
		$this->retention()->boot();
		do_action( 'init' );

		self::assertSame( 'daily', wp_get_schedule( Retention::HOOK ) );
	}

	public function test_drafts_go_after_their_half_hour(): void {
		$forms = new ReturnedForms();
		[ $old, $new ] = array( $forms->keep( 'contact-dealer', '', array( 'email' => 'a@example.com' ), null, '', array() ), $forms->keep( 'contact-dealer', '', array( 'email' => 'b@example.com' ), null, '', array() ) );
		update_option( "_transient_timeout_hvac_blocks_form_$old", time() - 1 );
		remove_all_actions( LeadScheduler::HOOK );
		$this->retention()->boot();
		do_action( LeadScheduler::HOOK );

		self::assertSame( '0', (string) $this->wpdb->get_var( "SELECT COUNT(*) FROM {$this->wpdb->options} WHERE option_value LIKE '%a@example.com%'" ) );
		self::assertNotNull( $forms->get( $new, 'contact-dealer', '' ) );
	}

	private function retention(): Retention {
		return new Retention( $this->wpdb, $this->tables, $this->settings, $this->anonymiser( ... ) );
	}
}
