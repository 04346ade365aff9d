<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Consent;

use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Editing\Forms\Returned\FormReturn;
use HvacBlocks\Editing\Forms\Returned\FormStates;
use HvacBlocks\Editing\Forms\Returned\ReturnedForms;
use HvacBlocks\Leads\FormBlocks\FormDealer;
use HvacBlocks\Leads\FormBlocks\FormView;
use HvacBlocks\Leads\Intake\IntakeOutcome;
use HvacBlocks\Platform\Database\DatabaseFailure;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\LeadsTestCase;
use HvacBlocks\Testing\TestServices;
use PHPUnit\Framework\Attributes\Before;

defined( 'ABSPATH' ) || exit;

final class ConsentRegistryTest extends LeadsTestCase {
	private const FORM = 'contact-dealer';

	private ConsentRegistry $registry;
	private ConsentTables $consents;

	#[Before( -10 )]
	public function open_registry(): void {
		$this->consents = new ConsentTables( $this->wpdb );
		$this->registry = new ConsentRegistry( $this->wpdb, $this->consents, new FormLibrary() );
	}

	public function test_the_definitions_text_is_shown_in_every_language(): void {
		$english = $this->registry->current( self::FORM, Language::English );

		self::assertNotNull( $english );
		self::assertSame( array( '2', '', 0 ), array( $english->version, $english->created, $english->author ) );
		self::assertStringContainsString( '{brand}', $english->text );
		self::assertSame( hash( 'sha256', $english->text ), $english->hash );
		self::assertNotSame( $english->text, $this->registry->current( self::FORM, Language::French )?->text );
	}

	public function test_a_form_that_there_is_not_has_none(): void {
		self::assertNull( $this->registry->current( 'no-form', Language::English ) );
		self::assertNull( $this->registry->text( 'no-form', Language::English, '2' ) );
		self::assertSame( array(), $this->registry->history( 'no-form', Language::English ) );
	}

	public function test_a_change_is_a_new_version_of_its_language_alone(): void {
		$french = $this->registry->current( self::FORM, Language::French );
		$new    = $this->write( 'Yes, {brand} may call me.' );

		self::assertSame( '3', $new->version );
		self::assertSame( 'Yes, {brand} may call me.', $this->registry->current( self::FORM, Language::English )?->text );
		self::assertSame( 'Yes, TRANE may call me.', $this->registry->current( self::FORM, Language::English )->shown( new ConsentSender( 'TRANE' ) ) );
		self::assertEquals( $french, $this->registry->current( self::FORM, Language::French ) );
		self::assertSame( array( '3', '2', '1' ), array_column( $this->registry->history( self::FORM, Language::English ), 'version' ) );
	}

	public function test_no_version_is_ever_overwritten(): void {
		$first = $this->registry->current( self::FORM, Language::English );
		$seen  = array();

		add_filter(
			'query',
			function ( string $query ) use ( &$seen ): string {
				if ( str_contains( $query, $this->consents->consents ) ) {
					$seen[] = strtoupper( (string) strtok( ltrim( $query ), ' ' ) );
				}

				return $query;
			}
		);

		$this->write( 'The second text of this form.' );
		$this->write( 'The third text of this form.' );
		$this->write( 'The second text of this form.' );

		self::assertNotContains( 'UPDATE', $seen );
		self::assertNotContains( 'DELETE', $seen );
		self::assertNotContains( 'REPLACE', $seen );
		self::assertContains( 'INSERT', $seen );
		self::assertEquals( $first, $this->registry->text( self::FORM, Language::English, '2' ) );
		self::assertSame( 'The second text of this form.', $this->registry->text( self::FORM, Language::English, '3' )?->text );
		self::assertSame( 'The third text of this form.', $this->registry->text( self::FORM, Language::English, '4' )?->text );
		self::assertSame( '5', $this->registry->current( self::FORM, Language::English )?->version );
		self::assertNull( $this->registry->text( self::FORM, Language::English, '6' ) );
		self::assertNull( $this->registry->text( self::FORM, Language::Spanish, '3' ) );
	}

	public function test_who_did_not_see_the_present_version_writes_nothing(): void {
		$this->write( 'The second text of this form.' );

		self::assertNull( $this->registry->add( self::FORM, Language::English, 'Written beside the other one.', 1, '2' ) );
		self::assertSame( 'The second text of this form.', $this->registry->current( self::FORM, Language::English )?->text );
		self::assertSame( 1, $this->rows( $this->consents->consents ) );
	}

