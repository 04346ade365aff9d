<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Health;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Leads\Access\LeadLinks;
use HvacBlocks\Leads\Delivery\LeadScheduler;
use HvacBlocks\Leads\Destinations\DeliveryOutcome;
use HvacBlocks\Leads\Destinations\MailContent;
use HvacBlocks\Leads\Destinations\MailSender;
use HvacBlocks\Leads\Destinations\MessageId;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Leads\Store\LeadTables;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use HvacBlocks\Platform\Languages\PageLanguage;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** Notifies the administrator at most once a day of the number of leads held as suspected spam since the last time. */
final readonly class SuspicionDigest implements Feature {
	public const OPTION = 'hvac_blocks_suspicion_digest';

	public function __construct( private wpdb $wpdb, private LeadTables $tables ) {}

	public function boot(): void {
		// After the deliveries.
		add_action( LeadScheduler::HOOK, $this->send_if_due( ... ), 20 );
	}

	/** @return int the number of leads in the notification */
	public function send_if_due(): int {
		$last   = self::last();
		$is_due = abs( time() - $last['at'] ) >= DAY_IN_SECONDS;
		$new    = ! $is_due ? null : Query::row( $this->wpdb, 'SELECT COUNT(*) AS total, MAX(id) AS newest FROM %i WHERE status = %s AND is_test = 0 AND id > %d', $this->tables->leads, LeadStatus::Quarantined->value, $last['newest'] );
		$count  = $new?->int( 'total' ) ?? 0;

		if ( null === $new || 0 === $count ) {
			return 0;
		}

		$newest = $new->int( 'newest' );

		if ( LanguageSwitch::in( PageLanguage::of_site(), static fn (): bool => self::mail( $count, $newest ) ) ) {
			self::remember( time(), $newest );

			return $count;
		}

		// Retries in an hour.
		self::remember( time() - DAY_IN_SECONDS + HOUR_IN_SECONDS, $last['newest'] );

		return 0;
	}

	private static function mail( int $count, int $newest ): bool {
		$address = get_option( 'admin_email' );
		$content = new MailContent(
			PageLanguage::of_site(),
			wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			/* translators: %s: number of leads. */
			sprintf( _n( '%s lead looks like spam', '%s leads look like spam', $count, 'hvac-blocks' ), number_format_i18n( $count ) ),
			array(
				__( 'They are stored on your site but were not delivered, because a hidden field was filled in or the form was sent in under a second. Please check them: one press of “Not spam” delivers those that real people sent.', 'hvac-blocks' ),
				__( 'You get this email at most once a day, and only if there are new ones.', 'hvac-blocks' ),
			),
			button: array(
				'text' => __( 'View suspected spam', 'hvac-blocks' ),
				'url'  => LeadLinks::list( LeadStatus::Quarantined ),
			),
		);

		return is_string( $address ) && DeliveryOutcome::Delivered === MailSender::send( array( $address ), $content->title, $content, id: MessageId::of( 'suspicion', (string) $newest ) )->outcome;
	}

	/** @return array{at: int, newest: int} when it was sent, and the id of the newest lead in it */
	private static function last(): array {
		$stored = get_option( self::OPTION );
		$stored = is_array( $stored ) ? $stored : array();

		return array(
			'at'     => is_int( $stored['at'] ?? null ) ? $stored['at'] : 0,
			'newest' => is_int( $stored['newest'] ?? null ) ? $stored['newest'] : 0,
		);
	}

	private static function remember( int $at, int $newest ): void {
		update_option( self::OPTION, array( 'at' => $at, 'newest' => $newest ), false );
	}
}
