<?php
/** The answer of a whole page without a dealer to show: what happened, and where to continue. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   level: int, icon: string, title: string, text: string, action?: array{text: string, href: string}, second?: array{text: string, href: string},
	 *   phone?: array{text: string, href: string}|null,
	 * } $props
	 */

	$heading = "h{$props['level']}";
	?>
<div class="hvac-message hvac-message--page">
	<span class="hvac-message__icon"><?php $ui( 'controls/icon', array( 'name' => $props['icon'] ) ); ?></span>
	<<?php echo tag_escape( $heading ); ?> class="hvac-message__title"><?php $text( $props['title'] ); ?></<?php echo tag_escape( $heading ); ?>>
	<p class="hvac-message__text"><?php $text( $props['text'] ); ?></p>
	<?php if ( isset( $props['phone'] ) ) : ?>
		<a class="hvac-message__phone" href="<?php echo esc_url( $props['phone']['href'] ); ?>">
			<?php $ui( 'controls/icon', array( 'name' => 'phone' ) ); ?>
			<span><?php $text( $props['phone']['text'] ); ?></span>
		</a>
	<?php endif; ?>
	<?php if ( isset( $props['action'] ) ) : ?>
		<p class="hvac-message__actions">
			<?php $ui( 'controls/action', $props['action'] ); ?>
			<?php if ( isset( $props['second'] ) ) : ?>
				<?php $ui( 'controls/action', $props['second'] + array( 'look' => 'secondary' ) ); ?>
			<?php endif; ?>
		</p>
	<?php endif; ?>
</div>
<?php
};
