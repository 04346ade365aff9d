<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Leads\FormBlocks\FormPanel;
use HvacBlocks\Offers\Recommendation\AnswersOfPage;
use HvacBlocks\Platform\Languages\SitePages;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\Values\EmergencyLane;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ViewModel {
	$answers = AnswersOfPage::read( $context );
	$form    = 'wizard-contact';

	return new ViewModel(
		props: FormPanel::props( $context, $attributes, $form, $answers ) + array( 'lane' => EmergencyLane::props( $context->service( Settings::class ), $context->service( SitePages::class )->dealer_locator( $context->language ) ) ),
		slots: FormPanel::slots(
			$context,
			$attributes,
			$form,
			__( 'Have a dealer quote your system', 'hvac-blocks' ),
			array() === $answers->to_query()
				? __( 'Tell us how to reach you. It takes about two minutes.', 'hvac-blocks' )
				: __( 'Your answers go along with your request, so the dealer knows what you need.', 'hvac-blocks' ),
		),
	);
};
