<?php
/** The steps of a form below the list of all errors, inside a `<form>`. All steps are printed; the style shows one where scripts run. */
declare(strict_types=1);

use HvacBlocks\Editing\Forms\FormProps;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   id: string, level: int, step: int,
	 *   form: array{steps: list<shape-of<FormProps, Step>>, messages: array<string, string>, texts: array<string, string>},
	 *   values: array<string, string>, errors: array<string, string>, summary: list<array{name: string, message: string}>, texts: array<string, string>,
	 *   names?: string, above?: Closure( int ): void
	 * } $props `names`: what the browser sends its fields in, `fields` for `fields[zip]`; without it they are sent by their names. `above` prints what stands above the buttons of a step
	 */

	$id      = $props['id'];
	$form    = $props['form'];
	$names   = $props['names'] ?? '';
	$count   = count( $form['steps'] );
	$heading = 'h' . ( $props['level'] + 1 );
	?>
<?php if ( array() !== $props['summary'] ) : ?>
	<div class="hvac-notice hvac-notice--error hvac-form__summary" id="<?php echo esc_attr( "$id-summary" ); ?>" role="alert" tabindex="-1">
		<?php $ui( 'controls/icon', array( 'name' => 'circleAlert' ) ); ?>
		<div>
			<p class="hvac-form__summary-title"><?php $text( $form['messages']['invalid'] ); ?></p>
			<ul class="hvac-form__summary-list">
				<?php foreach ( $props['summary'] as $item ) : ?>
					<li><a href="<?php echo esc_attr( "#$id-{$item['name']}" ); ?>"><?php $text( $item['message'] ); ?></a></li>
				<?php endforeach; ?>
			</ul>
		</div>
	</div>
<?php endif; ?>
<?php if ( '' !== $form['texts']['required'] ) : ?>
	<p class="hvac-form__note"><?php $text( $form['texts']['required'] ); ?></p>
<?php endif; ?>
<?php foreach ( $form['steps'] as $index => $step ) : ?>
	<?php
	$title   = "$id-step-" . ( $index + 1 );
	$is_last = $index === $count - 1;
	?>
	<div class="hvac-form__step"<?php echo '' === $step['title'] ? '' : ' role="group" aria-labelledby="' . esc_attr( $title ) . '"'; ?> data-step="<?php echo esc_attr( (string) $index ); ?>" data-current="<?php echo $index === $props['step'] ? 'true' : 'false'; ?>">
		<?php if ( $count > 1 ) : ?>
			<div class="hvac-form__progress" aria-hidden="true" style="<?php echo esc_attr( '--hvac-form-done:' . round( 100 * ( $index + 1 ) / $count ) . '%' ); ?>"></div>
		<?php endif; ?>
		<?php if ( '' !== $step['title'] ) : ?>
			<<?php echo tag_escape( $heading ); ?> class="hvac-form__title" id="<?php echo esc_attr( $title ); ?>" tabindex="-1">
				<?php if ( $count > 1 ) : ?>
					<span class="hvac-form__count"><?php $text( Text::fill( $form['texts']['stepOf'], array( 'step' => $index + 1, 'steps' => $count ) ) ); ?></span>
				<?php endif; ?>
				<span><?php $text( $step['title'] ); ?></span>
			</<?php echo tag_escape( $heading ); ?>>
		<?php endif; ?>
		<div class="hvac-form__fields">
			<?php foreach ( $step['fields'] as $part ) : ?>
				<?php
				$ui(
					'forms/field',
					array(
						'id'       => "$id-{$part['name']}",
						'name'     => '' === $names ? $part['name'] : "{$names}[{$part['name']}]",
						'field'    => $part,
						'value'    => $props['values'][ $part['name'] ] ?? '',
						'error'    => $props['errors'][ $part['name'] ] ?? '',
						'optional' => $props['texts']['optional'],
						'counter'  => $form['texts']['counter'],
					)
				);
				?>
			<?php endforeach; ?>
		</div>
		<?php if ( isset( $props['above'] ) ) : ?>
			<?php $props['above']( $index ); ?>
		<?php endif; ?>
		<div class="hvac-form__actions">
			<button type="submit" class="hvac-button <?php echo $is_last ? 'hvac-form__submit' : 'hvac-form__next'; ?>" aria-disabled="false">
				<span class="hvac-form__label" data-hvac-slot="<?php echo $is_last ? 'submit' : 'next'; ?>"><?php $slot( $is_last ? 'submit' : 'next' ); ?></span>
				<?php if ( $is_last ) : ?>
					<span class="hvac-form__sending" aria-hidden="true"><?php $text( $form['texts']['sending'] ); ?></span>
				<?php endif; ?>
			</button>
			<?php if ( $index > 0 ) : ?>
				<button type="button" class="hvac-button hvac-button--quiet hvac-form__back">
					<?php $ui( 'controls/icon', array( 'name' => 'arrowLeft' ) ); ?>
					<span><?php $text( $form['texts']['back'] ); ?></span>
				</button>
			<?php endif; ?>
		</div>
	</div>
<?php endforeach; ?>
<?php
};
