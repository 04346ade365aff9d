<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Intake;

defined( 'ABSPATH' ) || exit;

/** The encoding of “CSV (Macintosh)”, which mbstring does not know. */
final class MacRoman {
	/** From 0x80 on; 0xF0 is Apple's own sign. */
	private const UPPER = 'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…' . "\u{A0}" . 'ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ' . "\u{F8FF}" . 'ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ';

	public static function utf8( string $text ): string {
		return strtr( $text, array_combine( array_map( chr( ... ), range( 0x80, 0xFF ) ), mb_str_split( self::UPPER ) ) );
	}
}
