import { gmdateI18n } from '@wordpress/date';
import { __, _x, sprintf } from '@wordpress/i18n';
import { dayText } from '../../data/user-day';
import { userLanguage } from './format';

/** A short day, for a scale that shows the year elsewhere. */
export function shortDayText( day: string ): string {
	/* translators: a date without its year, as PHP's date() writes it; see https://www.php.net/manual/datetime.format.php */
	return gmdateI18n( _x( 'M j', 'date on a scale', 'hvac-blocks' ), `${ day }T00:00:00Z` );
}

/** A range of days, or a single day. */
export function daysText( from: string, to: string ): string {
	return from === to
		? dayText( from )
		: sprintf(
				/* translators: 1: a date, 2: a later date. */
				_x( '%1$s to %2$s', 'days of the calendar', 'hvac-blocks' ),
				dayText( from ),
				dayText( to )
			);
}

export function percent( part: number, whole: number ): string {
	return new Intl.NumberFormat( userLanguage(), {
		style: 'percent',
		maximumFractionDigits: 1,
	} ).format( whole === 0 ? 0 : part / whole );
}

/** A count compared to the preceding period of the same length. */
export function changeText( now: number, before: number ): string {
	if ( before === 0 ) {
		return __( 'None in the previous period', 'hvac-blocks' );
	}
	if ( now === before ) {
		return __( 'Same as in the previous period', 'hvac-blocks' );
	}

	const change = percent( Math.abs( now - before ), before );

	return now > before
		? /* translators: %s: a percentage. */
			sprintf( __( '%s more than in the previous period', 'hvac-blocks' ), change )
		: /* translators: %s: a percentage. */
			sprintf( __( '%s fewer than in the previous period', 'hvac-blocks' ), change );
}
