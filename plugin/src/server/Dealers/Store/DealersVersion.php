<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Store;

use HvacBlocks\Dealers\PostalAreas\PostalAreaLoader;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Database\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Which state of dealers and places an answer is made of. It turns with every change, for all web nodes at once, and reading it
 * costs no query.
 *
 * Assumptions:
 * - Who keeps an answer reads the version before the data: what a change overtakes is kept under the version of before it.
 * - Without a persistent object cache the autoloaded options come from the database in every request. With one they come from the
 *   cache, where two nodes that write options at once may lose one of the writes: there the cache's own "last changed" counts too.
 */
final readonly class DealersVersion implements Feature, Tables {
	public const OPTION = 'hvac_blocks_dealers_version';

	public function boot(): void {
		add_action( 'hvac_blocks_dealers_changed', self::turn( ... ) );
	}

	public function install(): void {
		// An option that is missing costs a query in every request that asks for it.
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
