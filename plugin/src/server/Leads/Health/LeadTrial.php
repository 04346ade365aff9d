<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Health;

use HvacBlocks\Database\NotStored;
use HvacBlocks\Feature;
use HvacBlocks\Languages\LanguageSwitch;
use HvacBlocks\Languages\PageLanguage;
use HvacBlocks\Leads\Delivery\DeliveryOutcome;
use HvacBlocks\Leads\Mail\MailContent;
use HvacBlocks\Leads\Mail\MailSender;
use HvacBlocks\Leads\Mail\MessageId;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadRepository;
use HvacBlocks\Settings\Settings;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Sends the site a lead over its public route once a day, as a browser does, and tells the administrator where it does not arrive. The trial
 * is deleted at once; one that came too late goes with the next purge.
 */
final readonly class LeadTrial implements Feature {
	public const HOOK = 'hvac_blocks_test_leads';
	public const FORM = 'contact-dealer';

	/** A little less than a day, so that an hourly event never skips one. */
	private const EVERY   = DAY_IN_SECONDS - HOUR_IN_SECONDS / 2;
	private const TIMEOUT = 15;

	public function __construct( private Settings $settings, private LeadRepository $leads ) {}

	public function boot(): void {
		add_action( 'init', $this->schedule( ... ) );
		add_action( self::HOOK, $this->run_if_due( ... ) );
		add_action( 'deactivate_' . plugin_basename( dirname( __DIR__, 4 ) . '/plugin.php' ), static fn () => wp_unschedule_hook( self::HOOK ) );
	}

	/** @return string why the lead did not arrive; empty where it did */
	public function run(): string {
		$key   = wp_generate_uuid4();
		$state = TrialState::read()->begun( $key );
		$state->write();

		$problem = $this->problem( $key );
		$lead    = $this->stored( $key );

		if ( null !== $lead ) {
			$this->leads->forget( $lead->id );
		}

		$state = '' === $problem ? $state->arrived() : $state->missed( $problem );

		// Written before the mail, so that nothing is awaited any more.
		$state->write();

		if ( '' !== $problem && ! $state->told && LanguageSwitch::in( PageLanguage::of_site(), static fn (): bool => self::tell( $problem, $state->since ) ) ) {
			$state->told()->write();
		}

		return $problem;
	}

	private function run_if_due(): void {
		$state = TrialState::read();

		// After a failure every hour, so that its end is seen.
		if ( $this->settings->bool( 'leads_self_test' ) && ( '' !== $state->problem || abs( time() - $state->at ) >= self::EVERY ) ) {
			$this->run();
		}
	}

	private function schedule(): void {
		$next = wp_next_scheduled( self::HOOK );

		if ( ! $this->settings->bool( 'leads_self_test' ) ) {
			if ( false !== $next ) {
				wp_unschedule_hook( self::HOOK );
				delete_option( TrialState::OPTION );
			}
		} elseif ( false === $next ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'hourly', self::HOOK );
		}
	}

	private function problem( string $key ): string {
		$body   = (string) wp_json_encode( self::body( $key ), JSON_UNESCAPED_SLASHES );
		$answer = wp_remote_post(
			rest_url( 'hvac-blocks/v1/leads' ),
			array(
				'timeout'     => self::TIMEOUT,
				'redirection' => 0,
				// As WordPress does where it calls itself.
				'sslverify'   => (bool) apply_filters( 'https_local_ssl_verify', false ),
				'headers'     => array(
					'Content-Type'    => 'application/json',
					'Cache-Control'   => 'no-cache',
					TrialPass::HEADER => TrialPass::sign( $body, time() ),
				),
				'body'        => $body,
			)
		);

		if ( $answer instanceof WP_Error ) {
			/* translators: %s: what the server says of it. */
			return sprintf( __( 'The site could not reach itself: %s', 'hvac-blocks' ), MailContent::line( $answer->get_error_message() ) );
		}

		$status = (int) wp_remote_retrieve_response_code( $answer );

		if ( 201 !== $status ) {
			/* translators: %d: an HTTP status such as 403. */
			return sprintf( __( 'The form returned status %d.', 'hvac-blocks' ), $status );
		}

		return null !== $this->stored( $key ) ? '' : __( 'The form was accepted, but the lead is not in the database.', 'hvac-blocks' );
	}

	/** The trial; null where the database does not have it or does not say so. */
	private function stored( string $key ): ?Lead {
		try {
			$lead = $this->leads->by_key( $key );
		} catch ( NotStored ) {
			return null;
		}

		return true === $lead?->is_test ? $lead : null;
	}

	/** @return array<string, mixed> */
	public static function body( string $key ): array {
		return array(
			'form'           => self::FORM,
			'lang'           => PageLanguage::of_site()->value,
			'fields'         => array(
				'firstName'    => 'Self',
				'lastName'     => 'Test',
				'email'        => 'self-test@example.com',
				'phone'        => '2145550123',
				'addressLine1' => '1 Trial Street',
				'city'         => 'Plano',
				'state'        => 'TX',
				'zip'          => '75024',
			),
			'consent'        => true,
			'idempotencyKey' => $key,
		);
	}

	/** @param int $since when test leads stopped arriving; the administrator is notified once */
	private static function tell( string $problem, int $since ): bool {
		$address = get_option( 'admin_email' );
		$content = new MailContent(
			PageLanguage::of_site(),
			wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			__( 'A test lead did not arrive', 'hvac-blocks' ),
			array(
				__( 'Your site submitted a form to itself, as a visitor would, and it did not arrive. Visitors may be unable to submit forms.', 'hvac-blocks' ),
				$problem,
				__( 'Please submit a form yourself. Site Health explains what to check. The test runs every hour, but you are notified only once.', 'hvac-blocks' ),
			),
			button: array(
				'text' => __( 'Open Site Health', 'hvac-blocks' ),
				'url'  => admin_url( 'site-health.php' ),
			),
		);

		return is_string( $address ) && DeliveryOutcome::Delivered === MailSender::send( array( $address ), $content->title, $content, id: MessageId::of( 'trial', (string) $since ) )->outcome;
	}
}
