<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Access;

use HvacBlocks\Leads\Store\LeadStatus;

defined( 'ABSPATH' ) || exit;

/** The admin addresses of leads. */
final readonly class LeadLinks {
	/** The list of the leads with this status. */
	public static function list( LeadStatus $status ): string {
		return add_query_arg( 'status', $status->value, LeadsScreen::get()->url() );
	}

	public static function lead( string $reference ): string {
		return add_query_arg( 'lead', rawurlencode( $reference ), LeadsScreen::get()->url() );
	}
}
