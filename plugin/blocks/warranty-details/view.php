<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{level: int} $props */
	?>
<?php $ui( 'layout/section-head', array( 'level' => $props['level'] ) ); ?>
<div class="hvac-warranty-details__panel" role="list" data-hvac-slot="content"><?php $slot( 'content' ); ?></div>
<p class="hvac-section__note" data-hvac-slot="note"><?php $slot( 'note' ); ?></p>
<?php
};
