<?php
/** Asks for a ZIP code or city. Slots: `label`, `help`, `button`. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{id: string, action?: string, filter?: string, value: string, placeholder: string, error: string, layout: string} $props */
	?>
<form
	class="hvac-place-search" data-layout="<?php echo esc_attr( $props['layout'] ); ?>" method="get" novalidate
	<?php if ( isset( $props['action'] ) ) : ?>
		action="<?php echo esc_url( $props['action'] ); ?>"
	<?php endif; ?>
>
	<?php str_starts_with( $props['action'] ?? '#', '#' ) && $ui( 'controls/page-query', array() ); ?>
	<div class="hvac-field">
		<label class="hvac-field__label" for="<?php echo esc_attr( "{$props['id']}-zip" ); ?>" data-hvac-slot="label"><?php $slot( 'label' ); ?></label>
		<p class="hvac-field__help" id="<?php echo esc_attr( "{$props['id']}-help" ); ?>" data-hvac-slot="help"><?php $slot( 'help' ); ?></p>
		<input
			class="hvac-field__input" id="<?php echo esc_attr( "{$props['id']}-zip" ); ?>" name="zipcode" type="text" maxlength="200"
			value="<?php echo esc_attr( $props['value'] ); ?>" placeholder="<?php echo esc_attr( $props['placeholder'] ); ?>"
			autocomplete="postal-code" enterkeyhint="search"
			aria-invalid="<?php echo '' === $props['error'] ? 'false' : 'true'; ?>"
			aria-describedby="<?php echo esc_attr( "{$props['id']}-help {$props['id']}-error" ); ?>"
		/>
		<p class="hvac-field__error" id="<?php echo esc_attr( "{$props['id']}-error" ); ?>" role="alert">
			<?php if ( '' !== $props['error'] ) : ?>
				<?php $ui( 'controls/icon', array( 'name' => 'circleAlert' ) ); ?>
				<?php $text( $props['error'] ); ?>
			<?php endif; ?>
		</p>
	</div>
	<?php if ( '' !== ( $props['filter'] ?? '' ) ) : ?>
		<input type="hidden" name="filter" value="<?php echo esc_attr( $props['filter'] ); ?>">
	<?php endif; ?>
	<button type="submit" class="hvac-button"><?php $ui( 'controls/icon', array( 'name' => 'search' ) ); ?><span data-hvac-slot="button"><?php $slot( 'button' ); ?></span></button>
</form>
<?php
};
