<?php
declare(strict_types=1);

namespace HvacBlocks\StarterSite;

use HvacBlocks\Cli\Console;
use HvacBlocks\Languages\Language;
use HvacBlocks\Languages\SitePages;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** Creates the demo site: pages and menus in three languages, places and fictional dealers. */
final readonly class StarterSiteCommand {
	public function __construct( private StarterSite $site, private Console $console ) {}

	/**
	 * Creates whatever is missing and keeps manual changes.
	 *
	 * ## EXAMPLES
	 *
	 *     wp hvac-blocks starter-site
	 */
	public function __invoke(): void {
		try {
			do {
				$status = $this->site->next();
				$this->console->progress( sprintf( '%s: %d / %d', $status['label'], $status['progress']['done'], $status['progress']['total'] ) );
			} while ( ! $status['done'] );
		} catch ( RuntimeException $error ) {
			$this->console->fail( $error->getMessage() );

			return;
		}

		$this->console->line( '' );
		/* translators: %s: web address. */
		$this->console->success( sprintf( __( 'Demo site created: %s', 'hvac-blocks' ), ( new SitePages() )->home( Language::English ) ) );
	}
}
