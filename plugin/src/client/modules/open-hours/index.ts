/**
 * Tells on dealers' cards whether a dealer is open now, and its hours of today. A separate module, loaded where a card
 * has hours: only the browser knows what time it is, since the page may come from a cache.
 */
import { adoptStyle } from '@client/data/adopt-style';
import { hoursToday, isOpen } from '@client/domain/open-now';
import { fill } from '@client/domain/text';
import css from './hours.scss';

const MINUTE = 60_000;
const ALWAYS = /^00:00-(23:59|24:00)$/;

/** `08:00` as people write it; the twin of PHP's `HoursText::time()`. */
function timeText( time: string, lang: string ): string {
	const hour = parseInt( time, 10 );
	const minutes = time.slice( 3 );
	const after = ( sign: string ) => ( minutes === '00' ? '' : sign + minutes );

	switch ( lang ) {
		case 'es':
			return `${ hour }:${ minutes }`;
		case 'fr':
			return `${ hour }\u00a0h${ after( '\u00a0' ) }`;
		default:
			return `${ ( ( hour + 11 ) % 12 ) + 1 }${ after( ':' ) } ${ hour % 24 < 12 ? 'am' : 'pm' }`;
	}
}

function tell( line: HTMLElement, now: Date ): void {
	const { hours = '', zone = '', words = '' } = line.dataset;
	const [ open = '', closed = '', closedToday = '', today = '', span = '', always = '' ] = words.split( '|' );
	const lang = document.documentElement.lang.slice( 0, 2 );
	const lines = hours.split( ';' );
	const isNow = isOpen( lines, zone, now );
	const spans = hoursToday( lines, zone, now );
	// A line breaks between spans, never in one.
	const times = spans.map( ( text ) =>
		fill( span, {
			first: timeText( text.slice( 0, 5 ), lang ),
			last: timeText( text.slice( -5 ), lang ),
		} ).replace( / /g, '\u00a0' )
	);
	const ofToday = spans.some( ( text ) => ALWAYS.test( text ) )
		? always
		: fill( today, { times: times.join( ', ' ) } );
	const state = document.createElement( 'strong' );

	state.className = 'hvac-open-now';
	state.toggleAttribute( 'data-open', isNow );
	// Without hours today, a dealer is closed all day, or still open since yesterday.
	const otherwise = spans[ 0 ] ? closed : closedToday;
	state.textContent = isNow ? open : otherwise;
	line.replaceChildren( state, ...( spans[ 0 ] ? [ ` · ${ ofToday }` ] : [] ) );
}

/** Fills these lines, by default those of all cards on the page. */
export function show(
	lines: Iterable< HTMLElement > = document.querySelectorAll< HTMLElement >( '[data-words]' )
): void {
	const now = new Date();

	for ( const line of lines ) {
		try {
			tell( line, now );
		} catch {
			// The browser does not know the zone: the line stays empty.
		}
	}
}

adoptStyle( css );
show();
setInterval( () => show(), MINUTE );
