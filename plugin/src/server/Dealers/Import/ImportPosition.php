<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Import;

defined( 'ABSPATH' ) || exit;

/** How far the import of one file has come, so that a later run can go on. One is remembered: the last that did not finish. */
final class ImportPosition {
	public const OPTION = 'hvac_blocks_dealers_import';

	/**
	 * Where to go on with this file; null where its import was never begun or has finished.
	 *
	 * @param resource $stream
	 * @return array{offset: int, line: int, report: array<array-key, mixed>}|null
	 */
	public static function read( mixed $stream ): ?array {
		$stored = get_option( self::OPTION );

		if ( ! is_array( $stored ) || ( $stored['file'] ?? '' ) !== self::signature( $stream ) ) {
			return null;
		}

		return array(
			'offset' => is_int( $stored['offset'] ?? null ) ? $stored['offset'] : 0,
			'line'   => is_int( $stored['line'] ?? null ) ? $stored['line'] : 1,
			'report' => is_array( $stored['report'] ?? null ) ? $stored['report'] : array(),
		);
	}

	/** @param resource $stream */
	public static function write( mixed $stream, int $offset, int $line, ImportReport $report ): void {
		update_option(
			self::OPTION,
			array(
				'file'   => self::signature( $stream ),
				'offset' => $offset,
				'line'   => $line,
				'report' => $report->to_array(),
			),
			false
		);
	}

	public static function forget(): void {
		delete_option( self::OPTION );
	}

	/**
	 * The same for the same content wherever it lies.
	 *
	 * @param resource $stream
	 */
	private static function signature( mixed $stream ): string {
		$place = (int) ftell( $stream );
		$size  = fstat( $stream )['size'] ?? 0;
		rewind( $stream );
		$start = (string) fread( $stream, 65_536 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a part of a stream.
		fseek( $stream, $place );

		return $size . '-' . md5( $start );
	}
}
