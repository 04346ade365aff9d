<?php
/** The full finder: ZIP entry, filters, pages, map. */
declare(strict_types=1);

use HvacBlocks\Dealers\DealerSearch\DealerSearchPage;

defined( 'ABSPATH' ) || exit;

return static function ( DealerSearchPage $locator, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var callable( string ): void $slot
	 * @var callable( string, array<string, mixed> ): void $ui
	 */

	/** @var callable( DealerSearchPage, callable, callable, callable ): void $results */
	$results = require __DIR__ . '/results.php';
	?>
<?php $ui( 'dealers/search-top', $locator->top( 'dealer-locator' ) ); ?>
<?php $results( $locator, $text, $slot, $ui ); ?>
<?php
};
