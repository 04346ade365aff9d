<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{isOpen: bool, anchor: string} $props */

	// The anchor is on the answer: a link to an element inside a closed <details> opens it, a link to the <details> does not.
	?>
<details class="hvac-faq-item__details"<?php echo $props['isOpen'] ? ' open' : ''; ?>>
	<summary class="hvac-faq-item__summary">
		<span class="hvac-faq-item__question" data-hvac-slot="question"><?php $slot( 'question' ); ?></span>
		<?php $ui( 'controls/icon', array( 'name' => 'chevronDown' ) ); ?>
	</summary>
	<div class="hvac-faq-item__answer"<?php echo '' === $props['anchor'] ? '' : ' id="' . esc_attr( $props['anchor'] ) . '"'; ?> data-hvac-slot="content"><?php $slot( 'content' ); ?></div>
</details>
<?php
};
