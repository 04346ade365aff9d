/**
 * The effect of page optimizers on each island: it works, or it looks as it does without a script, but is never an
 * inert copy of itself. Each change is applied to each island's golden with the most controls, and all changes
 * together to every golden. ADR 24 lists what is harmless.
 */
import { goldensWithIslands, readGolden, richest, views } from '@client/testing/goldens';
import { runEarly } from '@client/testing/island';
import { type IslandView, mount } from './mount';

type Change = ( page: HTMLElement ) => void;

const PLACEHOLDER = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const rootsIn = ( page: HTMLElement ) => [ ...page.querySelectorAll( 'hvac-root' ) ];
const elementsIn = ( page: HTMLElement ) => rootsIn( page ).flatMap( ( root ) => [ ...root.querySelectorAll( '*' ) ] );
const picturesIn = ( page: HTMLElement ) =>
	rootsIn( page ).flatMap( ( root ) => [ ...root.querySelectorAll< HTMLImageElement >( 'img' ) ] );
const textsIn = ( page: HTMLElement ) =>
	elementsIn( page )
		.filter( ( element ) => ! element.matches( 'script, style, textarea, option, svg, svg *' ) )
		.flatMap( ( element ) => [ ...element.childNodes ] )
		.filter( ( node ): node is Text => node instanceof Text );

const noscript = ( picture: Element ) => {
	const element = document.createElement( 'noscript' );
	element.textContent = picture.outerHTML;
	return element;
};

const delay = ( picture: HTMLImageElement, where: 'before' | 'after' ) => {
	picture[ where ]( noscript( picture ) );

	for ( const name of [ 'src', 'srcset', 'sizes' ] ) {
		const value = picture.getAttribute( name );

		if ( value !== null ) {
			picture.setAttribute( `data-${ name }`, value );
			picture.removeAttribute( name );
		}
	}

	picture.setAttribute( 'src', PLACEHOLDER );
	picture.removeAttribute( 'loading' );
	picture.classList.add( 'lazyload' );
};

const withoutScripts: Change = ( page ) =>
	page.querySelectorAll( 'script:not([type="application/json"])' ).forEach( ( script ) => script.remove() );

const HARMLESS: Record< string, Change > = {
	'pictures are delayed, with a noscript after them': ( page ) =>
		picturesIn( page ).forEach( ( picture ) => delay( picture, 'after' ) ),
	'pictures are delayed, with a noscript before them': ( page ) =>
		picturesIn( page ).forEach( ( picture ) => delay( picture, 'before' ) ),
	'pictures are delayed without a noscript': ( page ) =>
		picturesIn( page ).forEach( ( picture ) => {
			delay( picture, 'after' );
			picture.nextElementSibling?.remove();
		} ),
	'pictures get a picture element around them': ( page ) =>
		picturesIn( page ).forEach( ( picture ) => {
			const around = document.createElement( 'picture' );
			picture.replaceWith( around );
			around.innerHTML = `<source type="image/webp" srcset="${ picture.src }.webp">`;
			around.append( picture );
		} ),
	'pictures come from another host': ( page ) =>
		picturesIn( page ).forEach( ( picture ) => ( picture.src = 'https://cdn.example.test/a.jpg' ) ),
	'scripts are moved': withoutScripts,
	'attributes and classes are added': ( page ) =>
		elementsIn( page ).forEach( ( element ) => {
			element.setAttribute( 'data-added', '1' );
			element.classList.add( 'is-added' );
		} ),
	'comments are added': ( page ) =>
		elementsIn( page ).forEach( ( element ) => element.before( document.createComment( 'added' ) ) ),
	'an element is added': ( page ) =>
		rootsIn( page ).forEach( ( root ) => root.firstElementChild?.before( document.createElement( 'i' ) ) ),
	'white space is added between tags': ( page ) =>
		elementsIn( page )
			.filter( ( element ) => ! element.closest( 'svg *, select *, textarea, p, span, button, label' ) )
			.forEach( ( element ) => element.before( '\n\t' ) ),
	'white space in texts is minified': ( page ) =>
		textsIn( page ).forEach( ( text ) => ( text.data = text.data.replace( /\s+/g, ' ' ).trim() ) ),
};

