<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Values;

use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/** One line of text from a spreadsheet, a database or a copied page. */
final class CellText {
	/** What exports write for "nothing", in lower case. */
	private const NOTHING = array( 'null', 'n/a', '#n/a', 'n.a.', '-', '--', '—', '–' );

	private const LONGEST_NOTHING = 4;

	/** Invisible characters: zero-width ones, direction marks, soft hyphens, byte order marks. */
	private const INVISIBLE = '/[\x{00AD}\x{200B}-\x{200F}\x{202A}-\x{202E}\x{2060}-\x{2069}\x{FEFF}]+/u';

	/** What text must contain for `clean()` to change it: nearly no cell of a file does. */
	private const UNCLEAN = '/[^ -~]|&|^[=\' ]|  | $/D';

	/** Returns the text without entities, invisible characters, and what a spreadsheet puts around it; empty if it means "nothing". */
	public static function clean( string $text ): string {
		if ( 0 !== preg_match( self::UNCLEAN, $text ) ) {
			$text = preg_replace( self::INVISIBLE, '', Text::decoded( $text ) ) ?? '';
			// White space of every kind becomes one space; control characters have no place in a single line.
			$text = trim( preg_replace( '/[\s\p{Cc}\p{Z}]+/u', ' ', $text ) ?? '' );
			// Both keep a spreadsheet from reading the text as a number.
			$text = preg_replace( array( '/^="(.*)"$/D', "/^'(?=[\\d+])/" ), array( '$1', '' ), $text ) ?? '';
		}

		return strlen( $text ) <= self::LONGEST_NOTHING && in_array( strtolower( $text ), self::NOTHING, true ) ? '' : $text;
	}

	/** The same with plain digits, hyphens, minus signs, quotes and letters instead of typographic and full-width forms: for codes and numbers. */
	public static function plain( string $text ): string {
		$text = self::clean( $text );

		if ( 1 !== preg_match( '/[^ -~]/', $text ) ) {
			return $text;
		}

		$text = preg_replace_callback( '/[\x{FF01}-\x{FF5E}]/u', self::narrow( ... ), $text ) ?? '';

		return strtr(
			$text,
			array(
				'‐' => '-',
				'‑' => '-',
				'‒' => '-',
				'–' => '-',
				'—' => '-',
				'−' => '-',
				'’' => "'",
				'′' => "'",
				'”' => '"',
				'″' => '"',
				'ﬀ' => 'ff',
				'ﬁ' => 'fi',
				'ﬂ' => 'fl',
			)
		);
	}

	/** @param array<array-key, string> $wide one full-width form, three bytes from EF BC 81 to EF BD 9E, for ! to ~ */
	private static function narrow( array $wide ): string {
		return chr( ( ord( $wide[0][1] ) - 0xBC ) * 64 + ord( $wide[0][2] ) - 0x80 + 0x20 );
	}
}
