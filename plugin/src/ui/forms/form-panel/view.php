<?php
/** A form under a heading that says who gets the data; the heading disappears once the form is sent. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{id: string, level: int, recipient: string, form: array<string, mixed>} $props */

	$heading = "h{$props['level']}";
	?>
<div class="hvac-form-panel">
	<div class="hvac-form-panel__head"<?php echo '' === $props['form']['reference'] ? '' : ' hidden'; ?>>
		<<?php echo tag_escape( $heading ); ?> class="hvac-form-panel__heading" id="<?php echo esc_attr( "{$props['id']}-heading" ); ?>" data-hvac-slot="heading"><?php $slot( 'heading' ); ?></<?php echo tag_escape( $heading ); ?>>
		<p class="hvac-form-panel__intro" data-hvac-slot="intro"><?php $slot( 'intro' ); ?></p>
		<?php if ( '' !== $props['recipient'] ) : ?>
			<p class="hvac-form-panel__recipient">
				<?php $ui( 'controls/icon', array( 'name' => 'user' ) ); ?>
				<span><?php $text( $props['recipient'] ); ?></span>
			</p>
		<?php endif; ?>
	</div>
	<?php $ui( 'forms/form', $props['form'] ); ?>
</div>
<?php
};