const TOGETHER: Change = ( page ) => {
	withoutScripts( page );
	picturesIn( page ).forEach( ( picture ) => delay( picture, 'after' ) );
	textsIn( page ).forEach( ( text ) => ( text.data = text.data.replace( /\s+/g, ' ' ).trim() ) );
	elementsIn( page ).forEach( ( element ) => element.setAttribute( 'data-added', '1' ) );
};

const REFUSED: Record< string, Change > = {
	'texts are translated': ( page ) =>
		textsIn( page ).forEach( ( text ) => text.data.trim() === '' || ( text.data = 'übersetzt' ) ),
	'the props are broken': ( page ) =>
		page
			.querySelectorAll( 'script[type="application/json"]' )
			.forEach( ( script ) => ( script.textContent = `${ script.textContent?.slice( 0, -1 ) }` ) ),
	'an element is gone': ( page ) =>
		rootsIn( page ).forEach( ( root ) => {
			root.querySelector( 'input, button, a, p, h2, video' )?.remove();
			root.append( document.createElement( 'hr' ) );
		} ),
};

/** Hydrates all islands, parents first; returns their final states. */
async function hydrate( html: string, change: Change ): Promise< string[] > {
	// React's development build complains; only the island's final state matters.
	const log = jest.spyOn( console, 'error' ).mockImplementation( () => {} );
	localStorage.clear();
	sessionStorage.clear();
	document.body.innerHTML = html;
	change( document.body );
	const states: string[] = [];
	let island;

	while ( ( island = document.querySelector< HTMLElement >( '[data-hvac]:not([data-seen])' ) ) ) {
		island.dataset.seen = '';
		await mount( views[ island.dataset.hvac ?? '' ] as IslandView, island );
		states.push(
			[ 'hvacReady' in island.dataset && 'answers', island.dataset.hvacWhen === '' && 'static' ].join()
		);
	}

	// A moved script may run last.
	runEarly();
	log.mockRestore();
	return states;
}

beforeEach( () => {
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: false } );
	jest.spyOn( window, 'fetch' ).mockReturnValue( new Promise( () => {} ) );
} );

/** Final states of the islands under each change that differ from the expected one. */
async function unlike( expected: RegExp, file: string, changes: Record< string, Change > ): Promise< string[] > {
	const found: string[] = [];

	for ( const [ name, change ] of Object.entries( changes ) ) {
		for ( const state of await hydrate( readGolden( file ), change ) ) {
			found.push( ...( expected.test( state ) ? [] : [ `${ name }: ${ state }` ] ) );
		}
	}

	return found;
}

describe.each( Object.entries( richest ) )( '%s', ( _island, file ) => {
	it.each( Object.entries( HARMLESS ) )( 'answers where %s', async ( name, change ) => {
		expect( await unlike( /^answers,false$/, file, { [ name ]: change } ) ).toEqual( [] );
	} );

	it( 'keeps what was filled in where an element is added', async () => {
		const fields = () => [
			...document.querySelectorAll< HTMLInputElement >(
				'hvac-root :is([type=text],[type=email],textarea,[type=checkbox])'
			),
		];
		const read = () => fields().map( ( { name, value, checked } ) => [ name, value, checked ] );
		let before: unknown;

		await hydrate( readGolden( file ), ( page ) => {
			HARMLESS[ 'an element is added' ]?.( page );
			fields().forEach( ( field ) =>
				Object.assign( field, field.type === 'checkbox' ? { checked: true } : { value: '10001' } )
			);
			before = read();
		} );

		expect( read() ).toEqual( before );
	} );

	it( 'is never dead', async () => {
		expect( await unlike( /answers|static/, file, REFUSED ) ).toEqual( [] );
	} );
} );

it.each( goldensWithIslands )( '%s answers after all at once', async ( file ) => {
	expect( await unlike( /^answers,false$/, file, { together: TOGETHER } ) ).toEqual( [] );
} );
