<?php
declare(strict_types=1);

use HvacBlocks\Blocks\Attributes;
use HvacBlocks\Blocks\BlockContext;
use HvacBlocks\Blocks\Printing\Address;
use HvacBlocks\Blocks\ViewModel;
use HvacBlocks\Languages\SitePages;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	// A script that runs before the page is drawn: whoever closed this version never sees it. A view's script holds no bracket: see `Brackets`.
	$early = '(()=>{try{const w=document.currentScript.closest(".hvac-block");localStorage.getItem("hvac-blocks:closed:"+w.dataset.version)&&w.toggleAttribute("hidden",true)}catch{}})()';

	$text = $attributes->text( 'text', __( 'Summer is our dealers’ busiest season. Book your yearly tune-up early.', 'hvac-blocks' ) );
	$link = $attributes->text( 'buttonLabel', __( 'Schedule service', 'hvac-blocks' ) );
	$href = Address::written( $attributes->text( 'buttonLink' ) ) ?: $context->service( SitePages::class )->schedule_service( $context->language );

	// An edited banner is another one, and returns.
	$version = substr( hash( 'xxh128', "$text\n$link\n$href" ), 0, 12 );

	return $context->lacks( $text ) ? null : new ViewModel(
		props: array(
			'id'      => $context->id,
			'version' => $version,
			'href'    => '' === trim( wp_strip_all_tags( $link ) ) ? '' : $href,
			'early'   => $early,
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
	);
};
