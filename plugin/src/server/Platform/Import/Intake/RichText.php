<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Intake;

defined( 'ABSPATH' ) || exit;

/** A text with formatted runs, as plain text. */
final class RichText {
	/** The most bytes; Excel’s own limit is 32,767 characters. */
	private const LONGEST = 262_144;

	/** Reads the element at the reader's position: a `si` or an `is`. Afterwards the reader is at its end. */
	public static function read( PartReader $reader ): string {
		if ( $reader->isEmptyElement ) {
			return '';
		}

		$text  = '';
		$depth = $reader->depth;
		$reader->step();

		while ( $reader->depth > $depth ) {
			// The phonetic reading of Japanese text is not part of it.
			if ( $reader->is_element( 'rPh' ) ) {
				$reader->pass();
				continue;
			}

			$text .= $reader->is_element( 't' ) ? $reader->readString() : '';
			$reader->step();
		}

		return self::unescaped( strlen( $text ) > self::LONGEST ? throw WorkbookFile::damaged() : $text );
	}

	/** Excel writes characters that XML does not allow, and `_` before anything that looks like an escape, as `_x000D_`. */
	public static function unescaped( string $text ): string {
		return ! str_contains( $text, '_x' ) ? $text : preg_replace_callback( '/_x([0-9A-Fa-f]{4})_/', static fn ( array $code ): string => '0000' === $code[1] ? '' : mb_convert_encoding( pack( 'n', hexdec( $code[1] ) ), 'UTF-8', 'UTF-16BE' ), $text ) ?? $text;
	}
}
