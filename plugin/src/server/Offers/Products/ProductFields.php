<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Products;

defined( 'ABSPATH' ) || exit;

/** The fields by which products are compared, named as in the specification, in the order of a table. */
final class ProductFields {
	public const PRICE = 'installment_cost';

	/** A yes only if it is "Yes", in any case; everything else is a no. */
	public const ENERGY_STAR = 'energy_star_qualified';

	/** @return list<array{label: string, fields: array<string, string>}> the labels by field name; a group without a label has no line of its own */
	public static function groups(): array {
		return array(
			array(
				'label'  => '',
				'fields' => array( self::PRICE => __( 'Installation cost', 'hvac-blocks' ) ),
			),
			array(
				'label'  => __( 'Comfort', 'hvac-blocks' ),
				'fields' => array(
					'cooling_strength'           => __( 'Cooling strength', 'hvac-blocks' ),
					'stages'                     => __( 'Stages', 'hvac-blocks' ),
					'speeds'                     => __( 'Speeds', 'hvac-blocks' ),
					'fuel_type'                  => __( 'Fuel type', 'hvac-blocks' ),
					'noise_level'                => __( 'Noise level', 'hvac-blocks' ),
					'comfort_link_communication' => __( 'ComfortLink communication', 'hvac-blocks' ),
				),
			),
			array(
				'label'  => __( 'Efficiency', 'hvac-blocks' ),
				'fields' => array(
					'efficiency'      => __( 'Efficiency rating', 'hvac-blocks' ),
					'energy_savings'  => __( 'Energy savings', 'hvac-blocks' ),
					self::ENERGY_STAR => __( 'ENERGY STAR qualified', 'hvac-blocks' ),
				),
			),
		);
	}

	/** @return array<string, string> the labels by field name */
	public static function labels(): array {
		return array_merge( ...array_column( self::groups(), 'fields' ) );
	}
}
