<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\Printing\Address;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Platform\Values\EmergencyLane;

defined( 'ABSPATH' ) || exit;

return static fn ( Attributes $attributes, BlockContext $context ): ?ViewModel => $context->is_empty ? null : new ViewModel(
	props: array(
		'id'    => $context->id,
		'level' => $attributes->int( 'level' ),
		'href'  => Address::written( $attributes->text( 'link' ) ),
	),
	slots: array(
		'heading'       => $attributes->text( 'heading', __( 'Repair or replace?', 'hvac-blocks' ) ),
		'intro'         => $attributes->text( 'intro', __( 'Compare your system with both lists. The more points apply on one side, the clearer the answer.', 'hvac-blocks' ) ),
		'criticalLabel' => $attributes->text( 'criticalLabel', __( 'Critical', 'hvac-blocks' ) ),
		'critical'      => $attributes->text( 'critical', __( 'Does your system use R-22 refrigerant? New R-22 systems were banned in 2010, and producing or importing R-22 has been illegal since 2020. A leak means a costly repair: plan to replace the system.', 'hvac-blocks' ) ),
		'refrigerant'   => $attributes->text( 'refrigerant', __( 'New residential systems are made for refrigerants that warm the climate less: R-454B or R-32. The nameplate names yours.', 'hvac-blocks' ) ),
		'safety'        => $attributes->text( 'safety', EmergencyLane::gas() ),
		'linkText'      => $attributes->text( 'linkText', __( 'Calculate it for your system', 'hvac-blocks' ) ),
	),
	wrapper: array( 'class' => 'hvac-section' ),
);
