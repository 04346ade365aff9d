<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{id: string} $props */
	?>
<p class="hvac-tooltip__line"><?php $ui( 'controls/tip', $props ); ?></p>
<?php
};
