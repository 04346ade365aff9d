<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\ConsentRecords;

defined( 'ABSPATH' ) || exit;

/** The response of the unsubscribe page: a page or a redirect. */
final readonly class UnsubscribeAnswer {
	private function __construct( public int $status, public string $html, public string $location ) {}

	public static function page( int $status, string $html ): self {
		return new self( $status, $html, '' );
	}

	public static function redirect( string $location ): self {
		return new self( 303, '', $location );
	}
}
