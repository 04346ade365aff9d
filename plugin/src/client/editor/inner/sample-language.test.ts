import { __, setLocaleData } from '@wordpress/i18n';
import { inPageLanguage, setPageLanguage, textsPending } from './sample-language';

const sample = () => inPageLanguage( () => __( 'How long?', 'hvac-blocks' ) );
const read = jest.fn();
const become = async ( lang: string ) => {
	setPageLanguage( lang );
	await textsPending();
};

beforeEach( () => {
	document.documentElement.lang = 'en-US';
	window.hvacBlocksTexts = { lang: 'en', files: { es: '/es.json', fr: '/fr.json' } };
	read.mockImplementation( ( file: string ) =>
		Promise.resolve( {
			json: () => Promise.resolve( { locale_data: { messages: { 'How long?': [ `In ${ file }` ] } } } ),
		} )
	);
	Object.assign( window, { fetch: read } );
	// jsdom has none.
	Object.assign( AbortSignal, { timeout: () => undefined } );
} );

it( 'makes samples in the page’s language, and nothing else', async () => {
	expect( sample() ).toBe( 'How long?' );
	await become( 'es' );
	await become( 'es' );

	expect( sample() ).toBe( 'In /es.json' );
	expect( __( 'How long?', 'hvac-blocks' ) ).toBe( 'How long?' );
	expect( inPageLanguage( () => __( 'Not translated', 'hvac-blocks' ) ) ).toBe( 'Not translated' );
	expect( read ).toHaveBeenCalledTimes( 1 );

	await become( 'en' );
	expect( sample() ).toBe( 'How long?' );
} );

it( 'keeps to the user’s language while the texts are not there', async () => {
	read.mockRejectedValueOnce( new Error( 'Offline' ) );
	await become( 'fr' );

	expect( sample() ).toBe( 'How long?' );
} );

it( 'makes English samples for a user of another language', async () => {
	document.documentElement.lang = 'es-ES';
	setLocaleData( { 'How long?': [ '¿Cuánto dura?' ] }, 'hvac-blocks' );
	await become( 'es' );
	expect( sample() ).toBe( '¿Cuánto dura?' );

	await become( 'en' );
	expect( sample() ).toBe( 'How long?' );
} );
