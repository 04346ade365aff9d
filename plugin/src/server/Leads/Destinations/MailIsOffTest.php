<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use Closure;
use Error;
use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Leads\Delivery\DestinationHealth;
use HvacBlocks\Leads\Health\LeadAlerts;
use HvacBlocks\Leads\Health\LeadHealth;
use HvacBlocks\Leads\Health\SelfTestLead;
use HvacBlocks\Testing\KeptMailer;
use HvacBlocks\Testing\LeadsTestCase;
use PHPMailer\PHPMailer\Exception;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

/** Every place that reports missing mails explains the reason in words. */
final class MailIsOffTest extends LeadsTestCase {
	/** @return iterable<string, array{Closure(): never, string}> the failure where WordPress sends, and the explanation */
	public static function ends(): iterable {
		yield 'mail() is turned off' => array( static fn () => throw new Error( self::of_php_without( 'mail' ) ), 'This server does not let PHP send email: the function mail() is turned off.' );
		yield 'another function is' => array( static fn () => throw new Error( self::of_php_without( 'mb_substr' ) ), 'This server lacks the PHP function mb_substr(), or has it turned off.' );
		yield 'no mail program' => array( static fn () => throw new Exception( 'Could not instantiate mail function.' ), 'This server\'s mail program did not take the message.' );
		yield 'PHPMailer' => array( static fn () => throw new Exception( 'SMTP connect() failed.' ), 'SMTP connect() failed.' );
		yield 'a hook of another plugin' => array( static fn () => throw new \TypeError( 'ana@example.com' ), 'An error in the code at ' );
	}

	/** @param Closure(): never $end */
	#[DataProvider( 'ends' )]
	public function test_the_reason_is_on_the_ledger_and_in_site_health( Closure $end, string $words ): void {
		KeptMailer::take_over();
		add_action( 'phpmailer_init', $end, 20 );
		$delivery = $this->delivery( new MailLeadDestination( $this->settings, new FormLibrary() ) );
		$lead     = $this->stored( $this->request(), $delivery );

		self::assertSame( 1, $delivery->run( 5 )->retried );
		update_option( DestinationHealth::OPTION, array_map( static fn ( array $one ): array => array( ...$one, 'since' => $one['since'] - DAY_IN_SECONDS ), DestinationHealth::failing() ) );
		$health = ( new LeadHealth( $this->wpdb, $this->tables, $this->settings, $this->scheduler( $delivery ) ) )->destinations();

		$lines = $this->ledger->of( $lead->id );

		foreach ( array( end( $lines )['detail'] ?? '', $this->queue->of( $lead->id )[0]['result'], html_entity_decode( $health['description'], ENT_QUOTES ) ) as $said ) {
			self::assertStringContainsString( $words, $said );
			self::assertDoesNotMatchRegularExpression( '/\bError\b|TypeError|ana@example/', $said );
		}
	}

	public function test_the_clock_goes_on_where_an_alert_cannot_be_sent(): void {
		KeptMailer::take_over();
		add_action( 'phpmailer_init', static fn () => throw new Error( self::of_php_without( 'mail' ) ), 20 );
		$lead = $this->stored( $this->request() );
		$this->delivery()->run( 5 );

		self::assertSame( 0, ( new LeadAlerts( $this->wpdb, $this->tables, $this->leads, $this->ledger ) )->send() );
		self::assertNotContains( 'alerted', $this->events( $lead ) );

		$this->answer_http( static fn (): array => array( 'status' => 403 ) );
		self::assertNotSame( '', ( new SelfTestLead( $this->settings, $this->leads ) )->run() );
	}

	/** The error message of PHP for a function in `disable_functions`. */
	private static function of_php_without( string $function ): string {
		$code = 'namespace PHPMailer\PHPMailer; try { ' . $function . '( "a", 1, 1 ); } catch ( \Error $error ) { echo $error->getMessage(); }';
		$said = (string) shell_exec( escapeshellarg( PHP_BINARY ) . ' -d disable_functions=' . $function . ' -r ' . escapeshellarg( $code ) . ' 2>/dev/null' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- a test.

		self::assertStringContainsString( "undefined function PHPMailer\\PHPMailer\\$function()", $said );

		return $said;
	}
}
