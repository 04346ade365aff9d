<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Editing\Seo\FaqQuestion;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	$issue             = $attributes->text( 'issue' );
	[ $icon, $problem ] = match ( $issue ) {
		'not-cooling'       => array( 'thermometerSun', __( 'Not cooling', 'hvac-blocks' ) ),
		'high-bill'         => array( 'receipt', __( 'High utility bill', 'hvac-blocks' ) ),
		'will-not-turn-off' => array( 'power', __( 'Won’t turn off', 'hvac-blocks' ) ),
		'not-heating'       => array( 'thermometerSnowflake', __( 'Not heating', 'hvac-blocks' ) ),
		'little-airflow'    => array( 'wind', __( 'Little or no airflow', 'hvac-blocks' ) ),
		'thermostat'        => array( 'thermometer', __( 'Thermostat not working', 'hvac-blocks' ) ),
		default             => array( 'wrench', '' ),
	};
	$title = $attributes->text( 'title', $problem );

	return $context->lacks( $title ) ? null : new ViewModel(
		props: array(
			'icon'   => $icon,
			'isOpen' => $attributes->bool( 'openByDefault' ),
			'anchor' => sanitize_title( $attributes->text( 'anchor' ) ) ?: $issue,
		),
		slots: array( 'title' => $title ),
		structured_data: FaqQuestion::nodes( $title, $context->content ),
	);
};
