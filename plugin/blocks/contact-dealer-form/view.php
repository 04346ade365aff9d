<?php
/**
 * @var array{level: int, recipient: string, form: array<string, mixed>} $props
 * @var callable( string ): void $slot
 * @var callable( string, array<string, mixed> ): void $ui
 */
declare(strict_types=1);

use function HvacBlocks\Blocks\text;

defined( 'ABSPATH' ) || exit;

$heading = "h{$props['level']}";
?>
<div class="hvac-contact-dealer-form__panel">
	<div class="hvac-contact-dealer-form__head"<?php echo '' === $props['form']['reference'] ? '' : ' hidden'; ?>>
		<<?php echo tag_escape( $heading ); ?> class="hvac-contact-dealer-form__heading" data-hvac-slot="heading"><?php $slot( 'heading' ); ?></<?php echo tag_escape( $heading ); ?>>
		<p class="hvac-contact-dealer-form__intro" data-hvac-slot="intro"><?php $slot( 'intro' ); ?></p>
		<p class="hvac-contact-dealer-form__recipient">
			<?php $ui( 'icon', array( 'name' => 'user' ) ); ?>
			<span><?php echo text( $props['recipient'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by text().?></span>
		</p>
	</div>
	<?php $ui( 'form', $props['form'] ); ?>
</div>
