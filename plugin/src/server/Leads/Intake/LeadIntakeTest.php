<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

use Closure;
use HvacBlocks\Editing\Forms\FormToken;
use HvacBlocks\Leads\Destinations\DeliveryResult;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\LeadsTestCase;
use wpdb;

defined( 'ABSPATH' ) || exit;

final class LeadIntakeTest extends LeadsTestCase {
	public function test_a_good_lead_is_stored_with_all_that_belongs_to_it(): void {
		$answer = $this->intake()->take( $this->request( company_id: 'D100', source: 'TRANE:SCHEDULE SERVICE' ) );
		$lead   = $this->leads->by_reference( $answer->reference );

		self::assertSame( IntakeOutcome::Stored, $answer->outcome );
		self::assertMatchesRegularExpression( '/^HB-[2-9A-Z]{4}-[2-9A-Z]{4}$/', $answer->reference );
		self::assertNotNull( $lead );
		self::assertSame( array( ...self::fields(), 'phone' => '+12145550123' ), $lead->fields );
		self::assertSame( array( 'CONTACT_DEALER', 'TRANE:SCHEDULE SERVICE', 'TRANE', 'D100', LeadStatus::Accepted ), array( $lead->kind, $lead->source, $lead->brand, $lead->company_id, $lead->status ) );
		self::assertSame( home_url( '/residential/en/find-a-dealer/' ), $lead->page_url );
		self::assertSame( array( 'accepted', 'consent_given' ), $this->events( $lead ) );
		self::assertSame( array( 'test' ), array_column( $this->queue->of( $lead->id ), 'destination' ) );
		self::assertStringNotContainsString( '203.0.113.7', (string) wp_json_encode( $this->wpdb->get_results( "SELECT * FROM {$this->tables->leads}" ) ) );
	}

	/** Each is a round trip to the database for which a visitor waits; wpdb adds some for text that is not ASCII. */
	public function test_a_lead_takes_no_statement_more_than_it_needs(): void {
		$seen = array();
		// Options and salts are read once.
		$this->stored( $this->request() );
		Closure::bind( static fn ( wpdb $wpdb ): array => $wpdb->table_charset = array(), null, wpdb::class )( $this->wpdb );
		add_filter(
			'query',
			static function ( string $query ) use ( &$seen ): string {
				$seen[] = str_contains( $query, 'hvac_blocks_state' ) ? '' : (string) strtok( $query, ' ' );

				return $query;
			}
		);
		$this->intake()->take( $this->request( array( 'lastName' => 'Nunez' ) ) );

		self::assertSame( array( 'SELECT', 'START', 'INSERT', 'INSERT', 'INSERT', 'COMMIT' ), array_values( array_filter( $seen ) ) );
	}

	public function test_consent_is_kept_word_for_word(): void {
		$lead = $this->stored( $this->request( lang: Language::French ) );

		self::assertNotNull( $lead->consent );
		self::assertStringContainsString( 'Trane', $lead->consent->text );
		self::assertStringNotContainsString( '{', $lead->consent->text );
		self::assertSame( hash( 'sha256', $lead->consent->text ), $lead->consent->hash );
		self::assertSame( array( '2', Language::French ), array( $lead->consent->version, $lead->consent->language ) );
		self::assertEqualsWithDelta( time(), strtotime( $lead->consent->given_at . ' UTC' ), 5 );
	}

	public function test_a_consent_to_a_text_that_never_was_is_none(): void {
		$answer = $this->intake()->take( $this->request( consent_version: '99' ) );

		self::assertSame( IntakeOutcome::Invalid, $answer->outcome );
		self::assertSame( array( 'consent' ), array_keys( $answer->errors ) );
	}

	public function test_the_source_follows_the_language(): void {
		self::assertSame( 'TRANE:CONTACT_DEALER_FRENCH', $this->stored( $this->request( lang: Language::French ) )->source );
		self::assertSame( 'TRANE:CONTACT_DEALER_SPANISH', $this->stored( $this->request( lang: Language::Spanish ) )->source );
		self::assertSame( 'TRANE:CONTACT_DEALER', $this->stored( $this->request() )->source );
	}

