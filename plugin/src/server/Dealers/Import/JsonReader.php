<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Import;

use HvacBlocks\Dealers\OwnFields\OwnFields;
use HvacBlocks\Platform\Import\FileReader;
use HvacBlocks\Platform\Import\RawRow;
use HvacBlocks\Platform\Import\UnreadableFile;
use JsonException;

defined( 'ABSPATH' ) || exit;

/**
 * A JSON array of dealers, or an object whose "dealers" is one, such as the answer of a search.
 *
 * A reader of its own for one array, so that the file is never in memory as a whole: it finds the end of each element by counting brackets outside
 * strings, and leaves the element itself to json_decode().
 *
 * Longer than other files: one scanner, whose parts share the buffer and the position in it.
 */
final class JsonReader implements FileReader {
	private const CHUNK           = 65_536;
	private const LONGEST_ELEMENT = 1_048_576;

	private string $buffer = '';

	/** How much of the buffer has been read. */
	private int $cursor = 0;

	/** The cursor's position in the file. */
	private int $position = 0;

	/** @param resource $stream seekable */
	public function __construct( private readonly mixed $stream ) {}

	public function columns(): array {
		return array();
	}

	public function separator(): string {
		return '';
	}

	public function rows( int $offset = 0, int $line = 1 ): iterable {
		fseek( $this->stream, $offset );
		$this->buffer   = '';
		$this->cursor   = 0;
		$this->position = $offset;

		if ( 0 === $offset ) {
			$line += $this->open();
		}

		while ( true ) {
			$line += $this->skip( " \t\r\n," );
			$first = $this->byte( 0 );

			if ( ']' === $first ) {
				return;
			}

			if ( null === $first ) {
				yield $this->end( $line, __( 'The file ends here before the list of dealers is closed.', 'hvac-blocks' ) );

				return;
			}

			try {
				$element = $this->take( $this->length() );
			} catch ( UnreadableFile $error ) {
				yield $this->end( $line, $error->getMessage() );

				return;
			}

			$begin = $line;
			$line += substr_count( $element, "\n" );

			// An element that ends with the file is incomplete: the list's own bracket is missing.
			if ( null === $this->byte( 0 ) && ! self::is_whole( $element ) ) {
				yield $this->end( $begin, __( 'The file ends here in the middle of a dealer.', 'hvac-blocks' ) );

				return;
			}

			yield self::row( $element, $begin, $line, $this->position );
		}
	}

	/**
	 * Moves past the bracket that opens the list.
	 *
	 * @return int the lines passed
	 */
	private function open(): int {
		$lines = 0;

		if ( "\xEF" === $this->byte( 0 ) && "\xBB" === $this->byte( 1 ) && "\xBF" === $this->byte( 2 ) ) {
			$this->take( 3 );
		}

		$lines += $this->skip( " \t\r\n" );

		if ( '{' === $this->byte( 0 ) ) {
			$lines += $this->to_dealers();
		}

		if ( '[' !== $this->byte( 0 ) ) {
			throw new UnreadableFile( esc_html__( 'The file is neither a list of dealers nor an object with “dealers”.', 'hvac-blocks' ) );
		}

		$this->take( 1 );

		return $lines;
	}

	/**
	 * Skips the brace and the members before "dealers": a key, a colon, a value of any kind.
	 *
	 * @return int the lines passed
	 */
	private function to_dealers(): int {
		$this->take( 1 );
		$lines = 0;

		while ( true ) {
			$lines += $this->skip( " \t\r\n," );

			if ( '"' !== $this->byte( 0 ) ) {
				return $lines;
			}

			$key    = $this->take( $this->length() );
			$lines += $this->skip( " \t\r\n:" );

			if ( '"dealers"' === $key ) {
				return $lines;
			}

			$lines += substr_count( $this->take( $this->length() ), "\n" );
		}
	}

	private static function is_whole( string $element ): bool {
		json_decode( $element, true, 16, JSON_INVALID_UTF8_IGNORE );

		return JSON_ERROR_NONE === json_last_error();
	}

	private function end( int $line, string $problem ): RawRow {
		return new RawRow( $line, $this->position, $line, null, $problem, true );
	}

