<?php
/**
 * @var array<string, mixed> $props
 * @var callable( string ): void $slot
 * @var callable( string, array<string, mixed> ): void $ui
 */
declare(strict_types=1);

use function HvacBlocks\Blocks\text;

use HvacBlocks\Dealers\LocatorPage;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput -- text() escapes.
$locator = LocatorPage::of( $props );
$heading = "h{$locator->props['level']}";
$message = $locator->message();
$nearest = $locator->nearest();
$more    = $locator->see_all();
?>
<div class="hvac-dealer-slider__top">
	<<?php echo tag_escape( $heading ); ?> class="hvac-dealer-slider__heading" data-hvac-slot="heading"><?php $slot( 'heading' ); ?></<?php echo tag_escape( $heading ); ?>>
	<?php $ui( 'place-search', $locator->place_search( 'inline' ) ); ?>
</div>
<div class="hvac-dealer-slider__found" aria-busy="false">
	<?php if ( $locator->total > 0 ) : ?>
		<p class="hvac-dealer-slider__count"><?php echo text( $locator->found() ); ?></p>
		<?php $ui( 'slider', $locator->slider() ); ?>
	<?php endif; ?>
	<?php if ( null !== $more ) : ?>
		<a class="hvac-button hvac-button--secondary hvac-dealer-slider__more" href="<?php echo esc_url( $more['href'] ); ?>"><?php echo text( $more['text'] ); ?></a>
	<?php endif; ?>
	<?php if ( null !== $message ) : ?>
		<?php $ui( 'message', $message ); ?>
	<?php endif; ?>
	<?php if ( null !== $nearest ) : ?>
		<?php $ui( 'nearest-dealer', $nearest ); ?>
	<?php endif; ?>
</div>
<p class="hvac-visually-hidden" role="status"></p>
