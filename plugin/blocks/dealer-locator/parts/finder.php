<?php
/**
 * The full finder: ZIP entry, filters, pages, map.
 *
 * @var HvacBlocks\Locator\LocatorPage $locator
 * @var callable( string ): void $slot
 * @var callable( string, array<string, mixed> ): void $ui
 */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;
?>
<?php $ui( 'search-top', $locator->top( 'dealer-locator' ) ); ?>
<?php require __DIR__ . '/results.php'; ?>
