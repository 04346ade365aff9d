/**
 * The released React DOM lacks what islands cannot reach (`bin/build/only-used.js`): what is left does the same as
 * React's own, hydrates a golden of each island, and knows every event and attribute that islands use.
 */
/* eslint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- no visitor sees them */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, traverse, type Node } from '@babel/core';
import { readGolden, richest, views } from '@client/testing/goldens';
import { sync as glob } from 'fast-glob';
import {
	Component,
	createContext,
	memo,
	useContext,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
	useSyncExternalStore,
	useTransition,
	type ReactNode,
} from 'react';
import * as released from 'react-dom/client';
import type { IslandView } from './mount';
import { differencesOfIsland } from './parity';

jest.mock( 'react-dom/client', () => mockReactDom( [ require.resolve( '../../../../bin/build/only-used' ) ] ) );
// What it adds depends on the time of day.
jest.mock( '@hvac-blocks/open-hours', () => ( { show: () => {} } ) );

type ReactDom = typeof import( 'react-dom/client' );

const plugin = path.resolve( __dirname, '../../..' );
const onlyUsed = path.resolve( plugin, '../bin/build/only-used' );

/** The file of React DOM that the release is made of, and with `plugins`, what is made of it. */
function mockReactDom( plugins: string[] = [] ): ReactDom & { code: string } {
	const { transformSync: transform } = jest.requireActual< typeof import( '@babel/core' ) >( '@babel/core' );
	const file = require.resolve( 'react-dom' ).replace( 'index.js', 'cjs/react-dom.production.min.js' );
	const { code } = transform( jest.requireActual( 'node:fs' ).readFileSync( file, 'utf8' ), {
		babelrc: false,
		configFile: false,
		compact: true,
		plugins,
	} ) as { code: string };
	const exported = { code };

	new Function( 'require', 'exports', code )( require, exported );
	return exported as ReactDom & { code: string };
}

const { hydrateRoot: hydrateOwn, code: source } = mockReactDom();

/** Until React has done what it scheduled. */
const settled = async () => {
	for ( let turn = 0; turn < 5; turn++ ) {
		await new Promise( ( done ) => setTimeout( done ) );
	}
};

const Name = createContext( '' );
const Kept = memo(
	( { children }: { children: string; at: number } ) => <i>{ children }</i>,
	() => true
);

class Guard extends Component< { children: ReactNode; log: ( what: string ) => void }, { isBroken: boolean } > {
	override state = { isBroken: false };

	static getDerivedStateFromError() {
		return { isBroken: true };
	}

	override componentDidCatch( error: unknown ) {
		this.props.log( `caught ${ error }` );
	}

	override render() {
		return this.state.isBroken ? <b>broken</b> : this.props.children;
	}
}

function Breaking( { isBroken }: { isBroken: boolean } ) {
	if ( isBroken ) {
		throw new Error( 'on purpose' );
	}
	return <u>{ useContext( Name ) }</u>;
}

const store = { value: 0, listeners: new Set< () => void >() };
const subscribe = ( listener: () => void ) => {
	store.listeners.add( listener );
	return () => void store.listeners.delete( listener );
};

