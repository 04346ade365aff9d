<?php
declare(strict_types=1);

use HvacBlocks\Dealers\DealerSearch\DealerSearchPage;

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{layout: string, isSingle: bool, count: int, ...} $props the rest as `DealerSearchPage` takes it
	 * @var callable( string ): void $text
	 * @var callable( string ): void $slot
	 * @var callable( string, array<string, mixed> ): void $ui
	 */

	$locator = DealerSearchPage::of( $props );
	$message = $locator->message();
	$nearest = $locator->nearest();
	$more    = $props['isSingle'] || 'solo' === $props['layout'] ? null : $locator->see_all( 'dealer-cards', $props['count'] );
	?>
<?php $ui( 'dealers/search-top', $locator->top( 'dealer-cards', ! $props['isSingle'] ) ); ?>
<div class="hvac-dealer-cards__found" data-layout="<?php echo esc_attr( $props['layout'] ); ?>" aria-busy="false">
	<?php if ( $locator->total > 0 ) : ?>
		<?php if ( 'cards' === $props['layout'] ) : ?>
			<p class="hvac-dealer-cards__count"><?php $text( $locator->found() ); ?></p>
		<?php endif; ?>
		<ul class="hvac-dealer-cards__list">
			<?php foreach ( $locator->cards() as $card ) : ?>
				<li class="hvac-dealer-cards__item"><?php $ui( 'dealers/dealer-card', $card ); ?></li>
			<?php endforeach; ?>
		</ul>
	<?php endif; ?>
	<?php if ( null !== $more ) : ?>
		<?php $ui( 'dealers/see-all', $more ); ?>
	<?php endif; ?>
	<?php if ( null !== $message ) : ?>
		<?php $ui( 'controls/message', $message ); ?>
	<?php endif; ?>
	<?php if ( null !== $nearest ) : ?>
		<?php $ui( 'dealers/nearest-dealer', $nearest ); ?>
	<?php endif; ?>
</div>
<p class="hvac-visually-hidden" role="status"></p>
<?php
};
