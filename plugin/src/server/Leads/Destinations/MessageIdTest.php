<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Leads\Health\LeadAlerts;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\KeptMailer;
use HvacBlocks\Testing\LeadsTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

/** As WordPress's mailer writes it: the same mail has the same Message-ID, and no other mail has it. */
final class MessageIdTest extends LeadsTestCase {
	/** @return array<string, array{\Closure( Settings ): LeadDestination}> */
	public static function destinations(): array {
		return array(
			'to the site'   => array( static fn ( Settings $settings ): LeadDestination => new MailLeadDestination( $settings, new FormLibrary() ) ),
			'to the person' => array( static fn ( Settings $settings ): LeadDestination => new ConfirmationMailDestination( $settings, new FormLibrary(), self::dealers() ) ),
		);
	}

	/** @param \Closure( Settings ): LeadDestination $make */
	#[DataProvider( 'destinations' )]
	public function test_a_lead_that_a_dead_worker_sent_is_sent_under_the_same_id( \Closure $make ): void {
		update_option( Settings::OPTION, array( 'leads_confirmation_mail' => true ) );
		$destination = $make( $this->settings );
		$mailer      = KeptMailer::take_over();
		$lead        = $this->stored( $this->request(), $this->delivery( $destination ) );

		// The state after a kill by the kernel: sent, nothing recorded, the lease open.
		self::assertNotNull( $this->queue->claim( $lead->id ) );
		$destination->deliver( $lead );
		$this->let_time_pass();
		self::assertSame( 1, $this->delivery( $destination )->run( 5 )->delivered );

		self::assertCount( 2, $mailer->sent );
		self::assertSame( array( self::id( $mailer, 0 ) ), array_unique( array( self::id( $mailer, 0 ), self::id( $mailer, 1 ) ) ) );
		self::assertMatchesRegularExpression( '/^<[0-9a-f]{40}@example\.test>$/', self::id( $mailer, 0 ) );
		self::assertStringNotContainsString( $lead->idempotency_key, $mailer->sent[0], 'what a lead is posted by is nobody else\'s to know' );
	}

	public function test_every_other_mail_has_an_id_of_its_own(): void {
		$mailer = KeptMailer::take_over();
		$lead   = $this->stored( $this->request() );
		$mail   = new MailLeadDestination( $this->settings, new FormLibrary() );

		$mail->deliver( $lead );
		( new ConfirmationMailDestination( $this->settings, new FormLibrary(), self::dealers() ) )->deliver( $lead );
		$mail->deliver( $this->stored( $this->request() ) );
		// Sent by hand, because the first did not arrive.
		$mail->send_to( $lead, array( 'colleague@example.org' ) );
		$mail->send_to( $lead, array( 'colleague@example.org' ) );
		wp_mail( 'someone@example.org', 'Of another plugin', 'Text' );

		$ids = array_map( static fn ( int $index ): string => self::id( $mailer, $index ), array_keys( $mailer->sent ) );
		self::assertCount( 6, array_unique( $ids ) );
	}

	public function test_a_mail_that_fails_leaves_no_id_to_the_next(): void {
		$mailer = KeptMailer::take_over();
		$lead   = $this->stored( $this->request() );
		$mail   = new MailLeadDestination( $this->settings, new FormLibrary() );
		$mail->deliver( $lead );
		$id   = self::id( $mailer, 0 );
		$fail = static function ( mixed $mailer ): never {
			throw new \RuntimeException( 'A hook of another plugin.' );
		};

		add_action( 'phpmailer_init', $fail, 20 );
		self::assertSame( DeliveryOutcome::Retry, $mail->deliver( $lead )->outcome );
		remove_action( 'phpmailer_init', $fail, 20 );
		wp_mail( 'someone@example.org', 'Another', 'Text' );

		self::assertNotSame( $id, self::id( $mailer, 1 ) );
	}

	public function test_the_administrator_is_told_of_the_same_leads_under_the_same_id(): void {
		$mailer = KeptMailer::take_over();
		$alerts = new LeadAlerts( $this->wpdb, $this->tables, $this->leads, $this->ledger );
		$failed = function (): Lead {
			$lead = $this->stored( $this->request(), $this->delivery( $this->destination( static fn (): DeliveryResult => DeliveryResult::failed( 'no' ) ) ) );
			$this->delivery( $this->destination( static fn (): DeliveryResult => DeliveryResult::failed( 'no' ) ) )->run( 5 );

			return $lead;
		};

		$first = $failed();
		$alerts->send();
		// As if the mail was sent, but the mail server's response was lost.
		$this->leads->unmark_alerted( $first->id );
		$alerts->send();
		$failed();
		$alerts->send();

		self::assertCount( 3, $mailer->sent );
		self::assertSame( self::id( $mailer, 0 ), self::id( $mailer, 1 ) );
		self::assertNotSame( self::id( $mailer, 0 ), self::id( $mailer, 2 ) );
	}

	#[TestWith( array( 'https://www.example.com/blog', 'www.example.com' ) )]
	#[TestWith( array( 'http://127.0.0.1:8888', '127.0.0.1' ) )]
	#[TestWith( array( 'https://bücher.example', 'hvac-blocks.invalid' ) )]
	public function test_it_is_one_that_mailers_take( string $home, string $host ): void {
		$mailer = KeptMailer::take_over();
		add_filter( 'home_url', static fn (): string => $home );

		MessageId::of( 'a' )->on( static fn (): bool => wp_mail( 'someone@example.org', 'One', 'Text' ) );

		self::assertStringEndsWith( "@$host>", self::id( $mailer, 0 ) );
	}

	private static function id( KeptMailer $mailer, int $index ): string {
		self::assertGreaterThan( 0, preg_match_all( '/^Message-ID: (\S+)\r?$/mi', $mailer->sent[ $index ] ?? '', $found ) );
		self::assertCount( 1, $found[1] );

		return $found[1][0] ?? '';
	}
}
