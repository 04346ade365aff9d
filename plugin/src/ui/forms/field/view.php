<?php
/** One field of a form: label, help, the control, its error. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   id: string, name: string,
	 *   field: array{
	 *     type: string, label: string, help: string, placeholder: string, autocomplete: string, inputmode: string, maxLength: int, required: bool,
	 *     default: string, options: list<array{label: string, options: list<array{value: string, label: string}>}>,
	 *   },
	 *   value: string, error: string, optional: string, counter: string
	 * } $props
	 */

	$field      = $props['field'];
	$type       = $field['type'];
	$label      = 'radio' === $type ? 'span' : 'label';
	$is_invalid = '' !== $props['error'];
	$is_typed   = ! in_array( $type, array( 'select', 'country', 'radio', 'checkbox' ), true );
	$length     = mb_strlen( $props['value'] );
	// The same as in count.tsx.
	$near_end   = 0.75;
	$described  = array_filter( array( '' === $field['help'] ? '' : "{$props['id']}-help", $is_invalid ? "{$props['id']}-error" : '' ) );
	// A list with a preselected choice cannot stay empty.
	$can_be_empty = 'country' !== $type && 'select' !== $type || '' === $field['default'];
	$control    = array(
		'id'               => $props['id'],
		'name'             => $props['name'],
		'aria-invalid'     => $is_invalid ? 'true' : 'false',
		'aria-describedby' => implode( ' ', $described ),
		'required'         => $field['required'] && $can_be_empty,
	);
	$typed      = $control + array(
		'class'        => 'hvac-field__input',
		'autocomplete' => $field['autocomplete'],
	);

	$ticked     = $control + array(
		'class'   => 'hvac-choice__input',
		'checked' => '1' === $props['value'],
	);

	// Empty and false attributes are left out, as React does with undefined.
	$attributes = static function ( array $attributes ): void {
		/** @var string|true $value */
		foreach ( array_filter( $attributes, static fn ( mixed $value ): bool => '' !== $value && false !== $value ) as $name => $value ) {
			printf( is_string( $value ) ? ' %s="%s"' : ' %s', esc_attr( $name ), esc_attr( (string) $value ) );
		}
	};
	$options    = static function ( array $options ) use ( $props, $text ): void {
		/** @var array{value: string, label: string} $option */
		foreach ( $options as $option ) {
			?>
			<option value="<?php echo esc_attr( $option['value'] ); ?>"<?php echo $option['value'] === $props['value'] ? ' selected' : ''; ?>><?php $text( $option['label'] ); ?></option>
			<?php
		}
	};
	?>
<div class="hvac-field" data-type="<?php echo esc_attr( $type ); ?>" data-invalid="<?php echo $is_invalid ? 'true' : 'false'; ?>">
	<?php if ( 'checkbox' === $type ) : ?>
		<label class="hvac-choice" for="<?php echo esc_attr( $props['id'] ); ?>">
			<input value="1" type="checkbox"<?php $attributes( $ticked ); ?>>
			<span><?php $text( $field['label'] ); ?></span>
		</label>
	<?php else : ?>
		<div class="hvac-field__top">
			<<?php echo tag_escape( $label ); ?> class="hvac-field__label"<?php $attributes( 'radio' === $type ? array( 'id' => "{$props['id']}-label" ) : array( 'for' => $props['id'] ) ); ?>>
				<span><?php $text( $field['label'] ); ?></span>
				<?php if ( ! $field['required'] ) : ?>
					<span class="hvac-field__optional"><?php $text( " {$props['optional']}" ); ?></span>
				<?php endif; ?>
			</<?php echo tag_escape( $label ); ?>>
			<?php if ( $is_typed && $field['maxLength'] > 0 ) : ?>
				<span class="hvac-field__count" aria-hidden="true"<?php $attributes( array( 'data-near' => $length >= $near_end * $field['maxLength'] ? 'true' : '', 'data-over' => $length > $field['maxLength'] ? 'true' : '' ) ); ?>>
					<?php echo esc_html( "$length/{$field['maxLength']}" ); ?>
				</span>
				<span class="hvac-visually-hidden" aria-live="polite"></span>
			<?php endif; ?>
		</div>
	<?php endif; ?>
	<?php if ( '' !== $field['help'] ) : ?>
		<p class="hvac-field__help" id="<?php echo esc_attr( "{$props['id']}-help" ); ?>"><?php $text( $field['help'] ); ?></p>
	<?php endif; ?>
	<?php if ( 'select' === $type || 'country' === $type ) : ?>
		<select<?php $attributes( $typed ); ?>>
			<?php if ( '' === $field['default'] ) : ?>
				<?php $options( array( array( 'value' => '', 'label' => $field['placeholder'] ) ) ); ?>
			<?php endif; ?>
			<?php foreach ( $field['options'] as $group ) : ?>
				<?php if ( '' === $group['label'] ) : ?>
					<?php $options( $group['options'] ); ?>
				<?php else : ?>
					<optgroup label="<?php echo esc_attr( $group['label'] ); ?>"><?php $options( $group['options'] ); ?></optgroup>
				<?php endif; ?>
			<?php endforeach; ?>
		</select>
	<?php elseif ( 'radio' === $type ) : ?>
		<div class="hvac-field__choices" role="radiogroup" aria-labelledby="<?php echo esc_attr( "{$props['id']}-label" ); ?>"<?php $attributes( array_intersect_key( $control, array( 'aria-invalid' => 1, 'aria-describedby' => 1 ) ) ); ?> aria-required="<?php echo $field['required'] ? 'true' : 'false'; ?>">
			<?php foreach ( array_merge( ...array_column( $field['options'], 'options' ) ) as $index => $option ) : ?>
				<?php $choice = 0 === $index ? $props['id'] : "{$props['id']}-$index"; ?>
				<label class="hvac-choice" for="<?php echo esc_attr( $choice ); ?>">
					<input id="<?php echo esc_attr( $choice ); ?>" name="<?php echo esc_attr( $props['name'] ); ?>" class="hvac-choice__input" type="radio" value="<?php echo esc_attr( $option['value'] ); ?>"<?php echo $option['value'] === $props['value'] ? ' checked' : ''; ?>>
					<span><?php $text( $option['label'] ); ?></span>
				</label>
			<?php endforeach; ?>
		</div>
	<?php elseif ( $is_typed ) : ?>
		<input value="<?php echo esc_attr( $props['value'] ); ?>" type="<?php echo in_array( $type, array( 'email', 'tel' ), true ) ? esc_attr( $type ) : 'text'; ?>"<?php $attributes( $typed + array( 'inputmode' => $field['inputmode'], 'placeholder' => $field['placeholder'] ) ); ?>>
	<?php endif; ?>
	<?php if ( $is_invalid ) : ?>
		<p class="hvac-field__error" id="<?php echo esc_attr( "{$props['id']}-error" ); ?>">
			<?php $ui( 'controls/icon', array( 'name' => 'circleAlert' ) ); ?>
			<span><?php $text( $props['error'] ); ?></span>
		</p>
	<?php endif; ?>
</div>
<?php
};
