<?php
/**
 * @var array{id: string, action: string, placeholder: string, error: string, texts: array<string, string>} $props
 * @var callable( string ): void $slot
 */
declare(strict_types=1);

use function HvacBlocks\Blocks\text;

defined( 'ABSPATH' ) || exit;
?>
<form class="hvac-zip-form__form" action="<?php echo esc_url( $props['action'] ); ?>" method="get" novalidate>
	<h2 class="hvac-zip-form__heading" data-hvac-slot="heading"><?php $slot( 'heading' ); ?></h2>
	<div class="hvac-field">
		<label class="hvac-field__label" for="<?php echo esc_attr( "{$props['id']}-zip" ); ?>" data-hvac-slot="label"><?php $slot( 'label' ); ?></label>
		<p class="hvac-field__help" data-hvac-slot="help"><?php $slot( 'help' ); ?></p>
		<input
			class="hvac-field__input" id="<?php echo esc_attr( "{$props['id']}-zip" ); ?>" name="zipcode" type="text" value=""
			placeholder="<?php echo esc_attr( $props['placeholder'] ); ?>" autocomplete="postal-code"
			aria-invalid="<?php echo '' === $props['error'] ? 'false' : 'true'; ?>" aria-describedby="<?php echo esc_attr( "{$props['id']}-error" ); ?>"
		/>
		<p class="hvac-field__error" id="<?php echo esc_attr( "{$props['id']}-error" ); ?>" role="alert"><?php echo text( $props['error'] ); ?></p>
	</div>
	<button type="submit" class="hvac-button"><span data-hvac-slot="button"><?php $slot( 'button' ); ?></span></button>
</form>
