<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{level: int, href: string, picture: null, icon: string, years: string, texts: array{about: string}} $props */
	?>
<?php $ui( 'layout/card', $props ); ?>
<?php if ( '' !== $props['years'] ) : ?>
	<p class="hvac-card__facts hvac-warranty-type__years">
		<span class="hvac-card__small"><?php $text( "{$props['texts']['about']} " ); ?></span>
		<strong class="hvac-card__figure"><?php $text( $props['years'] ); ?></strong>
	</p>
<?php endif; ?>
<?php if ( '' !== $props['href'] ) : ?>
	<p class="hvac-card__action">
		<span class="hvac-card__more">
			<span data-hvac-slot="linkText"><?php $slot( 'linkText' ); ?></span>
			<?php $ui( 'controls/icon', array( 'name' => 'arrowRight' ) ); ?>
		</span>
	</p>
<?php endif; ?>
<?php
};
