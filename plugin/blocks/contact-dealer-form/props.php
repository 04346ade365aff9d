<?php
declare(strict_types=1);

use HvacBlocks\Blocks\BlockContext;
use HvacBlocks\Dealers\DealerProfileAddress;
use HvacBlocks\FormBlocks\FormPanel;

defined( 'ABSPATH' ) || exit;

return static function ( array $attributes, BlockContext $context ): array {
	/** @var array{heading?: string, intro?: string, next?: string, submit?: string, successHeading: string, successText: string, companyId: string, source: string, level: int} $attributes */
	$heading = null === DealerProfileAddress::company_id( $context->path ) ? __( 'Contact a dealer', 'hvac-blocks' ) : __( 'Contact this dealer', 'hvac-blocks' );
	$intro   = __( 'Tell us how to reach you. It takes about two minutes.', 'hvac-blocks' );

	return array(
		...FormPanel::props( $context, 'contact-dealer', $attributes ),
		'slots' => FormPanel::slots( $context, 'contact-dealer', $attributes, $heading, $intro ),
	);
};
