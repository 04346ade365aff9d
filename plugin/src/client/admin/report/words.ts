import { gmdateI18n, getSettings } from '@wordpress/date';
import { __, _x, sprintf } from '@wordpress/i18n';
import type { Outcome, Place } from './types';

export function outcomeText( outcome: Outcome ): string {
	switch ( outcome ) {
		case 'found':
			return __( 'Dealers found', 'hvac-blocks' );
		case 'nobody':
			return __( 'No dealer near', 'hvac-blocks' );
		case 'nowhere':
			return __( 'Unknown place', 'hvac-blocks' );
	}
}

export function chartTitle( byWeek: boolean ): string {
	return byWeek ? __( 'Searches by week', 'hvac-blocks' ) : __( 'Searches by day', 'hvac-blocks' );
}

/** A day of the calendar in the site's format: it has no time zone. */
export function dayText( day: string ): string {
	return gmdateI18n( getSettings().formats.date, `${ day }T00:00:00Z` );
}

/** The same, short: for a scale that says the year elsewhere. */
export function shortDayText( day: string ): string {
	/* translators: a date without its year, as PHP's date() writes it; see https://www.php.net/manual/datetime.format.php */
	return gmdateI18n( _x( 'M j', 'date on a scale', 'hvac-blocks' ), `${ day }T00:00:00Z` );
}

export function placeText( { name, region }: Place ): string {
	if ( name === '' ) {
		return '—';
	}

	return region === ''
		? name
		: sprintf(
				/* translators: 1: a city, 2: its state or province. */
				__( '%1$s, %2$s', 'hvac-blocks' ),
				name,
				region
			);
}

export function percent( part: number, whole: number ): string {
	return new Intl.NumberFormat( document.documentElement.lang || 'en', {
		style: 'percent',
		maximumFractionDigits: 1,
	} ).format( whole === 0 ? 0 : part / whole );
}
