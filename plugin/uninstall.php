<?php
/**
 * Removes what the plugin stored, on every site of a network. Posts keep their blocks.
 */
declare(strict_types=1);

use HvacBlocks\Kernel\OwnCallbacks;
use HvacBlocks\Platform\Database\Tables;
use HvacBlocks\Platform\Database\Uninstaller;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require __DIR__ . '/src/server/autoload.php';

global $wpdb;
/** @var wpdb $wpdb */

/** @var callable( wpdb ): list<Tables> $hvac_blocks_tables */
$hvac_blocks_tables = require __DIR__ . '/src/server/tables.php';

OwnCallbacks::remove();
( new Uninstaller( $wpdb, static fn (): array => $hvac_blocks_tables( $wpdb ) ) )->uninstall();
