<?php
/** The wizard over the page: a centered dialog, or a sheet at the lower edge. `Recommendation\WizardView` makes its props. */
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

	$ui(
		'controls/dialog',
		array(
			'class'      => "hvac-wizard-dialog hvac-wizard-dialog--{$props['mode']}",
			'id'         => "{$props['id']}-dialog",
			'labelledBy' => "{$props['id']}-title",
			'close'      => $props['texts']['close'],
			'isOpen'     => false,
			'content'    => static function () use ( $props, $ui ): void {
				$ui( 'wizard/wizard', $props );
			},
		)
	);
};
