<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{} $props */
	?>
<div class="hvac-ab-variant__content is-layout-flow" data-hvac-slot="content"><?php $slot( 'content' ); ?></div>
<?php
};
