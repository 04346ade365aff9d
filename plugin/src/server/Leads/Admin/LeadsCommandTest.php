<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Kernel\Console;
use HvacBlocks\Leads\Delivery\LeadRelease;
use HvacBlocks\Leads\Delivery\LeadRetry;
use HvacBlocks\Leads\Destinations\DeliveryResult;
use HvacBlocks\Leads\Health\SelfTestLead;
use HvacBlocks\Leads\Store\LeadSearch;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Platform\Database\Transaction;
use HvacBlocks\Testing\LeadsTestCase;

defined( 'ABSPATH' ) || exit;

final class LeadsCommandTest extends LeadsTestCase {
	/** @var list<string> */
	private array $said = array();

	public function test_deliver_says_what_it_did(): void {
		$this->stored( $this->request() );
		$this->command()->deliver();

		self::assertSame( array( 'success: 1 delivered, 0 to retry, 0 failed.' ), $this->said );
		self::assertCount( 1, $this->sent );
	}

	public function test_list_narrows_and_shows_nothing_personal(): void {
		$one = $this->stored( $this->request() );
		$this->stored( $this->request( trap: 'x' ) );
		$this->command()->list( array(), array( 'status' => 'accepted' ) );

		self::assertCount( 1, $this->said );
		self::assertStringContainsString( $one->reference, $this->said[0] );
		self::assertStringNotContainsString( 'Ana', $this->said[0] );
	}

	public function test_list_refuses_an_unknown_state(): void {
		$this->command()->list( array(), array( 'status' => 'lost' ) );

		self::assertStringStartsWith( 'fail: ', $this->said[0] );
	}

	public function test_retry_sends_what_failed(): void {
		$lead = $this->stored( $this->request() );
		$this->delivery()->run( 5 );
		self::assertSame( LeadStatus::Failed, $this->leads->by_id( $lead->id )?->status );

		$this->command()->retry( array(), array( 'failed' => true ) );

		self::assertSame( LeadStatus::Delivered, $this->leads->by_id( $lead->id )->status );
		self::assertContains( 'retry_requested', $this->events( $lead ) );
	}

	public function test_retry_needs_a_lead(): void {
		$this->command()->retry( array( 'HB-2222-2222' ), array() );

		self::assertStringStartsWith( 'warning: ', $this->said[0] );
		self::assertStringStartsWith( 'fail: ', $this->said[1] );
	}

	public function test_release_delivers_suspected_spam(): void {
		$named = $this->stored( $this->request( trap: 'x' ) );
		$other = $this->stored( $this->request( array( 'lastName' => 'Fox' ), trap: 'x' ) );

		$this->command()->release( array( $named->reference ), array() );
		self::assertSame( array( LeadStatus::Delivered, LeadStatus::Quarantined ), array( $this->leads->by_id( $named->id )?->status, $this->leads->by_id( $other->id )?->status ) );

		$this->command()->release( array(), array( 'all' => true ) );
		self::assertSame( LeadStatus::Delivered, $this->leads->by_id( $other->id )?->status );

		$this->command()->release( array( $named->reference ), array( 'all' => true ) );
		self::assertStringStartsWith( 'fail: ', (string) end( $this->said ) );
	}

	public function test_export_writes_what_was_entered_into_a_file(): void {
		$lead = $this->stored( $this->request( array( 'firstName' => '=HYPERLINK("x")' ) ) );
		$file = (string) tempnam( sys_get_temp_dir(), 'hvac' );

		$this->command()->export( array( $file ), array( 'form' => 'contact-dealer' ) );

		$csv = (string) file_get_contents( $file );
		unlink( $file );
		self::assertStringContainsString( $lead->reference, $csv );
		self::assertStringContainsString( "\"'=HYPERLINK(", $csv );
		self::assertSame( array( "success: Leads exported to “{$file}”." ), $this->said );
	}

	public function test_export_narrows_and_writes_into_a_pipe(): void {
		$this->stored( $this->request() );

		ob_start();
		$this->command()->export( array( '-' ), array( 'status' => 'delivered' ) );
		$csv = (string) ob_get_clean();

		self::assertStringContainsString( 'reference', $csv );
		self::assertStringNotContainsString( 'Ana', $csv );
		self::assertSame( array(), $this->said );
	}

	public function test_export_says_where_it_cannot_write(): void {
		$this->command()->export( array( '/nowhere/at/all.csv' ), array() );
		$this->command()->export( array(), array() );
		$this->command()->export( array( '-' ), array( 'status' => 'lost' ) );

		self::assertCount( 3, array_filter( $this->said, static fn ( string $line ): bool => str_starts_with( $line, 'fail: ' ) ) );
	}

	public function test_self_test_says_whether_the_trial_arrived(): void {
		$this->answer_http( static fn (): array => array( 'status' => 403 ) );
		$this->command()->self_test();

		self::assertSame( array( 'fail: The form returned status 403.' ), $this->said );
	}

	private function command(): LeadsCommand {
		$delivery = $this->delivery( $this->destination( static fn (): DeliveryResult => DeliveryResult::delivered( 'taken' ) ) );
		$say      = function ( string $text ): void {
			$this->said[] = $text;
		};

		$console = new class( $say ) implements Console {
			public function __construct( private \Closure $say ) {}

			public function line( string $text ): void {
				( $this->say )( $text );
			}

			public function progress( string $text ): void {}

			public function success( string $text ): void {
				( $this->say )( "success: $text" );
			}

			public function warning( string $text ): void {
				( $this->say )( "warning: $text" );
			}

			public function items( string $format, array $rows, array $fields ): void {}

			public function confirm( string $question ): bool {
				return true;
			}

			public function fail( string $text ): void {
				( $this->say )( "fail: $text" );
			}
		};

		return new LeadsCommand( $this->scheduler( $delivery ), new LeadSearch( $this->wpdb, $this->tables ), $this->leads, new LeadRetry( $this->leads, $this->queue, $delivery, $this->ledger ), new LeadRelease( $this->leads, $this->queue, $delivery, $this->ledger, new Transaction( $this->wpdb ) ), new LeadCsv( new LeadSearch( $this->wpdb, $this->tables ), new LeadView( new FormLibrary(), $this->ledger, $this->queue ), new FormLibrary() ), new SelfTestLead( $this->settings, $this->leads ), $console );
	}
}
