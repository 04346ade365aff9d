<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{level: int, href: string, picture: array<string, mixed>|null, icon: string, dated: array<string, mixed>|null} $props */
	?>
<?php $ui( 'layout/card', $props ); ?>
<div class="hvac-card__facts hvac-iaq-product-card__facts">
	<p class="hvac-iaq-product-card__claim" data-hvac-slot="claim"><?php $slot( 'claim' ); ?></p>
	<p class="hvac-card__small" data-hvac-slot="footnote"><?php $slot( 'footnote' ); ?></p>
	<?php if ( null !== $props['dated'] ) : ?>
		<?php $ui( 'layout/claim', $props['dated'] ); ?>
	<?php endif; ?>
</div>
<details class="hvac-disclosure hvac-iaq-product-card__details">
	<summary class="hvac-disclosure__summary">
		<span data-hvac-slot="question"><?php $slot( 'question' ); ?></span>
		<?php $ui( 'controls/icon', array( 'name' => 'chevronDown' ) ); ?>
	</summary>
	<p class="hvac-disclosure__content" data-hvac-slot="details"><?php $slot( 'details' ); ?></p>
</details>
<?php
};
