<?php
/**
 * Loads classes of an unpacked zip without WordPress, for release.test.mjs: `php load-all.php FOLDER` reads a list of their sources as JSON and prints the former names that
 * are there at once, what cannot be loaded, and the files that the classes came from.
 */
declare(strict_types=1);

use HvacBlocks\Kernel\FormerNames;

define( 'ABSPATH', '/' );
define( 'MINUTE_IN_SECONDS', 60 );
define( 'HOUR_IN_SECONDS', 3600 );
define( 'DAY_IN_SECONDS', 86400 );

$folder = (string) realpath( $argv[1] );

require "$folder/src/server/autoload.php";

$former  = array_values( array_filter( FormerNames::ALL, static fn ( string $name ): bool => class_exists( "HvacBlocks\\$name", false ) || interface_exists( "HvacBlocks\\$name", false ) ) );
$missing = array();
$files   = array();

foreach ( json_decode( (string) stream_get_contents( STDIN ), true ) as $source ) {
	$class_name = 'HvacBlocks\\' . str_replace( '/', '\\', substr( $source, strlen( 'src/server/' ), -4 ) );

	try {
		$files[ $source ] = substr( (string) ( new ReflectionClass( $class_name ) )->getFileName(), strlen( "$folder/" ) );
	} catch ( Throwable $error ) {
		// Classes that extend one of WordPress.
		if ( ! preg_match( '/^Class "\\\\?WP_\w+" not found$/', $error->getMessage() ) ) {
			$missing[] = "$source: {$error->getMessage()}";
		}
	}
}

echo json_encode( array( $former, $missing, $files ), JSON_THROW_ON_ERROR );
