<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Database;

defined( 'ABSPATH' ) || exit;

/** Times as the tables keep them and as answers show them. */
final readonly class UtcTime {
	/** Now, as the tables keep it. */
	public static function now(): string {
		return gmdate( 'Y-m-d H:i:s' );
	}

	/** A table's time in ISO 8601; empty stays empty. */
	public static function iso( string $time ): string {
		return '' === $time ? '' : str_replace( ' ', 'T', substr( $time, 0, 19 ) ) . 'Z';
	}
}
