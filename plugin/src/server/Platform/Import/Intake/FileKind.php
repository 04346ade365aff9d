<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Intake;

use HvacBlocks\Platform\Import\UnreadableFile;

defined( 'ABSPATH' ) || exit;

/** Detects the kind of a file by its content: its name is unreliable. */
final class FileKind {
	private const SAMPLE = 512;

	/** The first bytes of other programs' files. */
	private const ZIP  = "PK\x03\x04";
	private const OLE  = "\xD0\xCF\x11\xE0";
	private const GZIP = "\x1F\x8B";
	private const PDF  = '%PDF';

	/** A stream in an OLE file that holds an encrypted workbook, in UTF-16. */
	private const ENCRYPTED = 'EncryptedPackage';

	/**
	 * @param resource $stream seekable
	 * @param string   $sheet  name or number of a workbook's sheet; empty for the first visible one with content
	 * @throws UnreadableFile if it is a file of an unsupported kind
	 */
	public static function intake( mixed $stream, string $sheet = '' ): Intake {
		rewind( $stream );
		$start = (string) stream_get_contents( $stream, self::SAMPLE );

		if ( str_starts_with( $start, self::ZIP ) ) {
			return new Workbook( new WorkbookFile( $stream ), $sheet );
		}

		$wide    = self::wide( $start );
		$refusal = self::refusal( $start, $stream ) ?? ( '' === $wide && str_contains( $start, "\0" ) ? __( 'This is not a spreadsheet. Choose an .xlsx or .csv file.', 'hvac-blocks' ) : null );

		return null === $refusal ? new TextIntake( $stream, $wide ) : throw new UnreadableFile( esc_html( $refusal ) );
	}

	/** Returns the encoding of two-byte text, detected by its byte order mark or, in the Americas, by the NUL in each character; empty if there is none. */
	private static function wide( string $start ): string {
		if ( str_starts_with( $start, "\xFF\xFE\0\0" ) ) {
			return '';
		}

		if ( str_starts_with( $start, "\xFF\xFE" ) || str_starts_with( $start, "\xFE\xFF" ) ) {
			return "\xFF" === $start[0] ? 'UTF-16LE' : 'UTF-16BE';
		}

		$second = substr_count( (string) preg_replace( '/.(.)/s', '$1', $start ), "\0" );
		$first  = substr_count( $start, "\0" ) - $second;
		$most   = intdiv( strlen( $start ), 4 );

		return match ( true ) {
			0 === $first && $second > $most => 'UTF-16LE',
			0 === $second && $first > $most => 'UTF-16BE',
			default => '',
		};
	}

	/** @param resource $stream */
	private static function refusal( string $start, mixed $stream ): ?string {
		return match ( true ) {
			str_starts_with( $start, self::OLE ) => self::is_encrypted( $stream )
				? __( 'This workbook is protected by a password. Save it without the password.', 'hvac-blocks' )
				: __( 'This is an old Excel workbook (.xls). Save it as .xlsx or .csv.', 'hvac-blocks' ),
			str_starts_with( $start, self::GZIP ) => __( 'This file is compressed. Extract it first.', 'hvac-blocks' ),
			str_starts_with( $start, self::PDF ) => __( 'This is not a spreadsheet. Choose an .xlsx or .csv file.', 'hvac-blocks' ),
			str_starts_with( ltrim( $start, "\xEF\xBB\xBF \t\r\n" ), '<' ) => __( 'This is a web page or an XML file, whatever its name says. Open it in Excel and save it as .xlsx or .csv.', 'hvac-blocks' ),
			default => null,
		};
	}

	/** @param resource $stream */
	private static function is_encrypted( mixed $stream ): bool {
		$name = mb_convert_encoding( self::ENCRYPTED, 'UTF-16LE', 'UTF-8' );
		$end  = '';
		rewind( $stream );

		do {
			$piece = (string) stream_get_contents( $stream, 65_536 );

			if ( str_contains( $end . $piece, $name ) ) {
				return true;
			}

			$end = substr( $piece, -strlen( $name ) );
		} while ( '' !== $piece );

		return false;
	}
}
