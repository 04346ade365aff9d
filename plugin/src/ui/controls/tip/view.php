<?php
/**
 * Words with an explanation: the slots `content` and `tooltip_content`. A press opens and closes it in every browser; browsers that support
 * `interestfor` also open it on hover and focus. Escape closes it.
 */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{id: string} $props */

	$tip = "{$props['id']}-tip";
	?>
<span class="hvac-tip">
	<button type="button" class="hvac-tip__term" popovertarget="<?php echo esc_attr( $tip ); ?>" interestfor="<?php echo esc_attr( $tip ); ?>" aria-describedby="<?php echo esc_attr( $tip ); ?>" data-hvac-slot="content">
		<?php $slot( 'content' ); ?>
	</button>
	<span class="hvac-tip__text" id="<?php echo esc_attr( $tip ); ?>" popover data-hvac-slot="tooltip_content"><?php $slot( 'tooltip_content' ); ?></span>
</span>
<?php
};
