<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Database;

use wpdb;

defined( 'ABSPATH' ) || exit;

/** A column of an earlier version that nothing reads, with its index of the same name: dbDelta removes none. */
final readonly class DroppedColumn {
	public static function drop( wpdb $wpdb, string $table, string $name ): void {
		if ( null !== Query::row( $wpdb, 'SHOW COLUMNS FROM %i WHERE Field = %s', $table, $name ) ) {
			DroppedIndex::drop( $wpdb, $table, $name );
			Query::run( $wpdb, 'ALTER TABLE %i DROP COLUMN %i', $table, $name );
		}
	}
}
