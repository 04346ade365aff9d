<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Values;

defined( 'ABSPATH' ) || exit;

/** Yes or no, as databases and spreadsheets in English, Spanish and French write it. */
final class Flag {
	private const YES = array( '1', 'true', 't', 'yes', 'y', 'x', 'on', 'vrai', 'oui', 'verdadero', 'sí', 'si', '✓', '✔', '☑', '✅' );
	private const NO  = array( '', '0', 'false', 'f', 'no', 'n', 'off', 'faux', 'non', 'falso', '✗', '✘', '☐', '❌' );

	/** Null if it is neither. */
	public static function read( string $text ): ?bool {
		$text = mb_strtolower( (string) preg_replace( '/\.0+$/', '', CellText::clean( $text ) ) );

		return in_array( $text, self::YES, true ) ? true : ( in_array( $text, self::NO, true ) ? false : null );
	}
}
