import words from '@contracts/dates.json';
import type { Language } from './number';
import { fill } from './text';

/**
 * A day as the page's language writes it: "December 31, 2026"; the twin of `Languages\Dates::long()`: both run `contracts/dates.cases.json`.
 *
 * @param day  of the calendar, as 2026-12-31
 * @param lang the page's language
 */
export function longDate( day: string, lang: Language ): string {
	const [ year = 0, month = 1, date = 1 ] = day.split( '-' ).map( Number );
	const own = words[ lang ];

	return fill( date === 1 ? own.first : own.date, { day: date, month: own.months[ month - 1 ] ?? '', year } );
}
