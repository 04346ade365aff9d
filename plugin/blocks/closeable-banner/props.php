<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\EarlyScript;
use HvacBlocks\Editing\Blocks\Printing\Address;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Platform\Languages\SitePages;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	$text = $attributes->text( 'text', __( 'Dealers fill up fast at the start of each season. Book your yearly tune-up early.', 'hvac-blocks' ) );
	$link = $attributes->text( 'buttonLabel', __( 'Schedule service', 'hvac-blocks' ) );
	$href = Address::written( $attributes->text( 'buttonLink' ) ) ?: $context->service( SitePages::class )->schedule_service( $context->language );

	// An edited banner is a new version and is shown again.
	$version = substr( hash( 'xxh128', "$text\n$link\n$href" ), 0, 12 );

	return $context->lacks( $text ) ? null : new ViewModel(
		props: array(
			'id'      => $context->id,
			'version' => $version,
			'href'    => '' === trim( wp_strip_all_tags( $link ) ) ? '' : $href,
			'texts'   => array(
				'banner' => __( 'Notice', 'hvac-blocks' ),
				'close'  => __( 'Close', 'hvac-blocks' ),
			),
		),
		slots: array(
			'text'        => $text,
			'buttonLabel' => $link,
		),
		wrapper: array( 'data-version' => $version ),
		early: new EarlyScript(),
	);
};
