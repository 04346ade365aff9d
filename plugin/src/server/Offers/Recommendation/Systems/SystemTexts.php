<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation\Systems;

use HvacBlocks\Offers\Catalog\Records\ProductTier;

defined( 'ABSPATH' ) || exit;

/** The names of the systems in `data/systems.json`, in the page's language. */
final class SystemTexts {
	/** Returns the name of a tier on a card; empty for an unknown one. */
	public static function tier( string $tier ): string {
		return ProductTier::tryFrom( $tier )?->label() ?? '';
	}

	public static function name( string $power_type, string $tier ): string {
		return match ( "$power_type $tier" ) {
			'gas good'         => __( 'Single-stage air conditioner and gas furnace', 'hvac-blocks' ),
			'gas better'       => __( 'Two-stage air conditioner and gas furnace', 'hvac-blocks' ),
			'gas best'         => __( 'Variable-speed air conditioner and modulating gas furnace', 'hvac-blocks' ),
			'electric good'    => __( 'Single-stage air conditioner and air handler', 'hvac-blocks' ),
			'electric better'  => __( 'Two-stage air conditioner and air handler', 'hvac-blocks' ),
			'electric best'    => __( 'Variable-speed air conditioner and air handler', 'hvac-blocks' ),
			'heat-pump good'   => __( 'Single-stage heat pump and air handler', 'hvac-blocks' ),
			'heat-pump better' => __( 'Two-stage heat pump and air handler', 'hvac-blocks' ),
			'heat-pump best'   => __( 'Variable-speed heat pump and air handler', 'hvac-blocks' ),
			default            => '',
		};
	}

	/** Returns the name of a kind of unit; empty for an unknown one. */
	public static function type( string $kind ): string {
		return match ( $kind ) {
			'air-conditioner' => __( 'Air conditioner', 'hvac-blocks' ),
			'air-handler'     => __( 'Air handler', 'hvac-blocks' ),
			'furnace'         => __( 'Furnace', 'hvac-blocks' ),
			'heat-pump'       => __( 'Heat pump', 'hvac-blocks' ),
			default           => '',
		};
	}

	public static function stages( string $stages ): string {
		return match ( $stages ) {
			'single-stage'   => __( 'Single-stage', 'hvac-blocks' ),
			'two-stage'      => __( 'Two-stage', 'hvac-blocks' ),
			'multi-speed'    => __( 'Multi-speed', 'hvac-blocks' ),
			'variable-speed' => __( 'Variable-speed', 'hvac-blocks' ),
			'modulating'     => __( 'Modulating', 'hvac-blocks' ),
			default          => '',
		};
	}

	public static function included( string $part ): string {
		return match ( $part ) {
			'matching-coil'           => __( 'Matched indoor coil', 'hvac-blocks' ),
			'thermostat'              => __( 'Thermostat', 'hvac-blocks' ),
			'smart-thermostat' => __( 'Smart thermostat', 'hvac-blocks' ),
			'communicating-control'   => __( 'Communicating control', 'hvac-blocks' ),
			'removal'                 => __( 'Removal of the old system', 'hvac-blocks' ),
			'permit'                  => __( 'Installation, start-up and permit', 'hvac-blocks' ),
			'airflow'                 => __( 'Airflow measured and adjusted', 'hvac-blocks' ),
			default                   => '',
		};
	}
}
