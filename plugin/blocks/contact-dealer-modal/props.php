<?php
declare(strict_types=1);

use HvacBlocks\Blocks\BlockContext;
use HvacBlocks\FormBlocks\FormDealer;
use HvacBlocks\FormBlocks\FormPanel;

defined( 'ABSPATH' ) || exit;

return static function ( array $attributes, BlockContext $context ): array {
	/** @var array{button?: string, heading?: string, intro?: string, submit?: string, successHeading: string, successText: string, companyId: string, source: string, level: int} $attributes */
	$dealer   = FormDealer::of( $context, $attributes['companyId'] );
	$settings = $context->services->settings;
	$heading  = __( 'Contact a dealer', 'hvac-blocks' );
	$intro    = __( 'Tell us how to reach you. It takes about two minutes.', 'hvac-blocks' );
	$props    = FormPanel::props( $context, 'contact-dealer-modal', $attributes );
	/** @var array{reference: string, notice: string, errors: array<string, string>} $form */
	$form = $props['form'];

	return array(
		...$props,
		// What a browser without JavaScript sent is answered here.
		'isOpen'  => '' !== $form['reference'] || '' !== $form['notice'] || array() !== $form['errors'],
		'isFixed' => $settings->bool( 'is_single_dealer' ) && '' !== $settings->string( 'single_dealer_company_id' ),
		'dealer'  => array(
			'id'   => $dealer->company_id,
			'name' => $dealer->name,
		),
		'texts'   => array(
			'close'     => __( 'Close', 'hvac-blocks' ),
			'recipient' => $context->services->forms->get( 'contact-dealer-modal' )->text( 'recipient' ),
		),
		'slots'   => array(
			...FormPanel::slots( $context, 'contact-dealer-modal', $attributes, $heading, $intro ),
			'button' => ( $attributes['button'] ?? '' ) ?: __( 'Contact a dealer', 'hvac-blocks' ),
		),
	);
};
