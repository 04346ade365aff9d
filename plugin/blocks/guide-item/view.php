<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	?>
<details class="hvac-disclosure">
	<summary class="hvac-disclosure__summary"><span data-hvac-slot="line"><?php $slot( 'line' ); ?></span><?php $ui( 'controls/icon', array( 'name' => 'chevronDown' ) ); ?></summary>
	<p class="hvac-disclosure__content" data-hvac-slot="text"><?php $slot( 'text' ); ?></p>
</details>
<?php
};
