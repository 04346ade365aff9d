<?php
/**
 * The twin of view.tsx, closed unless the form came back from the server.
 *
 * @var array{id: string, isOpen: bool, texts: array{close: string, recipient: string}, form: array<string, mixed>} $props
 * @var callable( string ): void $slot
 * @var callable( string, array<string, mixed> ): void $ui
 */
declare(strict_types=1);

use function HvacBlocks\Blocks\text;

defined( 'ABSPATH' ) || exit;

$dialog  = "{$props['id']}-dialog";
$is_sent = '' !== $props['form']['reference'];
?>
<div class="hvac-contact-dealer-modal__line">
	<button type="button" class="hvac-button hvac-contact-dealer-modal__open" aria-haspopup="dialog" data-hvac-opens="contact-dealer" command="show-modal" commandfor="<?php echo esc_attr( $dialog ); ?>">
		<?php $ui( 'icon', array( 'name' => 'mail' ) ); ?>
		<span data-hvac-slot="button"><?php $slot( 'button' ); ?></span>
	</button>
	<dialog class="hvac-contact-dealer-modal__dialog" id="<?php echo esc_attr( $dialog ); ?>" aria-labelledby="<?php echo esc_attr( "{$props['id']}-heading" ); ?>"<?php echo $props['isOpen'] ? ' open' : ''; ?>>
		<div class="hvac-contact-dealer-modal__sheet" tabindex="-1">
			<form method="dialog" class="hvac-contact-dealer-modal__close">
				<button class="hvac-button hvac-button--quiet" aria-label="<?php echo esc_attr( $props['texts']['close'] ); ?>">
					<?php $ui( 'icon', array( 'name' => 'x' ) ); ?>
				</button>
			</form>
			<?php $ui( 'form-panel', $props ); ?>
			<?php if ( $is_sent ) : ?>
				<button type="button" class="hvac-button hvac-button--secondary hvac-contact-dealer-modal__done"><?php echo text( $props['texts']['close'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by text().?></button>
			<?php endif; ?>
		</div>
	</dialog>
</div>