	private static function row( string $element, int $line, int $next_line, int $end ): RawRow {
		// As in a CSV file: text that is not UTF-8 has the encoding of Windows in the Americas.
		if ( ! mb_check_encoding( $element, 'UTF-8' ) ) {
			$element = mb_convert_encoding( $element, 'UTF-8', 'Windows-1252' );
		}

		try {
			$values = json_decode( $element, true, 16, JSON_THROW_ON_ERROR );
		} catch ( JsonException $error ) {
			return new RawRow( $line, $end, $next_line, null, $error->getMessage() );
		}

		return is_array( $values ) ? new RawRow( $line, $end, $next_line, OwnFields::keyed( $values ) ) : new RawRow( $line, $end, $next_line, null, __( 'is not an object', 'hvac-blocks' ) );
	}

	/** Returns the number of bytes of the value at the beginning of the buffer. */
	private function length(): int {
		$depth = 0;
		$at    = 0;

		do {
			$at  += $this->span( '{}[]",', $at );
			$byte = $this->byte( $at );

			if ( null === $byte ) {
				return $at;
			}

			if ( '"' === $byte ) {
				$at = $this->end_of_string( $at );

				if ( 0 === $depth ) {
					return $at;
				}
				continue;
			}

			if ( ',' === $byte ) {
				if ( 0 === $depth ) {
					return $at;
				}
			} elseif ( '{' === $byte || '[' === $byte ) {
				++$depth;
			} elseif ( 0 === $depth ) {
				// The bracket that closes the surrounding array or object.
				return max( 1, $at );
			} else {
				--$depth;

				if ( 0 === $depth ) {
					return $at + 1;
				}
			}

			++$at;
		} while ( $at < self::LONGEST_ELEMENT );

		throw new UnreadableFile( esc_html__( 'A dealer in the file is larger than one megabyte. Check for mismatched brackets.', 'hvac-blocks' ) );
	}

	/** Returns the position after the string whose opening quote is at `$at`. */
	private function end_of_string( int $at ): int {
		++$at;

		while ( $at < self::LONGEST_ELEMENT ) {
			$at  += $this->span( '"\\', $at );
			$byte = $this->byte( $at );

			if ( null === $byte || '"' === $byte ) {
				return null === $byte ? $at : $at + 1;
			}

			$at += 2;
		}

		return $at;
	}

	/** Returns how many bytes from `$at` on are none of these. */
	private function span( string $characters, int $at ): int {
		$span = $this->has( $at ) ? strcspn( $this->buffer, $characters, $this->cursor + $at ) : 0;

		while ( ! $this->in_buffer( $at + $span ) && $at + $span < self::LONGEST_ELEMENT && $this->read() ) {
			$span += strcspn( $this->buffer, $characters, $this->cursor + $at + $span );
		}

		return $span;
	}

	/** Skips these characters and counts the lines. */
	private function skip( string $characters ): int {
		$lines = 0;

		while ( $this->has( 0 ) ) {
			$length = strspn( $this->buffer, $characters, $this->cursor );

			if ( 0 === $length ) {
				break;
			}

			$lines += substr_count( $this->take( $length ), "\n" );
		}

		return $lines;
	}

	/**
	 * Returns the byte at this distance from the cursor; null after the end.
	 *
	 * @phpstan-impure
	 */
	private function byte( int $at ): ?string {
		return $this->has( $at ) ? $this->buffer[ $this->cursor + $at ] : null;
	}

	private function has( int $at ): bool {
		while ( ! $this->in_buffer( $at ) ) {
			if ( ! $this->read() ) {
				return false;
			}
		}

		return true;
	}

	private function in_buffer( int $at ): bool {
		return $this->cursor + $at < strlen( $this->buffer );
	}

	private function read(): bool {
		$chunk = fread( $this->stream, self::CHUNK ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- streamed, as the class says.

		if ( false === $chunk || '' === $chunk ) {
			return false;
		}

		$this->buffer = substr( $this->buffer, $this->cursor ) . $chunk;
		$this->cursor = 0;

		return true;
	}

	private function take( int $length ): string {
		$taken           = substr( $this->buffer, $this->cursor, $length );
		$this->cursor   += strlen( $taken );
		$this->position += strlen( $taken );

		return $taken;
	}
}
