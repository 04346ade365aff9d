import provinces from '@contracts/ca-provinces.json';
import states from '@contracts/us-states.json';

/** The states and provinces as a select's options. */
export const regionOptions = [ ...states, ...provinces ].map( ( { code, name } ) => ( {
	value: code,
	label: name,
} ) );