	public function test_a_source_that_is_not_the_forms_is_refused(): void {
		self::assertSame( IntakeOutcome::UnknownSource, $this->intake()->take( $this->request( source: 'EVIL' ) )->outcome );
		self::assertSame( IntakeOutcome::UnknownSource, $this->intake()->take( $this->request( source: 'TRANE:CONTACT_DEALER_FRENCH' ) )->outcome );
		self::assertSame( 0, $this->rows( $this->tables->leads ) );
	}

	public function test_an_invalid_lead_leaves_nothing(): void {
		$answer = $this->intake()->take( $this->request( array( 'zip' => '1' ), consent: false ) );

		self::assertSame( IntakeOutcome::Invalid, $answer->outcome );
		self::assertSame( array( 'zip', 'consent' ), array_keys( $answer->errors ) );
		self::assertSame( array( 0, 0, 0 ), array( $this->rows( $this->tables->leads ), $this->rows( $this->tables->events ), $this->rows( $this->tables->deliveries ) ) );
	}

	public function test_the_same_key_again_is_the_same_lead(): void {
		$key    = wp_generate_uuid4();
		$first  = $this->intake()->take( $this->request( key: $key ) );
		$second = $this->intake()->take( $this->request( array( 'city' => 'Frisco' ), key: strtoupper( $key ) ) );

		self::assertSame( array( IntakeOutcome::Repeated, $first->reference ), array( $second->outcome, $second->reference ) );
		self::assertSame( 1, $this->rows( $this->tables->leads ) );
		self::assertSame( 1, $this->rows( $this->tables->deliveries ) );

		for ( $i = 0; $i < 5; $i++ ) {
			$this->intake()->take( $this->request( key: $key ) );
		}

		$events = array_column( $this->ledger->of( (int) $this->leads->by_reference( $first->reference )?->id ), 'event' );
		self::assertSame( 1, count( array_keys( $events, 'repeated', true ) ), 'repeating a key does not make the ledger grow' );
	}

	public function test_a_post_that_runs_beside_the_same_one_is_the_same_lead(): void {
		$key    = wp_generate_uuid4();
		$during = null;

		// The other post comes after this one has looked for its key and before it writes.
		add_filter(
			'query',
			function ( string $query ) use ( $key, &$during ): string {
				if ( null === $during && str_starts_with( $query, 'SAVEPOINT' ) ) {
					$during = 'begun';
					$during = $this->intake()->take( $this->request( key: $key ) )->reference;
				}

				return $query;
			},
			1000
		);

		$answer = $this->intake()->take( $this->request( key: $key ) );

		self::assertSame( array( IntakeOutcome::Repeated, $during ), array( $answer->outcome, $answer->reference ) );
		self::assertSame( 1, $this->rows( $this->tables->leads ) );
		self::assertSame( 1, $this->rows( $this->tables->deliveries ) );
	}

	public function test_without_a_key_the_same_again_is_one_lead_and_another_is_another(): void {
		$keyless = fn ( string $city ): LeadRequest => new LeadRequest( $this->request()->form, Language::English, array( ...self::fields(), 'city' => $city ), consent: true, address: '203.0.113.7' );
		$first   = $this->intake()->take( $keyless( 'Plano' ) );

		self::assertSame( $first->reference, $this->intake()->take( $keyless( 'Plano' ) )->reference );
		self::assertNotSame( $first->reference, $this->intake()->take( $keyless( 'Frisco' ) )->reference );
		// A UUID of version 8: thirty digits of one hash.
		self::assertSame( substr( hash( 'sha256', (string) wp_json_encode( array( 'contact-dealer', 'en', self::fields(), '', '', '203.0.113.7', gmdate( 'Y-m-d' ) ) ) ), 0, 30 ), preg_replace( '/^(.{8})-(.{4})-8(.{3})-a(.{3})-(.{12})$/', '$1$2$3$4$5', $keyless( 'Plano' )->key() ) );
	}

