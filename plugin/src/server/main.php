<?php
declare(strict_types=1);

namespace HvacBlocks;

use HvacBlocks\Blocks\BlockLibrary;
use HvacBlocks\Blocks\BlockRenderer;
use HvacBlocks\Blocks\BlockServices;
use HvacBlocks\Blocks\EditorPreviewRoute;
use HvacBlocks\Blocks\ExampleRenderer;
use HvacBlocks\Blocks\Gallery;
use HvacBlocks\Blocks\Islands;
use HvacBlocks\Blocks\SitePages;
use HvacBlocks\Blocks\View;
use HvacBlocks\Database\Installer;
use HvacBlocks\Dealers\DealerStore;
use HvacBlocks\Dealers\EmbeddedDealerDirectory;
use HvacBlocks\Forms\FormLibrary;
use HvacBlocks\Languages\RequestLanguage;
use HvacBlocks\Languages\TranslationFiles;
use HvacBlocks\Leads\FormReturn;
use HvacBlocks\Leads\ReturnedForms;
use HvacBlocks\Locations\EmbeddedLocationDirectory;
use HvacBlocks\Rest\Router;
use HvacBlocks\Settings\Settings;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/Blocks/functions.php';

/** The whole plugin. */
return static function ( string $plugin_file ): Feature {
	global $wpdb;
	/** @var \wpdb $wpdb */

	/** @var callable( \wpdb ): list<Database\Tables> $tables */
	$tables = require __DIR__ . '/tables.php';

	$version   = '0.1.0';
	$directory = dirname( $plugin_file );
	$build     = "$directory/build";
	$build_url = plugins_url( 'build', $plugin_file );

	$settings  = new Settings();
	$locations = new EmbeddedLocationDirectory( $wpdb );
	$dealers   = new EmbeddedDealerDirectory( $wpdb, new DealerStore( $wpdb ), $locations, $settings );

	$services = new BlockServices(
		settings: $settings,
		pages: new SitePages(),
		dealers: $dealers,
		forms: new FormLibrary(),
		form_returns: new FormReturn( new ReturnedForms() ),
	);
	$islands  = new Islands( $build, $build_url, $version );
	$renderer = new BlockRenderer( "$directory/blocks", new View( "$directory/src/ui" ), $services, $islands );
	$library  = new BlockLibrary( $build, $build_url, $version, $renderer );

	return new Group(
		new Installer( $plugin_file, $version, $tables( $wpdb ) ),
		new RequestLanguage(),
		new TranslationFiles(),
		$library,
		$islands,
		new Gallery( $library, new ExampleRenderer( "$directory/blocks", $renderer, $services ), __DIR__ . '/Blocks/gallery-page.php' ),
		$services->form_returns,
		new Router(
			new EditorPreviewRoute( $library, $renderer, $services ),
		),
	);
};
