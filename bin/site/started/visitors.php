<?php
/**
 * Makes visitors of the started site visitors, and unknown addresses unknown.
 *
 * wp-env has Playground log everyone in: it answers each request without its cookie with a redirect that sets it, so that clients without cookies (the
 * browser's calls without credentials, `curl`, WP-Cron) are redirected forever. Here only those who open the admin are logged in.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

// Playground's own constant: elsewhere visitors are not logged in.
if ( ! defined( 'PLAYGROUND_AUTO_LOGIN_AS_USER' ) ) {
	return;
}

$hvac_script = (string) ( $_SERVER['SCRIPT_NAME'] ?? '' );

if ( ! str_starts_with( $hvac_script, '/wp-admin/' ) || in_array( basename( $hvac_script ), array( 'admin-ajax.php', 'admin-post.php' ), true ) ) {
	$_COOKIE['playground_auto_login_already_happened'] = '1';
}

// Playground reports the address instead of the script that answers it: WordPress takes that for the front page.
if ( '/index.php' === $hvac_script ) {
	$_SERVER['PHP_SELF'] = $hvac_script;
}
