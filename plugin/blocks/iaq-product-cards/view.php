<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{level: int} $props */
	?>
<?php $ui( 'layout/section-head', $props ); ?>
<div class="hvac-cards" data-hvac-slot="content"><?php $slot( 'content' ); ?></div>
<?php
};
