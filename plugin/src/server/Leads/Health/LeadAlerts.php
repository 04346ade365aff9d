<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Health;

use HvacBlocks\Leads\Access\LeadLinks;
use HvacBlocks\Leads\Destinations\DeliveryOutcome;
use HvacBlocks\Leads\Destinations\MailContent;
use HvacBlocks\Leads\Destinations\MailSender;
use HvacBlocks\Leads\Destinations\MessageId;
use HvacBlocks\Leads\Store\LeadLedger;
use HvacBlocks\Leads\Store\LeadRepository;
use HvacBlocks\Leads\Store\LeadTables;
use HvacBlocks\Leads\Store\LedgerEvent;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use HvacBlocks\Platform\Languages\PageLanguage;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** Notifies the administrator, once for each lead, that it could not be delivered: many at a time in one message. */
final readonly class LeadAlerts {
	private const AT_ONCE = 50;

	public function __construct(
		private wpdb $wpdb,
		private LeadTables $tables,
		private LeadRepository $leads,
		private LeadLedger $ledger,
	) {}

	/** @return int the number of leads in the notification */
	public function send(): int {
		$failed = array();

		foreach ( $this->waiting() as $id => $reference ) {
			if ( $this->leads->mark_alerted( $id ) ) {
				$failed[ $id ] = $reference;
			}
		}

		if ( array() === $failed ) {
			return 0;
		}

		if ( ! LanguageSwitch::in( PageLanguage::of_site(), static fn (): bool => self::mail( $failed ) ) ) {
			array_map( $this->leads->unmark_alerted( ... ), array_keys( $failed ) );

			return 0;
		}

		foreach ( array_keys( $failed ) as $id ) {
			$this->ledger->note( $id, LedgerEvent::Alerted );
		}

		return count( $failed );
	}

	/** @return array<int, string> references by id */
	private function waiting(): array {
		$rows = Query::rows( $this->wpdb, "SELECT id, reference FROM %i WHERE status = 'failed' AND alerted = 0 ORDER BY id LIMIT %d", $this->tables->leads, self::AT_ONCE );
		$ids  = array();

		foreach ( $rows as $row ) {
			$ids[ $row->int( 'id' ) ] = $row->string( 'reference' );
		}

		return $ids;
	}

	/** @param array<int, string> $references */
	private static function mail( array $references ): bool {
		$address = get_option( 'admin_email' );
		$content = new MailContent(
			PageLanguage::of_site(),
			wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			__( 'Leads could not be delivered', 'hvac-blocks' ),
			array( __( 'These leads are stored on your site but could not be delivered. Open a lead to see why and resend it.', 'hvac-blocks' ) ),
			array(
				array(
					'title' => __( 'Leads', 'hvac-blocks' ),
					'rows'  => array_map(
						static fn ( string $reference ): array => array(
							'label' => $reference,
							'value' => LeadLinks::lead( $reference ),
							'link'  => LeadLinks::lead( $reference ),
						),
						array_values( $references )
					),
				),
			),
		);

		return is_string( $address ) && DeliveryOutcome::Delivered === MailSender::send( array( $address ), $content->title, $content, id: MessageId::of( 'alert', ...array_values( $references ) ) )->outcome;
	}
}
