<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use HvacBlocks\Kernel\Console;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\SitePages;
use HvacBlocks\Site\DemoSite\Removal\DemoSiteRemoval;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * Creates or removes the demo site: pages and menus in three languages, fictional dealers and rebates.
 *
 * @phpstan-import-type Plan from DemoSiteRemoval
 */
final readonly class DemoSiteCommand {
	public function __construct( private DemoSite $site, private DemoSiteRemoval $removal, private Console $console ) {}

	/**
	 * Creates whatever is missing and keeps manual changes, or removes what nobody has changed.
	 *
	 * ## OPTIONS
	 *
	 * [<action>]
	 * : What to do.
	 * ---
	 * default: make
	 * options:
	 *   - make
	 *   - remove
	 * ---
	 *
	 * [--dry-run]
	 * : With remove: list what would be removed and what would stay without removing anything.
	 *
	 * [--yes]
	 * : With remove: skip the confirmation.
	 *
	 * ## EXAMPLES
	 *
	 *     wp hvac-blocks demo-site
	 *     wp hvac-blocks demo-site remove --dry-run
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function __invoke( array $arguments = array(), array $options = array() ): void {
		try {
			if ( 'remove' === ( $arguments[0] ?? 'make' ) ) {
				$this->remove( true === ( $options['dry-run'] ?? false ), true === ( $options['yes'] ?? false ) );
			} else {
				$this->make();
			}
		} catch ( RuntimeException $error ) {
			$this->console->fail( $error->getMessage() );
		}
	}

	private function make(): void {
		do {
			$status = $this->site->next();
			$this->console->progress( sprintf( '%s: %d / %d', $status['label'], $status['progress']['done'], $status['progress']['total'] ) );
		} while ( ! $status['done'] );

		$this->console->line( '' );
		/* translators: %s: web address. */
		$this->console->success( sprintf( __( 'Demo site created: %s', 'hvac-blocks' ), ( new SitePages() )->home( Language::English ) ) );
	}

	private function remove( bool $is_dry, bool $is_confirmed ): void {
		$plan  = $this->removal->plan();
		$total = $plan['remaining'];

		$this->console->items( 'table', $plan['parts'], array( 'part', 'goes', 'stays' ) );

		if ( $is_dry ) {
			$this->name_kept( $plan );
			$this->console->success( __( 'Nothing was removed.', 'hvac-blocks' ) );

			return;
		}

		if ( ! $is_confirmed && ! $this->console->confirm( __( 'Remove the demo site? This cannot be undone.', 'hvac-blocks' ) ) ) {
			return;
		}

		do {
			$plan = $this->removal->next();
			$this->console->progress( sprintf( '%d / %d', max( 0, $total - $plan['remaining'] ), $total ) );
		} while ( ! $plan['done'] );

		$this->console->line( '' );
		$this->name_kept( $plan );
		$this->console->success( __( 'Demo site removed.', 'hvac-blocks' ) );
	}

	/** @param Plan $plan */
	private function name_kept( array $plan ): void {
		if ( array() !== $plan['kept'] ) {
			$this->console->items( 'table', $plan['kept'], array( 'title', 'why', 'editUrl' ) );
		}
	}
}
