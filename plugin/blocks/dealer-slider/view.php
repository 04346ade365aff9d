<?php
declare(strict_types=1);

use HvacBlocks\Dealers\DealerSearch\DealerSearchPage;

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array<string, mixed> $props
	 * @var callable( string ): void $text
	 * @var callable( string ): void $slot
	 * @var callable( string, array<string, mixed> ): void $ui
	 */

	$locator = DealerSearchPage::of( $props );
	$message = $locator->message();
	$nearest = $locator->nearest();
	$more    = $locator->see_all( 'dealer-slider', DealerSearchPage::size( 'slides' ) );
	?>
<?php $ui( 'dealers/search-top', $locator->top( 'dealer-slider' ) ); ?>
<div class="hvac-dealer-slider__found" aria-busy="false">
	<?php if ( $locator->total > 0 ) : ?>
		<p class="hvac-dealer-slider__count"><?php $text( $locator->found() ); ?></p>
		<?php $ui( 'controls/slider', $locator->slider() ); ?>
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
