<?php
/** A form of one or more steps whose answers are sent as a lead, or the confirmation after it. */
declare(strict_types=1);

use HvacBlocks\Editing\Forms\FormProps;

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   id: string, level: int, action: string, pageUrl: string, companyId: string, step: int, consented: bool, wantsMarketing: bool, privacyUrl: string,
	 *   notice: string, dealers: string, reference: string, phone: string, form: shape-of<FormProps, Form>,
	 *   product?: array{id: string, text: string},
	 *   wizard?: array{title: string, rows: list<array{name: string, label: string, value: string}>, values: array<string, string>},
	 *   values: array<string, string>, errors: array<string, string>, summary: list<array{name: string, message: string}>, texts: array<string, string>
	 * } $props
	 */

	$id      = $props['id'];
	$form    = $props['form'];
	$wizard  = $props['wizard'] ?? null;
	$hidden  = array(
		'form'           => $form['name'],
		'lang'           => $form['lang'],
		'source'         => $form['source'],
		'companyId'      => $props['companyId'],
		'consentVersion' => $form['consent']['version'] ?? '',
		'pageUrl'        => $props['pageUrl'],
	);

	if ( null !== $form['marketing'] ) {
		$hidden['marketingVersion'] = $form['marketing']['version'];
	}

	if ( isset( $props['product'] ) ) {
		$hidden['product'] = $props['product']['id'];
	}

	foreach ( $wizard['values'] ?? array() as $name => $value ) {
		$hidden[ "wizard[$name]" ] = $value;
	}

	$phone   = static function () use ( $props, $text ): void {
		?><a class="hvac-form__phone" href="<?php echo esc_attr( 'tel:' . preg_replace( '/[^0-9+]/', '', $props['phone'] ) ); ?>"><?php $text( $props['phone'] ); ?></a><?php
	};
	$box     = static function ( string $name, string $label, bool $required, bool $is_ticked ) use ( $props, $form, $ui ): void {
		$ui(
			'forms/field',
			array(
				'id'       => "{$props['id']}-$name",
				'name'     => $name,
				'field'    => array(
					'type'         => 'checkbox',
					'label'        => $label,
					'help'         => '',
					'placeholder'  => '',
					'autocomplete' => '',
					'inputmode'    => '',
					'maxLength'    => 0,
					'required'     => $required,
					'default'      => '',
					'options'      => array(),
				),
				'value'    => $is_ticked ? '1' : '',
				'error'    => $props['errors'][ $name ] ?? '',
				'optional' => $props['texts']['optional'],
				'counter'  => $form['texts']['counter'],
			)
		);
	};
	$above   = static function ( int $index ) use ( $props, $form, $wizard, $text, $box ): void {
		$consent = $form['consent'];
		$asks    = $form['steps'][ $index ]['consent'];
		$when    = $consent['when'] ?? null;
		$asked   = null === $when || in_array( $props['values'][ $when['field'] ] ?? '', $when['values'], true );
		?>
		<?php if ( $index === count( $form['steps'] ) - 1 && null !== $wizard ) : ?>
			<div class="hvac-form__answers">
				<p class="hvac-form__answers-title"><?php $text( $wizard['title'] ); ?></p>
				<dl>
					<?php foreach ( $wizard['rows'] as $row ) : ?>
						<div>
							<dt><?php $text( $row['label'] ); ?></dt>
							<dd><?php $text( $row['value'] ); ?></dd>
						</div>
					<?php endforeach; ?>
				</dl>
			</div>
		<?php endif; ?>
		<?php if ( $asks && null !== $consent && ! $consent['box'] ) : ?>
			<p class="hvac-form__legal"><?php $text( $consent['text'] ); ?></p>
		<?php elseif ( $asks && null !== $consent ) : ?>
			<div class="hvac-form__consent" data-asked="<?php echo $asked ? 'true' : 'false'; ?>"><?php $box( 'consent', $consent['text'], $consent['required'], $props['consented'] ); ?></div>
		<?php endif; ?>
		<?php if ( $asks && null !== $form['marketing'] ) : ?>
			<div class="hvac-form__consent" data-asked="true"><?php $box( 'marketing', $form['marketing']['text'], false, $props['wantsMarketing'] ); ?></div>
		<?php endif; ?>
		<?php if ( $asks && '' !== $props['privacyUrl'] ) : ?>
			<p class="hvac-form__legal"><a class="hvac-form__link" href="<?php echo esc_url( $props['privacyUrl'] ); ?>"><?php $text( $props['texts']['privacy'] ); ?></a></p>
		<?php endif; ?>
		<?php foreach ( $index === count( $form['steps'] ) - 1 ? $form['legal'] : array() as $legal ) : ?>
			<p class="hvac-form__legal"><?php $text( $legal ); ?></p>
		<?php endforeach; ?>
		<?php
	};
	?>
<?php if ( '' !== $props['reference'] ) : ?>
	<?php [ $before, $after ] = explode( '{reference}', $form['texts']['reference'] ) + array( '', '' ); ?>
	<div class="hvac-form__sent" id="<?php echo esc_attr( $id ); ?>" role="group" aria-labelledby="<?php echo esc_attr( "$id-sent" ); ?>">
		<div class="hvac-message__icon"><?php $ui( 'controls/icon', array( 'name' => 'check' ) ); ?></div>
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
	<?php // Fields state their own `autocomplete`; off keeps the browser from restoring a ticked box after a reload.?>
	<form class="hvac-form" id="<?php echo esc_attr( $id ); ?>" action="<?php echo esc_url( $props['action'] ); ?>" method="post" autocomplete="off" novalidate>
		<?php foreach ( $hidden as $name => $value ) : ?>
			<input type="hidden" name="<?php echo esc_attr( $name ); ?>" value="<?php echo esc_attr( $value ); ?>">
		<?php endforeach; ?>
		<div class="hvac-visually-hidden" aria-hidden="true">
			<?php // The name is meaningless, and each of the attributes keeps some password managers from filling the field.?>
			<label for="<?php echo esc_attr( "$id-x7" ); ?>"><?php $text( $form['texts']['trap'] ); ?></label>
			<input id="<?php echo esc_attr( "$id-x7" ); ?>" name="x7" type="text" value="" tabindex="-1" autocomplete="off" data-1p-ignore="true" data-lpignore="true" data-bwignore="true" data-protonpass-ignore="true" data-form-type="other">
		</div>
		<?php if ( isset( $props['product'] ) ) : ?>
			<p class="hvac-form__product"><?php $text( $props['product']['text'] ); ?></p>
		<?php endif; ?>
		<?php if ( '' !== $props['notice'] ) : ?>
			<div class="hvac-notice hvac-notice--error hvac-form__failure" id="<?php echo esc_attr( "$id-notice-failure" ); ?>" role="alert" tabindex="-1">
				<?php $ui( 'controls/icon', array( 'name' => 'circleAlert' ) ); ?>
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
		<?php
		$ui(
			'forms/steps',
			array(
				'names' => 'fields',
				'above' => $above,
			) + $props
		);
		?>
		<p class="hvac-visually-hidden" role="status"></p>
	</form>
<?php endif; ?>
<?php
};
