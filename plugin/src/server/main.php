<?php
declare(strict_types=1);

namespace HvacBlocks;

use HvacBlocks\Dealers\DealersStorey;
use HvacBlocks\Dealers\Map\MapConfig;
use HvacBlocks\Editing\EditingModule;
use HvacBlocks\Editing\EditingStorey;
use HvacBlocks\Kernel\Commands;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\Group;
use HvacBlocks\Kernel\Modules;
use HvacBlocks\Leads\Destinations\MailRoute;
use HvacBlocks\Leads\LeadsStorey;
use HvacBlocks\Offers\OffersStorey;
use HvacBlocks\Platform\Database\DowngradeGuard;
use HvacBlocks\Platform\Database\Tables;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Platform;
use HvacBlocks\Platform\PlatformModule;
use HvacBlocks\Site\SiteStorey;
use wpdb;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/Editing/Blocks/functions.php';

/** The whole plugin: its storeys, from the bottom to the top. Each storey's class lists its contents. */
return static function ( string $plugin_file ): Feature {
	global $wpdb;
	/** @var wpdb $wpdb */

	$version = get_file_data( $plugin_file, array( 'version' => 'Version' ) )['version'];

	if ( DowngradeGuard::is_stored( $version ) ) {
		return new DowngradeGuard( $plugin_file, $version );
	}

	$tables = static function () use ( $wpdb ): array {
		/** @var callable( wpdb ): list<Tables> $all */
		$all = require __DIR__ . '/tables.php';

		return $all( $wpdb );
	};

	// Filled below: code that needs all modules reads them once they are all there.
	$modules = new Modules( array() );
	$all     = static function () use ( &$modules ): Modules {
		return $modules;
	};

	$platform = new Platform( $wpdb, $plugin_file, $version, row_rules: array( 'routes' => static fn ( mixed $row ): ?string => MailRoute::problem( $row ) ) );
	$editing  = new EditingStorey( $platform );
	$dealers  = new DealersStorey( $platform );
	$offers   = new OffersStorey( $platform, $dealers, $all );
	$leads    = new LeadsStorey( $platform, $editing, $dealers, $offers );
	$site     = new SiteStorey( $platform, $editing, $dealers, $offers, $leads, $all );

	$contributors = new Modules( array( ...$editing->modules(), ...$dealers->modules(), ...$offers->modules(), ...$leads->modules(), ...$site->modules() ) );

	$modules = new Modules(
		array(
			new PlatformModule( $platform, $tables, $all ),
			...$contributors->all,
			new EditingModule( $platform, $editing->page, $contributors, static fn ( Language $language ): array => MapConfig::of( $platform->settings, $language ) ),
		)
	);

	return new Group( new Commands( $modules ), ...$modules->features() );
};
