<?php
/** The twin of view.tsx, closed unless the form came back from the server. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{id: string, level: int, recipient: string, isOpen: bool, texts: array{close: string, recipient: string}, form: array<string, mixed>, ...} $props */

	$dialog = "{$props['id']}-dialog";
	?>
<div class="hvac-contact-dealer-modal__line">
	<button type="button" class="hvac-button hvac-contact-dealer-modal__open" aria-haspopup="dialog" data-hvac-opens="contact-dealer" command="show-modal" commandfor="<?php echo esc_attr( $dialog ); ?>">
		<?php $ui( 'controls/icon', array( 'name' => 'mail' ) ); ?>
		<span data-hvac-slot="button"><?php $slot( 'button' ); ?></span>
	</button>
	<?php
	$ui(
		'controls/dialog',
		array(
			'class'      => 'hvac-contact-dealer-modal__dialog',
			'id'         => $dialog,
			'labelledBy' => "{$props['id']}-heading",
			'close'      => $props['texts']['close'],
			'isOpen'     => $props['isOpen'],
			'content'    => static function () use ( $props, $text, $ui ): void {
				$ui( 'forms/form-panel', $props );

				if ( '' !== $props['form']['reference'] ) {
					?>
					<button type="button" class="hvac-button hvac-button--secondary hvac-contact-dealer-modal__done"><?php $text( $props['texts']['close'] ); ?></button>
					<?php
				}
			},
		)
	);
	?>
</div>
<?php
};
