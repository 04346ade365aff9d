<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Offers\Claims\Claim;
use HvacBlocks\Platform\Languages\Dates;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

return static fn ( Attributes $attributes, BlockContext $context ): ?ViewModel => $context->is_empty ? null : new ViewModel(
	props: array(
		'level' => $attributes->int( 'level' ),
		'claim' => Claim::of( $attributes->values )->props( $context->language ),
	),
	slots: array(
		'heading' => $attributes->text( 'heading', __( 'Manufacturer tax-credit certificates', 'hvac-blocks' ) ),
		// The last day on which a system could be installed for the federal credit (section 25C of the Internal Revenue Code).
		/* translators: %s: a date, such as December 31, 2025. */
		'intro'   => $attributes->text( 'intro', Text::sentence( __( 'For systems installed by %s. Download the certificate for yours and keep it with your tax records.', 'hvac-blocks' ), Dates::long( '2025-12-31', $context->language ) ) ),
		'note'    => $attributes->text( 'note', __( 'The federal credit ended for systems installed after that day. A tax professional can tell you what you may claim.', 'hvac-blocks' ) ),
	),
	wrapper: array( 'class' => 'hvac-section' ),
);
