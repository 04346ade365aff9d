<?php
/**
 * The topics of a card, by the last part of their pages' addresses. Each has an icon, a title, and a text for troubleshooting and for maintenance.
 */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static fn ( string $topic ): ?array => match ( $topic ) {
	'air-conditioners'       => array( 'snowflake', __( 'Air conditioners', 'hvac-blocks' ), __( 'Warm air, ice on the coil, or a unit that won’t start.', 'hvac-blocks' ), __( 'Keep the outdoor unit clear and the filter clean.', 'hvac-blocks' ) ),
	'gas-furnaces'           => array( 'flame', __( 'Gas furnaces', 'hvac-blocks' ), __( 'No heat, short cycles, or a burner that won’t light.', 'hvac-blocks' ), __( 'Check filter, vents and flame before winter.', 'hvac-blocks' ) ),
	'air-handlers'           => array( 'fan', __( 'Air handlers', 'hvac-blocks' ), __( 'Weak airflow, strange noises, or water at the cabinet.', 'hvac-blocks' ), __( 'Keep blower, drain and filter clean.', 'hvac-blocks' ) ),
	'heat-pumps'             => array( 'refreshCw', __( 'Heat pumps', 'hvac-blocks' ), __( 'Cold air in heating mode, ice, or constant running.', 'hvac-blocks' ), __( 'Clear snow and leaves. Let it defrost.', 'hvac-blocks' ) ),
	'oil-furnaces'           => array( 'heater', __( 'Oil furnaces', 'hvac-blocks' ), __( 'A smell of oil, soot, or a burner that locks out.', 'hvac-blocks' ), __( 'Change the nozzle and oil filter once a year.', 'hvac-blocks' ) ),
	'ductless-systems'       => array( 'airVent', __( 'Ductless systems', 'hvac-blocks' ), __( 'Blinking lights, dripping water, or little air.', 'hvac-blocks' ), __( 'Rinse the filters of each indoor unit.', 'hvac-blocks' ) ),
	'air-quality'            => array( 'wind', __( 'Air quality', 'hvac-blocks' ), __( 'Dust, dry air, odors, or damp rooms.', 'hvac-blocks' ), __( 'Change filters and humidifier pads on time.', 'hvac-blocks' ) ),
	'packaged-systems'       => array( 'package', __( 'Packaged systems', 'hvac-blocks' ), __( 'Uneven rooms, noise, or a unit that trips its breaker.', 'hvac-blocks' ), __( 'Keep coil, drain and panels free of debris.', 'hvac-blocks' ) ),
	'thermostat-controls'    => array( 'thermometer', __( 'Thermostat controls', 'hvac-blocks' ), __( 'A blank screen, wrong temperature, or lost Wi-Fi.', 'hvac-blocks' ), __( 'Replace batteries and check the schedule.', 'hvac-blocks' ) ),
	'clean-or-change-filter' => array( 'funnel', __( 'Clean or change a filter', 'hvac-blocks' ), __( 'A clogged filter is behind many problems.', 'hvac-blocks' ), __( 'Five minutes that save energy. See how it’s done.', 'hvac-blocks' ) ),
	'coils'                  => array( 'layers', __( 'Coils', 'hvac-blocks' ), __( 'Ice, leaks, or less cooling than before.', 'hvac-blocks' ), __( 'Clean coils move heat with less energy.', 'hvac-blocks' ) ),
	default                  => null,
};
