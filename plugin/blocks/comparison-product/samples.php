<?php
/**
 * Invented products that a new comparison starts with, two or three of each type. Prices, savings and noise ranges are those that the manufacturer
 * states; no other product has a price.
 */
declare(strict_types=1);

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Numbers;

defined( 'ABSPATH' ) || exit;

return static function ( string $name, Language $language ): array {
	$number  = static fn ( float $value ): string => Numbers::format( $value, floor( $value ) === $value ? 0 : 1, $language );
	/* translators: 1: a number, 2: a larger one; a ton is a measure of cooling: 12,000 BTU an hour. */
	$tons    = static fn ( float $from, float $to ): string => sprintf( __( '%1$s to %2$s tons', 'hvac-blocks' ), $number( $from ), $number( $to ) );
	/* translators: 1: a number, 2: a larger one; a measure of what a room system cools. */
	$btu     = static fn ( float $from, float $to ): string => sprintf( __( '%1$s to %2$s BTU/h', 'hvac-blocks' ), $number( $from ), $number( $to ) );
	/* translators: %s: a number; decibels. */
	$noise   = static fn ( float $value ): string => sprintf( __( 'As low as %s dB', 'hvac-blocks' ), $number( $value ) );
	/* translators: %s: a rating, such as 14.3 SEER2 or 96% AFUE. */
	$up_to   = static fn ( string $rating ): string => sprintf( __( 'Up to %s', 'hvac-blocks' ), $rating );
	$seer    = static fn ( float $value ): string => $up_to( $number( $value ) . ' SEER2' );
	$both    = static fn ( float $seer, float $hspf ): string => $up_to( $number( $seer ) . ' SEER2, ' . $number( $hspf ) . ' HSPF2' );
	$afue    = static fn ( float $value ): string => Numbers::percent( $value, $language ) . ' AFUE';
	/* translators: 1: a percentage, 2: a larger one. */
	$saved   = sprintf( __( '%1$s to %2$s', 'hvac-blocks' ), Numbers::percent( 20, $language ), Numbers::percent( 40, $language ) );
	/* translators: 1: a range of percentages, 2: a percentage. */
	$more    = sprintf( __( '%1$s, plus %2$s', 'hvac-blocks' ), $saved, Numbers::percent( 15, $language ) );
	$one     = __( 'Single-stage', 'hvac-blocks' );
	$two     = __( 'Two-stage', 'hvac-blocks' );
	$any     = __( 'Variable', 'hvac-blocks' );
	$fixed   = __( 'Single-speed', 'hvac-blocks' );
	$several = __( 'Multi-speed', 'hvac-blocks' );
	$smooth  = __( 'Variable-speed', 'hvac-blocks' );
	$current = __( 'Electricity', 'hvac-blocks' );
	$gas     = __( 'Natural gas or propane', 'hvac-blocks' );
	$oil     = __( 'Heating oil', 'hvac-blocks' );

	// Picture, name, price, cooling, stages, fuel, speeds, noise, ComfortLink, savings, ENERGY STAR, efficiency.
	$row = match ( $name ) {
		'ac-1'       => array( 'outdoor-unit', 'Harbor 14', '5400', $tons( 1.5, 5 ), $one, '', $fixed, $noise( 74 ), 'No', $saved, 'No', $seer( 14.3 ) ),
		'ac-2'       => array( 'outdoor-unit', 'Ridge 17', '', $tons( 2, 5 ), $two, '', $several, $noise( 68 ), 'No', $more, 'No', $seer( 17.2 ) ),
		'ac-3'       => array( 'outdoor-unit', 'Summit 20', '', $tons( 2, 5 ), $any, '', $smooth, $noise( 55 ), 'Yes', $more, 'No', $seer( 20.5 ) ),
		'hp-1'       => array( 'heat-pump', 'Harbor 15', '5800', $tons( 1.5, 5 ), $one, $current, $fixed, $noise( 75 ), 'No', $saved, 'No', $both( 14.3, 7.5 ) ),
		'hp-2'       => array( 'heat-pump', 'Ridge 17', '', $tons( 2, 5 ), $two, $current, $several, $noise( 70 ), 'No', $more, 'Yes', $both( 17, 8.1 ) ),
		'hp-3'       => array( 'heat-pump', 'Summit 20', '', $tons( 2, 5 ), $any, $current, $smooth, $noise( 57 ), 'Yes', $more, 'Yes', $both( 20, 9 ) ),
		'furnace-1'  => array( 'furnace', 'Harbor 80', '3400', '', $one, $gas, $fixed, '', 'No', '', 'No', $afue( 80 ) ),
		'furnace-2'  => array( 'furnace', 'Ridge 90', '3400', '', $two, $gas, $several, '', 'No', '', 'No', $afue( 90 ) ),
		'furnace-3'  => array( 'furnace', 'Summit 97', '', '', $any, $gas, $smooth, '', 'Yes', '', 'Yes', $up_to( $afue( 97 ) ) ),
		'handler-1'  => array( 'air-handler', 'Harbor Air', '3600', $tons( 1.5, 5 ), '', '', $several, '', 'No', '', '', '' ),
		'handler-2'  => array( 'air-handler', 'Summit Air', '', $tons( 2, 5 ), '', '', $smooth, '', 'Yes', '', '', '' ),
		'ductless-1' => array( 'ductless', 'Harbor Solo', '', $btu( 9000, 18000 ), $any, $current, $smooth, $noise( 45 ), 'No', $more, 'Yes', $both( 18, 8.5 ) ),
		'ductless-2' => array( 'ductless', 'Summit Multi', '', $btu( 18000, 48000 ), $any, $current, $smooth, $noise( 50 ), 'No', $more, 'Yes', $both( 20, 9 ) ),
		'packaged-1' => array( 'packaged-unit', 'Harbor Pack', '', $tons( 2, 5 ), $one, $gas, $several, $noise( 76 ), 'No', $saved, 'No', $up_to( $number( 13.4 ) . ' SEER2, ' . $afue( 81 ) ) ),
		'packaged-2' => array( 'packaged-unit', 'Ridge Pack', '', $tons( 2, 5 ), $two, $current, $several, $noise( 71 ), 'No', $more, 'Yes', $both( 15.2, 7.2 ) ),
		'oil-1'      => array( 'oil-furnace', 'Harbor Oil', '', '', $one, $oil, $several, '', 'No', '', 'No', $afue( 83 ) ),
		'oil-2'      => array( 'oil-furnace', 'Ridge Oil', '', '', $one, $oil, $smooth, '', 'No', '', 'Yes', $up_to( $afue( 86 ) ) ),
		default      => null,
	};
	$names = array( 'illustration', 'product_name', 'installment_cost', 'cooling_strength', 'stages', 'fuel_type', 'speeds', 'noise_level', 'comfort_link_communication', 'energy_savings', 'energy_star_qualified', 'efficiency' );

	return null === $row ? array() : array_combine( $names, $row );
};
