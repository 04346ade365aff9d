<?php
declare(strict_types=1);

use HvacBlocks\Dealers\DealerSearch\DealerSearchPage;

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array<string, mixed> $props */

	$dealer_search = DealerSearchPage::of( $props );
	$message = $dealer_search->message();
	$nearest = $dealer_search->nearest();
	$more    = $dealer_search->see_all( 'dealer-slider', DealerSearchPage::size( 'slides' ) );
	?>
<?php $ui( 'dealers/search-top', $dealer_search->top( 'dealer-slider' ) ); ?>
<div class="hvac-dealer-slider__found" aria-busy="false">
	<?php if ( $dealer_search->total > 0 ) : ?>
		<p class="hvac-dealer-slider__count"><?php $text( $dealer_search->found() ); ?></p>
		<?php $ui( 'controls/slider', $dealer_search->slider() ); ?>
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
