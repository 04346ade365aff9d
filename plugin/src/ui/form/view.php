<?php
/**
 * A form of one or more steps, or the thanks for it. All steps are printed; the style shows one where scripts run.
 *
 * @var array{
 *   id: string, level: int, action: string, pageUrl: string, companyId: string, step: int, consented: bool, notice: string, dealers: string, reference: string, phone: string,
 *   form: array{name: string, lang: string, source: string, steps: list<array{title: string, fields: list<array{name: string, type: string, label: string, help: string, placeholder: string, autocomplete: string, inputmode: string, maxLength: int, required: bool, default: string, options: list<array{label: string, options: list<array{value: string, label: string}>}>}>, consent: bool}>, consent: array{version: string, text: string, required: bool, message: string, box: bool, when: array{field: string, values: list<string>}|null}|null, legal: list<string>, messages: array<string, string>, texts: array<string, string>},
 *   values: array<string, string>, errors: array<string, string>, summary: list<array{name: string, message: string}>, texts: array<string, string>
 * } $props
 * @var callable( string ): void $text
 * @var callable( string ): void $slot
 * @var callable( string, array<string, mixed> ): void $ui
 */
declare(strict_types=1);

use HvacBlocks\Languages\Text;

defined( 'ABSPATH' ) || exit;

$id      = $props['id'];
$form    = $props['form'];
$count   = count( $form['steps'] );
$heading = 'h' . ( $props['level'] + 1 );
$hidden  = array(
	'form'           => $form['name'],
	'lang'           => $form['lang'],
	'source'         => $form['source'],
	'companyId'      => $props['companyId'],
	'consentVersion' => $form['consent']['version'] ?? '',
	'pageUrl'        => $props['pageUrl'],
);
$field   = static function ( string $name, string $post_name, array $field, string $value ) use ( $props, $ui ): void {
	/** @var array{type: string, label: string, help: string, placeholder: string, autocomplete: string, inputmode: string, maxLength: int, required: bool, default: string, options: list<array{label: string, options: list<array{value: string, label: string}>}>} $field */
	$ui(
		'field',
		array(
			'id'       => "{$props['id']}-$name",
			'name'     => $post_name,
			'field'    => $field,
			'value'    => $value,
			'error'    => $props['errors'][ $name ] ?? '',
			'optional' => $props['texts']['optional'],
			'counter'  => $props['form']['texts']['counter'],
		)
	);
};

$phone   = static function () use ( $props, $text ): void {
	?><a class="hvac-form__phone" href="<?php echo esc_attr( 'tel:' . preg_replace( '/[^0-9+]/', '', $props['phone'] ) ); ?>"><?php $text( $props['phone'] ); ?></a><?php
};
$when    = $form['consent']['when'] ?? null;
$asked   = null === $when || in_array( $props['values'][ $when['field'] ] ?? '', $when['values'], true );

?>
<?php if ( '' !== $props['reference'] ) : ?>
	<?php [ $before, $after ] = explode( '{reference}', $form['texts']['reference'] ) + array( '', '' ); ?>
	<div class="hvac-form__sent" id="<?php echo esc_attr( $id ); ?>" role="group" aria-labelledby="<?php echo esc_attr( "$id-sent" ); ?>">
		<div class="hvac-message__icon"><?php $ui( 'icon', array( 'name' => 'check' ) ); ?></div>
		<<?php echo tag_escape( "h{$props['level']}" ); ?> class="hvac-form__sent-title" id="<?php echo esc_attr( "$id-sent" ); ?>" tabindex="-1"><?php $text( $props['texts']['sentHeading'] ); ?></<?php echo tag_escape( "h{$props['level']}" ); ?>>
		<p><?php $text( $props['texts']['sentText'] ); ?></p>
		<p class="hvac-form__reference">
			<?php if ( '' !== $before ) : ?>
				<span><?php $text( $before ); ?></span>
			<?php endif; ?>
			<strong><?php $text( $props['reference'] ); ?></strong>
			<?php if ( '' !== $after ) : ?>
				<span><?php $text( $after ); ?></span>
			<?php endif; ?>
		</p>
	</div>
