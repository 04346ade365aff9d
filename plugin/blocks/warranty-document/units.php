<?php
/** The types of units that have a warranty of their own: icon, name, and what the type includes. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static fn ( string $unit ): ?array => match ( $unit ) {
	'outdoor-units'    => array( 'fan', __( 'Outdoor units', 'hvac-blocks' ), __( 'Air conditioners and heat pumps', 'hvac-blocks' ) ),
	'furnaces'         => array( 'flame', __( 'Furnaces', 'hvac-blocks' ), __( 'Gas and oil furnaces', 'hvac-blocks' ) ),
	'ductless-systems' => array( 'airVent', __( 'Ductless systems', 'hvac-blocks' ), __( 'Outdoor and indoor units of mini-splits', 'hvac-blocks' ) ),
	'air-handlers'     => array( 'wind', __( 'Air handlers', 'hvac-blocks' ), __( 'Indoor units with a blower', 'hvac-blocks' ) ),
	'packaged-units'   => array( 'package', __( 'Packaged units', 'hvac-blocks' ), __( 'Heating and cooling in one cabinet', 'hvac-blocks' ) ),
	'coils'            => array( 'layers', __( 'Coils', 'hvac-blocks' ), __( 'Indoor coils on top of a furnace', 'hvac-blocks' ) ),
	default            => null,
};
