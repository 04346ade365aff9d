<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Database;

use Closure;
use HvacBlocks\Platform\Settings\Settings;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * Removes what the plugin stored, on each site of a network unless its setting keeps the data. Posts keep their blocks.
 *
 * Everything that the plugin stores under a name has the prefix `hvac_blocks_` (`_hvac_blocks_` on posts), so nothing is listed here.
 */
final readonly class Uninstaller {
	private const PREFIX = 'hvac_blocks_';

	/** @param Closure(): list<Tables> $tables those of the current site */
	public function __construct(
		private wpdb $wpdb,
		private Closure $tables,
	) {}

	public function uninstall(): void {
		$is_kept = false;

		if ( ! is_multisite() ) {
			$is_kept = $this->uninstall_site();
		} else {
			/** @var list<int> $sites */
			$sites = get_sites( array( 'fields' => 'ids', 'number' => 0 ) );

			foreach ( $sites as $site ) {
				switch_to_blog( $site );
				$is_kept = $this->uninstall_site() || $is_kept;
				restore_current_blog();
			}
		}

		if ( ! $is_kept ) {
			$this->clean_users();
		}
	}

	/** @return bool whether the site keeps its data: only what runs or expires by itself is removed */
	private function uninstall_site(): bool {
		if ( ! ( new Settings() )->bool( 'keep_data' ) ) {
			$this->clean_site();

			return false;
		}

		$this->clean_passing();

		return true;
	}

	/** Removes the current site's tables, options, transients, events, capabilities and post meta. */
	public function clean_site(): void {
		foreach ( ( $this->tables )() as $tables ) {
			$tables->drop();
		}
		foreach ( SiteTables::names( $this->wpdb ) as $table ) {
			Query::run( $this->wpdb, 'DROP TABLE IF EXISTS %i', $table );
		}
		$this->clean_passing();
		array_map( delete_option( ... ), $this->names( $this->wpdb->options, 'option_name', self::PREFIX ) );
		array_map( delete_post_meta_by_key( ... ), $this->names( $this->wpdb->postmeta, 'meta_key', '_' . self::PREFIX ) );
	}

	/** Removes events and expiring data. */
	private function clean_passing(): void {
		foreach ( self::hooks() as $hook ) {
			wp_unschedule_hook( $hook );
		}
		foreach ( array( '_transient_', '_transient_timeout_' ) as $kind ) {
			array_map( delete_option( ... ), $this->names( $this->wpdb->options, 'option_name', $kind . self::PREFIX ) );
		}
	}

	/** Users belong to the network, not to a site. */
	private function clean_users(): void {
		foreach ( $this->names( $this->wpdb->usermeta, 'meta_key', self::PREFIX ) as $key ) {
			delete_metadata( 'user', 0, $key, '', true );
		}
	}

	/** @return list<string> */
	private function names( string $table, string $column, string $prefix ): array {
		$names = Query::column( $this->wpdb, 'SELECT DISTINCT %i FROM %i WHERE %i LIKE %s', $column, $table, $column, $this->wpdb->esc_like( $prefix ) . '%' );

		return $names;
	}

	/** @return list<string> */
	private static function hooks(): array {
		$hooks = array();

		foreach ( _get_cron_array() as $events ) {
			$hooks = array( ...$hooks, ...array_keys( $events ) );
		}

		return array_values( array_filter( array_unique( $hooks ), static fn ( string $hook ): bool => str_starts_with( $hook, self::PREFIX ) ) );
	}
}
