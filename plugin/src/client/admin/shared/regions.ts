import provinces from '@contracts/ca-provinces.json';
import states from '@contracts/us-states.json';
import { userLanguage } from '../../data/user-day';

export interface Region {
	code: string;
	name: string;
	es?: string;
	fr?: string;
}

/** A state or province in the user's language. */
export function regionName( region: Region ): string {
	const language = userLanguage();

	return ( language === 'en' ? undefined : region[ language ] ) ?? region.name;
}

/** States, then provinces, as select options, each sorted in the user's language. */
export const regionOptions = (): Array< { value: string; label: string } > =>
	[ states, provinces ].flatMap( ( regions: Region[] ) =>
		regions
			.map( ( region ) => ( { value: region.code, label: regionName( region ) } ) )
			.sort( ( one, other ) => one.label.localeCompare( other.label, userLanguage() ) )
	);
