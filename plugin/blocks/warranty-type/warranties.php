<?php
/** Each warranty's card: its icon, years, title, text, the path of its page, and the link label. */
declare(strict_types=1);

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Numbers;

defined( 'ABSPATH' ) || exit;

return static function ( string $warranty, Language $language ): ?array {
	// After this many days from installation it is too late to register.
	$days = Numbers::format( 60, 0, $language );

	return match ( $warranty ) {
		/* translators: %s: a number of days. */
		'base'       => array( 'shield', 5, __( 'Base limited warranty', 'hvac-blocks' ), sprintf( __( 'For systems that are not registered, or that are registered more than %s days after installation.', 'hvac-blocks' ), $days ), 'resources/warranty/lookup', __( 'Look up your warranty', 'hvac-blocks' ) ),
		/* translators: %s: a number of days. */
		'registered' => array( 'shieldCheck', 10, __( 'Registered limited warranty', 'hvac-blocks' ), sprintf( __( 'For systems that are registered within %s days of installation.', 'hvac-blocks' ), $days ), 'resources/warranty/register', __( 'Register your system', 'hvac-blocks' ) ),
		'extended'   => array( 'badgeCheck', 0, __( 'Extended warranty', 'hvac-blocks' ), __( 'Adds to the coverage of your system. Dealers sell it: ask yours what it covers, for how long, and what it costs.', 'hvac-blocks' ), 'dealer-locator', __( 'Find a dealer', 'hvac-blocks' ) ),
		default      => null,
	};
};
