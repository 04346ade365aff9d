<?php
/** Why there is no card to show; if no dealer is near enough, the nearest one. */
declare(strict_types=1);

use HvacBlocks\Dealers\DealerSearch\DealerSearchPage;

defined( 'ABSPATH' ) || exit;

return static function ( DealerSearchPage $dealer_search, callable $text, callable $slot, callable $ui ): void {
	$message = $dealer_search->message();
	$nearest = $dealer_search->nearest();

	if ( null === $message ) {
		return;
	}

	$ui( 'controls/message', $message );

	if ( null !== $nearest ) {
		$ui( 'dealers/nearest-dealer', $nearest );
	}
};