<?php else : ?>
	<?php // What is typed says by itself what it is; a box that was ticked before a reload is not ticked again by the browser.?>
	<form class="hvac-form" id="<?php echo esc_attr( $id ); ?>" action="<?php echo esc_url( $props['action'] ); ?>" method="post" autocomplete="off" novalidate>
		<?php foreach ( $hidden as $name => $value ) : ?>
			<input type="hidden" name="<?php echo esc_attr( $name ); ?>" value="<?php echo esc_attr( $value ); ?>">
		<?php endforeach; ?>
		<div class="hvac-visually-hidden" aria-hidden="true">
			<label for="<?php echo esc_attr( "$id-website" ); ?>"><?php $text( $form['texts']['trap'] ); ?></label>
			<input id="<?php echo esc_attr( "$id-website" ); ?>" name="website" type="text" value="" tabindex="-1" autocomplete="off">
		</div>
		<?php if ( '' !== $props['notice'] ) : ?>
			<div class="hvac-notice hvac-notice--error hvac-form__failure" id="<?php echo esc_attr( "$id-notice-failure" ); ?>" role="alert" tabindex="-1">
				<?php $ui( 'icon', array( 'name' => 'circleAlert' ) ); ?>
				<div>
					<?php $said = explode( '{phone}', $props['notice'] ); ?>
					<?php if ( isset( $said[1] ) ) : ?>
						<p class="hvac-form__failure-text"><span><?php $text( $said[0] ); ?></span><?php $phone(); ?><span><?php $text( $said[1] ); ?></span></p>
					<?php else : ?>
						<p class="hvac-form__failure-text"><?php $text( $props['notice'] ); ?></p>
					<?php endif; ?>
					<?php if ( '' !== $props['dealers'] ) : ?>
						<p><a class="hvac-form__link" href="<?php echo esc_url( $props['dealers'] ); ?>"><?php $text( $props['texts']['dealers'] ); ?></a></p>
					<?php endif; ?>
					<?php if ( ! isset( $said[1] ) ) : ?>
						<p><span><?php $text( $props['texts']['help'] ); ?></span> <?php $phone(); ?></p>
					<?php endif; ?>
				</div>
			</div>
		<?php endif; ?>
		<?php if ( array() !== $props['summary'] ) : ?>
			<div class="hvac-notice hvac-notice--error hvac-form__summary" id="<?php echo esc_attr( "$id-summary" ); ?>" role="alert" tabindex="-1">
				<?php $ui( 'icon', array( 'name' => 'circleAlert' ) ); ?>
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
						<?php $field( $part['name'], "fields[{$part['name']}]", $part, $props['values'][ $part['name'] ] ?? '' ); ?>
					<?php endforeach; ?>
				</div>
				<?php if ( $step['consent'] && null !== $form['consent'] && ! $form['consent']['box'] ) : ?>
					<p class="hvac-form__legal"><?php $text( $form['consent']['text'] ); ?></p>
				<?php elseif ( $step['consent'] && null !== $form['consent'] ) : ?>
					<div class="hvac-form__consent" data-asked="<?php echo $asked ? 'true' : 'false'; ?>">
						<?php
						$field(
							'consent',
							'consent',
							array(
								'type'         => 'checkbox',
								'label'        => $form['consent']['text'],
								'help'         => '',
								'placeholder'  => '',
								'autocomplete' => '',
								'inputmode'    => '',
								'maxLength'    => 0,
								'required'     => $form['consent']['required'],
								'default'      => '',
								'options'      => array(),
							),
							$props['consented'] ? '1' : ''
						);
						?>
					</div>
				<?php endif; ?>
				<?php foreach ( $is_last ? $form['legal'] : array() as $legal ) : ?>
					<p class="hvac-form__legal"><?php $text( $legal ); ?></p>
				<?php endforeach; ?>
				<div class="hvac-form__actions">
					<button type="submit" class="hvac-button <?php echo $is_last ? 'hvac-form__submit' : 'hvac-form__next'; ?>" aria-disabled="false">
						<span class="hvac-form__label" data-hvac-slot="<?php echo $is_last ? 'submit' : 'next'; ?>"><?php $slot( $is_last ? 'submit' : 'next' ); ?></span>
						<?php if ( $is_last ) : ?>
							<span class="hvac-form__sending" aria-hidden="true"><?php $text( $form['texts']['sending'] ); ?></span>
						<?php endif; ?>
					</button>
					<?php if ( $index > 0 ) : ?>
						<button type="button" class="hvac-button hvac-button--quiet hvac-form__back">
							<?php $ui( 'icon', array( 'name' => 'arrowLeft' ) ); ?>
							<span><?php $text( $form['texts']['back'] ); ?></span>
						</button>
					<?php endif; ?>
				</div>
			</div>
		<?php endforeach; ?>
		<p class="hvac-visually-hidden" role="status"></p>
	</form>
<?php endif; ?>
