<?php
/** A product as its editor sees it. On a page it is a column of the surrounding comparison. */
declare(strict_types=1);

use HvacBlocks\Offers\Products\ProductFields;

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   type: string, name: string, href: string, picture: array<string, mixed>|null, labels: array<string, string>, product: string, unknown: string,
	 *   values: array<string, array{text: string, mark: ''|'yes'|'no'|'amount'}>, amount: int|float|null, claim: array<string, mixed>|null, until: string
	 * } $props
	 */
	?>
<div class="hvac-comparison-product__card">
	<?php if ( null !== $props['picture'] ) : ?>
		<div class="hvac-comparison-product__picture"><?php $ui( 'media/picture', $props['picture'] ); ?></div>
	<?php endif; ?>
	<?php if ( '' === $props['product'] ) : ?>
		<p class="hvac-comparison-product__name" data-hvac-slot="product_name"><?php $slot( 'product_name' ); ?></p>
	<?php else : ?>
		<p class="hvac-comparison-product__name"><?php $text( $props['name'] ); ?></p>
	<?php endif; ?>
	<dl class="hvac-comparison-product__facts">
		<?php foreach ( $props['labels'] as $field => $label ) : ?>
			<div class="hvac-comparison-product__fact">
				<dt class="hvac-comparison-product__label"><?php $text( $label ); ?></dt>
				<?php if ( ProductFields::ENERGY_STAR === $field || '' !== $props['product'] ) : ?>
					<?php $value = $props['values'][ $field ]['text'] ?? ''; ?>
					<?php if ( '' === $value ) : ?>
						<dd class="hvac-comparison-product__value"><span aria-hidden="true">–</span><span class="hvac-visually-hidden"><?php $text( $props['unknown'] ); ?></span></dd>
					<?php else : ?>
						<dd class="hvac-comparison-product__value"><?php $text( $value ); ?></dd>
					<?php endif; ?>
				<?php else : ?>
					<dd class="hvac-comparison-product__value" data-hvac-slot="<?php echo esc_attr( $field ); ?>"><?php $slot( $field ); ?></dd>
				<?php endif; ?>
			</div>
		<?php endforeach; ?>
	</dl>
	<?php if ( null !== $props['claim'] ) : ?>
		<?php $ui( 'layout/claim', $props['claim'] ); ?>
	<?php endif; ?>
</div>
<?php
};
