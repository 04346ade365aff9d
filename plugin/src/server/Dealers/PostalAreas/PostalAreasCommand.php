<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use HvacBlocks\Kernel\Console;

defined( 'ABSPATH' ) || exit;

/** Manages the bundled ZIP and postal codes. */
final readonly class PostalAreasCommand {
	public function __construct(
		private PostalAreaLoader $loader,
		private Console $console,
	) {}

	/**
	 * Loads the bundled ZIP and postal codes now instead of in the background.
	 *
	 * ## OPTIONS
	 *
	 * [--again]
	 * : Reload all rows, even if they are already loaded.
	 *
	 * ## EXAMPLES
	 *
	 *     wp hvac-blocks postal-areas load
	 *
	 * @param list<string> $arguments
	 * @param array<string, string|bool> $options
	 */
	public function load( array $arguments, array $options ): void {
		if ( ! empty( $options['again'] ) ) {
			$this->loader->forget();
		}

		do {
			$progress = $this->loader->load_batch();
			$this->console->progress( number_format_i18n( $progress->done ) . ' / ' . number_format_i18n( $progress->total ) );
		} while ( ! $progress->is_finished() );

		PostalAreaLoading::stop();
		/* translators: %s: a number. */
		$this->console->success( sprintf( __( '%s ZIP and postal codes loaded.', 'hvac-blocks' ), number_format_i18n( $progress->total ) ) );
	}
}
