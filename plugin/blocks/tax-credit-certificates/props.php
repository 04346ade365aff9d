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
		// The thresholds of section 25C of the Internal Revenue Code until the Inflation Reduction Act, and the end of the credit (Public Law 119-21, section 70505).
		/* translators: %s: a date, such as December 31, 2022. */
		'intro'   => $attributes->text( 'intro', Text::sentence( __( 'These certificates cover systems installed by %s. Systems from 2023 to 2025 had to meet higher levels. Ask us for the certificate of your model and, for 2025, its code.', 'hvac-blocks' ), Dates::long( '2022-12-31', $context->language ) ) ),
		/* translators: %s: a date, such as December 31, 2025. */
		'note'    => $attributes->text( 'note', Text::sentence( __( 'The federal credit ended for systems installed after %s. You can claim an earlier year on an amended return (Form 1040-X), usually within three years of filing. A tax professional can tell you what you may claim.', 'hvac-blocks' ), Dates::long( '2025-12-31', $context->language ) ) ),
	),
	wrapper: array( 'class' => 'hvac-section' ),
);
