import '@testing-library/jest-dom';
import { show } from '.';

const words = 'Open now|Closed now|Closed today|Today: {times}|{first} to {last}|Open 24 hours';

/** What a card says at a moment, in a language. */
function told( hours: string, moment: string, lang = 'en', zone = 'America/Chicago' ) {
	jest.useFakeTimers( { now: new Date( moment ) } );
	document.documentElement.lang = lang;
	document.body.innerHTML = `<p data-hours="${ hours }" data-zone="${ zone }" data-words="${ words }">&nbsp;</p>`;
	show();

	return document.body.textContent;
}

/** A span of time, in which no line breaks. */
const whole = ( span: string ) => span.replace( / /g, '\u00a0' );

const week = 'Mo-Fr 08:00-12:00;Mo-Fr 13:00-17:30;Sa 09:00-00:00';

// Monday, January 5, 2026. Jest runs in whichever zone the machine has.
it.each( [
	[
		'open',
		week,
		'2026-01-05T14:00Z',
		`Open now · Today: ${ whole( '8 am to 12 pm' ) }, ${ whole( '1 pm to 5:30 pm' ) }`,
	],
	[
		'in a break',
		week,
		'2026-01-05T18:30Z',
		`Closed now · Today: ${ whole( '8 am to 12 pm' ) }, ${ whole( '1 pm to 5:30 pm' ) }`,
	],
	[ 'still Sunday there, Monday in London', week, '2026-01-05T05:00Z', 'Closed today' ],
	[ 'until midnight', week, '2026-01-10T18:00Z', `Open now · Today: ${ whole( '9 am to 12 am' ) }` ],
	[ 'open since yesterday', 'Su 20:00-02:00', '2026-01-05T07:00Z', 'Open now' ],
	[ 'around the clock', 'Mo-Su 00:00-23:59', '2026-01-05T07:00Z', 'Open now · Open 24 hours' ],
	[ 'over the weekend', 'Sa-Mo 08:00-10:00', '2026-01-05T15:00Z', `Open now · Today: ${ whole( '8 am to 10 am' ) }` ],
] )( 'tells the state of now and the hours of today: %s', ( _case, hours, moment, text ) => {
	expect( told( hours, moment ) ).toBe( text );
} );

it.each( [
	[ 'es', `Open now · Today: ${ whole( '8:00 to 17:30' ) }` ],
	[ 'fr', `Open now · Today: ${ whole( '8 h to 17 h 30' ) }` ],
	[ 'en-US', `Open now · Today: ${ whole( '8 am to 5:30 pm' ) }` ],
] )( 'writes times as people do: %s', ( lang, text ) => {
	expect( told( 'Mo-Fr 08:00-17:30', '2026-01-05T15:00Z', lang ) ).toBe( text );
} );

it( 'says nothing in a zone that the browser does not know', () => {
	expect( told( week, '2026-01-05T14:00Z', 'en', 'America/Nowhere' ) ).toBe( '\u00a0' );
} );

it( 'goes on with the clock', () => {
	jest.useFakeTimers( { now: new Date( '2026-01-05T17:59:30Z' ) } );
	document.body.innerHTML = `<p data-hours="${ week }" data-zone="America/Chicago" data-words="${ words }"></p>`;
	jest.isolateModules( () => require( '.' ) );
	expect( document.body ).toHaveTextContent( /^Open now/ );

	jest.advanceTimersByTime( 60_000 );
	expect( document.body ).toHaveTextContent( /^Closed now/ );
} );
