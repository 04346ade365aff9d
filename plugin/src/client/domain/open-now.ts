const DAYS = 'MoTuWeThFrSaSu';
const DAY = 24 * 60;
const WEEK = 7 * DAY;

const dayOf = ( name: string ): number => DAYS.indexOf( name.slice( 0, 2 ) ) / 2;

const minutesOf = ( time: string ): number => parseInt( time, 10 ) * 60 + parseInt( time.slice( 3 ), 10 );

const clocks = new Map< string, Intl.DateTimeFormat >();

/** The minutes since the week began in a zone, on Monday. Making a clock takes a phone several milliseconds, and a list of dealers needs few. */
function minuteOfWeek( zone: string, now: Date ): number {
	let clock = clocks.get( zone );

	if ( ! clock ) {
		clock = new Intl.DateTimeFormat( 'en-GB', {
			timeZone: zone,
			weekday: 'short',
			hour: '2-digit',
			minute: '2-digit',
			hourCycle: 'h23',
		} );
		clocks.set( zone, clock );
	}

	// `Mon 08:05`
	const local = clock.format( now );

	return dayOf( local ) * DAY + minutesOf( local.slice( -5 ) );
}

/** A dealer's hours of today, in its zone: `08:00-17:00`. Parameters as in `isOpen()`. */
export function hoursToday( lines: readonly string[], zone: string, now: Date ): string[] {
	const today = Math.floor( minuteOfWeek( zone, now ) / DAY );

	return lines
		.filter( ( line ) =>
			line
				.slice( 0, -12 )
				.split( ',' )
				.some( ( days ) => {
					const first = dayOf( days );
					return ( today - first + 7 ) % 7 <= ( dayOf( days.slice( -2 ) ) - first + 7 ) % 7;
				} )
		)
		.map( ( line ) => line.slice( -11 ) );
}

/**
 * Whether a dealer is open.
 *
 * @param lines in the format of schema.org: `Mo-Fr 08:00-17:00`; hours may go beyond midnight
 * @param zone  the dealer's time zone: `America/Chicago`
 * @param now   the moment
 * @throws {RangeError} if the browser does not know the zone
 */
export function isOpen( lines: readonly string[], zone: string, now: Date ): boolean {
	const minute = minuteOfWeek( zone, now );

	return lines.some( ( line ) => {
		const open = minutesOf( line.slice( -11 ) );
		const close = minutesOf( line.slice( -5 ) );
		// 23:59 means the end of the day. The same time twice says nothing.
		const length = close - open + ( close < open ? DAY : Number( close === DAY - 1 ) );

		return line
			.slice( 0, -12 )
			.split( ',' )
			.some( ( days ) => {
				const first = dayOf( days );
				const count = ( dayOf( days.slice( -2 ) ) - first + 7 ) % 7;

				// A day's hours may have begun on the day before.
				const since = ( minute - first * DAY - open + 2 * WEEK ) % WEEK;
				// Without `&&`: the build says why.
				return since % DAY < ( since < ( count + 1 ) * DAY ? length : 0 );
			} );
	} );
}
