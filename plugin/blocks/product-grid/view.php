<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   id: string, level: int, filters: list<array{name: string, label: string, value: string, options: list<array{value: string, text: string}>}>, count: string, allUrl: string,
	 *   cards: list<array<string, mixed>>, action: string, pagination: array<string, mixed>|null, texts: array{filter: string, show: string, all: string, none: string, compare: string}
	 * } $props
	 */

	[ 'id' => $id, 'texts' => $texts ] = $props;
	?>
<?php $ui( 'layout/section-head', array( 'level' => $props['level'], 'id' => $id ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words. ?>
<?php if ( array() !== $props['filters'] ) : ?>
	<form class="hvac-product-grid__filters" method="get" action="<?php echo esc_attr( "#$id" ); ?>" aria-label="<?php echo esc_attr( $texts['filter'] ); ?>">
		<?php $ui( 'controls/page-query', array() ); ?>
		<?php foreach ( $props['filters'] as $filter ) : ?>
			<div class="hvac-field">
				<label class="hvac-field__label" for="<?php echo esc_attr( "$id-{$filter['name']}" ); ?>"><?php $text( $filter['label'] ); ?></label>
				<select class="hvac-field__input" id="<?php echo esc_attr( "$id-{$filter['name']}" ); ?>" name="<?php echo esc_attr( $filter['name'] ); ?>" autocomplete="off">
					<?php foreach ( $filter['options'] as $option ) : ?>
						<option value="<?php echo esc_attr( $option['value'] ); ?>"<?php echo '' !== $option['value'] && $option['value'] === $filter['value'] ? ' selected' : ''; ?>>
							<?php $text( $option['text'] ); ?>
						</option>
					<?php endforeach; ?>
				</select>
			</div>
		<?php endforeach; ?>
		<button type="submit" class="hvac-button hvac-button--secondary"><?php $text( $texts['show'] ); ?></button>
	</form>
<?php endif; ?>
<p class="hvac-product-grid__count">
	<span><?php $text( $props['count'] ); ?></span>
	<?php if ( '' !== $props['allUrl'] ) : ?>
		<a href="<?php echo esc_url( $props['allUrl'] ); ?>"><?php $text( $texts['all'] ); ?></a>
	<?php endif; ?>
</p>
<?php if ( array() === $props['cards'] ) : ?>
	<p class="hvac-product-grid__none"><?php $text( $texts['none'] ); ?></p>
<?php else : ?>
	<?php if ( '' !== $props['action'] ) : ?>
		<form class="hvac-product-grid__form" method="get" action="<?php echo esc_url( $props['action'] ); ?>">
	<?php endif; ?>
	<div class="hvac-cards">
		<?php foreach ( $props['cards'] as $card ) : ?>
			<div class="hvac-card hvac-block"><?php $ui( 'products/product-card', $card ); ?></div>
		<?php endforeach; ?>
	</div>
	<?php if ( '' !== $props['action'] ) : ?>
		<button type="submit" class="hvac-button hvac-product-grid__compare"><?php $text( $texts['compare'] ); ?></button>
		</form>
	<?php endif; ?>
<?php endif; ?>
<?php if ( null !== $props['pagination'] ) : ?>
	<?php $ui( 'controls/pagination', $props['pagination'] ); ?>
<?php endif; ?>
<?php
};
