<?php
/** The full finder: ZIP entry, filters, pages, map. */
declare(strict_types=1);

use HvacBlocks\Dealers\DealerSearch\DealerSearchPage;

defined( 'ABSPATH' ) || exit;

return static function ( DealerSearchPage $dealer_search, callable $text, callable $slot, callable $ui ): void {
	/** @var callable( DealerSearchPage, callable, callable, callable ): void $results */
	$results = require __DIR__ . '/results.php';
	?>
<?php $ui( 'dealers/search-top', $dealer_search->top( 'dealer-locator' ) ); ?>
<?php $results( $dealer_search, $text, $slot, $ui ); ?>
<?php
};
