<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

defined( 'ABSPATH' ) || exit;

/** The file formats of records. */
enum ImportFormat: string {
	case Csv  = 'csv';
	case Json = 'json';

	/**
	 * Detects the format by the first character: JSON begins with a bracket, a heading line never does.
	 *
	 * @param resource $stream seekable, of plain text
	 */
	public static function of( mixed $stream ): self {
		rewind( $stream );
		$start = ltrim( (string) fread( $stream, 256 ), "\xEF\xBB\xBF \t\r\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a few bytes of a stream.

		return str_starts_with( $start, '[' ) || str_starts_with( $start, '{' ) ? self::Json : self::Csv;
	}
}
