<?php
/**
 * The twin of view.tsx before the first answer. Without a script it is one form with all questions of the first flow; the results page reads the
 * answers. `Recommendation\WizardView` makes its props.
 */
declare(strict_types=1);

use HvacBlocks\Offers\Recommendation\WizardRules;
use HvacBlocks\Offers\Recommendation\WizardView;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   id: string, level: int, resultsUrl: string, lane: array<string, mixed>, picture: array<string, mixed>|null, sizes: list<string>,
	 *   questions: list<shape-of<WizardView, Question>>, answers: shape-of<WizardView, Answers>, texts: array<string, string>, ...
	 * } $props
	 */

	$id      = $props['id'];
	$texts   = $props['texts'];
	$heading = "h{$props['level']}";
	$below   = 'h' . ( $props['level'] + 1 );
	$steps   = WizardRules::flows()['flow1'];
	$sizes   = WizardRules::home_sizes();
	$last    = count( $sizes ) - 1;
	$answers = $props['answers'];
	$size    = (int) array_search( $answers['homeSize'], array_column( $sizes, 'key' ), true );
	$chosen  = $props['sizes'][ $size ] ?? '';
	?>
<form class="hvac-wizard" method="get" action="<?php echo esc_url( $props['resultsUrl'] ); ?>" data-step="homeSize">
	<div class="hvac-wizard__head">
		<<?php echo tag_escape( $heading ); ?> class="hvac-wizard__heading" id="<?php echo esc_attr( "$id-title" ); ?>" data-hvac-slot="title"><?php $slot( 'title' ); ?></<?php echo tag_escape( $heading ); ?>>
		<p class="hvac-wizard__intro" data-hvac-slot="intro"><?php $slot( 'intro' ); ?></p>
	</div>
	<div class="hvac-wizard__lane"><?php $ui( 'dealers/emergency-lane', $props['lane'] ); ?></div>
	<div class="hvac-wizard__progress" aria-hidden="true" style="--hvac-wizard-done:<?php echo esc_attr( round( 100 / count( $steps ) ) . '%' ); ?>"></div>
	<?php foreach ( $props['questions'] as $question ) : ?>
		<?php
		$name  = $question['name'];
		$place = array_search( $name, $steps, true );
		$title = "$id-$name";
		?>
		<div class="hvac-wizard__step" role="group" aria-labelledby="<?php echo esc_attr( $title ); ?>" data-name="<?php echo esc_attr( $name ); ?>" data-current="<?php echo 'homeSize' === $name ? 'true' : 'false'; ?>">
			<<?php echo tag_escape( $below ); ?> class="hvac-wizard__question" id="<?php echo esc_attr( $title ); ?>" tabindex="-1">
				<span class="hvac-wizard__count"><?php $text( false === $place ? '' : Text::fill( $texts['stepOf'], array( 'step' => $place + 1, 'steps' => count( $steps ) ) ) ); ?></span>
				<span><?php $text( $question['title'] ); ?></span>
			</<?php echo tag_escape( $below ); ?>>
			<p class="hvac-wizard__help" id="<?php echo esc_attr( "$title-help" ); ?>"><?php $text( $question['help'] ); ?></p>
			<?php if ( 'homeSize' === $name ) : ?>
				<div class="hvac-wizard__size" style="--hvac-wizard-size:<?php echo esc_attr( (string) $size ); ?>">
					<?php if ( null !== $props['picture'] ) : ?>
						<div class="hvac-wizard__house"><?php $ui( 'media/picture', $props['picture'] ); ?></div>
					<?php endif; ?>
					<output class="hvac-wizard__area" for="<?php echo esc_attr( "$title-range" ); ?>" aria-live="off">
						<strong><?php $text( $chosen ); ?></strong>
						<span><?php $text( $texts['unit'] ); ?></span>
					</output>
					<div class="hvac-wizard__slider">
						<button type="button" class="hvac-button hvac-button--secondary" aria-disabled="<?php echo 0 === $size ? 'true' : 'false'; ?>" aria-label="<?php echo esc_attr( $texts['smaller'] ); ?>">
							<?php $ui( 'controls/icon', array( 'name' => 'minus' ) ); ?>
						</button>
						<input type="range" class="hvac-wizard__range" id="<?php echo esc_attr( "$title-range" ); ?>" name="homeSize[]" min="<?php echo esc_attr( (string) $sizes[0]['stop'] ); ?>" max="<?php echo esc_attr( (string) $sizes[ $last ]['stop'] ); ?>" step="<?php echo esc_attr( (string) ( $sizes[1]['stop'] - $sizes[0]['stop'] ) ); ?>" aria-labelledby="<?php echo esc_attr( $title ); ?>" aria-valuetext="<?php echo esc_attr( sprintf( $texts['area'], $chosen ) ); ?>" value="<?php echo esc_attr( (string) $sizes[ $size ]['stop'] ); ?>">
						<button type="button" class="hvac-button hvac-button--secondary" aria-disabled="<?php echo $last === $size ? 'true' : 'false'; ?>" aria-label="<?php echo esc_attr( $texts['larger'] ); ?>">
							<?php $ui( 'controls/icon', array( 'name' => 'plus' ) ); ?>
						</button>
					</div>
					<p class="hvac-visually-hidden" role="status"></p>
					<select class="hvac-field__input hvac-wizard__sizes" name="homeSize[]" aria-labelledby="<?php echo esc_attr( $title ); ?>">
						<option value=""<?php echo '' === $answers['homeSize'] ? ' selected=""' : ''; ?>><?php $text( $texts['chooseSize'] ); ?></option>
						<?php foreach ( $sizes as $number => [ 'key' => $key ] ) : ?>
							<option value="<?php echo esc_attr( $key ); ?>"<?php echo $key === $answers['homeSize'] ? ' selected=""' : ''; ?>>
								<?php $text( sprintf( $texts['area'], $props['sizes'][ $number ] ?? '' ) ); ?>
							</option>
						<?php endforeach; ?>
					</select>
				</div>
			<?php elseif ( 'zipCode' === $name ) : ?>
				<div class="hvac-field hvac-wizard__place">
					<label class="hvac-field__label" for="<?php echo esc_attr( "$title-input" ); ?>"><?php $text( $texts['zip'] ); ?></label>
					<input type="text" class="hvac-field__input" id="<?php echo esc_attr( "$title-input" ); ?>" name="zipCode" autocomplete="postal-code" autocapitalize="characters" spellcheck="false" maxlength="20" value="<?php echo esc_attr( $answers['zipCode'] ); ?>" aria-describedby="<?php echo esc_attr( "$title-help $title-error" ); ?>">
					<p class="hvac-wizard__error" id="<?php echo esc_attr( "$title-error" ); ?>"></p>
					<p class="hvac-wizard__found" role="status" data-state="none"></p>
				</div>
			<?php else : ?>
				<div class="hvac-wizard__choices" data-several="<?php echo in_array( $name, array( 'buyingFactors', 'issues' ), true ) ? 'true' : 'false'; ?>">
					<?php foreach ( $question['choices'] as $choice ) : ?>
						<?php $is_chosen = in_array( $choice['value'], (array) ( $answers[ $name ] ?? array() ), true ); ?>
						<label class="hvac-wizard__choice" for="<?php echo esc_attr( "$title-{$choice['value']}" ); ?>">
							<?php if ( in_array( $name, array( 'buyingFactors', 'issues' ), true ) ) : ?>
								<input type="checkbox" class="hvac-choice__input" id="<?php echo esc_attr( "$title-{$choice['value']}" ); ?>" name="<?php echo esc_attr( "{$name}[]" ); ?>" value="<?php echo esc_attr( $choice['value'] ); ?>"<?php echo $is_chosen ? ' checked=""' : ''; ?>>
							<?php else : ?>
								<input type="radio" class="hvac-choice__input" id="<?php echo esc_attr( "$title-{$choice['value']}" ); ?>" name="<?php echo esc_attr( $name ); ?>" value="<?php echo esc_attr( $choice['value'] ); ?>"<?php echo $is_chosen ? ' checked=""' : ''; ?>>
							<?php endif; ?>
							<?php if ( null !== $choice['picture'] ) : ?>
								<?php $ui( 'media/picture', $choice['picture'] ); ?>
							<?php endif; ?>
							<span class="hvac-wizard__words">
								<span class="hvac-wizard__label"><?php $text( $choice['label'] ); ?></span>
								<?php if ( '' !== $choice['about'] ) : ?>
									<span class="hvac-wizard__about"><?php $text( $choice['about'] ); ?></span>
								<?php endif; ?>
							</span>
						</label>
					<?php endforeach; ?>
				</div>
			<?php endif; ?>
		</div>
	<?php endforeach; ?>
	<div class="hvac-wizard__foot">
		<button type="button" class="hvac-button hvac-button--quiet hvac-wizard__back" hidden="">
			<?php $ui( 'controls/icon', array( 'name' => 'arrowLeft' ) ); ?>
			<span><?php $text( $texts['back'] ); ?></span>
		</button>
		<button type="submit" class="hvac-button hvac-wizard__next" data-last="false">
			<span class="hvac-wizard__continue"><?php $text( $texts['continue'] ); ?></span>
			<span class="hvac-wizard__finish"><?php $text( $texts['finish'] ); ?></span>
		</button>
	</div>
</form>
<?php
};
