<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Store;

defined( 'ABSPATH' ) || exit;

/** The reference with which a visitor identifies the lead on the phone: `HB-7K3M-92QD`. It cannot be guessed. */
final readonly class LeadReference {
	public const PATTERN = 'HB-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}';

	/** Without 0 and O, 1, I and L, U: none is mistaken for another, and no words result. */
	private const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

	public static function random(): string {
		$letters = '';

		for ( $i = 0; $i < 8; $i++ ) {
			$letters .= self::LETTERS[ random_int( 0, strlen( self::LETTERS ) - 1 ) ];
		}

		return 'HB-' . substr( $letters, 0, 4 ) . '-' . substr( $letters, 4 );
	}
}
