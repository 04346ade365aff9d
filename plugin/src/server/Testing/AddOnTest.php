<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Records\PublicDealer;
use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Editing\Forms\FormProps;
use HvacBlocks\Leads\Admin\LeadView;
use HvacBlocks\Leads\Destinations\DestinationHooks;
use HvacBlocks\Leads\Destinations\MailLeadDestination;
use HvacBlocks\Leads\Intake\IntakeOutcome;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Settings\Settings;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\TestWith;

use function ServiceWindows\boot;

defined( 'ABSPATH' ) || exit;

/** The add-on example does what `docs/extending.md` says, and the page shows its code. */
final class AddOnTest extends LeadsTestCase {
	private const ROOT   = __DIR__ . '/../../../..';
	private const FOLDER = self::ROOT . '/docs/examples/service-windows';

	#[Before]
	public function boot_add_on(): void {
		require_once self::FOLDER . '/service-windows.php';
		boot();
	}

	public function test_the_contact_form_asks_for_a_time(): void {
		$fields = FormProps::of( ( new FormLibrary() )->get( 'contact-dealer' ), Language::English, 'Trane' )['steps'][0]['fields'];
		$answer = $this->intake()->take( $this->request() );

		self::assertSame( array( 'firstName', 'lastName', 'email', 'phone', 'serviceWindow' ), array_column( $fields, 'name' ) );
		self::assertSame( array( 'Morning', 'Afternoon', 'Evening' ), array_column( $fields[4]['options'][0]['options'] ?? array(), 'label' ) );
		self::assertSame( array( IntakeOutcome::Invalid, array( 'serviceWindow' => 'Please select a time' ) ), array( $answer->outcome, $answer->errors ) );
	}

	public function test_the_lead_shows_it_and_the_mail_names_it(): void {
		$lead = $this->lead();
		( new MailLeadDestination( $this->settings, new FormLibrary() ) )->deliver( $lead );

		self::assertSame( array( 'name' => 'serviceWindow', 'label' => 'Best time for a visit', 'value' => 'Evening' ), array_column( ( new LeadView( new FormLibrary(), $this->ledger, $this->queue ) )->fields( $lead ), null, 'name' )['serviceWindow'] ?? null );
		self::assertStringEndsWith( '[evening]', $this->mails()[0]['subject'] );
		self::assertStringContainsString( 'Best time for a visit', $this->mails()[0]['message'] );
	}

	public function test_a_time_that_there_is_not_is_refused_at_its_field(): void {
		update_option( 'service_windows_storm', '1' );
		$answer = $this->intake()->take( $this->request( array( 'serviceWindow' => 'evening' ) ) );

		self::assertSame( array( IntakeOutcome::Invalid, array( 'serviceWindow' => 'There are no visits in the evening at present.' ) ), array( $answer->outcome, $answer->errors ) );
		self::assertSame( IntakeOutcome::Stored, $this->intake()->take( $this->request( array( 'serviceWindow' => 'morning' ) ) )->outcome );
	}

	public function test_its_settings_are_on_the_screen_and_the_key_stays_secret(): void {
		update_option( Settings::OPTION, array( 'addon_scheduler_key' => 's3cret' ) );
		$this->as_role( 'administrator' );
		$data = self::data( $this->rest( 'GET', '/hvac-blocks/v1/admin/settings' ) );
		$keys = array_column( (array) $data['settings'], null, 'key' );

		self::assertContains( array( 'name' => 'addon_scheduler', 'title' => 'Scheduler' ), (array) $data['sections'] );
		self::assertArrayHasKey( 'addon_scheduler_url', $keys );
		self::assertStringNotContainsString( 's3cret', (string) wp_json_encode( $data ) );
	}

	/** @param int $status the scheduler's response */
	#[TestWith( array( 201, LeadStatus::Delivered, 1 ) )]
	#[TestWith( array( 422, LeadStatus::Failed, 0 ) )]
	#[TestWith( array( 500, LeadStatus::Accepted, 0 ) )]
	public function test_leads_go_to_the_scheduler( int $status, LeadStatus $wanted, int $counted ): void {
		update_option( Settings::OPTION, array( 'addon_scheduler_url' => 'https://scheduler.example.com/in', 'addon_scheduler_key' => 's3cret' ) );
		$posts = array();
		add_filter(
			'pre_http_request',
			static function ( mixed $answer, array $request, string $url ) use ( &$posts, $status ): array {
				$posts[] = array( $url, $request['headers'], json_decode( self::text( $request['body'] ), true ) );

				return array( 'headers' => array(), 'body' => '', 'response' => array( 'code' => $status, 'message' => '' ), 'cookies' => array(), 'filename' => null );
			},
			10,
			3
		);
		$lead     = $this->lead();
		$delivery = $this->delivery( ...DestinationHooks::added() );
		$delivery->run( 5 );
		$after = $this->leads->by_id( $lead->id );

		self::assertSame(
			array( array( 'https://scheduler.example.com/in', array( 'Content-Type' => 'application/json', 'Authorization' => 'Bearer s3cret', 'Idempotency-Key' => $lead->idempotency_key ), array( 'reference' => $lead->reference, 'window' => 'evening', 'zip' => '75024', 'phone' => '+12145550123' ) ) ),
			$posts
		);
		self::assertSame( $wanted, $after?->status );
		self::assertSame( $counted, (int) self::text( get_option( 'service_windows_asked_for', 0 ) ) );
		self::assertSame( 'Scheduler', DestinationHooks::label( 'scheduler' ) );
	}

	public function test_without_an_address_nothing_is_sent(): void {
		self::assertSame( array(), $this->delivery( ...DestinationHooks::added() )->active() );
	}

	public function test_a_card_tells_who_comes_in_the_evening(): void {
		$late  = new Dealer( 'D1', 'Late', opening_hours: array( 'Mo-Fr 08:00-20:00' ) );
		$early = new Dealer( 'D2', 'Early', opening_hours: array( 'Mo-Fr 08:00-17:00' ) );

		self::assertSame( array( 'Visits in the evening' ), PublicDealer::of( $late )['cardLines'] ?? array() );
		self::assertSame( array(), PublicDealer::of( $early )['cardLines'] ?? array() );
	}

	public function test_the_documentation_shows_its_code_and_no_hook_that_there_is_not(): void {
		$page = (string) file_get_contents( self::ROOT . '/docs/extending.md' );
		$code = self::flat( (string) file_get_contents( self::FOLDER . '/service-windows.php' ) . (string) file_get_contents( self::FOLDER . '/class-scheduler.php' ) );
		preg_match_all( '~```php\n(.*?)```~s', $page, $blocks );
		preg_match_all( '~`(hvac_blocks_[a-z_]+)`~', $page, $hooks );

		self::assertGreaterThan( 4, count( $blocks[1] ) );
		self::assertSame( array(), array_filter( $blocks[1], static fn ( string $block ): bool => ! str_contains( $code, self::flat( $block ) ) ) );

		$reference = (string) file_get_contents( self::ROOT . '/docs/reference/hooks.md' );
		self::assertSame( array(), array_filter( $hooks[1], static fn ( string $hook ): bool => ! str_contains( $reference, "### `$hook`" ) ) );
	}

	private static function flat( string $code ): string {
		return trim( (string) preg_replace( '/\s+/', ' ', $code ) );
	}

	private function lead(): Lead {
		return $this->stored( $this->request( array( 'serviceWindow' => 'evening' ) ), $this->delivery( ...DestinationHooks::added() ) );
	}
}