	public function test_two_who_write_at_once_do_not_share_a_version(): void {
		$other = true;

		// The other version is added after this request has read and before it writes.
		add_filter(
			'query',
			function ( string $query ) use ( &$other ): string {
				if ( $other && str_starts_with( $query, 'INSERT IGNORE' ) ) {
					$other = false;
					$this->write( 'The other one was faster.' );
				}

				return $query;
			}
		);

		self::assertNull( $this->registry->add( self::FORM, Language::English, 'This one was slower.', 1, '2' ) );
		self::assertSame( 'The other one was faster.', $this->registry->current( self::FORM, Language::English )?->text );
	}

	public function test_reading_the_present_text_costs_no_query(): void {
		get_option( ConsentRegistry::OPTION );
		$before = $this->wpdb->num_queries;
		$this->registry->current( self::FORM, Language::English );
		$this->registry->text( self::FORM, Language::English, '2' );
		self::assertSame( $before, $this->wpdb->num_queries );

		$this->write( 'The second text of this form.' );
		$before = $this->wpdb->num_queries;
		self::assertSame( '3', $this->registry->current( self::FORM, Language::English )?->version );
		self::assertNotNull( $this->registry->text( self::FORM, Language::English, '3' ) );
		self::assertSame( $before, $this->wpdb->num_queries );
	}

	public function test_the_option_is_loaded_with_the_others_and_made_again_when_it_is_lost(): void {
		self::assertArrayHasKey( ConsentRegistry::OPTION, wp_load_alloptions( true ) );

		$this->write( 'The second text of this form.' );
		delete_option( ConsentRegistry::OPTION );

		self::assertSame( 'The second text of this form.', $this->registry->current( self::FORM, Language::English )?->text );
		self::assertArrayHasKey( ConsentRegistry::OPTION, wp_load_alloptions( true ) );
	}

	public function test_a_text_that_was_changed_in_the_database_shows(): void {
		$this->write( 'The second text of this form.' );
		$this->wpdb->query( "UPDATE {$this->consents->consents} SET text = 'Something else'" );

		self::assertFalse( $this->registry->history( self::FORM, Language::English )[0]->is_intact() );
		self::assertTrue( $this->registry->history( self::FORM, Language::English )[1]->is_intact() );
	}

	public function test_a_lead_of_an_old_page_keeps_the_words_of_its_page(): void {
		$this->write( 'The second text, of {brand}.' );
		$this->write( 'The third text, of {brand}.' );

		$first   = $this->stored( $this->request( consent_version: '2' ) )->consent;
		$second  = $this->stored( $this->request( consent_version: '3' ) )->consent;
		$present = $this->stored( $this->request() )->consent;

		self::assertSame( $this->registry->text( self::FORM, Language::English, '2' )?->shown( new ConsentSender( 'Trane' ) ), $first?->text );
		self::assertSame( array( '3', 'The second text, of Trane.', hash( 'sha256', 'The second text, of Trane.' ), ConsentState::Checked ), array( $second?->version, $second?->text, $second?->hash, $second?->state ) );
		self::assertSame( array( '4', 'The third text, of Trane.' ), array( $present?->version, $present?->text ) );
	}

	public function test_an_unknown_version_is_a_message_to_read_again_and_stores_nothing(): void {
		$answer = $this->intake()->take( $this->request( consent_version: '3' ) );

		self::assertSame( IntakeOutcome::Invalid, $answer->outcome );
		self::assertStringContainsString( 'read it and agree again', $answer->errors['consent'] );
		self::assertSame( 0, $this->rows( $this->tables->leads ) );
	}

	public function test_the_refusal_of_an_unknown_version_brings_the_present_text(): void {
		$this->register_public_route();
		$new    = $this->write( 'The second text, of {brand}.' );
		$answer = self::data( $this->rest( 'POST', '/hvac-blocks/v1/leads', array( 'form' => self::FORM, 'lang' => 'en', 'fields' => self::fields(), 'consent' => true, 'consentVersion' => '77', 'idempotencyKey' => wp_generate_uuid4() ) ) );

		self::assertIsArray( $answer['data'] );
		self::assertSame( array( 'version' => $new->version, 'text' => 'The second text, of Trane.' ), $answer['data']['consent'] );

		$answer = self::data( $this->rest( 'POST', '/hvac-blocks/v1/leads', array( 'form' => self::FORM, 'lang' => 'en', 'fields' => array( 'city' => '' ), 'consent' => true, 'consentVersion' => '3', 'idempotencyKey' => wp_generate_uuid4() ) ) );

		self::assertIsArray( $answer['data'] );
		self::assertArrayNotHasKey( 'consent', $answer['data'] );
	}

