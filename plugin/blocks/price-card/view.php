<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{level: int, href: string, picture: array<string, mixed>|null, icon: string, price: string} $props */
	?>
<?php $ui( 'layout/card', $props ); ?>
<?php if ( '' !== $props['price'] ) : ?>
	<p class="hvac-card__facts hvac-price-card__price">
		<span class="hvac-card__small" data-hvac-slot="label"><?php $slot( 'label' ); ?></span>
		<strong class="hvac-card__figure"><?php $text( $props['price'] ); ?></strong>
	</p>
<?php endif; ?>
<?php if ( '' !== $props['href'] ) : ?>
	<p class="hvac-card__action hvac-price-card__action">
		<span class="hvac-card__more">
			<span data-hvac-slot="linkText"><?php $slot( 'linkText' ); ?></span>
			<?php $ui( 'controls/icon', array( 'name' => 'arrowRight' ) ); ?>
		</span>
	</p>
<?php endif; ?>
<?php
};
