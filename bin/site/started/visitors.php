<?php
/**
 * Visitors of the started site are visitors, and unknown addresses are unknown.
 *
 * wp-env has Playground log everybody in: it answers each request without its cookie by a redirection that sets it, so that
 * whatever keeps no cookies (the browser's calls without credentials, `curl`, WP-Cron) is redirected for ever. Only who opens
 * the administration is logged in here.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

// Playground's own name for it: elsewhere visitors are visitors.
if ( ! defined( 'PLAYGROUND_AUTO_LOGIN_AS_USER' ) ) {
	return;
}

$hvac_script = (string) ( $_SERVER['SCRIPT_NAME'] ?? '' );

if ( ! str_starts_with( $hvac_script, '/wp-admin/' ) || in_array( basename( $hvac_script ), array( 'admin-ajax.php', 'admin-post.php' ), true ) ) {
	$_COOKIE['playground_auto_login_already_happened'] = '1';
}

// Playground names the address in place of the script that answers it: WordPress takes that for the front page.
if ( '/index.php' === $hvac_script ) {
	$_SERVER['PHP_SELF'] = $hvac_script;
}
