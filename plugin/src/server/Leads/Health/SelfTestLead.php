<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Health;

use HvacBlocks\Kernel\Attempt;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Leads\Delivery\LeadScheduler;
use HvacBlocks\Leads\Destinations\DeliveryOutcome;
use HvacBlocks\Leads\Destinations\MailContent;
use HvacBlocks\Leads\Destinations\MailSender;
use HvacBlocks\Leads\Destinations\MessageId;
use HvacBlocks\Leads\Intake\SelfTestState;
use HvacBlocks\Leads\Store\LeadRepository;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Sends the site a lead over its public route once a day, as a browser does, and notifies the administrator if it does not arrive. The test lead is
 * deleted at once; one that arrives too late is deleted by the next purge.
 */
final readonly class SelfTestLead implements Feature {
	public const HOOK = 'hvac_blocks_test_leads';

	/** A little less than a day, so that an hourly event never skips one. */
	private const EVERY = DAY_IN_SECONDS - HOUR_IN_SECONDS / 2;

	public function __construct( private Settings $settings, private LeadRepository $leads ) {}

	public function boot(): void {
		// Not in a visitor's request, which reads no setting unless it shows one of the plugin's blocks.
		add_action( 'admin_init', $this->schedule( ... ) );
		add_action( LeadScheduler::HOOK, $this->schedule( ... ) );
		add_action( self::HOOK, Attempt::of( $this->run_if_due( ... ) ) );
		add_action( 'deactivate_' . plugin_basename( dirname( __DIR__, 4 ) . '/plugin.php' ), static fn () => wp_unschedule_hook( self::HOOK ) );
	}

	/** @return string why the lead did not arrive; empty if it did */
	public function run(): string {
		$state   = SelfTestState::read();
		$post    = SelfTestPost::begin( $this->leads, $state );
		$problem = $post->problem( $post->send() );
		$lead    = $post->stored();

		if ( null !== $lead ) {
			$this->leads->forget( $lead->id );
		}

		$state = '' === $problem ? $state->arrived() : $state->missed( $problem );

		// Written before the mail, so that no test lead is expected any longer.
		$state->write();

		if ( '' !== $problem && ! $state->told && LanguageSwitch::in( PageLanguage::of_site(), static fn (): bool => self::tell( $problem, $state->since ) ) ) {
			$state->told()->write();
		}

		return $problem;
	}

	private function run_if_due(): void {
		$state = SelfTestState::read();

		// After a failure every hour, so that a recovery is noticed.
		if ( $this->settings->bool( 'leads_self_test' ) && ( '' !== $state->problem || abs( time() - $state->at ) >= self::EVERY ) ) {
			$this->run();
		}
	}

	private function schedule(): void {
		$next = wp_next_scheduled( self::HOOK );

		if ( ! $this->settings->bool( 'leads_self_test' ) ) {
			if ( false !== $next ) {
				wp_unschedule_hook( self::HOOK );
				delete_option( SelfTestState::OPTION );
			}
		} elseif ( false === $next ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'hourly', self::HOOK );
		}
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
