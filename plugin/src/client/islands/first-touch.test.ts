/**
 * A first touch does what a later one does, whatever the page knows only in the browser: a cookie, storage, its address. Each island is
 * hydrated by the touch, and untouched; the same press must end in the same page, the same storage and the same counts.
 */
import { readGolden, richest, views } from '@client/testing/goldens';
import { runEarly } from '@client/testing/island';
import { type IslandView, mount } from './mount';

/** What the visitor brings along. */
const VISITORS: Record< string, () => void > = {
	'a new visitor': () => {},
	'a visitor in flow 2 of the wizard': () => void ( document.cookie = 'wizard_flow=2' ),
	'a visitor in flow 3 of the wizard': () => void ( document.cookie = 'wizard_flow=3' ),
	'a visitor with a stored ZIP and region': () => {
		localStorage.setItem( 'zipcode', '75024' );
		localStorage.setItem( 'hvac-blocks:region', JSON.stringify( { place: '75024', code: 'TX' } ) );
	},
	'a visitor who began the wizard': () =>
		sessionStorage.setItem(
			'hvac-blocks:wizard',
			JSON.stringify( {
				flow: 'flow2',
				step: 'zipCode',
				homeSize: '1,500-1,800',
				buyingFactors: [ 'efficiency' ],
				zipCode: '75024',
				counted: [ 'wizard_start flow2' ],
				address: '',
			} )
		),
	'a visitor of an address with a hash': () => {
		const panels = document.querySelectorAll( '[role=tabpanel]' );
		window.location.hash = panels[ 1 ]?.id ?? 'elsewhere';
	},
};

// What the loader holds and does again, and what a form's fields tell.
const PRESSED = 'button:not([disabled],[method=dialog] *),summary,[type=radio],[type=checkbox]';

const counted: unknown[] = [];

/** Waits until the page has not changed for some turns of the event loop. */
async function settle(): Promise< void > {
	let before = '';

	for ( let calm = 0; calm < 4; calm++ ) {
		await new Promise( ( done ) => setTimeout( done ) );

		if ( document.body.innerHTML !== before ) {
			before = document.body.innerHTML;
			calm = 0;
		}
	}
}

/** What a press led to. */
const outcome = () => ( {
	page: document.body.innerHTML.replace( /></g, '>\n<' ).split( '\n' ),
	fields: [ ...document.querySelectorAll( 'input' ) ].map( ( { type, checked, value } ) =>
		/radio|checkbox/.test( type ) ? checked : value
	),
	stored: [ { ...localStorage }, { ...sessionStorage } ],
	counted: [ ...counted ],
} );

async function play( file: string, visitor: () => void, at: number, isFirst: boolean ) {
	document.body.innerHTML = '';
	await settle();
	localStorage.clear();
	sessionStorage.clear();
	document.cookie = 'wizard_flow=; max-age=0';
	history.replaceState( null, '', '/' );
	counted.length = 0;
	Object.assign( window, { dataLayer: counted } );
	document.body.innerHTML = readGolden( file );
	visitor();
	runEarly();
	const pressed = document.querySelectorAll< HTMLElement >( PRESSED )[ at ];

	for ( const island of document.querySelectorAll< HTMLElement >( '[data-hvac]' ) ) {
		await mount( views[ island.dataset.hvac ?? '' ] as IslandView, island );
	}

	if ( ! isFirst ) {
		await settle();
	}

	// The loader does the press again on the element that was pressed.
	pressed?.click();
	await settle();
	return outcome();
}

beforeEach( () => {
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: false } );
	jest.spyOn( window, 'fetch' ).mockReturnValue( new Promise( () => {} ) );
} );

describe.each( Object.entries( richest ) )( '%s', ( _island, file ) => {
	it.each( Object.entries( VISITORS ) )( 'answers %s at the first press as at any', async ( _visitor, visitor ) => {
		document.body.innerHTML = readGolden( file );
		const controls = Math.min( 6, document.querySelectorAll( PRESSED ).length );

		for ( let at = 0; at < controls; at++ ) {
			expect( await play( file, visitor, at, true ) ).toEqual( await play( file, visitor, at, false ) );
		}
	} );
} );
