<?php
/** Shown instead of missing content: what happened, what to do, and whom to call. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{icon: string, title: string, text?: string, phone?: array{text: string, href: string}, action?: array{text: string, href: string}} $props */
	?>
<div class="hvac-message">
	<span class="hvac-message__icon"><?php $ui( 'controls/icon', array( 'name' => $props['icon'] ) ); ?></span>
	<p class="hvac-message__title"><?php $text( $props['title'] ); ?></p>
	<?php if ( isset( $props['text'] ) ) : ?>
		<p class="hvac-message__text"><?php $text( $props['text'] ); ?></p>
	<?php endif; ?>
	<?php if ( isset( $props['phone'] ) ) : ?>
		<a class="hvac-message__phone" href="<?php echo esc_url( $props['phone']['href'] ); ?>">
			<?php $ui( 'controls/icon', array( 'name' => 'phone' ) ); ?>
			<span><?php $text( $props['phone']['text'] ); ?></span>
		</a>
	<?php endif; ?>
	<?php if ( isset( $props['action'] ) ) : ?>
		<a class="hvac-button hvac-button--secondary" href="<?php echo esc_url( $props['action']['href'] ); ?>"><?php $text( $props['action']['text'] ); ?></a>
	<?php endif; ?>
</div>
<?php
};
