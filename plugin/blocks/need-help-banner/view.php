<?php
/**
 * Safety comes first, in a box of its own; then the number: a visitor without heat does not read. As a dialog it opens and closes by `popovertarget`, without a script.
 */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{id: string, level: int, urgent: bool, modal: bool, phone: array{text: string, href: string}, texts: array{call: string, close: string}, image: array<string, mixed>|null} $props */

	$heading = "h{$props['level']}";
	$dialog  = "{$props['id']}-dialog";
	$safety  = static function () use ( $slot, $ui ): void {
		?>
		<p class="hvac-need-help-banner__safety"><?php $ui( 'controls/icon', array( 'name' => 'triangleAlert' ) ); ?><span data-hvac-slot="safety"><?php $slot( 'safety' ); ?></span></p>
		<?php
	};
	?>
<?php if ( $props['modal'] ) : ?>
	<button type="button" class="hvac-button hvac-pop-up__open" popovertarget="<?php echo esc_attr( $dialog ); ?>" aria-haspopup="dialog">
		<?php $ui( 'controls/icon', array( 'name' => 'phone' ) ); ?>
		<span data-hvac-slot="buttonText"><?php $slot( 'buttonText' ); ?></span>
	</button>
<?php endif; ?>
<?php if ( ! $props['modal'] ) : ?>
	<?php $safety(); ?>
<?php endif; ?>
<<?php echo $props['modal'] ? 'div role="dialog" popover tabindex="-1" autofocus id="' . esc_attr( $dialog ) . '"' : 'section'; ?> class="hvac-need-help-banner__panel<?php echo $props['modal'] ? ' hvac-pop-up' : ''; ?>" aria-labelledby="<?php echo esc_attr( "{$props['id']}-heading" ); ?>" data-urgent="<?php echo $props['urgent'] ? 'true' : 'false'; ?>">
	<?php if ( $props['modal'] ) : ?>
		<?php $safety(); ?>
	<?php endif; ?>
	<<?php echo tag_escape( $heading ); ?> class="hvac-need-help-banner__heading" id="<?php echo esc_attr( "{$props['id']}-heading" ); ?>" data-hvac-slot="heading"><?php $slot( 'heading' ); ?></<?php echo tag_escape( $heading ); ?>>
	<div class="hvac-need-help-banner__reach">
		<a class="hvac-button hvac-need-help-banner__call" href="<?php echo esc_url( $props['phone']['href'] ); ?>">
			<?php $ui( 'controls/icon', array( 'name' => 'phone' ) ); ?>
			<?php if ( $props['modal'] ) : ?>
				<span class="hvac-need-help-banner__action"><?php $text( $props['texts']['call'] ); ?></span>
			<?php else : ?>
				<span class="hvac-need-help-banner__action" data-hvac-slot="buttonText"><?php $slot( 'buttonText' ); ?></span>
			<?php endif; ?>
			<span class="hvac-need-help-banner__number"><?php $text( $props['phone']['text'] ); ?></span>
		</a>
		<p class="hvac-need-help-banner__hours"><?php $ui( 'controls/icon', array( 'name' => 'clock' ) ); ?><span data-hvac-slot="hours"><?php $slot( 'hours' ); ?></span></p>
	</div>
	<p class="hvac-need-help-banner__text" data-hvac-slot="text"><?php $slot( 'text' ); ?></p>
	<?php if ( null !== $props['image'] ) : ?>
		<div class="hvac-need-help-banner__picture"><?php $ui( 'media/picture', $props['image'] ); ?></div>
	<?php endif; ?>
	<?php if ( $props['modal'] ) : ?>
		<button type="button" class="hvac-button hvac-button--quiet hvac-pop-up__close" popovertarget="<?php echo esc_attr( $dialog ); ?>" popovertargetaction="hide" aria-label="<?php echo esc_attr( $props['texts']['close'] ); ?>">
			<?php $ui( 'controls/icon', array( 'name' => 'x' ) ); ?>
		</button>
	<?php endif; ?>
</<?php echo $props['modal'] ? 'div' : 'section'; ?>>
<?php
};
