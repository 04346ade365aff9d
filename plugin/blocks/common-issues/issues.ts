import { __ } from '@wordpress/i18n';

type Template = [ name: string, attributes?: Record< string, unknown >, inner?: Template[] ];

const list = ( lines: string[], ordered = false ): Template => [
	'core/list',
	{ ordered },
	lines.map( ( content ): Template => [ 'core/list-item', { content } ] ),
];

/** One issue with its causes, and with solutions in the order in which to try them. */
const issue = ( name: string, causes: string[], solutions: string[], isUrgent = false ): Template => [
	'hvac-blocks/common-issue',
	{ issue: name },
	[
		...( isUrgent ? [ [ 'hvac-blocks/need-help-banner', { urgent: true, level: 3 } ] as Template ] : [] ),
		[ 'core/heading', { level: 3, content: __( 'Causes', 'hvac-blocks' ) } ],
		list( causes ),
		[ 'core/heading', { level: 3, content: __( 'Solutions', 'hvac-blocks' ) } ],
		list( solutions, true ),
	],
];

const callDealer = () => __( 'Call a dealer if that does not help.', 'hvac-blocks' );

/** The six issues of a new block. */
export const issues = (): Template[] => [
	issue(
		'not-cooling',
		[
			__( 'The thermostat is not set to cool, or its batteries are dead.', 'hvac-blocks' ),
			__( 'A tripped breaker or a switched-off outdoor unit.', 'hvac-blocks' ),
			__( 'A clogged filter, or ice on the indoor coil.', 'hvac-blocks' ),
			__( 'Leaves or snow around the outdoor unit.', 'hvac-blocks' ),
			__( 'Too little refrigerant.', 'hvac-blocks' ),
		],
		[
			__( 'Set the thermostat to Cool and five degrees below the room’s temperature.', 'hvac-blocks' ),
			__( 'Reset the breaker once. If it trips again, leave it off.', 'hvac-blocks' ),
			__( 'Change the filter. Let an iced coil thaw with the fan on and cooling off.', 'hvac-blocks' ),
			__( 'Clear two feet of space around the outdoor unit.', 'hvac-blocks' ),
			__( 'Call a dealer. Only a certified technician may handle refrigerant.', 'hvac-blocks' ),
		],
		true
	),
	issue(
		'high-bill',
		[
			__( 'A dirty filter or dirty coils make the system run longer.', 'hvac-blocks' ),
			__( 'The thermostat holds the same temperature day and night.', 'hvac-blocks' ),
			__( 'Air escapes from ducts, doors and windows.', 'hvac-blocks' ),
			__( 'The system is old, or too small or too large for the house.', 'hvac-blocks' ),
		],
		[
			__( 'Change the filter, and have the coils cleaned once a year.', 'hvac-blocks' ),
			__( 'Set a schedule for the hours when nobody is home or awake.', 'hvac-blocks' ),
			__( 'Seal gaps, and have the ducts tested for leaks.', 'hvac-blocks' ),
			__( 'Ask a dealer what a more efficient system would save.', 'hvac-blocks' ),
		]
	),
	issue(
		'will-not-turn-off',
		[
			__( 'The fan is set to On instead of Auto.', 'hvac-blocks' ),
			__( 'The thermostat is set to a temperature that the system cannot reach.', 'hvac-blocks' ),
			__( 'The sun or a lamp warms the thermostat.', 'hvac-blocks' ),
			__( 'A relay is stuck.', 'hvac-blocks' ),
		],
		[
			__( 'Set the fan to Auto.', 'hvac-blocks' ),
			__( 'Choose a temperature closer to the room’s, and wait 15 minutes.', 'hvac-blocks' ),
			__( 'Switch the system off at the thermostat. If it still runs, switch off its breaker.', 'hvac-blocks' ),
			callDealer(),
		]
	),
	issue(
		'not-heating',
		[
			__( 'The thermostat is not set to heat, or its batteries are dead.', 'hvac-blocks' ),
			__( 'The furnace switch or the breaker is off.', 'hvac-blocks' ),
			__( 'A clogged filter makes the furnace shut down.', 'hvac-blocks' ),
			__( 'The igniter, the pilot light or the flame sensor fails.', 'hvac-blocks' ),
			__( 'A heat pump is defrosting, which takes up to 15 minutes.', 'hvac-blocks' ),
		],
		[
			__( 'Set the thermostat to Heat and five degrees above the room’s temperature.', 'hvac-blocks' ),
			__(
				'Check the furnace switch and breaker. If other gas appliances are out too, call the gas company.',
				'hvac-blocks'
			),
			__( 'Change the filter, and open all vents.', 'hvac-blocks' ),
			__( 'Clear snow and ice from the outdoor unit and the vent pipes.', 'hvac-blocks' ),
			__( 'Call a dealer. Do not light a burner yourself.', 'hvac-blocks' ),
		],
		true
	),
	issue(
		'little-airflow',
		[
			__( 'A clogged filter.', 'hvac-blocks' ),
			__( 'Closed or covered vents.', 'hvac-blocks' ),
			__( 'Leaking, crushed or undersized ducts.', 'hvac-blocks' ),
			__( 'A weak blower motor, or ice on the coil.', 'hvac-blocks' ),
		],
		[
			__( 'Change the filter.', 'hvac-blocks' ),
			__( 'Open every vent, and move furniture and rugs away from it.', 'hvac-blocks' ),
			__( 'Look for disconnected ducts in the attic or basement.', 'hvac-blocks' ),
			callDealer(),
		]
	),
	issue(
		'thermostat',
		[
			__( 'Dead batteries or a tripped breaker.', 'hvac-blocks' ),
			__( 'A schedule or a hold that overrides what you set.', 'hvac-blocks' ),
			__( 'Lost Wi-Fi, or an update that did not finish.', 'hvac-blocks' ),
			__( 'A loose wire.', 'hvac-blocks' ),
		],
		[
			__( 'Replace the batteries, and check the breaker.', 'hvac-blocks' ),
			__( 'Cancel the hold, and check date, time and schedule.', 'hvac-blocks' ),
			__( 'Restart the thermostat and your router.', 'hvac-blocks' ),
			callDealer(),
		]
	),
];
