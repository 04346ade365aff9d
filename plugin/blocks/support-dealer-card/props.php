<?php
declare(strict_types=1);

use HvacBlocks\Blocks\BlockContext;
use HvacBlocks\Dealers\DealerCard;
use HvacBlocks\Dealers\LocatorTexts;
use HvacBlocks\Dealers\NearbyDealers;
use HvacBlocks\Dealers\SearchMode;
use HvacBlocks\Dealers\ZipCoverage;

defined( 'ABSPATH' ) || exit;

/**
 * @param array{heading?: string, level?: int, zipcodeCoverage?: list<int|string>, companyId?: string} $attributes
 * @return array<string, mixed>
 */
return static function ( array $attributes, BlockContext $context ): array {
	/** @var array{heading?: string, level?: int, zipcodeCoverage?: list<int|string>, companyId?: string} $attributes */
	$services = $context->services;
	$coverage = ZipCoverage::from_attribute( $attributes['zipcodeCoverage'] ?? array() );
	$place    = $context->query( 'zipcode' );
	$mode     = SearchMode::of_page( $services->settings, $context->path );
	$company  = $attributes['companyId'] ?? '';
	$dealer   = static fn (): ?array => NearbyDealers::covering( $services->dealers, $place, $mode, $company );
	$level    = $attributes['level'] ?? 2;
	$phone    = $services->settings->string( 'support_phone' );
	$texts    = LocatorTexts::all();

	// Before the page is drawn: a visitor whose ZIP is covered gets the card's place at once, so that the card moves nothing.
	$early = '(()=>{const w=document.currentScript.closest("[data-hvac]");try{const z=/^\s*(\d{5})(-\d{4})?\s*$/.exec(localStorage.getItem("zipcode"));z&&JSON.parse(w.querySelector("script").textContent).coverage.includes(+z[1])&&w.toggleAttribute("data-covered",true)}catch{}})()';

	return array(
		'id'       => $context->id,
		'lang'     => $context->language->value,
		'level'    => $level,
		'coverage' => $coverage->zips,
		'place'    => $place,
		'company'  => $company,
		'dealer'   => $coverage->covers( $place ) ? $dealer() : null,
		// The editor, which is no page, shows a card whatever the ZIP codes.
		'sample'   => '' === $context->path ? $dealer() : null,
		'frame'    => DealerCard::frame( $context, $level + 1 ),
		'route'    => array(
			'url'  => rest_url( 'hvac-blocks/v1/dealers' ),
			'mode' => $mode->value,
		),
		'phone'    => array(
			'text' => $phone,
			'href' => DealerCard::telephone( $phone ),
		),
		// A place in the address is answered above.
		'early'    => '' === $place && array() !== $coverage->zips ? $early : '',
		'texts'    => array_intersect_key( $texts, array_flip( array( 'failed', 'failedHelp', 'retry' ) ) ),
		'needs'    => array_filter(
			array(
				'dealers'  => '',
				'coverage' => array() === $coverage->zips ? '' : null,
			),
			is_string( ... )
		),
		'slots'    => array( 'heading' => $attributes['heading'] ?? __( 'Your local dealer', 'hvac-blocks' ) ),
	);
};
