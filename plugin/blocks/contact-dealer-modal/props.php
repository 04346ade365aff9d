<?php
declare(strict_types=1);

use HvacBlocks\Dealers\Records\SingleDealer;
use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Leads\FormBlocks\FormDealer;
use HvacBlocks\Leads\FormBlocks\FormPanel;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ViewModel {
	$dealer  = FormDealer::of( $context, $attributes->text( 'companyId' ) );
	$heading = __( 'Contact a dealer', 'hvac-blocks' );
	$intro   = __( 'Tell us how to reach you. It takes about two minutes.', 'hvac-blocks' );
	$props   = FormPanel::props( $context, $attributes, 'contact-dealer-modal' );
	/** @var array{reference: string, notice: string, errors: array<string, string>} $form */
	$form = $props['form'];

	return new ViewModel(
		props: array(
			...$props,
			// The answer to a form sent without JavaScript.
			'isOpen'  => '' !== $form['reference'] || '' !== $form['notice'] || array() !== $form['errors'],
			'isFixed' => '' !== SingleDealer::of( $context->service( Settings::class ), $context->path ),
			'dealer'  => array(
				'id'   => $dealer->company_id,
				'name' => $dealer->name,
			),
			'texts'   => array(
				'close'     => __( 'Close', 'hvac-blocks' ),
				'recipient' => $context->service( FormLibrary::class )->get( 'contact-dealer-modal' )->text( 'recipient' ),
			),
		),
		slots: array(
			...FormPanel::slots( $context, $attributes, 'contact-dealer-modal', $heading, $intro ),
			'button' => $attributes->text_or( 'button', __( 'Contact a dealer', 'hvac-blocks' ) ),
		),
	);
};
