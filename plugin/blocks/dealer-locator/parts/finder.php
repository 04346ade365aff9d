<?php
/**
 * The full finder: ZIP entry, filters, pages, map.
 *
 * @var HvacBlocks\Dealers\LocatorPage $locator
 * @var callable( string ): void $slot
 * @var callable( string, array<string, mixed> ): void $ui
 */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

$heading = "h{$locator->props['level']}";
?>
<div class="hvac-dealer-locator__top">
	<<?php echo tag_escape( $heading ); ?> class="hvac-dealer-locator__heading" data-hvac-slot="heading"><?php $slot( 'heading' ); ?></<?php echo tag_escape( $heading ); ?>>
	<?php $ui( 'place-search', $locator->place_search( 'inline' ) ); ?>
</div>
<?php require __DIR__ . '/results.php'; ?>
