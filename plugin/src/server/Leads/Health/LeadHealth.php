<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Health;

use HvacBlocks\Editing\Admin\Screen;
use HvacBlocks\Kernel\Attempt;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\SiteHealth;
use HvacBlocks\Leads\Access\LeadsScreen;
use HvacBlocks\Leads\Delivery\DestinationHealth;
use HvacBlocks\Leads\Delivery\LeadScheduler;
use HvacBlocks\Leads\Destinations\DestinationHooks;
use HvacBlocks\Leads\Intake\SelfTestState;
use HvacBlocks\Leads\Statistics\StatisticsScreen;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Leads\Store\LeadTables;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Languages\Text;
use HvacBlocks\Platform\Settings\Settings;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * Site Health tests about leads: the scheduler that delivers them, their destinations, whether any arrive, the daily self-test, and where rate limits
 * are stored.
 *
 * @phpstan-import-type HealthResult from SiteHealth
 */
final readonly class LeadHealth implements Feature {
	/** Seconds without a tick after which the scheduler counts as stopped. */
	public const STOPPED = 15 * MINUTE_IN_SECONDS;

	/** Seconds that a destination may fail before it is reported. */
	public const FAILING = HOUR_IN_SECONDS;

	public function __construct( private wpdb $wpdb, private LeadTables $tables, private Settings $settings, private LeadScheduler $scheduler ) {}

	public function boot(): void {
		add_filter( 'site_status_tests', $this->add_tests( ... ) );
		add_filter( 'debug_information', $this->add_information( ... ) );
	}

	/**
	 * @phpstan-impure
	 * @return HealthResult
	 */
	public function scheduler(): array {
		$last = LeadScheduler::last_tick();
		$age  = abs( time() - $last );

		if ( 0 !== $last && $age < self::STOPPED ) {
			return SiteHealth::result( 'clock', 'good', __( 'Leads are delivered every minute', 'hvac-blocks' ), array( __( 'Scheduled lead delivery is running.', 'hvac-blocks' ) ) );
		}

		$waiting = $this->overdue();
		$help    = array(
			0 === $last
				? __( 'Scheduled lead delivery has not run yet.', 'hvac-blocks' )
				/* translators: %s: a time span such as "2 hours". */
				: Text::sentence( __( 'Scheduled lead delivery last ran %s ago. It should run every minute.', 'hvac-blocks' ), human_time_diff( $last ) ),
			/* translators: %s: a number. */
			0 === $waiting ? __( 'No leads are waiting.', 'hvac-blocks' ) : sprintf( _n( '%s delivery is waiting. It is stored on this site and will be sent when the scheduler runs again.', '%s deliveries are waiting. They are stored on this site and will be sent when the scheduler runs again.', $waiting, 'hvac-blocks' ), number_format_i18n( $waiting ) ),
			__( 'To fix this, have the server call wp-cron.php or run “wp hvac-blocks leads deliver” every minute. If DISABLE_WP_CRON is set in wp-config.php, nothing else calls it.', 'hvac-blocks' ),
		);

		$label = 0 === $last ? __( 'Scheduled lead delivery has not run yet', 'hvac-blocks' ) : __( 'Scheduled lead delivery has stopped', 'hvac-blocks' );

		// On a quiet site nothing triggered it, and nothing was due.
		return SiteHealth::result( 'clock', 0 === $waiting ? 'recommended' : 'critical', $label, $help );
	}

	/**
	 * @phpstan-impure
	 * @return HealthResult
	 */
	public function destinations(): array {
		$failing = array_filter( DestinationHealth::failing(), static fn ( array $one ): bool => abs( time() - $one['since'] ) >= self::FAILING );

		if ( array() === $failing ) {
			return SiteHealth::result( 'destinations', 'good', __( 'No lead destination is failing', 'hvac-blocks' ), array( __( 'No destination has been failing for an hour or more.', 'hvac-blocks' ) ) );
		}

		$lines = array();

		foreach ( $failing as $destination => $one ) {
			$lines[] = Text::sentence(
				/* translators: 1: a destination such as E-mail, 2: a time span such as "2 hours", 3: the answer of the service. */
				__( '%1$s has not accepted any leads for %2$s. First response: %3$s', 'hvac-blocks' ),
				DestinationHooks::label( $destination ),
				human_time_diff( $one['since'] ),
				$one['detail']
			);
		}

		$lines[] = __( 'Each lead is stored on this site, and delivery is retried for two days. To fix this, test the connection in Settings or check the site\'s email. Then resend the leads that failed.', 'hvac-blocks' );

		return SiteHealth::result( 'destinations', 'critical', __( 'Leads are not being delivered', 'hvac-blocks' ), $lines, LeadsScreen::get()->url(), __( 'View leads', 'hvac-blocks' ) );
	}

	/**
	 * @phpstan-impure
	 * @return HealthResult
	 */
	public function silence(): array {
		$days = $this->settings->int( 'leads_silence_days' );
		$good = SiteHealth::result( 'silence', 'good', __( 'Leads are arriving', 'hvac-blocks' ), array( __( 'The site received leads recently.', 'hvac-blocks' ) ) );

		if ( 0 === $days ) {
			return SiteHealth::result( 'silence', 'good', __( 'The warning about missing leads is turned off', 'hvac-blocks' ), array( __( 'You can turn it on in Settings with a number of days without leads.', 'hvac-blocks' ) ) );
		}

		$last = Query::value( $this->wpdb, 'SELECT created FROM %i WHERE is_test = 0 AND status <> %s ORDER BY id DESC LIMIT 1', $this->tables->leads, LeadStatus::Quarantined->value );
		$past = is_string( $last ) ? intdiv( time() - (int) strtotime( "$last UTC" ), DAY_IN_SECONDS ) : null;

		if ( null === $past ) {
			// A site that never had a lead is not finished yet.
			return SiteHealth::result( 'silence', 'good', __( 'No lead has arrived yet', 'hvac-blocks' ), array( __( 'Site Health warns if leads stop arriving after the first one.', 'hvac-blocks' ) ) );
		}

		return $past < $days ? $good : SiteHealth::result(
			'silence',
			'recommended',
			/* translators: %s: a number of days. */
			sprintf( _n( 'No leads received for %s day', 'No leads received for %s days', $past, 'hvac-blocks' ), number_format_i18n( $past ) ),
			array(
				__( 'This may be normal for your site. If not, a form may be broken, hidden or on a page that visitors can\'t find.', 'hvac-blocks' ),
				__( 'To check, submit a form on the page that visitors use, and look at Statistics. You can change the number of days in Settings.', 'hvac-blocks' ),
			),
			StatisticsScreen::get()->url(),
			__( 'View statistics', 'hvac-blocks' )
		);
	}

	/**
	 * @phpstan-impure
	 * @return HealthResult
	 */
	public function self_test(): array {
		$state = SelfTestState::read();

		if ( ! $this->settings->bool( 'leads_self_test' ) ) {
			return SiteHealth::result( 'self_test', 'recommended', __( 'The daily test lead is turned off', 'hvac-blocks' ), array( __( 'No one is notified if forms stop working. To fix this, turn on the daily test lead in Settings.', 'hvac-blocks' ) ), Screen::url_of( 'settings' ) . '#leads_self_test', __( 'Open settings', 'hvac-blocks' ) );
		}

		if ( '' !== $state->problem ) {
			$help = array(
				$state->problem,
				__( 'Visitors may be unable to submit forms. To find out, submit one yourself. If it arrives, the site just can\'t reach itself. Let the server reach its own URL, and make sure that no password, firewall or maintenance mode blocks it. To run the test again now, use “wp hvac-blocks leads self-test”.', 'hvac-blocks' ),
			);

			return SiteHealth::result( 'self_test', 'critical', __( 'The daily test lead did not arrive', 'hvac-blocks' ), $help );
		}

		if ( 0 === $state->at ) {
			return SiteHealth::result( 'self_test', 'recommended', __( 'The daily test lead has not run yet', 'hvac-blocks' ), array( __( 'It runs within an hour after the plugin is activated. If this message stays, check that the site\'s scheduled events run, or run the test now with “wp hvac-blocks leads self-test”.', 'hvac-blocks' ) ) );
		}

		if ( abs( time() - $state->at ) > 2 * DAY_IN_SECONDS ) {
			/* translators: %s: a time span such as "3 days". */
			return SiteHealth::result( 'self_test', 'recommended', __( 'The daily test lead was not sent', 'hvac-blocks' ), array( Text::sentence( __( 'The last test lead was sent %s ago. To fix this, check that the site\'s scheduled events run.', 'hvac-blocks' ), human_time_diff( $state->at ) ) ) );
		}

		return SiteHealth::result( 'self_test', 'good', __( 'The daily test lead arrives', 'hvac-blocks' ), array( __( 'The site submits a test lead to itself every day, and it arrives.', 'hvac-blocks' ) ) );
	}

	/**
	 * @phpstan-impure
	 * @return HealthResult
	 */
	public function state(): array {
		return wp_using_ext_object_cache()
			? SiteHealth::result( 'state', 'good', __( 'Limits and search results are stored in the object cache', 'hvac-blocks' ), array( __( 'Multiple servers share them without querying the database.', 'hvac-blocks' ) ) )
			: SiteHealth::result( 'state', 'good', __( 'Limits and search results are stored in the database', 'hvac-blocks' ), array( __( 'This is fine for a single server. Busy sites run faster with a persistent object cache such as Redis. Ask your host about it.', 'hvac-blocks' ) ) );
	}

	/**
	 * @param mixed $tests
	 * @return array<array-key, mixed>
	 */
	private function add_tests( mixed $tests ): array {
		return SiteHealth::with_tests(
			$tests,
			array(
				'clock'        => array( __( 'Lead delivery', 'hvac-blocks' ), $this->scheduler( ... ) ),
				'destinations' => array( __( 'Lead destinations', 'hvac-blocks' ), $this->destinations( ... ) ),
				'silence'      => array( __( 'Incoming leads', 'hvac-blocks' ), $this->silence( ... ) ),
				'self_test'    => array( __( 'Daily test lead', 'hvac-blocks' ), $this->self_test( ... ) ),
				'state'        => array( __( 'Limits and search results', 'hvac-blocks' ), $this->state( ... ) ),
			)
		);
	}

	/**
	 * @param mixed $information
	 * @return array<array-key, mixed>
	 */
	private function add_information( mixed $information ): array {
		$state  = SelfTestState::read();
		$moment = static fn ( int $time ): string => 0 === $time ? __( 'never', 'hvac-blocks' ) : gmdate( 'Y-m-d H:i:s', $time ) . ' UTC';
		$fields = array(
			'clock'     => array( __( 'Scheduler', 'hvac-blocks' ), $this->scheduler->is_action_scheduler() ? 'Action Scheduler' : 'WP-Cron' ),
			'tick'      => array( __( 'Last run', 'hvac-blocks' ), $moment( LeadScheduler::last_tick() ) ),
			'waiting'   => array( __( 'Deliveries waiting', 'hvac-blocks' ), self::text( Attempt::of( $this->waiting( ... ) )() ) ),
			'failing'   => array( __( 'Failing destinations', 'hvac-blocks' ), implode( ', ', array_keys( DestinationHealth::failing() ) ) ),
			'signed'    => array( __( 'Leads are signed', 'hvac-blocks' ), '' === $this->settings->string( 'leads_sign_secret' ) ? __( 'No', 'hvac-blocks' ) : __( 'Yes', 'hvac-blocks' ) ),
			'self_test' => array( __( 'Last test lead', 'hvac-blocks' ), $moment( $state->at ) . ( '' === $state->problem ? '' : ": $state->problem" ) ),
			'cache'     => array( __( 'Persistent object cache', 'hvac-blocks' ), wp_using_ext_object_cache() ? __( 'Yes', 'hvac-blocks' ) : __( 'No', 'hvac-blocks' ) ),
		);

		return SiteHealth::with_information(
			$information,
			array_map(
				static fn ( array $field ): array => array(
					'label' => $field[0],
					'value' => '' === $field[1] ? '-' : $field[1],
				),
				$fields
			)
		);
	}

	private static function text( mixed $number ): string {
		return is_int( $number ) ? (string) $number : __( 'The database could not be read', 'hvac-blocks' );
	}

	private function waiting(): int {
		return (int) Query::value( $this->wpdb, 'SELECT COUNT(*) FROM %i WHERE state = %s', $this->tables->deliveries, 'waiting' );
	}

	private function overdue(): int {
		return (int) Query::value( $this->wpdb, 'SELECT COUNT(*) FROM %i WHERE state = %s AND run_at <= UTC_TIMESTAMP()', $this->tables->deliveries, 'waiting' );
	}
}
