<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Database;

defined( 'ABSPATH' ) || exit;

/** Times as stored in the tables and as shown in responses. */
final readonly class UtcTime {
	/** The current time in the tables' format. */
	public static function now(): string {
		return gmdate( 'Y-m-d H:i:s' );
	}

	/** Converts a table's time to ISO 8601; empty stays empty. */
	public static function iso( string $time ): string {
		return '' === $time ? '' : str_replace( ' ', 'T', substr( $time, 0, 19 ) ) . 'Z';
	}
}
