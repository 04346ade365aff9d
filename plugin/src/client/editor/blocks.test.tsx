/** Checks what every block's edit.tsx declares against its block.json and its view. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fireEvent, render } from '@testing-library/react';
import type { AnyField, Control, ControlProps } from './control';
import type { Texts } from './texts';

interface Declaration {
	texts?: Texts | ( ( attributes: object ) => Texts );
	panels?: Control[];
	view?: unknown;
	inner?: unknown;
}

interface Attribute {
	type: string | string[];
	enum?: unknown[];
	role?: string;
}

interface Metadata {
	attributes: Record< string, Attribute >;
	usesContext?: string[];
	supports: { contentRole?: boolean; hvacBlocks?: { hydrate?: string } };
}

// Only the declaration: a registered block keeps nothing of it that could be queried.
jest.mock( './edit', () => ( { edit: ( declaration: object ) => declaration } ) );
// The editor itself is WordPress' responsibility, and too large to load here.
jest.mock( '@wordpress/block-editor', () => ( {
	ColorPalette: () => null,
	HeadingLevelDropdown: () => null,
	LinkControl: () => null,
	MediaUpload: () => null,
	MediaUploadCheck: () => null,
	useSettings: () => [ [] ],
} ) );

const BLOCKS = path.resolve( __dirname, '../../../blocks' );
const read = ( ...parts: string[] ): string => readFileSync( path.join( BLOCKS, ...parts ), 'utf8' );
const readPart = ( part: string ): string =>
	readFileSync( path.resolve( BLOCKS, '../src/ui', part, 'view.php' ), 'utf8' );
const names = readdirSync( BLOCKS ).filter( ( name ) => ! name.startsWith( '_' ) );

/** The server's HTML of its examples: parts receive their slots' names. */
const goldens = ( name: string ): string =>
	readdirSync( path.join( BLOCKS, name, 'golden' ) )
		.map( ( file ) => read( name, 'golden', file ) )
		.join( '' );

/** Texts that are not prose: keys of the site's data, and WordPress' own. */
const KEYS = [
	'address',
	'align',
	'anchor',
	'companyId',
	'installedFrom',
	'installedUntil',
	'numberType',
	'product_id',
	'source',
	'uploaded',
	'value',
	'vwo_placement',
	'vwo_asset_name',
];

/** A view with the views of the parts it uses. */
const withParts = ( view: string ): string =>
	[
		view,
		...[ ...view.matchAll( /\$ui\( '([\w\/-]+)'/g ) ].map( ( [ , part ] ) => withParts( readPart( part ?? '' ) ) ),
	].join( '' );

const metadata = ( name: string ) => JSON.parse( read( name, 'block.json' ) ) as Metadata;
const declared = ( name: string ): Declaration => require( path.join( BLOCKS, name, 'edit' ) ).settings;

function textsOf( { texts = {} }: Declaration ): string[] {
	const variants = [ {}, { variant: 'test' }, { variant: 'slider' } ];

	return [
		...new Set(
			variants.flatMap( ( each ) => Object.keys( typeof texts === 'function' ? texts( each ) : texts ) )
		),
	];
}

/** The attributes that a block's settings use. */
function askedBy( name: string, { panels = [] }: Declaration ): string[] {
	const asked = new Set< string >();
	const attributes = new Proxy( {}, { get: ( _, key ) => void asked.add( String( key ) ), has: () => true } );
	const block: ControlProps< object > = { name, clientId: 'a', attributes, setAttributes: () => {} };

	for ( const control of panels ) {
		const Field = ( 'place' in control ? control.Control : control ) as AnyField as (
			props: object
		) => JSX.Element;
		const { container, unmount } = render( <Field { ...block } /> );

		// A panel's fields exist once it is open.
		container
			.querySelectorAll( '.components-panel__body-toggle[aria-expanded="false"]' )
			.forEach( ( button ) => fireEvent.click( button ) );
		unmount();
	}

	// WordPress adds the metadata of every block.
	return [ ...asked ].filter( ( key ) => ! key.startsWith( '$$' ) && key !== 'metadata' );
}

jest.mock( '@wordpress/blocks', () => ( { getBlockType: () => undefined } ) );

describe.each( names )( '%s', ( name ) => {
	const { attributes, supports, usesContext = [] } = metadata( name );
	const isContent = ( key: string ): boolean => attributes[ key ]?.role === 'content';
	const isInherited = ( key: string ): boolean => usesContext.includes( `hvac-blocks/${ key }` );

	it( 'says of every text whether it is content', () => {
		const texts = Object.entries( attributes ).filter(
			( [ , { type, enum: choices } ] ) => type === 'string' && ! choices
		);

		expect(
			texts
				.map( ( [ key ] ) => key )
				.filter( ( key ) => ! KEYS.includes( key ) && ! isInherited( key ) && ! isContent( key ) )
		).toEqual( [] );
	} );

	it( 'edits texts that it has, in slots of theirs', () => {
		const declaration = declared( name );
		const view = withParts( read( name, 'view.php' ) );
		const hasSlot = ( text: string ) =>
			declaration.view !== undefined || `${ view }${ goldens( name ) }`.includes( `data-hvac-slot="${ text }"` );

		expect( textsOf( declaration ).filter( ( text ) => ! isContent( text ) || ! hasSlot( text ) ) ).toEqual( [] );
	} );

	it( 'has settings for attributes that it has', () => {
		expect( Object.keys( attributes ) ).toEqual(
			expect.arrayContaining( askedBy( `hvac-blocks/${ name }`, declared( name ) ) )
		);
	} );

	it( 'has a view if it hydrates, and no markup of its own in the editor if it does not', () => {
		const hasView = declared( name ).view !== undefined;
		const markup = /<[a-z]|className/.exec( read( name, 'edit.tsx' ) );

		expect( hasView ).toBe( supports.hvacBlocks?.hydrate !== undefined );
		expect( hasView || markup === null ).toBe( true );
	} );

	it( 'is edited in 20 lines if it does not hydrate, or says why not', () => {
		const lines = read( name, 'edit.tsx' ).trimEnd().split( '\n' );
		const reason = /^\/\/ Over 20 lines: \S.*\.$/.test( lines[ 0 ] ?? '' );

		expect( supports.hvacBlocks?.hydrate !== undefined || reason || lines.length <= 20 ).toBe( true );
		// A reason is not needed, so there must be none.
		expect( reason && lines.length <= 21 ).toBe( false );
	} );

	it( 'lets editors of patterns into its inner blocks', () => {
		const isOpen = supports.contentRole === true || Object.keys( attributes ).some( isContent );

		expect( declared( name ).inner === undefined || isOpen ).toBe( true );
	} );
} );