/** Uses whatever the runtime exports, and logs whatever React tells it. */
function Everything( { log }: { log: ( what: string ) => void } ) {
	const [ count, setCount ] = useState( 0 );
	const [ text, setText ] = useState( 'a' );
	const element = useRef< HTMLFormElement >( null );
	const double = useMemo( () => count * 2, [ count ] );
	const [ isPending, start ] = useTransition();
	const outside = useSyncExternalStore(
		subscribe,
		() => store.value,
		() => store.value
	);
	const order = count % 2 ? [ 'c', 'a', 'd' ] : [ 'a', 'b', 'c' ];

	useLayoutEffect( () => {
		log( `layout ${ count } ${ element.current?.name }` );
		return () => log( `layout ends ${ count }` );
	}, [ count, log ] );
	useEffect( () => {
		log( `effect ${ count }` );
		return () => log( `effect ends ${ count }` );
	}, [ count, log ] );

	const tell = ( { type, target, currentTarget }: { type: string; target: unknown; currentTarget: Element } ) =>
		log( `${ type } of ${ ( target as Element ).localName } at ${ currentTarget.localName }` );

	return (
		<Name.Provider value={ `name ${ count }` }>
			<form
				ref={ element }
				name="form"
				data-count={ count }
				style={ { opacity: count ? 0.5 : undefined, width: count } }
				onClick={ tell }
				onSubmit={ ( event ) => {
					event.preventDefault();
					tell( event );
				} }
				onReset={ tell }
				onFocus={ tell }
				onBlur={ tell }
				onKeyDown={ ( event ) => log( `${ event.key } ${ event.shiftKey }` ) }
				onPointerOver={ tell }
				onPointerEnter={ tell }
				onPointerLeave={ tell }
			>
				<input name="text" defaultValue="typed" onChange={ tell } onInput={ tell } />
				<input
					name="held"
					value={ text }
					onChange={ ( { target } ) => setText( target.value.toUpperCase() ) }
				/>
				<input name="box" type="checkbox" onChange={ tell } />
				<input name="one" type="radio" value="1" onChange={ tell } />
				<input name="one" type="radio" value="2" onChange={ tell } defaultChecked />
				<select name="select" defaultValue="y" onChange={ tell }>
					<option value="x">x</option>
					<option value="y">y</option>
				</select>
				<textarea name="area" defaultValue="many" onChange={ tell } />
				<button
					type="button"
					disabled={ count > 2 }
					aria-busy={ isPending }
					onClick={ () => start( () => setCount( ( before ) => before + 1 ) ) }
				>
					{ `${ count } ${ double } ${ outside }` }
				</button>
				<span onClick={ ( event ) => event.stopPropagation() } onPointerEnter={ tell } onPointerLeave={ tell }>
					stops
				</span>
				<ul hidden={ count === 2 }>
					{ order.map( ( key ) => (
						<li key={ key } ref={ ( item ) => log( `${ item ? 'has' : 'loses' } ${ key }` ) }>
							{ key }
						</li>
					) ) }
				</ul>
				<Kept at={ count }>{ `kept ${ count }` }</Kept>
				<div dangerouslySetInnerHTML={ { __html: `<em>${ count }</em>` } } />
				{ count === 1 && <strong>once</strong> }
				<Guard log={ log }>
					<Breaking isBroken={ count > 1 } />
				</Guard>
			</form>
			<dialog onClose={ tell } onCancel={ tell } />
			<details onToggle={ tell } />
			<video onPlay={ tell } onPause={ tell } onError={ tell } />
			<img alt="" onError={ tell } onLoad={ tell } />
		</Name.Provider>
	);
}

/** What a visitor can do. */
async function use( hydrate: ReactDom[ 'hydrateRoot' ], html: string ): Promise< string[] > {
	const log: string[] = [];
	const say = ( what: string ) => void log.push( what );
	const root = document.createElement( 'div' );
	const all = ( selector: string ) => [ ...root.querySelectorAll< HTMLInputElement >( selector ) ];
	const fire = async (
		selector: string,
		type: string,
		init: object = {},
		Kind: new ( type: string, init: object ) => Event = Event
	) => {
		say( `— ${ type } ${ selector }` );
		all( selector )[ 0 ]?.dispatchEvent( new Kind( type, { bubbles: true, cancelable: true, ...init } ) );
		await settled();
		say( root.innerHTML );
	};
	const type = async ( selector: string, value: string ) => {
		const [ field ] = all( selector ) as [ HTMLInputElement ];
		const kind = Object.getPrototypeOf( field );

		Object.getOwnPropertyDescriptor( kind, 'value' )?.set?.call( field, value );
		await fire( selector, 'input' );
		say( field.value );
	};

	store.value = 0;
	document.body.replaceChildren( root );
	root.innerHTML = html;
	const react = hydrate( root, <Everything log={ say } />, {
		onRecoverableError: ( error ) => say( `recovered ${ error }` ),
	} );

	await settled();
	say( root.innerHTML );
	await type( '[name=text]', 'more' );
	await type( '[name=held]', 'abc' );
	await type( 'textarea', 'lines' );
	for ( const selector of [ '[type=checkbox]', '[type=radio]', 'form', 'span', 'button', 'button', 'button' ] ) {
		say( `press ${ selector }` );
		all( selector )[ 0 ]?.click();
		await settled();
		say( root.innerHTML );
	}
	all( 'option' )[ 0 ]?.toggleAttribute( 'selected', true );
	await fire( 'select', 'change' );
	await fire( 'form', 'submit' );
	await fire( 'form', 'reset' );
	await fire( '[name=text]', 'focusin' );
	await fire( '[name=text]', 'focusout' );
	await fire( '[name=text]', 'keydown', { key: 'Enter', shiftKey: true }, KeyboardEvent );
	await fire( '[name=text]', 'pointerover' );
	await fire( '[name=text]', 'pointerout', { relatedTarget: all( 'span' )[ 0 ] }, MouseEvent );
	await fire( 'span', 'pointerout', { relatedTarget: all( 'button' )[ 0 ] }, MouseEvent );
	await fire( 'button', 'pointerout', { relatedTarget: document.body }, MouseEvent );
	for ( const [ selector, events ] of Object.entries( {
		dialog: [ 'close', 'cancel' ],
		details: [ 'toggle' ],
		video: [ 'play', 'pause', 'error' ],
		img: [ 'error', 'load' ],
	} ) ) {
		for ( const event of events ) {
			await fire( selector, event, { bubbles: false } );
		}
	}
	store.value = 7;
	store.listeners.forEach( ( listener ) => listener() );
	await settled();
	say( root.innerHTML );
	react.unmount();
	await settled();
	say( root.innerHTML );

	return log;
}

