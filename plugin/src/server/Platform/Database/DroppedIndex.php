<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Database;

use wpdb;

defined( 'ABSPATH' ) || exit;

/** An index of an earlier version that no query needs: dbDelta adds new indexes, but removes none. */
final readonly class DroppedIndex {
	public static function drop( wpdb $wpdb, string $table, string $name ): void {
		if ( null !== Query::row( $wpdb, 'SHOW INDEX FROM %i WHERE Key_name = %s', $table, $name ) ) {
			Query::run( $wpdb, 'ALTER TABLE %i DROP INDEX %i', $table, $name );
		}
	}
}
