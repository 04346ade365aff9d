<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\Printing\Address;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Platform\Languages\SitePages;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	$pages = $context->service( SitePages::class );
	$slots = array( 'heading' => $attributes->text( 'heading', __( 'What would you like to do next?', 'hvac-blocks' ) ) );
	$links = array();
	$all   = array(
		'button'         => array( __( 'Find a dealer', 'hvac-blocks' ), $pages->find_a_dealer( $context->language ) ),
		'links_1_button' => array( __( 'Schedule service', 'hvac-blocks' ), $pages->schedule_service( $context->language ) ),
		'links_2_button' => array( __( 'Get a recommendation', 'hvac-blocks' ), $pages->page( 'resources/system-recommendation-tool', $context->language ) ),
		'links_3_button' => array( __( 'See prices', 'hvac-blocks' ), $pages->page( 'pricing', $context->language ) ),
	);

	foreach ( $all as $name => [ $text, $page ] ) {
		$written = $attributes->text( "{$name}_text", $text );

		$href    = $context->link( Address::written( $attributes->text( "{$name}_url" ) ) ?: $page );

		if ( '' !== $href && '' !== trim( wp_strip_all_tags( $written ) ) ) {
			$slots[ "{$name}_text" ] = $written;
			$links[]                 = array(
				'slot' => "{$name}_text",
				'href' => $href,
			);
		}
	}

	$has_button = isset( $slots['button_text'] );

	return array() === $links ? null : new ViewModel(
		props: array(
			'id'     => $context->id,
			'level'  => $attributes->int( 'level' ),
			'button' => $has_button ? $links[0] : null,
			'links'  => $has_button ? array_slice( $links, 1 ) : $links,
		),
		slots: $slots,
	);
};
