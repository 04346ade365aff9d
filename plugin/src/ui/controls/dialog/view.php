<?php
/**
 * A native dialog with a close button. Without a script it is part of the page; see _style.scss.
 *
 * As a popover it needs no script: a button with `popovertarget` opens it; its own button, Escape or a click outside closes it.
 */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   class: string, labelledBy: string, close: string, isOpen: bool,
	 *   id?: string, isModal?: bool, isPopover?: bool, content: Closure(): void
	 * } $props `isModal`: it covers the page from the first moment, before the script makes it modal; `content` prints what is in it
	 */

	$id         = $props['id'] ?? '';
	$is_popover = $props['isPopover'] ?? false;
	?>
<dialog class="<?php echo esc_attr( "hvac-dialog {$props['class']}" ); ?>"<?php echo '' === $id ? '' : ' id="' . esc_attr( $id ) . '"'; ?> aria-labelledby="<?php echo esc_attr( $props['labelledBy'] ); ?>"<?php echo $props['isModal'] ?? false ? ' data-modal=""' : ''; ?><?php echo $props['isOpen'] ? ' open' : ''; ?><?php echo $is_popover ? ' popover' : ''; ?>>
	<div class="hvac-dialog__sheet" tabindex="-1"<?php echo $is_popover ? ' autofocus' : ''; ?>>
		<form method="dialog" class="hvac-dialog__close">
			<button<?php echo $is_popover ? ' type="button" popovertarget="' . esc_attr( $id ) . '" popovertargetaction="hide"' : ''; ?> class="hvac-button hvac-button--quiet" aria-label="<?php echo esc_attr( $props['close'] ); ?>">
				<?php $ui( 'controls/icon', array( 'name' => 'x' ) ); ?>
			</button>
		</form>
		<?php $props['content'](); ?>
	</div>
</dialog>
<?php
};
