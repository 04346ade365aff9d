<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Health;

use HvacBlocks\Editing\Admin\Notice;
use HvacBlocks\Editing\Admin\NoticeMessage;
use HvacBlocks\Leads\Access\LeadLinks;
use HvacBlocks\Leads\Access\LeadsScreen;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Leads\Store\LeadTables;
use HvacBlocks\Platform\Database\Query;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** Reports leads that could not be delivered. */
final readonly class FailedLeadsNotice implements Notice {
	public function __construct( private wpdb $wpdb, private LeadTables $tables ) {}

	public function id(): string {
		return 'failed-leads';
	}

	public function screen(): string {
		return LeadsScreen::NAME;
	}

	public function message(): ?NoticeMessage {
		$row    = Query::row( $this->wpdb, 'SELECT COUNT(*) AS failed, MAX(id) AS newest FROM %i WHERE status = %s', $this->tables->leads, LeadStatus::Failed->value );
		$failed = $row?->int( 'failed' ) ?? 0;

		if ( null === $row || 0 === $failed ) {
			return null;
		}

		return new NoticeMessage(
			'error',
			sprintf(
				/* translators: %s: number of leads. */
				_n( '%s lead could not be delivered. It is stored on this site, and you can send it again.', '%s leads could not be delivered. They are stored on this site, and you can send them again.', $failed, 'hvac-blocks' ),
				number_format_i18n( $failed )
			),
			__( 'View failed leads', 'hvac-blocks' ),
			LeadLinks::list( LeadStatus::Failed ),
			$row->string( 'newest' )
		);
	}
}
