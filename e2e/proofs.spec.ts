/** What a proof depends on: if one byte changes, the proof is repeated. */
import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { ofPages } from './lib/page-proofs';
import { type Dependencies, hashOf, imports, ofEditing, ofGallery, tools } from './lib/proofs';

const GALLERY = ofGallery( 'faq', 'e2e/blocks.spec.ts' );
const EDITING = ofEditing( [ 'faq', 'faq-item' ], 'e2e/blocks.editor.spec.ts' );

const changed = ( file: string ) => ( each: string ) =>
	each === file ? Buffer.concat( [ readFileSync( each ), Buffer.from( ' ' ) ] ) : readFileSync( each );

for ( const [ name, dependencies, among ] of [
	[
		'a gallery page',
		GALLERY,
		[
			'plugin/blocks/faq/golden/default.html',
			'plugin/build/blocks/faq/style-index.css',
			'plugin/build/assets/base.css',
			'plugin/src/server/Editing/Gallery/Gallery.php',
			'e2e/lib/axe.ts',
			'e2e/blocks.spec.ts',
		],
	],
	[
		'the editor',
		EDITING,
		[
			'plugin/blocks/faq/block.json',
			'plugin/blocks/faq/edit.tsx',
			'plugin/blocks/faq-item/props.php',
			'plugin/src/client/editor/edit.tsx',
			'plugin/src/ui/media/picture/view.php',
		],
	],
] satisfies Array< [ string, Dependencies, string[] ] > ) {
	test( `${ name } depends on each of its files and versions`, () => {
		expect( dependencies.files ).toEqual( expect.arrayContaining( among ) );
		expect( Object.keys( dependencies.versions ) ).toEqual( expect.arrayContaining( Object.keys( tools() ) ) );
		expect( hashOf( dependencies ) ).toBe( hashOf( structuredClone( dependencies ) ) );

		const others = [
			...dependencies.files.map( ( file ) => hashOf( dependencies, changed( file ) ) ),
			...dependencies.files.map( ( file ) =>
				hashOf( { ...dependencies, files: dependencies.files.filter( ( other ) => other !== file ) } )
			),
			...Object.keys( dependencies.versions ).map( ( tool ) =>
				hashOf( { ...dependencies, versions: { ...dependencies.versions, [ tool ]: 'another' } } )
			),
		];

		expect( others ).not.toContain( hashOf( dependencies ) );
	} );
}

test( 'an island depends on its module and on what that loads', () => {
	expect( Object.keys( ofGallery( 'dealer-locator', 'e2e/blocks.spec.ts' ).versions ) ).toEqual(
		expect.arrayContaining( [ 'island/dealer-locator', 'map', 'runtime', 'loader' ] )
	);
} );

test( 'a source depends on what it imports, by the names of tsconfig.json too', () => {
	const found = [ ...imports( 'plugin/blocks/dealer-locator/edit.tsx' ) ];

	expect( found ).toEqual( expect.arrayContaining( [ 'plugin/src/client/editor/server-view.tsx' ] ) );
	expect( found.filter( ( file ) => file.includes( 'node_modules' ) ) ).toEqual( [] );
} );

test( 'a page of the demo site depends on what the server sends', async ( { page } ) => {
	const address = '/residential/es/';
	const dependencies = await ofPages( page, [ address ], 'e2e/site-kinds.spec.ts' );
	const { files, versions } = dependencies;

	expect( files ).toEqual( expect.arrayContaining( [ 'e2e/site-kinds.spec.ts', 'e2e/lib/axe.ts' ] ) );
	// Styles are in the HTML, so a changed one makes the proof anew.
	expect( versions[ address ] ).toMatch( /<style id="hvac-blocks-base-inline-css">.*\.hvac-block.*<\/html>/s );
	expect( hashOf( await ofPages( page, [ address ], 'e2e/site-kinds.spec.ts' ) ) ).toBe( hashOf( dependencies ) );
	expect( hashOf( { files, versions: { ...versions, [ address ]: `${ versions[ address ] } ` } } ) ).not.toBe(
		hashOf( dependencies )
	);
} );
