<?php
declare(strict_types=1);

namespace HvacBlocks\Leads;

defined( 'ABSPATH' ) || exit;

/** Where administrators look at leads. */
final readonly class LeadScreen {
	public const SLUG = 'hvac-blocks-leads';

	/** @param string $reference one lead; empty for the list */
	public static function url( string $reference = '' ): string {
		$url = admin_url( 'admin.php?page=' . self::SLUG );

		return '' === $reference ? $url : add_query_arg( 'lead', $reference, $url );
	}
}
