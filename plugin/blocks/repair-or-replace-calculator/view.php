<?php
/** A form that the server also answers: `?age=12&estimate=500`. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   id: string, level: int, ages: list<array{value: string, label: string}>, estimates: list<array{value: string, label: string}>, age: string, estimate: string,
	 *   lane: array<string, mixed>, answer: array{verdict: 'replace'|'repair', sum: string, isNear: bool}|null, dealersUrl: string, wizardUrl: string,
	 *   texts: array{
	 *     age: string, chooseAge: string, estimate: string, chooseEstimate: string, replace: string, repair: string, rule: string, near: string,
	 *     ageTitle: string, estimateTitle: string, dealers: string, wizard: string,
	 *   }
	 * } $props
	 */

	$texts  = $props['texts'];
	$answer = $props['answer'];
	$fields = array(
		array( 'age', $texts['age'], $texts['chooseAge'], $props['ages'], $props['age'] ),
		array( 'estimate', $texts['estimate'], $texts['chooseEstimate'], $props['estimates'], $props['estimate'] ),
	);
	?>
<?php $ui( 'layout/section-head', array( 'level' => $props['level'] ) ); ?>
<div class="hvac-calculator__lane"><?php $ui( 'dealers/emergency-lane', $props['lane'] ); ?></div>
<div class="hvac-calculator" id="<?php echo esc_attr( $props['id'] ); ?>" data-state="<?php echo null === $answer ? 'inputs' : 'answer'; ?>">
	<form class="hvac-calculator__form" method="get" action="#<?php echo esc_attr( $props['id'] ); ?>">
		<?php $ui( 'controls/page-query', array() ); ?>
		<?php foreach ( $fields as [ $name, $label, $choose, $options, $value ] ) : ?>
			<div class="hvac-field">
				<label class="hvac-field__label" for="<?php echo esc_attr( "{$props['id']}-$name" ); ?>"><?php $text( $label ); ?></label>
				<select class="hvac-field__input" id="<?php echo esc_attr( "{$props['id']}-$name" ); ?>" name="<?php echo esc_attr( $name ); ?>" required>
					<option value=""<?php echo '' === $value ? ' selected' : ''; ?>><?php $text( $choose ); ?></option>
					<?php foreach ( $options as $option ) : ?>
						<option value="<?php echo esc_attr( $option['value'] ); ?>"<?php echo $option['value'] === $value ? ' selected' : ''; ?>><?php $text( $option['label'] ); ?></option>
					<?php endforeach; ?>
				</select>
			</div>
		<?php endforeach; ?>
		<button type="submit" class="hvac-button hvac-calculator__submit"><span data-hvac-slot="button"><?php $slot( 'button' ); ?></span></button>
	</form>
	<div class="hvac-calculator__result">
		<p class="hvac-calculator__busy" role="status"></p>
		<div class="hvac-calculator__answer" tabindex="-1" data-verdict="<?php echo esc_attr( $answer['verdict'] ?? '' ); ?>"<?php echo null === $answer ? ' hidden=""' : ''; ?>>
			<p class="hvac-calculator__verdict">
				<?php $ui( 'controls/icon', array( 'name' => 'replace' === ( $answer['verdict'] ?? '' ) ? 'refreshCw' : 'wrench' ) ); ?>
				<strong><?php $text( null === $answer ? '' : $texts[ $answer['verdict'] ] ); ?></strong>
				<span class="hvac-calculator__sum"><?php $text( $answer['sum'] ?? '' ); ?></span>
			</p>
			<div class="hvac-calculator__advice"<?php echo 'replace' === ( $answer['verdict'] ?? '' ) ? '' : ' hidden=""'; ?>><p data-hvac-slot="replaceAdvice"><?php $slot( 'replaceAdvice' ); ?></p></div>
			<div class="hvac-calculator__advice"<?php echo 'repair' === ( $answer['verdict'] ?? '' ) ? '' : ' hidden=""'; ?>><p data-hvac-slot="repairAdvice"><?php $slot( 'repairAdvice' ); ?></p></div>
			<p class="hvac-calculator__near"<?php echo $answer['isNear'] ?? false ? '' : ' hidden=""'; ?>><?php $text( $texts['near'] ); ?></p>
			<p class="hvac-calculator__rule"><?php $text( $texts['rule'] ); ?></p>
			<p class="hvac-calculator__next">
				<a class="hvac-button" href="<?php echo esc_url( $props['dealersUrl'] ); ?>"><?php $text( $texts['dealers'] ); ?></a>
				<a class="hvac-button hvac-button--secondary" href="<?php echo esc_url( $props['wizardUrl'] ); ?>"><?php $text( $texts['wizard'] ); ?></a>
			</p>
		</div>
	</div>
	<div class="hvac-disclosures hvac-calculator__help">
		<?php foreach ( array( 'age', 'estimate' ) as $name ) : ?>
			<details class="hvac-disclosure">
				<summary class="hvac-disclosure__summary"><span><?php $text( $texts[ "{$name}Title" ] ); ?></span><?php $ui( 'controls/icon', array( 'name' => 'chevronDown' ) ); ?></summary>
				<p class="hvac-disclosure__content" data-hvac-slot="<?php echo esc_attr( "{$name}Help" ); ?>"><?php $slot( "{$name}Help" ); ?></p>
			</details>
		<?php endforeach; ?>
	</div>
</div>
<?php
};
