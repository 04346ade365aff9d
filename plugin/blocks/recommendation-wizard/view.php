<?php
/** The wizard in the page, or a button that opens it in a dialog. Without a script the questions are in the page. */
declare(strict_types=1);

use HvacBlocks\Offers\Recommendation\WizardView;

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   id: string, mode: string,
	 *   level: int, resultsUrl: string, lane: array<string, mixed>, picture: array<string, mixed>|null, sizes: list<string>,
	 *   questions: list<shape-of<WizardView, Question>>, answers: shape-of<WizardView, Answers>, texts: array<string, string>, ...
	 * } $props
	 */
	?>
<?php if ( 'system' === $props['mode'] ) : ?>
	<div class="hvac-recommendation-wizard__page"><?php $ui( 'wizard/wizard', $props ); ?></div>
<?php else : ?>
	<button type="button" class="hvac-button hvac-recommendation-wizard__open" aria-haspopup="dialog" command="show-modal" commandfor="<?php echo esc_attr( "{$props['id']}-dialog" ); ?>">
		<span data-hvac-slot="button"><?php $slot( 'button' ); ?></span>
	</button>
	<?php $ui( 'wizard/wizard-dialog', $props ); ?>
<?php endif; ?>
<?php
};
