<?php
/**
 * A row of slides: it scrolls without a script and slides with one. `Slider\SliderView` makes settings and texts.
 *
 * A slide is a part with its props, or a slot: server HTML, such as an inner block, that React leaves unchanged.
 */
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Printing\Raw;
use HvacBlocks\Editing\Blocks\Slider\SliderLayout;
use HvacBlocks\Editing\Blocks\Slider\SliderView;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   id: string, label: string, settings: shape-of<SliderView, Settings>,
	 *   texts: array{carousel: string, slide: string, position: string, previous: string, next: string, pause: string, dots: string, dot: string, ...},
	 *   initial?: int, slides: list<array{ui: string, props: array<string, mixed>}|array{slot: string}>,
	 * } $props
	 */

	$count    = count( $props['slides'] );
	$layout   = new SliderLayout( $props['settings'], $count );
	$texts    = $props['texts'];
	$position = $props['initial'] ?? 0;
	$row      = "{$props['id']}-row";

	$breakpoints = $props['settings']['breakpoints'] ?? null;
	?>
<section
	class="hvac-slider" id="<?php echo esc_attr( $props['id'] ); ?>"
	aria-roledescription="<?php echo esc_attr( $texts['carousel'] ); ?>" aria-label="<?php echo esc_attr( $props['label'] ); ?>"
	data-mobile="<?php echo esc_attr( $layout->devices['mobile'] ); ?>"<?php echo null === $breakpoints ? '' : ' data-breakpoints="' . esc_attr( "{$breakpoints['tablet']}-{$breakpoints['desk']}" ) . '"'; ?> data-tablet="<?php echo esc_attr( $layout->devices['tablet'] ); ?>" data-desk="<?php echo esc_attr( $layout->devices['desk'] ); ?>"
>
	<style><?php Raw::css( $props['settings']['css'] ); ?></style>
	<div class="hvac-slider__bar">
		<button type="button" class="hvac-slider__button hvac-slider__rotate" aria-label="<?php echo esc_attr( $texts['pause'] ); ?>"><?php $ui( 'controls/icon', array( 'name' => 'pause' ) ); ?></button>
		<button type="button" class="hvac-slider__button hvac-slider__arrow" aria-label="<?php echo esc_attr( $texts['previous'] ); ?>" aria-controls="<?php echo esc_attr( $row ); ?>" aria-disabled="<?php echo 0 === $position && ! $layout->loops ? 'true' : 'false'; ?>">
			<?php $ui( 'controls/icon', array( 'name' => 'chevronLeft' ) ); ?>
		</button>
		<?php if ( $props['settings']['counts'] ?? false ) : ?>
			<span class="hvac-slider__count" aria-hidden="true"><?php $text( Text::fill( $texts['position'], array( 'number' => $layout->slide_at( $position, $count ), 'count' => $count ) ) ); ?></span>
		<?php endif; ?>
		<button type="button" class="hvac-slider__button hvac-slider__arrow" aria-label="<?php echo esc_attr( $texts['next'] ); ?>" aria-controls="<?php echo esc_attr( $row ); ?>" aria-disabled="false">
			<?php $ui( 'controls/icon', array( 'name' => 'chevronRight' ) ); ?>
		</button>
	</div>
	<?php // Until it slides, arrow keys scroll it. ?>
	<div class="hvac-slider__row" id="<?php echo esc_attr( $row ); ?>"<?php echo $layout->is_row ? ' tabindex="0"' : ''; ?>>
		<div class="hvac-slider__track">
			<?php foreach ( $props['slides'] as $index => $slide ) : ?>
				<div
					class="hvac-slider__slide" role="group" tabindex="-1" aria-roledescription="<?php echo esc_attr( $texts['slide'] ); ?>"
					aria-label="<?php echo esc_attr( Text::fill( $texts['position'], array( 'number' => $index + 1, 'count' => $count ) ) ); ?>"
				>
					<?php if ( isset( $slide['slot'] ) ) : ?>
						<div class="hvac-slider__slot" data-hvac-slot="<?php echo esc_attr( $slide['slot'] ); ?>"><?php $slot( $slide['slot'] ); ?></div>
					<?php else : ?>
						<?php $ui( $slide['ui'], $slide['props'] ); ?>
					<?php endif; ?>
				</div>
			<?php endforeach; ?>
		</div>
	</div>
	<?php if ( array() !== $layout->dots ) : ?>
		<div class="hvac-slider__dots" role="group" aria-label="<?php echo esc_attr( $texts['dots'] ); ?>">
			<?php foreach ( $layout->dots as $index => $devices ) : ?>
				<button
					type="button" class="hvac-slider__dot" data-on="<?php echo esc_attr( $devices ); ?>"
					aria-label="<?php echo esc_attr( Text::fill( $texts['dot'], array( 'number' => $layout->slide_at( $index, $count ), 'count' => $count ) ) ); ?>"
					aria-current="<?php echo $index === $position ? 'true' : 'false'; ?>"
				></button>
			<?php endforeach; ?>
		</div>
	<?php endif; ?>
	<p class="hvac-visually-hidden" aria-live="polite" aria-atomic="true"></p>
</section>
<?php
};
