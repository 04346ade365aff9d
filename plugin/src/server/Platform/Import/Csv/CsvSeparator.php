<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Csv;

defined( 'ABSPATH' ) || exit;

/** What separates the cells of a CSV file. */
final class CsvSeparator {
	/**
	 * Reads a line such as `sep=;`, which Excel writes above the others, and skips it. Empty if there is none.
	 *
	 * @param resource $stream at the beginning of a line
	 */
	public static function named( mixed $stream ): string {
		$begin = (int) ftell( $stream );

		if ( 1 === preg_match( '/^"?sep=([,;\t])"?\s*$/Di', (string) fgets( $stream, 16 ), $found ) ) {
			return $found[1];
		}

		fseek( $stream, $begin );

		return '';
	}

	/**
	 * Returns the most frequent separator of the next line, outside of quotes.
	 *
	 * @param resource $stream its position does not change
	 */
	public static function most_used( mixed $stream ): string {
		$begin = (int) ftell( $stream );
		$line  = (string) preg_replace( '/"(?:[^"]++|"")*+"/', '', (string) fgets( $stream, CsvRecord::LONGEST ) );

		$counts = array_map( static fn ( string $separator ): int => substr_count( $line, $separator ), array( ',' => ',', ';' => ';', "\t" => "\t" ) );
		arsort( $counts );
		fseek( $stream, $begin );

		return (string) array_key_first( $counts );
	}
}
