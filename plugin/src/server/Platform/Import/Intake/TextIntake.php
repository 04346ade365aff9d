<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Intake;

use Generator;
use HvacBlocks\Platform\Csv\CsvFile;

defined( 'ABSPATH' ) || exit;

/** Text in any usual encoding, with any system's line ends. */
final readonly class TextIntake implements Intake {
	/** The bytes that determine the encoding and the line ends. */
	private const BEGINNING = 524_288;

	private bool $is_old_mac;

	private bool $is_utf8;

	/**
	 * @param resource $stream seekable
	 * @param string   $wide   UTF-16LE or UTF-16BE; empty for single-byte text
	 */
	public function __construct( private mixed $stream, private string $wide ) {
		rewind( $stream );
		$start = (string) stream_get_contents( $stream, self::BEGINNING );
		$text  = '' === $wide ? $start : (string) mb_convert_encoding( $start, 'UTF-8', $wide );

		$this->is_old_mac = str_contains( rtrim( $text, "\r\n" ), "\r" ) && ! str_contains( $text, "\n" );
		// A character at the very end may be truncated.
		$this->is_utf8 = mb_check_encoding( strlen( $start ) < self::BEGINNING ? $text : rtrim( $text, "\x80..\xFF" ), 'UTF-8' );
	}

	public function is_plain(): bool {
		return '' === $this->wide && ! $this->is_old_mac;
	}

	public function found(): FileFormat {
		$encoding = match ( true ) {
			'' !== $this->wide => 'UTF-16',
			$this->is_utf8 => '',
			$this->is_old_mac => 'Mac OS Roman',
			default => 'Windows-1252',
		};

		return new FileFormat( $encoding, $this->is_old_mac );
	}

	public function losses(): FileLosses {
		return new FileLosses();
	}

	public function pieces( int $from = 0 ): Generator {
		fseek( $this->stream, $from );

		while ( true ) {
			$piece = (string) stream_get_contents( $this->stream, self::BEGINNING );

			if ( '' === $piece ) {
				return;
			}

			// Not between the two halves of a surrogate pair.
			if ( strlen( $piece ) >= self::BEGINNING && $this->ends_in_half( $piece ) ) {
				$piece = substr( $piece, 0, -2 );
				fseek( $this->stream, -2, SEEK_CUR );
			}

			$text  = $this->utf8( $piece );
			$text  = 0 === $from && str_starts_with( $text, CsvFile::MARK ) ? substr( $text, strlen( CsvFile::MARK ) ) : $text;
			$from += strlen( $piece );

			yield $from => $this->is_old_mac ? str_replace( "\r", "\n", $text ) : $text;
		}
	}

	private function ends_in_half( string $piece ): bool {
		$high = match ( $this->wide ) {
			'UTF-16LE' => ord( $piece[-1] ),
			'UTF-16BE' => ord( $piece[-2] ),
			default => 0,
		};

		return $high >= 0xD8 && $high <= 0xDB;
	}

	private function utf8( string $piece ): string {
		return match ( true ) {
			'' !== $this->wide => (string) mb_convert_encoding( $piece, 'UTF-8', $this->wide ),
			// Excel for the Mac uses its own encoding only with these line ends.
			! $this->is_utf8 => MacRoman::utf8( $piece ),
			default => $piece,
		};
	}
}
