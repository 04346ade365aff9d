<?php
/**
 * The manufacturer's six certificates. Each has an icon, a title with the ratings that a system must reach, the same ratings alone, and the glossary's
 * terms among them.
 */
declare(strict_types=1);

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Numbers;

defined( 'ABSPATH' ) || exit;

return static function ( string $certificate, Language $language ): ?array {
	$rated   = static function ( string $icon, string $title, float ...$ratings ) use ( $language ): array {
		$written = array();

		foreach ( $ratings as $term => $value ) {
			$written[] = Numbers::format( $value, floor( $value ) === $value ? 0 : 1, $language ) . "\u{a0}$term";
		}

		return array( $icon, "$title " . implode( ', ', $written ), implode( ', ', $written ), array_keys( $ratings ) );
	};
	$furnace = Numbers::percent( 95, $language ) . "\u{a0}AFUE";

	return match ( $certificate ) {
		'circulating-fan'       => array( 'fan', __( 'Advanced circulating fan', 'hvac-blocks' ), '', array( 'fan' ) ),
		/* translators: %s: a rating, such as 95% AFUE. */
		'gas-furnace'           => array( 'flame', sprintf( __( 'Gas furnace %s', 'hvac-blocks' ), $furnace ), $furnace, array( 'AFUE' ) ),
		'heat-pump'             => $rated( 'refreshCw', __( 'Heat pump or dual fuel', 'hvac-blocks' ), SEER: 14, EER: 12, HSPF: 8 ),
		'packaged'              => $rated( 'package', __( 'Packaged air conditioning', 'hvac-blocks' ), SEER: 14, EER: 12 ),
		'split-air-conditioner' => $rated( 'snowflake', __( 'Split air conditioner', 'hvac-blocks' ), SEER: 16, EER: 13 ),
		'split-heat-pump'       => $rated( 'thermometerSun', __( 'Split heat pump', 'hvac-blocks' ), SEER: 15, EER: 12.5, HSPF: 8.5 ),
		default                 => null,
	};
};
