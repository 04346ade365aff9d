import { getSettings, setSettings } from '@wordpress/date';
import { dayText } from '../../data/user-day';
import { daysText } from './days';
import { languageLabel, languageName } from './form-names';
import { count, dateTime } from './format';
import { regionOptions } from './regions';

const settings = getSettings();
const DAY = '2027-01-24';

const choose = ( date: string, time: string ) =>
	setSettings( { ...settings, formats: { ...settings.formats, date, time } } );

afterEach( () => {
	document.documentElement.lang = '';
	setSettings( settings );
} );

it.each( [
	[ 'en-US', 'January 24, 2027' ],
	[ 'es-ES', '24 de enero de 2027' ],
	[ 'fr-CA', '24 janvier 2027' ],
] )( 'writes days as readers of %s do, where the site has chosen no format', ( lang, day ) => {
	document.documentElement.lang = lang;
	choose( 'F j, Y', 'g:i a' );

	expect( dayText( DAY ) ).toBe( day );
	expect( dateTime( `${ DAY }T12:00:00Z` ) ).toContain( `${ day }, ` );
} );

it.each( [
	[ 'en-US', '10,000.5' ],
	[ 'es-ES', '10,000.5' ],
	[ 'fr-FR', '10\u00a0000,5' ],
] )( 'writes numbers as readers in the US and Canada do: %s', ( lang, text ) => {
	document.documentElement.lang = lang;
	expect( count( 10_000.5 ) ).toBe( text );
} );

it( 'keeps the format that the site has chosen', () => {
	document.documentElement.lang = 'es-ES';
	choose( 'Y-m-d', 'H:i' );

	expect( dayText( DAY ) ).toBe( DAY );
	expect( daysText( DAY, '2027-01-25' ) ).toBe( '2027-01-24 to 2027-01-25' );
	expect( dateTime( `${ DAY }T12:05:00Z` ) ).toMatch( /^2027-01-24, \d\d:05$/ );
} );

it( 'names states and languages in the language of the user', () => {
	const nameOf = ( code: string ) => regionOptions().find( ( { value } ) => value === code )?.label;

	expect( [ nameOf( 'NY' ), nameOf( 'QC' ) ] ).toEqual( [ 'New York', 'Quebec' ] );

	document.documentElement.lang = 'es-ES';
	expect( [ nameOf( 'NY' ), nameOf( 'QC' ) ] ).toEqual( [ 'Nueva York', 'Quebec' ] );
	expect( [ languageName( 'en' ), languageLabel( 'en' ) ] ).toEqual( [ 'inglés', 'Inglés' ] );

	document.documentElement.lang = 'fr-FR';
	expect( nameOf( 'QC' ) ).toBe( 'Québec' );

	const [ californie, illinois ] = [ 'CA', 'IL' ].map( ( code ) =>
		regionOptions().findIndex( ( { value } ) => value === code )
	);
	expect( californie ).toBeLessThan( illinois ?? 0 );
} );
