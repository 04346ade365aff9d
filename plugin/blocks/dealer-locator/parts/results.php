<?php
/** The results of a search as a paged list; the map is drawn in the browser. */
declare(strict_types=1);

use HvacBlocks\Dealers\DealerSearch\DealerSearchPage;

defined( 'ABSPATH' ) || exit;

return static function ( DealerSearchPage $dealer_search, callable $text, callable $slot, callable $ui ): void {
	$props      = $dealer_search->props;
	$subheading      = 'h' . ( $props['level'] + 1 );
	$is_test    = 'test' === $props['variant'];
	$filters    = $is_test ? null : $dealer_search->filters();
	$pagination = $dealer_search->pagination();
	$unplaced   = $dealer_search->unplaced();
	// A small screen has smaller pages. Both are printed, and CSS shows the right one until the page has its script.
	$small      = $dealer_search->has_small_pages() ? $dealer_search->pagination( 'smallSize' ) : null;
	/** @var callable( DealerSearchPage, callable, callable, callable ): void $message */
	$message = require __DIR__ . '/message.php';
	?>
<section class="hvac-dealer-locator__results" data-view="<?php echo $dealer_search->has_map() ? 'map' : 'list'; ?>" aria-labelledby="<?php echo esc_attr( "{$props['id']}-results" ); ?>" aria-busy="false">
	<div class="hvac-dealer-locator__bar">
		<div class="hvac-dealer-locator__titles">
			<<?php echo tag_escape( $subheading ); ?> class="hvac-dealer-locator__title" id="<?php echo esc_attr( "{$props['id']}-results" ); ?>" data-hvac-slot="resultsHeading"><?php $slot( 'resultsHeading' ); ?></<?php echo tag_escape( $subheading ); ?>>
			<?php if ( $dealer_search->total > 0 ) : ?>
				<p class="hvac-dealer-locator__near">
					<span><?php $text( $dealer_search->near() ); ?></span>
					<?php if ( '' !== $dealer_search->radius() ) : ?>
						<span class="hvac-dealer-locator__radius"><?php $text( $dealer_search->radius() ); ?></span>
					<?php endif; ?>
				</p>
			<?php endif; ?>
		</div>
		<div class="hvac-dealer-locator__tools">
			<?php if ( ! $is_test && array() !== $props['filters'] ) : ?>
				<div class="hvac-dealer-locator__filters">
					<?php if ( null !== $filters ) : ?>
						<?php $ui( 'dealers/dealer-filters', $filters ); ?>
					<?php endif; ?>
				</div>
			<?php endif; ?>
			<?php $ui( 'controls/view-switch', $dealer_search->view_switch() ); ?>
		</div>
	</div>
	<?php if ( array() !== $dealer_search->others() ) : ?>
		<p class="hvac-dealer-locator__others">
			<span><?php $text( $props['texts']['choose'] ); ?></span>
			<?php foreach ( $dealer_search->others() as $other ) : ?>
				<a href="<?php echo esc_url( $other['href'] ); ?>"><?php $text( $other['text'] ); ?></a>
			<?php endforeach; ?>
		</p>
	<?php endif; ?>
	<?php if ( $is_test && array() !== $props['filters'] ) : ?>
		<?php $ui( 'dealers/filter-toggles', $dealer_search->filter_toggles() ); ?>
	<?php endif; ?>
	<div class="hvac-dealer-locator__body">
		<div class="hvac-dealer-locator__main">
			<?php if ( $dealer_search->matching > 0 ) : ?>
				<p class="hvac-dealer-locator__count" tabindex="-1"><?php $text( $dealer_search->showing() ); ?></p>
				<?php if ( null !== $small ) : ?>
					<p class="hvac-dealer-locator__small-count" hidden><?php $text( $dealer_search->showing( 'smallSize' ) ); ?></p>
				<?php endif; ?>
				<ul class="hvac-dealer-locator__list" data-half="<?php echo esc_attr( $dealer_search->half() ); ?>">
					<?php foreach ( $dealer_search->cards() as $index => $card ) : ?>
						<li
							class="hvac-dealer-locator__item"
							<?php if ( null !== $dealer_search->number( $index ) ) : ?>
								data-number="<?php echo (int) $dealer_search->number( $index ); ?>"
							<?php endif; ?>
						><?php $ui( 'dealers/dealer-card', $card ); ?></li>
					<?php endforeach; ?>
				</ul>
			<?php endif; ?>
			<?php if ( null !== $pagination ) : ?>
				<?php $ui( 'controls/pagination', $pagination ); ?>
			<?php endif; ?>
			<?php if ( null !== $small ) : ?>
				<div class="hvac-dealer-locator__small-pages" hidden><?php $ui( 'controls/pagination', $small ); ?></div>
			<?php endif; ?>
			<?php $message( $dealer_search, $text, $slot, $ui ); ?>
		</div>
		<?php if ( $dealer_search->has_map() ) : ?>
			<div class="hvac-dealer-locator__pane">
				<p class="hvac-dealer-locator__hint"><?php $text( $props['texts']['selectOnMap'] ); ?></p>
				<div class="hvac-dealer-locator__map"></div>
				<?php if ( '' !== $unplaced ) : ?>
					<p class="hvac-dealer-locator__unplaced"><?php $text( $unplaced ); ?></p>
				<?php endif; ?>
			</div>
		<?php endif; ?>
	</div>
</section>
<?php
};
