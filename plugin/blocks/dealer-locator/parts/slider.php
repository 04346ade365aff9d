<?php
/** The nearest dealers as a slider. */
declare(strict_types=1);

use HvacBlocks\Dealers\DealerSearch\DealerSearchPage;

defined( 'ABSPATH' ) || exit;

return static function ( DealerSearchPage $dealer_search, callable $text, callable $slot, callable $ui ): void {
	$props      = $dealer_search->props;
	$subheading = 'h' . ( $props['level'] + 1 );
	$see_all    = $dealer_search->see_all( 'dealer-locator', DealerSearchPage::size( 'slides' ) );
	/** @var callable( DealerSearchPage, callable, callable, callable ): void $message */
	$message = require __DIR__ . '/message.php';
	?>
<?php $ui( 'dealers/search-top', $dealer_search->top( 'dealer-locator' ) ); ?>
<section class="hvac-dealer-locator__results" data-view="slider" aria-labelledby="<?php echo esc_attr( "{$props['id']}-results" ); ?>" aria-busy="false">
	<div class="hvac-dealer-locator__titles">
		<<?php echo tag_escape( $subheading ); ?> class="hvac-dealer-locator__title" id="<?php echo esc_attr( "{$props['id']}-results" ); ?>" data-hvac-slot="resultsHeading"><?php $slot( 'resultsHeading' ); ?></<?php echo tag_escape( $subheading ); ?>>
		<?php if ( $dealer_search->total > 0 ) : ?>
			<p class="hvac-dealer-locator__count" tabindex="-1"><?php $text( $dealer_search->found() ); ?></p>
		<?php endif; ?>
	</div>
	<?php if ( $dealer_search->total > 0 ) : ?>
		<?php $ui( 'controls/slider', $dealer_search->slider() ); ?>
	<?php endif; ?>
	<?php if ( null !== $see_all ) : ?>
		<?php $ui( 'dealers/see-all', $see_all ); ?>
	<?php endif; ?>
	<?php $message( $dealer_search, $text, $slot, $ui ); ?>
</section>
<?php
};
