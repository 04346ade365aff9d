<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{icon: string, isOpen: bool, anchor: string} $props */

	// The anchor is on the content: a link to an element inside a closed <details> opens it, a link to the <details> does not.
	?>
<details class="hvac-disclosure hvac-common-issue__details"<?php echo $props['isOpen'] ? ' open' : ''; ?>>
	<summary class="hvac-disclosure__summary hvac-common-issue__summary">
		<span class="hvac-common-issue__problem"><?php $ui( 'controls/icon', array( 'name' => $props['icon'] ) ); ?><span data-hvac-slot="title"><?php $slot( 'title' ); ?></span></span>
		<?php $ui( 'controls/icon', array( 'name' => 'chevronDown' ) ); ?>
	</summary>
	<div class="hvac-disclosure__content hvac-common-issue__content"<?php echo '' === $props['anchor'] ? '' : ' id="' . esc_attr( $props['anchor'] ) . '"'; ?> data-hvac-slot="content">
		<?php $slot( 'content' ); ?>
	</div>
</details>
<?php
};
