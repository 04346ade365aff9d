<?php
/** The twin of view.tsx. Without a script a link leads to the wizard's page. */
declare(strict_types=1);

use HvacBlocks\Offers\Recommendation\WizardView;

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   id: string, mode: string, heroLevel: int, toolUrl: string, dim?: int, position?: string, heroPicture: array<string, mixed>|null,
	 *   level: int, resultsUrl: string, lane: array<string, mixed>, picture: array<string, mixed>|null, sizes: list<string>,
	 *   questions: list<shape-of<WizardView, Question>>, answers: shape-of<WizardView, Answers>, texts: array<string, string>, ...
	 * } $props
	 */

	$heading = "h{$props['heroLevel']}";
	?>
<div class="hvac-hero hvac-wizard-hero__stage"<?php if ( isset( $props['dim'] ) ) : ?> style="<?php echo esc_attr( "--hvac-dim:{$props['dim']}%" ); ?>"<?php endif; ?><?php if ( isset( $props['position'] ) ) : ?> data-position="<?php echo esc_attr( $props['position'] ); ?>"<?php endif; ?>>
	<div class="hvac-hero__words">
		<<?php echo tag_escape( $heading ); ?> class="hvac-hero__heading" data-hvac-slot="heading"><?php $slot( 'heading' ); ?></<?php echo tag_escape( $heading ); ?>>
		<p class="hvac-hero__text" data-hvac-slot="sub_heading"><?php $slot( 'sub_heading' ); ?></p>
		<div class="hvac-hero__actions">
			<button type="button" class="hvac-button hvac-wizard-hero__open" aria-haspopup="dialog" command="show-modal" commandfor="<?php echo esc_attr( "{$props['id']}-dialog" ); ?>">
				<span data-hvac-slot="button_text"><?php $slot( 'button_text' ); ?></span>
				<?php $ui( 'controls/icon', array( 'name' => 'arrowRight' ) ); ?>
			</button>
			<a class="hvac-button hvac-wizard-hero__link" href="<?php echo esc_url( $props['toolUrl'] ); ?>"><span data-hvac-slot="button_text"><?php $slot( 'button_text' ); ?></span></a>
		</div>
	</div>
	<?php if ( null !== $props['heroPicture'] ) : ?>
		<div class="hvac-hero__picture"><?php $ui( 'media/picture', $props['heroPicture'] ); ?></div>
	<?php endif; ?>
</div>
<?php $ui( 'wizard/wizard-dialog', $props ); ?>
<?php
};