/** Without what React prints for the server alone. */
function printed(): string {
	const { renderToString } = require( 'react-dom/server' );
	return renderToString( <Everything log={ () => {} } /> );
}

describe( 'does what React’s own does', () => {
	it.each( [
		[ 'what it printed', ( html: string ) => html ],
		[ 'another text', ( html: string ) => html.replace( '0 0 0', '1 0 0' ) ],
		[ 'an element less', ( html: string ) => html.replace( /<select.*<\/select>/, '' ) ],
		[ 'an element more', ( html: string ) => html.replace( '<ul', '<p>more</p><ul' ) ],
	] )( 'with %s', async ( _what, change ) => {
		// The error on purpose, and that layout effects do nothing on a server.
		const logged = jest.spyOn( console, 'error' ).mockImplementation( () => {} );
		const html = change( printed() );
		const expected = await use( hydrateOwn, html );

		expect( expected.length ).toBeGreaterThan( 100 );
		expect( expected.join( '\n' ) ).toContain( 'caught Error: on purpose' );
		expect( await use( released.hydrateRoot, html ) ).toEqual( expected );
		logged.mockRestore();
	} );
} );

describe.each( Object.values( richest ) )( '%s', ( file ) => {
	it( 'hydrates', async () => {
		document.body.innerHTML = readGolden( file );
		const found: string[] = [];

		for ( const island of document.querySelectorAll< HTMLElement >( '[data-hvac]' ) ) {
			found.push( ...( await differencesOfIsland( island, views[ island.dataset.hvac ?? '' ] as IslandView ) ) );
		}
		expect( found ).toEqual( [] );
	} );
} );

describe( 'knows what islands use', () => {
	const listOf = ( first: string ) =>
		( new RegExp( `"${ first } [^"]+` ).exec( source )?.[ 0 ] ?? '' ).slice( 1 ).split( ' ' );
	const camel = ( name: string ) => name.replace( /[-:](\w)/g, ( _all, letter: string ) => letter.toUpperCase() );
	const upper = ( name: string ) => ( name[ 0 ] ?? '' ).toUpperCase() + name.slice( 1 );
	const { EVENTS } = require( onlyUsed ) as { EVENTS: string[] };
	const renamed = [ ...source.matchAll( /"on(\w+)"/g ) ].map( ( [ , name ] ) => `on${ name }` );
	const missing = new Set( [
		...[ ...listOf( 'abort auxClick' ).map( ( name ) => `on${ upper( name ) }` ), ...renamed ]
			.filter( ( name ) => ! EVENTS.some( ( event ) => name === `on${ upper( event ) }` ) )
			.filter( ( name ) => ! /^on(Change|Focus|Blur|PointerEnter|PointerLeave)$/.test( name ) )
			.flatMap( ( name ) => [ name, `${ name }Capture` ] ),
		...EVENTS.map( ( name ) => `on${ upper( name ) }Capture` ),
		...[ ...listOf( 'accent-height' ), ...listOf( 'xlink:actuate' ) ].map( camel ),
	] );

	it( 'lists what is left out', () => {
		expect( missing.size ).toBeGreaterThan( 150 );
		expect( ( released as unknown as { code: string } ).code ).not.toContain( 'accent-height' );
	} );

	// Hooks give elements their props, too.
	const files = glob( [ '{src/ui,blocks,src/client/{data,dealer-search,domain,islands,modules}}/**/*.{ts,tsx}' ], {
		cwd: plugin,
		ignore: [ '**/edit*.tsx', '**/*.test.{ts,tsx}' ],
	} );

	it.each( files )( 'in %s', ( file ) => {
		const used: string[] = [];

		traverse(
			parseSync( readFileSync( path.join( plugin, file ), 'utf8' ), {
				babelrc: false,
				configFile: false,
				parserOpts: { plugins: [ 'jsx', 'typescript' ] },
			} ) as Node,
			{
				ObjectProperty( { node: { key } } ) {
					// The map calls its own onSelect.
					if ( key.type === 'Identifier' && /^on(?!Select$)[A-Z]/.test( key.name ) ) {
						used.push( key.name );
					}
				},
				JSXOpeningElement( { node: { name, attributes } } ) {
					if ( name.type === 'JSXIdentifier' && /^[a-z]/.test( name.name ) ) {
						for ( const attribute of attributes ) {
							if ( attribute.type === 'JSXAttribute' ) {
								used.push( String( attribute.name.name ) );
							}
						}
					}
				},
			}
		);
		expect( used.filter( ( name ) => missing.has( name ) ) ).toEqual( [] );
	} );
} );
