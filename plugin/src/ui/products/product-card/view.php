<?php
/** A product of the catalog as a card. The element around it is a `hvac-card`. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   id: string, level: int, name: string, href: string, tier: string, headline: string, picture: array<string, mixed>|null,
	 *   figures: list<array{label: string, value: string}>, price: string, compare: string,
	 * } $props
	 */

	$heading = "h{$props['level']}";
	?>
<?php if ( null !== $props['picture'] ) : ?>
	<div class="hvac-card__picture hvac-product-card__picture"><?php $ui( 'media/picture', $props['picture'] ); ?></div>
<?php endif; ?>
<div class="hvac-card__head">
	<?php if ( '' !== $props['tier'] ) : ?>
		<p class="hvac-card__eyebrow"><?php $text( $props['tier'] ); ?></p>
	<?php endif; ?>
	<<?php echo tag_escape( $heading ); ?> class="hvac-card__title"><a class="hvac-card__link" href="<?php echo esc_url( $props['href'] ); ?>"><?php $text( $props['name'] ); ?></a></<?php echo tag_escape( $heading ); ?>>
</div>
<p class="hvac-card__text"><?php $text( $props['headline'] ); ?></p>
<div class="hvac-card__facts">
	<?php if ( array() !== $props['figures'] ) : ?>
		<dl class="hvac-product-card__figures">
			<?php foreach ( $props['figures'] as $figure ) : ?>
				<div class="hvac-product-card__figure">
					<dt class="hvac-card__small"><?php $text( $figure['label'] ); ?></dt>
					<dd class="hvac-product-card__value"><?php $text( $figure['value'] ); ?></dd>
				</div>
			<?php endforeach; ?>
		</dl>
	<?php endif; ?>
</div>
<div class="hvac-card__action hvac-product-card__end">
	<?php if ( '' !== $props['price'] ) : ?>
		<span class="hvac-product-card__price"><?php $text( $props['price'] ); ?></span>
	<?php endif; ?>
	<?php if ( '' !== $props['compare'] ) : ?>
		<label class="hvac-choice hvac-product-card__compare">
			<input class="hvac-choice__input" type="checkbox" name="products[]" value="<?php echo esc_attr( $props['id'] ); ?>">
			<span><?php $text( $props['compare'] ); ?><span class="hvac-visually-hidden"> <?php $text( $props['name'] ); ?></span></span>
		</label>
	<?php endif; ?>
</div>
<?php
};
