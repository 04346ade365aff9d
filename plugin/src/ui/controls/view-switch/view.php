<?php
/** Shows dealers as a list or on a map. Without scripts there is no map and no choice: CSS hides it. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{id: string, view: string, isDisabled: bool, texts: array{label: string, list: string, map: string}} $props */
	?>
<fieldset
	class="hvac-view-switch"
	<?php if ( $props['isDisabled'] ) : ?>
		disabled
	<?php endif; ?>
>
	<legend class="hvac-visually-hidden"><?php $text( $props['texts']['label'] ); ?></legend>
	<?php foreach ( array( 'list', 'map' ) as $view ) : ?>
		<label class="hvac-view-switch__option" for="<?php echo esc_attr( "{$props['id']}-view-$view" ); ?>">
			<input
				class="hvac-view-switch__input" id="<?php echo esc_attr( "{$props['id']}-view-$view" ); ?>" type="radio" name="<?php echo esc_attr( "{$props['id']}-view" ); ?>" value="<?php echo esc_attr( $view ); ?>"
				<?php if ( $view === $props['view'] ) : ?>
					checked
				<?php endif; ?>
			/>
			<?php $ui( 'controls/icon', array( 'name' => $view ) ); ?>
			<span><?php $text( $props['texts'][ $view ] ); ?></span>
		</label>
	<?php endforeach; ?>
</fieldset>
<?php
};
