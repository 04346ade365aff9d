<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Health;

use HvacBlocks\Admin\Screen;
use HvacBlocks\Feature;
use HvacBlocks\Languages\Text;
use HvacBlocks\Leads\Admin\LeadView;
use HvacBlocks\Leads\Delivery\LeadClock;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Leads\Store\LeadTables;
use HvacBlocks\Settings\Settings;
use wpdb;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- own tables, asked on one screen; the answer must be of this moment.

/**
 * What Site Health says of leads: the clock that delivers them, the places they go to, whether any come, the daily trial, and where limits
 * are kept.
 *
 * @phpstan-type HealthResult array{label: string, status: 'good'|'recommended'|'critical', badge: array{label: string, color: string}, description: string, actions: string, test: string}
 */
final readonly class LeadHealth implements Feature {
	/** Seconds without a tick that mean that the clock has stopped. */
	public const STOPPED = 15 * MINUTE_IN_SECONDS;

	/** Seconds for which a destination may fail before it is told. */
	public const FAILING = HOUR_IN_SECONDS;

	public function __construct( private wpdb $wpdb, private LeadTables $tables, private Settings $settings, private LeadClock $clock ) {}

	public function boot(): void {
		add_filter( 'site_status_tests', $this->add_tests( ... ) );
		add_filter( 'debug_information', $this->add_information( ... ) );
	}

	/**
	 * @phpstan-impure
	 * @return HealthResult
	 */
	public function clock(): array {
		$last = LeadClock::last_tick();
		$age  = abs( time() - $last );

		if ( 0 !== $last && $age < self::STOPPED ) {
			return self::result( 'clock', 'good', __( 'Leads are delivered every minute', 'hvac-blocks' ), array( __( 'The clock that delivers leads is running.', 'hvac-blocks' ) ) );
		}

		$waiting = $this->overdue();
		$help    = array(
			0 === $last
				? __( 'The clock that delivers leads has not run yet.', 'hvac-blocks' )
				/* translators: %s: a time span such as "2 hours". */
				: Text::sentence( __( 'The clock that delivers leads last ran %s ago. It should run every minute.', 'hvac-blocks' ), human_time_diff( $last ) ),
			/* translators: %s: a number. */
			0 === $waiting ? __( 'No lead is waiting.', 'hvac-blocks' ) : sprintf( _n( '%s delivery is waiting for it. It is stored on this site and is made when the clock runs again.', '%s deliveries are waiting for it. They are stored on this site and are made when the clock runs again.', $waiting, 'hvac-blocks' ), number_format_i18n( $waiting ) ),
			__( 'What to do: let the server call wp-cron.php, or run “wp hvac-blocks leads deliver”, every minute. Where DISABLE_WP_CRON is set in wp-config.php, nothing else calls it.', 'hvac-blocks' ),
		);

		$label = 0 === $last ? __( 'The clock that delivers leads has not run yet', 'hvac-blocks' ) : __( 'The clock that delivers leads has stopped', 'hvac-blocks' );

		// On a quiet site nobody called it, and nothing was to be done.
		return self::result( 'clock', 0 === $waiting ? 'recommended' : 'critical', $label, $help );
	}

	/**
	 * @phpstan-impure
	 * @return HealthResult
	 */
	public function destinations(): array {
		$failing = array_filter( DestinationHealth::failing(), static fn ( array $one ): bool => abs( time() - $one['since'] ) >= self::FAILING );

		if ( array() === $failing ) {
			return self::result( 'destinations', 'good', __( 'Leads reach the places they are sent to', 'hvac-blocks' ), array( __( 'Nothing that leads are sent to has been failing for an hour.', 'hvac-blocks' ) ) );
		}

		$lines = array();

		foreach ( $failing as $destination => $one ) {
			$lines[] = Text::sentence(
				/* translators: 1: a destination such as E-mail, 2: a time span such as "2 hours", 3: the answer of the service. */
				__( '%1$s has taken nothing for %2$s. The first answer was: %3$s', 'hvac-blocks' ),
				LeadView::label( $destination ),
				human_time_diff( $one['since'] ),
				$one['detail']
			);
		}

		$lines[] = __( 'Every lead is stored on this site and is sent again for two days. What to do: test the connection in the settings, or the site\'s e-mail; then send again what failed.', 'hvac-blocks' );

		return self::result( 'destinations', 'critical', __( 'Leads are not taken', 'hvac-blocks' ), $lines, Screen::Leads->url(), __( 'Show the leads', 'hvac-blocks' ) );
	}

	/**
	 * @phpstan-impure
	 * @return HealthResult
	 */
	public function silence(): array {
		$days = $this->settings->int( 'leads_silence_days' );
		$good = self::result( 'silence', 'good', __( 'Leads come in', 'hvac-blocks' ), array( __( 'The site has had leads lately, or has been watched too briefly to say.', 'hvac-blocks' ) ) );

		if ( 0 === $days ) {
			return $good;
		}

		$last = $this->wpdb->get_var( (string) $this->wpdb->prepare( 'SELECT created FROM %i WHERE is_test = 0 AND status <> %s ORDER BY id DESC LIMIT 1', $this->tables->leads, LeadStatus::Quarantined->value ) );
		$past = is_string( $last ) ? intdiv( time() - (int) strtotime( "$last UTC" ), DAY_IN_SECONDS ) : null;

		// A site that never had a lead is not finished yet.
		return null === $past || $past < $days ? $good : self::result(
			'silence',
			'recommended',
			/* translators: %s: a number of days. */
			sprintf( _n( 'No lead has come for %s day', 'No lead has come for %s days', $past, 'hvac-blocks' ), number_format_i18n( $past ) ),
			array(
				__( 'That may be right for your site. If it is not, a form may be broken, hidden, or on a page that nobody finds any more.', 'hvac-blocks' ),
				__( 'What to do: send a form yourself on the page that visitors use, and look at the search report. The number of days is in the settings.', 'hvac-blocks' ),
			),
			Screen::Report->url(),
			__( 'Open the search report', 'hvac-blocks' )
		);
	}

	/**
	 * @phpstan-impure
	 * @return HealthResult
	 */
	public function self_test(): array {
		$state = TrialState::read();

		if ( ! $this->settings->bool( 'leads_self_test' ) ) {
			return self::result( 'self_test', 'recommended', __( 'The daily trial lead is switched off', 'hvac-blocks' ), array( __( 'Nobody notices when forms stop working. What to do: switch the trial on in the settings.', 'hvac-blocks' ) ), Screen::Settings->url(), __( 'Open the settings', 'hvac-blocks' ) );
		}

		if ( '' !== $state->problem ) {
			$help = array(
				$state->problem,
				__( 'Visitors may be unable to send forms. What to do: send one yourself. If it arrives, the site only cannot call itself: let the server reach its own address, and let nothing (a password, a firewall, maintenance mode) stand before it. “wp hvac-blocks leads self-test” tries again at once.', 'hvac-blocks' ),
			);

			return self::result( 'self_test', 'critical', __( 'The daily trial lead did not arrive', 'hvac-blocks' ), $help );
		}

		if ( 0 !== $state->at && abs( time() - $state->at ) > 2 * DAY_IN_SECONDS ) {
			/* translators: %s: a time span such as "3 days". */
			return self::result( 'self_test', 'recommended', __( 'The daily trial lead was not sent', 'hvac-blocks' ), array( Text::sentence( __( 'The last one was sent %s ago. What to do: see whether the site\'s scheduled events run.', 'hvac-blocks' ), human_time_diff( $state->at ) ) ) );
		}

		return self::result( 'self_test', 'good', __( 'The daily trial lead arrives', 'hvac-blocks' ), array( 0 === $state->at ? __( 'The first one has not been sent yet.', 'hvac-blocks' ) : __( 'The site sends itself a form every day, and it arrives.', 'hvac-blocks' ) ) );
	}

	/**
	 * @phpstan-impure
	 * @return HealthResult
	 */
	public function state(): array {
		return wp_using_ext_object_cache()
			? self::result( 'state', 'good', __( 'Limits and search answers are kept in the object cache', 'hvac-blocks' ), array( __( 'Several servers share them without asking the database.', 'hvac-blocks' ) ) )
			: self::result( 'state', 'good', __( 'Limits and search answers are kept in the database', 'hvac-blocks' ), array( __( 'That is right for one server. A busy site is faster with a persistent object cache such as Redis: ask your host for it.', 'hvac-blocks' ) ) );
	}

	/**
	 * @param mixed $tests
	 * @return array<array-key, mixed>
	 */
	private function add_tests( mixed $tests ): array {
		$tests  = is_array( $tests ) ? $tests : array();
		$direct = is_array( $tests['direct'] ?? null ) ? $tests['direct'] : array();
		$own    = array(
			'clock'        => array( __( 'Delivery of leads', 'hvac-blocks' ), $this->clock( ... ) ),
			'destinations' => array( __( 'Places that leads are sent to', 'hvac-blocks' ), $this->destinations( ... ) ),
			'silence'      => array( __( 'Leads that come in', 'hvac-blocks' ), $this->silence( ... ) ),
			'self_test'    => array( __( 'Daily trial lead', 'hvac-blocks' ), $this->self_test( ... ) ),
			'state'        => array( __( 'Limits and search answers', 'hvac-blocks' ), $this->state( ... ) ),
		);

		foreach ( $own as $name => [ $label, $test ] ) {
			$direct[ "hvac_blocks_$name" ] = array(
				'label' => $label,
				'test'  => $test,
			);
		}

		$tests['direct'] = $direct;

		return $tests;
	}

	/**
	 * @param mixed $information
	 * @return array<array-key, mixed>
	 */
	private function add_information( mixed $information ): array {
		$information = is_array( $information ) ? $information : array();
		$state       = TrialState::read();
		$moment      = static fn ( int $time ): string => 0 === $time ? __( 'never', 'hvac-blocks' ) : gmdate( 'Y-m-d H:i:s', $time ) . ' UTC';
		$fields      = array(
			'clock'     => array( __( 'Clock', 'hvac-blocks' ), $this->clock->is_action_scheduler() ? 'Action Scheduler' : 'WP-Cron' ),
			'tick'      => array( __( 'Last tick', 'hvac-blocks' ), $moment( LeadClock::last_tick() ) ),
			'waiting'   => array( __( 'Deliveries waiting', 'hvac-blocks' ), (string) $this->waiting() ),
			'failing'   => array( __( 'Destinations that fail', 'hvac-blocks' ), implode( ', ', array_keys( DestinationHealth::failing() ) ) ),
			'signed'    => array( __( 'Leads are signed', 'hvac-blocks' ), '' === $this->settings->string( 'leads_sign_secret' ) ? __( 'No', 'hvac-blocks' ) : __( 'Yes', 'hvac-blocks' ) ),
			'self_test' => array( __( 'Last trial lead', 'hvac-blocks' ), $moment( $state->at ) . ( '' === $state->problem ? '' : ": $state->problem" ) ),
			'cache'     => array( __( 'Persistent object cache', 'hvac-blocks' ), wp_using_ext_object_cache() ? __( 'Yes', 'hvac-blocks' ) : __( 'No', 'hvac-blocks' ) ),
		);

		$information['hvac-blocks'] = array(
			'label'  => 'HVAC Blocks',
			'fields' => array_map(
				static fn ( array $field ): array => array(
					'label' => $field[0],
					'value' => '' === $field[1] ? '-' : $field[1],
				),
				$fields
			),
		);

		return $information;
	}

	private function waiting(): int {
		return (int) $this->wpdb->get_var( (string) $this->wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE state = %s', $this->tables->deliveries, 'waiting' ) );
	}

	private function overdue(): int {
		return (int) $this->wpdb->get_var( (string) $this->wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE state = %s AND run_at <= UTC_TIMESTAMP()', $this->tables->deliveries, 'waiting' ) );
	}

	/**
	 * @param 'good'|'recommended'|'critical' $status
	 * @param list<string>                    $paragraphs plain text
	 * @return HealthResult
	 */
	private static function result( string $test, string $status, string $label, array $paragraphs, string $link = '', string $link_text = '' ): array {
		return array(
			'label'       => esc_html( $label ),
			'status'      => $status,
			'badge'       => array(
				'label' => 'HVAC Blocks',
				'color' => 'critical' === $status ? 'red' : 'blue',
			),
			'description' => implode( '', array_map( static fn ( string $paragraph ): string => '<p>' . esc_html( $paragraph ) . '</p>', $paragraphs ) ),
			'actions'     => '' === $link ? '' : sprintf( '<p><a href="%s">%s</a></p>', esc_url( $link ), esc_html( $link_text ) ),
			'test'        => "hvac_blocks_$test",
		);
	}
}
