<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{level: int, count: string, href: string, picture: array<string, mixed>|null, icons: array<string, string>} $props */

	$heading = "h{$props['level']}";
	?>
<?php if ( null !== $props['picture'] ) : ?>
	<div class="hvac-product-selector-item__picture"><?php $ui( 'media/picture', $props['picture'] ); ?></div>
<?php endif; ?>
<div class="hvac-product-selector-item__words">
	<<?php echo tag_escape( $heading ); ?> class="hvac-product-selector-item__title" data-hvac-slot="text"><?php $slot( 'text' ); ?></<?php echo tag_escape( $heading ); ?>>
	<?php if ( '' !== $props['count'] ) : ?>
		<p class="hvac-product-selector-item__count"><?php $text( $props['count'] ); ?></p>
	<?php endif; ?>
	<p class="hvac-product-selector-item__details" data-hvac-slot="details"><?php $slot( 'details' ); ?></p>
	<?php if ( array() !== $props['icons'] ) : ?>
	<ul class="hvac-product-selector-item__features">
		<?php foreach ( $props['icons'] as $name => $icon ) : ?>
			<li class="hvac-product-selector-item__feature">
				<span class="hvac-product-selector-item__icon"><?php $ui( 'controls/icon', array( 'name' => $icon ) ); ?></span>
				<span data-hvac-slot="<?php echo esc_attr( $name ); ?>"><?php $slot( $name ); ?></span>
			</li>
		<?php endforeach; ?>
	</ul>
	<?php endif; ?>
	<?php if ( '' !== $props['href'] ) : ?>
		<p class="hvac-product-selector-item__all"><?php $ui( 'controls/action', array( 'slot' => 'viewAll', 'href' => $props['href'] ) ); ?></p>
	<?php endif; ?>
</div>
<?php
};
