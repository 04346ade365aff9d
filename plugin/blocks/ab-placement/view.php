<?php
/** Control and variant share one grid cell; the variant is inert and hidden until it is applied. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array<string, mixed> $props */
	?>
<div class="hvac-ab-placement__frame"><div class="hvac-ab-placement__choices" data-hvac-slot="content"><?php $slot( 'content' ); ?></div></div>
<?php
};