	public function test_more_than_ten_in_ten_minutes_wait(): void {
		for ( $i = 0; $i < 10; $i++ ) {
			self::assertSame( IntakeOutcome::Stored, $this->intake()->take( $this->request() )->outcome );
		}

		$answer = $this->intake()->take( $this->request() );

		self::assertSame( IntakeOutcome::TooMany, $answer->outcome );
		self::assertGreaterThan( 0, $answer->retry_after );
		self::assertSame( IntakeOutcome::Stored, $this->intake()->take( $this->request( address: '203.0.113.8' ) )->outcome );
		self::assertSame( IntakeOutcome::Invalid, $this->intake()->take( $this->request( array( 'zip' => '' ) ) )->outcome );
	}

	public function test_a_dealer_that_does_not_exist_is_refused(): void {
		self::assertSame( IntakeOutcome::UnknownDealer, $this->intake()->take( $this->request( company_id: 'D999' ) )->outcome );
		self::assertSame( 0, $this->rows( $this->tables->leads ) );
	}

	public function test_a_lead_outlives_a_directory_that_does_not_answer(): void {
		self::assertSame( IntakeOutcome::Stored, $this->intake( dealers: self::dealers( null ) )->take( $this->request( company_id: 'D100' ) )->outcome );
	}

	public function test_a_site_of_one_dealer_gives_every_lead_to_it(): void {
		update_option( Settings::OPTION, array( 'is_single_dealer' => true, 'single_dealer_company_id' => 'ONE' ) );

		self::assertSame( 'ONE', $this->stored( $this->request( company_id: 'D999' ) )->company_id );
	}

	public function test_a_page_of_one_dealer_gives_its_leads_to_it(): void {
		update_option( Settings::OPTION, array( 'single_dealer_paths' => array( '/residential/en/one/' ), 'single_dealer_company_id' => 'ONE' ) );

		self::assertSame( 'ONE', $this->stored( $this->request( company_id: 'D100', page_url: home_url( '/residential/en/one/?a=1' ) ) )->company_id );
		self::assertSame( 'D100', $this->stored( $this->request( company_id: 'D100', page_url: home_url( '/residential/en/two/' ) ) )->company_id );
	}

	public function test_a_filled_trap_is_quarantined_and_never_delivered(): void {
		$this->assert_quarantined( $this->stored( $this->request( trap: 'https://spam.example' ) ) );
	}

	public function test_a_post_within_a_second_of_its_token_is_quarantined(): void {
		$this->assert_quarantined( $this->stored( $this->request( token: ( new FormToken() )->issue() ) ) );
	}

	public function test_a_token_that_is_old_enough_verifies_and_none_does_not(): void {
		$token = ( new FormToken( static fn (): float => microtime( true ) - 90 ) )->issue();

		self::assertTrue( $this->stored( $this->request( token: $token ) )->verified );
		self::assertFalse( $this->stored( $this->request( token: substr( $token, 0, -1 ) . 'x' ) )->verified );
		self::assertFalse( $this->stored( $this->request() )->verified );
	}

	public function test_suspected_spam_stays_until_someone_decides(): void {
		$lead = $this->stored( $this->request( trap: 'x' ) );

		// As version 1.0 stored it, before and after its tables were upgraded.
		$this->wpdb->query( "UPDATE {$this->tables->leads} SET purge_at = DATE_SUB( UTC_TIMESTAMP(), INTERVAL 1 DAY )" );
		self::assertSame( 0, $this->leads->purge() );
		$this->tables->install();
		self::assertNull( $this->wpdb->get_var( "SELECT purge_at FROM {$this->tables->leads}" ) );
		self::assertSame( 0, $this->leads->purge() );
		self::assertContains( 'quarantined', $this->events( $lead ) );
	}

	/**
	 * An empty query fails without reaching the database, whose SQLite driver would undo the test's own transaction.
	 *
	 * @param literal-string $part
	 */
	#[\PHPUnit\Framework\Attributes\TestWith( array( '_leads' ) )]
	#[\PHPUnit\Framework\Attributes\TestWith( array( '_lead_events' ) )]
	#[\PHPUnit\Framework\Attributes\TestWith( array( '_lead_deliveries' ) )]
	public function test_a_database_that_fails_in_the_middle_leaves_nothing( string $part ): void {
		$this->wpdb->suppress_errors();
		add_filter( 'query', static fn ( string $query ): string => preg_match( "/^INSERT.*hvac_blocks{$part}`/s", $query ) ? '' : $query );

		$answer = $this->intake()->take( $this->request() );

		self::assertSame( IntakeOutcome::NotStored, $answer->outcome );
		self::assertStringContainsString( 'try again', $answer->message );
		self::assertSame( array( 0, 0, 0 ), array( $this->rows( $this->tables->leads ), $this->rows( $this->tables->events ), $this->rows( $this->tables->deliveries ) ) );
	}

