<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Claims;

use Closure;
use HvacBlocks\Editing\Admin\AdminContributor;
use HvacBlocks\Editing\Content\PublishedPosts;
use HvacBlocks\Kernel\AdminRouteContributor;
use HvacBlocks\Kernel\CommandContributor;
use HvacBlocks\Kernel\Console;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\Lazy;
use HvacBlocks\Kernel\Module;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** Time-limited statements of blocks: prices, rebates, tax credits, awards, rules. */
final readonly class ClaimsModule implements Module, AdminContributor, AdminRouteContributor, CommandContributor {
	private SiteCalendar $calendar;

	private ClaimIndex $index;

	/** @param Closure(): list<ClaimSource> $sources records outside of posts */
	public function __construct( private wpdb $wpdb, private Closure $sources ) {
		$this->calendar = new SiteCalendar();
		$this->index    = new ClaimIndex( $wpdb );
	}

	public function features(): array {
		return array(
			new ClaimRendering( $this->calendar ),
			new ClaimEvents( $this->index, $this->indexer( ... ), $this->scheduler( ... ) ),
			new Lazy( array( 'site_status_tests' ), fn (): Feature => new ClaimHealth( $this->list( ... ), $this->calendar ) ),
		);
	}

	public function admin_routes(): array {
		return array( new ListClaimsRoute( $this->list(), $this->calendar ) );
	}

	public function commands( Console $console ): array {
		return array( 'claims' => new ClaimsCommand( $this->list(), $this->indexer(), $this->scheduler(), $this->calendar, $console ) );
	}

	public function screens(): array {
		return array( ClaimsScreen::get() );
	}

	public function notices(): array {
		return array();
	}

	private function list(): ClaimList {
		return new ClaimList( $this->index, ( $this->sources )() );
	}

	private function indexer(): ClaimIndexer {
		return new ClaimIndexer( $this->wpdb, $this->index );
	}

	private function scheduler(): ClaimScheduler {
		return new ClaimScheduler( $this->index, $this->indexer(), new ClaimPlaces( new PublishedPosts( $this->wpdb ) ), $this->calendar );
	}
}
