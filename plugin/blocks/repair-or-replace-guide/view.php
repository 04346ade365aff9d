<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{id: string, level: int, href: string} $props */
	?>
<?php $ui( 'layout/section-head', array( 'level' => $props['level'] ) ); ?>
<p class="hvac-repair-or-replace-guide__safety"><?php $ui( 'controls/icon', array( 'name' => 'triangleAlert' ) ); ?><span data-hvac-slot="safety"><?php $slot( 'safety' ); ?></span></p>
<div class="hvac-repair-or-replace-guide__critical" role="note" aria-labelledby="<?php echo esc_attr( "{$props['id']}-critical" ); ?>">
	<?php $ui( 'controls/icon', array( 'name' => 'triangleAlert' ) ); ?>
	<strong class="hvac-repair-or-replace-guide__label" id="<?php echo esc_attr( "{$props['id']}-critical" ); ?>" data-hvac-slot="criticalLabel"><?php $slot( 'criticalLabel' ); ?></strong>
	<p data-hvac-slot="critical"><?php $slot( 'critical' ); ?></p>
	<p class="hvac-repair-or-replace-guide__refrigerant" data-hvac-slot="refrigerant"><?php $slot( 'refrigerant' ); ?></p>
</div>
<div class="hvac-repair-or-replace-guide__sides" data-hvac-slot="content"><?php $slot( 'content' ); ?></div>
<?php if ( '' !== $props['href'] ) : ?>
	<p class="hvac-repair-or-replace-guide__next"><a class="hvac-button" href="<?php echo esc_url( $props['href'] ); ?>" data-hvac-slot="linkText"><?php $slot( 'linkText' ); ?></a></p>
<?php endif; ?>
<?php
};