	#[\PHPUnit\Framework\Attributes\TestWith( array( 1 ) )]
	#[\PHPUnit\Framework\Attributes\TestWith( array( 2 ) )]
	public function test_a_database_that_fails_is_asked_again( int $times ): void {
		$this->wpdb->suppress_errors();
		$failed = 0;
		add_filter(
			'query',
			static function ( string $query ) use ( &$failed, $times ): string {
				return str_starts_with( $query, 'INSERT' ) && str_contains( $query, '_lead_deliveries' ) && $failed++ < $times ? '' : $query;
			}
		);

		self::assertSame( IntakeOutcome::Stored, $this->intake()->take( $this->request() )->outcome );
		self::assertSame( array( 1, 1 ), array( $this->rows( $this->tables->leads ), $this->rows( $this->tables->deliveries ) ) );
	}

	public function test_other_plugins_are_told_of_a_stored_lead_but_not_of_a_test(): void {
		$told = array();
		add_action(
			'hvac_blocks_lead_stored',
			static function ( int $id ) use ( &$told ): void {
				$told[] = $id;
			}
		);
		$real = $this->stored( $this->request() );
		$this->stored( new LeadRequest( $this->request()->form, Language::English, self::fields(), consent: true, is_test: true ) );

		self::assertSame( array( $real->id ), $told );
	}

	public function test_the_ledger_says_whether_marketing_was_agreed_to_or_only_shown(): void {
		self::assertContains( 'marketing_given', $this->events( $this->stored( $this->request( marketing: true, marketing_version: '1' ) ) ) );

		$shown = $this->events( $this->stored( $this->request( array( 'city' => 'Frisco' ), marketing_version: '1' ) ) );
		self::assertContains( 'marketing_shown', $shown );
		self::assertNotContains( 'marketing_given', $shown );
	}

	public function test_a_query_full_of_personal_data_that_fails_is_not_logged(): void {
		$quiet = array();
		add_filter(
			'query',
			function ( string $query ) use ( &$quiet ): string {
				if ( str_contains( $query, 'ana@example.com' ) ) {
					$quiet[] = $this->wpdb->suppress_errors;
				}

				return $query;
			}
		);
		$this->wpdb->suppress_errors( false );
		$this->intake()->take( $this->request() );

		self::assertSame( array( true ), $quiet );
		self::assertFalse( $this->wpdb->suppress_errors );
	}

	public function test_markup_and_unicode_are_stored_as_typed(): void {
		$lead = $this->stored( $this->request( array( 'firstName' => '<script>alert(1)</script>', 'lastName' => "O'Brien \"李\" 🏠 \\" ) ) );

		self::assertSame( '<script>alert(1)</script>', $lead->field( 'firstName' ) );
		self::assertSame( "O'Brien \"李\" 🏠 \\", $lead->field( 'lastName' ) );
	}

	public function test_a_page_of_another_host_is_not_kept(): void {
		self::assertSame( '', $this->stored( $this->request( page_url: 'https://evil.example/phish' ) )->page_url );
	}

	private function assert_quarantined( Lead $lead ): void {
		self::assertSame( LeadStatus::Quarantined, $lead->status );
		self::assertFalse( $lead->verified );
		self::assertContains( 'quarantined', $this->events( $lead ) );
		self::assertSame( array(), $this->queue->of( $lead->id ) );

		$this->let_time_pass();
		$this->scheduler( $this->delivery( $this->destination( static fn (): DeliveryResult => DeliveryResult::delivered( 'taken' ) ) ) )->tick();
		self::assertSame( array(), $this->sent );
	}
}
