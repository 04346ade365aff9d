<?php
/** What every development and test site has once WordPress is installed: its theme, a user of each role, the plugin. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( bool $has_plugin = true ): void {
	update_option( 'permalink_structure', '/%postname%/' );
	update_option( 'template', 'twentytwentyfive' );
	update_option( 'stylesheet', 'twentytwentyfive' );

	foreach ( array( 'editor', 'author', 'contributor', 'subscriber' ) as $role ) {
		wp_insert_user(
			array(
				'user_login' => $role,
				'user_pass'  => 'password',
				'user_email' => "$role@example.test",
				'role'       => $role,
			)
		);
	}

	if ( ! $has_plugin ) {
		return;
	}

	require_once ABSPATH . 'wp-admin/includes/plugin.php';

	$result = activate_plugin( 'hvac-blocks/plugin.php' );

	if ( is_wp_error( $result ) ) {
		fwrite( STDERR, $result->get_error_message() );
		exit( 1 );
	}
};
