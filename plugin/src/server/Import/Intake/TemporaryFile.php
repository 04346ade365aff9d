<?php
declare(strict_types=1);

namespace HvacBlocks\Import\Intake;

use HvacBlocks\Import\UnreadableFile;

defined( 'ABSPATH' ) || exit;

/** A file that is gone with this object. */
final readonly class TemporaryFile {
	public string $path;

	/** @var resource */
	public mixed $stream;

	/** @throws UnreadableFile */
	public function __construct() {
		// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- streamed: it may hold 100,000 records. That it cannot be made is told.
		$this->path = (string) @tempnam( get_temp_dir(), 'hvac-blocks-' );
		$stream     = '' === $this->path ? false : @fopen( $this->path, 'w+b' );
		// phpcs:enable

		$this->stream = false === $stream ? throw new UnreadableFile( esc_html__( 'The server’s folder for temporary files is not writable. Save the file as “CSV UTF-8”.', 'hvac-blocks' ) ) : $stream;
	}

	public function __destruct() {
		// phpcs:disable WordPress.WP.AlternativeFunctions -- as above.
		fclose( $this->stream );
		unlink( $this->path );
		// phpcs:enable
	}
}
