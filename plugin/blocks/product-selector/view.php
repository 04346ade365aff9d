<?php
/** Tabs and their panels. The panels are inner blocks and share one grid cell, so switching moves nothing. */
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Slider\SliderLayout;
use HvacBlocks\Editing\Blocks\Slider\SliderView;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   id: string, level: int, choices: list<array{id: string, slot: string, text: string, picture: array<string, mixed>|null}>,
	 *   row: array{id: string, settings: shape-of<SliderView, Settings>, texts: array{position: string, previous: string, next: string, ...}},
	 *   texts: array{choices: string},
	 * } $props
	 */

	$count    = count( $props['choices'] );
	$has_tabs = $count > 1;
	$layout   = new SliderLayout( $props['row']['settings'], $count );
	$texts    = $props['row']['texts'];
	?>
<?php $ui( 'layout/section-head', array( 'level' => $props['level'] ) ); ?>
<?php if ( $has_tabs ) : ?>
	<section class="hvac-slider hvac-product-selector__row" data-mobile="<?php echo esc_attr( $layout->devices['mobile'] ); ?>" data-breakpoints="500-1000" data-tablet="<?php echo esc_attr( $layout->devices['tablet'] ); ?>" data-desk="">
		<div class="hvac-slider__bar">
			<button type="button" class="hvac-slider__button hvac-slider__arrow" tabindex="-1" aria-label="<?php echo esc_attr( $texts['previous'] ); ?>" aria-disabled="true">
				<?php $ui( 'controls/icon', array( 'name' => 'chevronLeft' ) ); ?>
			</button>
			<span class="hvac-slider__count" aria-hidden="true"><?php $text( Text::fill( $texts['position'], array( 'number' => 1, 'count' => $count ) ) ); ?></span>
			<button type="button" class="hvac-slider__button hvac-slider__arrow" tabindex="-1" aria-label="<?php echo esc_attr( $texts['next'] ); ?>" aria-disabled="false">
				<?php $ui( 'controls/icon', array( 'name' => 'chevronRight' ) ); ?>
			</button>
		</div>
		<div class="hvac-slider__row">
			<div class="hvac-slider__track hvac-product-selector__choices" role="tablist" aria-label="<?php echo esc_attr( $props['texts']['choices'] ); ?>" style="<?php echo esc_attr( "--hvac-choices:$count" ); ?>">
				<?php foreach ( $props['choices'] as $index => $choice ) : ?>
					<button
						type="button" class="hvac-slider__slide hvac-product-selector__choice" role="tab" id="<?php echo esc_attr( "{$props['id']}-choice-$index" ); ?>"
						aria-controls="<?php echo esc_attr( $choice['id'] ); ?>" aria-selected="<?php echo 0 === $index ? 'true' : 'false'; ?>" tabindex="<?php echo 0 === $index ? '0' : '-1'; ?>"
					>
						<?php if ( null !== $choice['picture'] ) : ?>
							<?php $ui( 'media/picture', $choice['picture'] ); ?>
						<?php endif; ?>
						<span class="hvac-product-selector__name"><?php $text( $choice['text'] ); ?></span>
					</button>
				<?php endforeach; ?>
			</div>
		</div>
	</section>
<?php endif; ?>
<div class="hvac-product-selector__panels">
	<?php foreach ( $props['choices'] as $index => $choice ) : ?>
		<div
			class="hvac-product-selector__panel" id="<?php echo esc_attr( $choice['id'] ); ?>"<?php echo 0 === $index ? ' data-chosen=""' : ''; ?>
			<?php if ( $has_tabs ) : ?>
				role="tabpanel" tabindex="0" aria-labelledby="<?php echo esc_attr( "{$props['id']}-choice-$index" ); ?>"
			<?php endif; ?>
		>
			<div class="hvac-product-selector__product" data-hvac-slot="<?php echo esc_attr( $choice['slot'] ); ?>"><?php $slot( $choice['slot'] ); ?></div>
		</div>
	<?php endforeach; ?>
</div>
<?php
};
