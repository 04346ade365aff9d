<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

defined( 'ABSPATH' ) || exit;

/** Where administrators look at leads. */
final readonly class LeadLinks {
	public static function lead( string $reference ): string {
		return add_query_arg( 'lead', rawurlencode( $reference ), LeadsScreen::get()->url() );
	}
}
