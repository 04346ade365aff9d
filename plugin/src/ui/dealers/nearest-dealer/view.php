<?php
/** If no dealer is near enough: the nearest one. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{caption: string, card: array<string, mixed>} $props */
	?>
<div class="hvac-nearest-dealer">
	<p class="hvac-nearest-dealer__caption"><?php $text( $props['caption'] ); ?></p>
	<?php $ui( 'dealers/dealer-card', $props['card'] ); ?>
</div>
<?php
};
