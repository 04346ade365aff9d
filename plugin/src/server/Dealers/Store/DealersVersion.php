<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Store;

use HvacBlocks\Dealers\PostalAreas\PostalAreaLoader;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Database\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * The version of dealers and places from which an answer is made. Every change updates it, for all web nodes at once, and reading it costs no query.
 *
 * Assumptions:
 * - A caller that caches an answer reads the version before the data: if a change comes in between, the answer is cached under the old version.
 * - Without a persistent object cache the autoloaded options come from the database in every request. With one they come from the
 *   cache, where one of two nodes that write options at the same time may lose its write: there the cache's own "last changed" counts, too.
 */
final readonly class DealersVersion implements Feature, Tables {
	public const OPTION = 'hvac_blocks_dealers_version';

	public function boot(): void {
		add_action( 'hvac_blocks_dealers_changed', self::turn( ... ) );
	}

	public function install(): void {
		// A missing option costs a query in every request that reads it.
		add_option( self::OPTION, '', '', true );
	}

	public function drop(): void {
		delete_option( self::OPTION );
	}

	public static function current(): string {
		$stored = get_option( self::OPTION );
		$places = get_option( PostalAreaLoader::OPTION );
		$places = is_array( $places ) ? $places : array();

		return implode(
			' ',
			array(
				is_string( $stored ) ? $stored : '',
				is_string( $places['edition'] ?? null ) ? $places['edition'] : '',
				PostalAreaLoader::is_complete() ? 'whole' : 'loading',
				wp_using_ext_object_cache() === true ? wp_cache_get_last_changed( DealerStore::CACHE_GROUP ) : '',
			)
		);
	}

	public static function turn(): void {
		update_option( self::OPTION, bin2hex( random_bytes( 8 ) ), true );
		wp_cache_set_last_changed( DealerStore::CACHE_GROUP );
	}
}
