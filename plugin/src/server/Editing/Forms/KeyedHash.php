<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

defined( 'ABSPATH' ) || exit;

/** Hashes that only this site can compute. When the site's salts change, all earlier ones stop matching. */
final readonly class KeyedHash {
	/** @param string $purpose keeps a hash made for one purpose from being accepted for another */
	public static function of( string $purpose, string $data ): string {
		return hash_hmac( 'sha256', "hvac-blocks\n$purpose\n$data", wp_salt( 'auth' ) );
	}

	public static function matches( string $hash, string $purpose, string $data ): bool {
		return hash_equals( self::of( $purpose, $data ), $hash );
	}
}
