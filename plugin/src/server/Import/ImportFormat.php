<?php
declare(strict_types=1);

namespace HvacBlocks\Import;

defined( 'ABSPATH' ) || exit;

/** The kinds of file that records come in. */
enum ImportFormat: string {
	case Csv  = 'csv';
	case Json = 'json';

	/**
	 * What a file is, by its first character: JSON begins with a bracket, a heading line never does.
	 *
	 * @param resource $stream seekable
	 * @throws UnreadableFile where it is a file of another kind altogether
	 */
	public static function of( mixed $stream ): self {
		rewind( $stream );
		$start = (string) fread( $stream, 256 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a few bytes of a stream.

		if ( str_starts_with( $start, "PK\x03\x04" ) || str_starts_with( $start, "\xD0\xCF\x11\xE0" ) ) {
			throw new UnreadableFile( esc_html__( 'This is an Excel workbook or a ZIP file. In Excel, save it as “CSV UTF-8”.', 'hvac-blocks' ) );
		}

		if ( str_starts_with( $start, "\x1F\x8B" ) ) {
			throw new UnreadableFile( esc_html__( 'This file is compressed. Extract it first.', 'hvac-blocks' ) );
		}

		// A text of one-byte characters holds no NUL; one of two-byte characters in the Americas has one in each.
		if ( str_starts_with( $start, "\xFF\xFE" ) || str_starts_with( $start, "\xFE\xFF" ) || str_contains( $start, "\0" ) ) {
			throw new UnreadableFile( esc_html__( 'The file uses UTF-16. Save it as “CSV UTF-8”.', 'hvac-blocks' ) );
		}

		$start = ltrim( $start, "\xEF\xBB\xBF \t\r\n" );

		return str_starts_with( $start, '[' ) || str_starts_with( $start, '{' ) ? self::Json : self::Csv;
	}
}