	public function test_without_javascript_a_tick_comes_back_beside_its_own_words_alone(): void {
		$consented = function ( string $version ): bool {
			$returned = new ReturnedForms();
			$id       = $returned->keep( self::FORM, 'hvac-1-form', array(), $version, 'Look again', array() );
			$services = TestServices::of( array( Settings::class => $this->settings, DealerDirectory::class => self::dealers(), FormStates::class => new FormReturn( $returned ), ConsentRegistry::class => $this->registry ) );
			$props    = FormView::props( new BlockContext( Language::English, 'hvac-1', array( FormReturn::RETURNED => $id ), $services ), self::FORM, FormDealer::of( new BlockContext( Language::English, 'hvac-1', array(), $services ) ), 2 );

			return true === $props['consented'];
		};

		self::assertTrue( $consented( '2' ) );
		$this->write( 'The second text of this form.' );
		self::assertFalse( $consented( '2' ) );
		self::assertTrue( $consented( '3' ) );
	}

	public function test_a_database_that_cannot_say_is_no_unknown_version(): void {
		$this->write( 'The second text of this form.' );
		$this->wpdb->suppress_errors();
		add_filter( 'query', fn ( string $query ): string => str_starts_with( $query, 'SELECT' ) && str_contains( $query, $this->consents->consents ) ? 'SELECT gone FROM gone' : $query );

		self::assertSame( IntakeOutcome::NotStored, $this->intake()->take( $this->request( consent_version: '2' ) )->outcome );

		$this->expectException( DatabaseFailure::class );
		$this->registry->text( self::FORM, Language::English, '2' );
	}

	public function test_a_forms_text_about_marketing_has_versions_of_its_own(): void {
		$name = ConsentRegistry::marketing( self::FORM );
		$this->write( 'The third text of this form.' );
		$first = $this->registry->current( $name, Language::English );

		self::assertSame( '2', $first?->version );
		self::assertStringContainsString( 'an autodialer or an artificial or prerecorded voice', $first->text );
		self::assertSame( '3', $this->registry->add( $name, Language::English, 'Yes, {brand} may advertise.', 1, '2' )?->version );
		self::assertEquals( $first, $this->registry->text( $name, Language::English, '2' ) );
		self::assertSame( 'The third text of this form.', $this->registry->current( self::FORM, Language::English )?->text );
		self::assertNull( $this->registry->current( ConsentRegistry::marketing( 'newsletter' ), Language::English ) );
		self::assertContains( $name, $this->registry->names() );
		self::assertNotContains( ConsentRegistry::marketing( 'newsletter' ), $this->registry->names() );
	}

	public function test_a_choice_keeps_the_words_of_its_page_and_no_words_are_no_choice(): void {
		$first = $this->stored( $this->request( marketing: true, marketing_version: '1' ) )->marketing;
		$no    = $this->stored( $this->request( marketing: false, marketing_version: '1', lang: Language::French ) )->marketing;

		self::assertSame( array( ConsentState::Checked, '1', Language::English ), array( $first?->state, $first?->version, $first?->language ) );
		self::assertStringContainsString( 'marketing from Trane', (string) $first?->text );
		self::assertTrue( $first?->is_intact() );
		self::assertSame( array( ConsentState::Unchecked, Language::French ), array( $no?->state, $no?->language ) );
		self::assertStringContainsString( 'publicité de Trane', (string) $no?->text );

		// A page of before, and a version that never was.
		self::assertNull( $this->stored( $this->request( marketing: true ) )->marketing );
		self::assertNull( $this->stored( $this->request( marketing: true, marketing_version: '9' ) )->marketing );
	}

	public function test_the_text_about_marketing_names_the_address_if_there_is_one_and_receipts_keep_what_they_said(): void {
		$of     = fn ( string $version ): string => (string) $this->stored( $this->request( marketing: true, marketing_version: $version ) )->marketing?->text;
		$before = $of( '2' );
		update_option( Settings::OPTION, array( 'postal_address' => '5 Main St, Plano, TX 75024' ) );

		self::assertStringContainsString( 'get marketing from Trane: calls', $before );
		self::assertSame( str_replace( 'from Trane:', 'from Trane (5 Main St, Plano, TX 75024):', $before ), $of( '2' ) );
		self::assertSame( $before, $of( '1' ), 'a page from before the address was named' );

		foreach ( Language::cases() as $language ) {
			$history = $this->registry->history( ConsentRegistry::marketing( self::FORM ), $language );

			self::assertSame( array( '2', '1' ), array_column( $history, 'version' ) );
			self::assertSame( array( true, true ), array( str_contains( $history[0]->text, '{sender}' ), str_contains( $history[1]->text, '{brand}' ) ) );
			self::assertStringContainsString( '{sender}', (string) $this->registry->current( 'newsletter', $language )?->text );
		}
	}

	private function write( string $text, Language $lang = Language::English ): ConsentText {
		$new = $this->registry->add( self::FORM, $lang, $text, 1, (string) $this->registry->current( self::FORM, $lang )?->version );

		self::assertNotNull( $new );

		return $new;
	}
}
