<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Csv;

defined( 'ABSPATH' ) || exit;

/** One row of a CSV file in its raw form, spanning as many lines as its quoted cells need. */
final readonly class CsvRecord {
	/** The longest row, and the most lines of a quoted cell. */
	public const LONGEST     = 1_048_576;
	private const MOST_LINES = 200;

	private function __construct(
		public string $text,
		/** Why the row cannot be read. */
		public string $problem = '',
		/** Whether the file ends in the middle of the row. */
		public bool $is_cut_off = false,
	) {}

	/**
	 * Returns the next row; null at the end. An unclosed quotation mark spoils its own line, not the rest of the file.
	 *
	 * @param resource $stream seekable
	 */
	public static function next( mixed $stream, string $separator ): ?self {
		$text = fgets( $stream, self::LONGEST );

		if ( false === $text ) {
			return null;
		}

		if ( strlen( $text ) >= self::LONGEST - 1 && ! str_ends_with( $text, "\n" ) ) {
			return new self( substr( $text, 0, 200 ), __( 'is longer than a megabyte', 'hvac-blocks' ), ! self::skip_line( $stream ) );
		}

		$next  = (int) ftell( $stream );
		$first = $text;
		$lines = 1;

		while ( str_contains( $text, '"' ) && self::is_open( $text, $separator ) ) {
			$more = ++$lines > self::MOST_LINES || strlen( $text ) > self::LONGEST ? null : fgets( $stream, self::LONGEST );

			if ( null === $more || false === $more ) {
				fseek( $stream, $next );

				return new self( $first, __( 'has an unclosed quotation mark', 'hvac-blocks' ), false === $more );
			}

			$text .= $more;
		}

		return new self( $text );
	}

	/** @return list<string|null> */
	public function cells( string $separator ): array {
		// No escape character: RFC 4180 has none, and a path such as C:\ would swallow the rest of the row.
		return str_getcsv( rtrim( $this->text, "\r\n" ), $separator, '"', '' );
	}

	public function lines(): int {
		return max( 1, substr_count( $this->text, "\n" ) );
	}

	/**
	 * Skips the rest of a line; false if the file ends first.
	 *
	 * @param resource $stream
	 */
	private static function skip_line( mixed $stream ): bool {
		do {
			$rest = fgets( $stream, self::LONGEST );
		} while ( false !== $rest && ! str_ends_with( $rest, "\n" ) );

		return false !== $rest;
	}

	/** Whether the text ends within a quoted cell. */
	private static function is_open( string $text, string $separator ): bool {
		$closed = preg_replace( "/(?:^|$separator)[ \t]*+\"(?:[^\"]++|\"\")*+\"/", $separator, $text ) ?? $text;

		return 1 === preg_match( "/(?:^|$separator)[ \t]*+\"/", $closed );
	}
}
