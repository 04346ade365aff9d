<?php
/** The rewrite rules of a web server, for PHP's own server. */

declare(strict_types=1);

$hvac_path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$hvac_file = $_SERVER['DOCUMENT_ROOT'] . $hvac_path;

if ( is_dir( $hvac_file ) && is_file( rtrim( $hvac_file, '/' ) . '/index.php' ) && '/' !== $hvac_path ) {
	if ( ! str_ends_with( $hvac_path, '/' ) ) {
		header( "Location: $hvac_path/", true, 301 );
		return true;
	}
	return false;
}
if ( is_file( $hvac_file ) && ! str_contains( $hvac_path, '/wp-content/database/' ) ) {
	$hvac_types = array( 'js' => 'text/javascript', 'css' => 'text/css', 'woff2' => 'font/woff2', 'svg' => 'image/svg+xml', 'png' => 'image/png' );
	$hvac_type  = $hvac_types[ pathinfo( $hvac_file, PATHINFO_EXTENSION ) ] ?? null;

	if ( null === $hvac_type ) {
		return false;
	}

	// PHP's own server lets a browser cache nothing: the editor would reload its scripts for every test.
	header( "Content-Type: $hvac_type" );
	header( 'Content-Length: ' . filesize( $hvac_file ) );
	header( 'Cache-Control: max-age=600' );
	readfile( $hvac_file );
	return true;
}

$_SERVER['SCRIPT_NAME']     = '/index.php';
$_SERVER['SCRIPT_FILENAME'] = $_SERVER['DOCUMENT_ROOT'] . '/index.php';
$_SERVER['PHP_SELF']        = '/index.php';

require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
