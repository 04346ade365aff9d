<?php
declare(strict_types=1);

use HvacBlocks\Dealers\DealerSearch\DealerSearchPage;

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{layout: string, isSingle: bool, count: int, ...} $props the rest as `DealerSearchPage` takes it */

	$dealer_search = DealerSearchPage::of( $props );
	$message = $dealer_search->message();
	$nearest = $dealer_search->nearest();
	$more    = $props['isSingle'] || 'solo' === $props['layout'] ? null : $dealer_search->see_all( 'dealer-cards', $props['count'] );
	?>
<?php $ui( 'dealers/search-top', $dealer_search->top( 'dealer-cards', ! $props['isSingle'] ) ); ?>
<div class="hvac-dealer-cards__found" data-layout="<?php echo esc_attr( $props['layout'] ); ?>" aria-busy="false">
	<?php if ( $dealer_search->total > 0 ) : ?>
		<?php if ( 'cards' === $props['layout'] ) : ?>
			<p class="hvac-dealer-cards__count"><?php $text( $dealer_search->found() ); ?></p>
		<?php endif; ?>
		<ul class="hvac-dealer-cards__list">
			<?php foreach ( $dealer_search->cards() as $card ) : ?>
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
