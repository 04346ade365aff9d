<?php
declare(strict_types=1);

namespace HvacBlocks\Site\PageCaches;

use HvacBlocks\Kernel\Attempt;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Import\RunningImports;
use HvacBlocks\Platform\Settings\Settings;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Purges changed pages from page caches: once, at the end of the request.
 *
 * Assumptions:
 * - Dealers, rebates and settings may appear on any page. A claim appears on the posts that its action names.
 * - While an import runs, nothing is purged for it, and all pages are at its end; if it stops halfway, the event purges them.
 * - A failing cache affects neither the request nor the other caches: Site Health shows its message.
 */
final class PagePurge implements Feature {
	/** The event that runs a purge that had to wait for an import. */
	public const HOOK = 'hvac_blocks_purge_page_caches';

	/** More posts than this are purged faster with all other pages. */
	private const MOST_POSTS = 100;

	private const WAIT = 5 * MINUTE_IN_SECONDS;

	private bool $all = false;

	/** @var array<int, int> */
	private array $posts = array();

	public function __construct( private readonly Settings $settings, private readonly RunningImports $imports ) {}

	public function boot(): void {
		foreach ( array( 'add', 'update', 'delete' ) as $what ) {
			add_action( "{$what}_option_" . Settings::OPTION, $this->change_all( ... ), 10, 0 );
		}

		foreach ( array( 'hvac_blocks_dealers_changed', 'hvac_blocks_rebates_changed', 'hvac_blocks_products_changed', 'hvac_blocks_import_done', self::HOOK ) as $hook ) {
			add_action( $hook, $this->change_all( ... ), 10, 0 );
		}

		add_action( 'hvac_blocks_claims_changed', $this->change_posts( ... ) );
	}

	private function change_all(): void {
		$this->purge_later();
		$this->all = true;
	}

	private function change_posts( mixed $posts ): void {
		$ids = array_map( static fn ( mixed $id ): int => is_int( $id ) ? $id : 0, is_array( $posts ) ? array_values( $posts ) : array() );

		if ( array() !== $ids ) {
			$this->purge_later();
			$this->posts += array_combine( $ids, $ids );
		}
	}

	private function purge_later(): void {
		if ( ! $this->all && array() === $this->posts ) {
			add_action( 'shutdown', $this->purge( ... ) );
		}
	}

	private function purge(): void {
		$posts = array_values( $this->posts );
		$all   = $this->all;

		$this->posts = array();
		$this->all   = false;

		if ( ! $this->settings->bool( 'purge_page_caches' ) ) {
			return;
		}

		if ( $all && true === Attempt::of( $this->imports->any( ... ) )() ) {
			$all = false;
			false === wp_next_scheduled( self::HOOK ) && wp_schedule_single_event( time() + self::WAIT, self::HOOK );
		}

		if ( $all || count( $posts ) > self::MOST_POSTS ) {
			$this->purge_all();
		} elseif ( array() !== $posts ) {
			$this->purge_posts( $posts );
		}
	}

	private function purge_all(): void {
		wp_unschedule_hook( self::HOOK );

		$problems = self::each( static fn ( PageCache $cache ) => $cache->purge_all() );
		/**
		 * Fires when the caches of all pages should be purged: dealers, products, rebates or settings have changed. Once per request, and once per import. For
		 * caches that the plugin does not support.
		 */
		do_action( 'hvac_blocks_purge_all_pages' );
		( new PurgeRecord( time(), 0, $problems ) )->write();
	}

	/** @param list<int> $posts */
	private function purge_posts( array $posts ): void {
		_prime_post_caches( $posts, false, false );

		// Templates and patterns have no address.
		$public = array_values( array_filter( $posts, is_post_publicly_viewable( ... ) ) );

		if ( array() === $public ) {
			return;
		}

		$problems = self::each( static fn ( PageCache $cache ) => $cache->purge_posts( $public ) );
		/**
		 * Fires when the caches of some pages should be purged: claims on them have begun or ended. For caches that the plugin does not support.
		 *
		 * @param int[] $post_ids published posts; `get_permalink()` returns their addresses
		 */
		do_action( 'hvac_blocks_purge_pages', $public );
		( new PurgeRecord( time(), count( $public ), $problems ) )->write();
	}

	/**
	 * @param callable( PageCache ): void $purge
	 * @return array<string, string> the errors, by cache
	 */
	private static function each( callable $purge ): array {
		$problems = array();

		foreach ( KnownCaches::found() as $cache ) {
			try {
				$purge( $cache );
			} catch ( Throwable $error ) {
				$problems[ $cache->name ] = mb_substr( $error->getMessage(), 0, 200 );
			}
		}

		return $problems;
	}
}
