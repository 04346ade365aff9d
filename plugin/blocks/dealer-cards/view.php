<?php
/**
 * @var array{layout: string, isSingle: bool, count: int, ...} $props the rest as `LocatorPage` takes it
 * @var callable( string ): void $slot
 * @var callable( string, array<string, mixed> ): void $ui
 */
declare(strict_types=1);

use function HvacBlocks\Blocks\text;

use HvacBlocks\Dealers\LocatorPage;
use HvacBlocks\Dealers\NearbyDealers;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput -- text() escapes.
$locator = LocatorPage::of( $props );
$heading = "h{$locator->props['level']}";
$message = $locator->message();
$nearest = $locator->nearest();
$more    = $props['isSingle'] || 'solo' === $props['layout'] ? null : NearbyDealers::more( $locator, $props['count'] );
?>
<div class="hvac-dealer-cards__top">
	<<?php echo tag_escape( $heading ); ?> class="hvac-dealer-cards__heading" data-hvac-slot="heading"><?php $slot( 'heading' ); ?></<?php echo tag_escape( $heading ); ?>>
	<?php if ( ! $props['isSingle'] ) : ?>
		<?php $ui( 'place-search', $locator->place_search( 'inline' ) ); ?>
	<?php endif; ?>
</div>
<div class="hvac-dealer-cards__found" data-layout="<?php echo esc_attr( $props['layout'] ); ?>" aria-busy="false">
	<?php if ( $locator->total > 0 ) : ?>
		<?php if ( 'cards' === $props['layout'] ) : ?>
			<p class="hvac-dealer-cards__count"><?php echo text( $locator->found() ); ?></p>
		<?php endif; ?>
		<ul class="hvac-dealer-cards__list">
			<?php foreach ( $locator->cards() as $card ) : ?>
				<li class="hvac-dealer-cards__item"><?php $ui( 'dealer-card', $card ); ?></li>
			<?php endforeach; ?>
		</ul>
	<?php endif; ?>
	<?php if ( null !== $more ) : ?>
		<a class="hvac-button hvac-button--secondary hvac-dealer-cards__more" href="<?php echo esc_url( $more['href'] ); ?>"><?php echo text( $more['text'] ); ?></a>
	<?php endif; ?>
	<?php if ( null !== $message ) : ?>
		<?php $ui( 'message', $message ); ?>
	<?php endif; ?>
	<?php if ( null !== $nearest ) : ?>
		<?php $ui( 'nearest-dealer', $nearest ); ?>
	<?php endif; ?>
</div>
<p class="hvac-visually-hidden" role="status"></p>
