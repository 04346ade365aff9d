<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Intake;

use HvacBlocks\Platform\Import\UnreadableFile;

defined( 'ABSPATH' ) || exit;

/** A file that is deleted with this object. */
final readonly class TemporaryFile {
	public string $path;

	/** @var resource */
	public mixed $stream;

	/** @throws UnreadableFile */
	public function __construct() {
		// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- streamed: it may contain 100,000 records. A failure is reported.
		$this->path = function_exists( 'tempnam' ) ? (string) @tempnam( get_temp_dir(), 'hvac-blocks-' ) : '';
		$stream     = '' === $this->path ? false : @fopen( $this->path, 'w+b' );
		// phpcs:enable

		$this->stream = false === $stream ? throw self::failure() : $stream;
	}

	/** @throws UnreadableFile if the disk is full: half a file would look like a complete one */
	public function write( string $text ): void {
		// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- streamed; a failure is reported.
		if ( strlen( $text ) !== @fwrite( $this->stream, $text ) ) {
			throw self::failure();
		}
	}

	private static function failure(): UnreadableFile {
		return new UnreadableFile( esc_html__( 'The server’s folder for temporary files is full or not writable. Save the file as “CSV UTF-8”.', 'hvac-blocks' ) );
	}

	public function __destruct() {
		// phpcs:disable WordPress.WP.AlternativeFunctions -- as above.
		fclose( $this->stream );
		unlink( $this->path );
		// phpcs:enable
	}
}
