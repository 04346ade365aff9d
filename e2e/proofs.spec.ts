/** What a proof depends on: if one byte changes, the proof is repeated. */
import { expect, test, type Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Dependencies, digestsOf, hashOf } from '../bin/lib/sources.cjs';
import { ofPages } from './lib/page-proofs';
import { imports, ofEditing, ofPlugin, type Person, sources, tools } from './lib/proofs';
import { type Proven, provenFor } from './lib/proven';

const SPEC = 'e2e/blocks.spec.ts';

/** Each file and version in turn, missing or changed, makes the proof anew. */
function expectToDependOnEach( dependencies: Dependencies ): void {
	const { files, versions } = dependencies;

	expect( Object.keys( versions ) ).toEqual( expect.arrayContaining( Object.keys( tools() ) ) );
	expect( hashOf( dependencies ) ).toBe( hashOf( structuredClone( dependencies ) ) );

	const others = [
		...files.map( ( file ) => hashOf( dependencies, { [ file ]: 'another' } ) ),
		...files.map( ( file ) => hashOf( { versions, files: files.filter( ( other ) => other !== file ) } ) ),
		...Object.keys( versions ).map( ( name ) =>
			hashOf( { files, versions: { ...versions, [ name ]: 'another' } } )
		),
	];

	expect( others ).not.toContain( hashOf( dependencies ) );
}

test( 'the editor depends on each of its files and versions', () => {
	const dependencies = ofEditing( [ 'faq', 'faq-item' ], 'e2e/blocks.editor.spec.ts' );

	expect( dependencies.files ).toEqual(
		expect.arrayContaining( [
			'e2e/blocks.editor.spec.ts',
			'e2e/lib/inspector.ts',
			'plugin/blocks/faq/block.json',
			'plugin/blocks/faq/edit.tsx',
			'plugin/blocks/faq/golden/default.html',
			'plugin/blocks/faq-item/props.php',
			'plugin/build/assets/base.css',
			'plugin/build/blocks/faq/style-index.css',
			'plugin/src/client/editor/edit.tsx',
			'plugin/src/client/editor/unknown-block.tsx',
			'plugin/src/server/Editing/Blocks/BlockRenderer.php',
			'plugin/src/ui/media/picture/view.php',
		] )
	);
	expectToDependOnEach( dependencies );
} );

test( 'editing an island depends on its module and on what that loads, not on another block’s settings', () => {
	const { files, versions } = ofEditing( [ 'dealer-locator' ], 'e2e/blocks.editor.spec.ts' );

	expect( Object.keys( versions ) ).toEqual(
		expect.arrayContaining( [ 'island/dealer-locator', 'map', 'runtime', 'loader' ] )
	);
	expect( files ).toContain( 'plugin/src/client/editor/search.ts' );
	expect( files ).not.toContain( 'plugin/src/client/editor/comparison/product-type.tsx' );
} );

test( 'a test that writes to the site depends on everything that the plugin and its site are made of', () => {
	const dependencies = ofPlugin( 'e2e/toolbars.editor.spec.ts', 'editor' );
	const all = sources( 'editor' );

	expect( dependencies.files ).toEqual(
		expect.arrayContaining( [ 'e2e/toolbars.editor.spec.ts', 'e2e/lib/editor-test.ts', 'playwright.config.ts' ] )
	);
	expectToDependOnEach( dependencies );
	expect( all ).toEqual( expect.arrayContaining( [ ...sources( 'administrator' ), ...sources( 'visitor' ) ] ) );
	expect( all ).toEqual(
		expect.arrayContaining( [
			'plugin/plugin.php',
			'plugin/blocks/faq/block.json',
			'plugin/blocks/faq/edit.tsx',
			'plugin/src/client/admin/leads/index.tsx',
			'plugin/src/client/editor/controls/controls.scss',
			'plugin/src/client/styles/_tokens.scss',
			'plugin/src/server/Leads/Intake/CaptchaCheck.php',
			'plugin/src/starter-site/pages/home/template.html',
			'plugin/src/ui/media/picture/view.php',
			'bin/build.mjs',
			'bin/lib/native-site.mjs',
			'bin/site/wp-config.php',
			'e2e/lib/dealers.xlsx',
			'e2e/upstreams/server.mjs',
			'package-lock.json',
			'webpack.config.js',
		] )
	);
	// The hash of the whole is one of the versions.
	expect( dependencies.versions.sources ).toMatch( /^[0-9a-f]{64}$/ );
	for ( const file of [ 'plugin/blocks/faq/edit.tsx', 'plugin/plugin.php', 'package-lock.json' ] ) {
		expect( hashOf( { files: all, versions: {} }, { [ file ]: 'another' } ) ).not.toBe(
			hashOf( { files: all, versions: {} } )
		);
	}
} );

const OF_SCREENS = [
	'plugin/src/client/admin/leads/index.tsx',
	'plugin/src/client/admin/language-report/panel/panel.tsx',
	// These two are imported by screens.
	'plugin/src/client/data/user-day.ts',
	'plugin/src/client/editor/product-categories.ts',
];
const OF_EDITOR = [ 'plugin/blocks/faq/edit.tsx', 'plugin/src/client/editor/index.ts' ];

/** The language files that a person's browser gets texts from. */
const texts = ( person: Person ) => sources( person ).filter( ( file ) => file.startsWith( 'plugin/languages/hvac-' ) );

test( 'a screen of the administration depends on what it imports, not on the editor', () => {
	const all = sources( 'administrator' );

	expectToDependOnEach( ofPlugin( 'e2e/screens.admin.spec.ts', 'administrator' ) );
	expect( all ).toEqual( expect.arrayContaining( [ ...sources( 'visitor' ), ...OF_SCREENS ] ) );
	expect( OF_EDITOR.filter( ( file ) => all.includes( file ) ) ).toEqual( [] );
	// The editor's texts in two languages.
	expect( texts( 'editor' ).length - texts( 'administrator' ).length ).toBe( 2 );
} );

test( 'a journey depends on what visitors get, as it is built, not on scripts of the administration', () => {
	const all = sources( 'visitor' );

	expectToDependOnEach( ofPlugin( 'e2e/journeys/forms.spec.ts', 'visitor' ) );
	expect( all ).toEqual(
		expect.arrayContaining( [
			'plugin/blocks/faq/block.json',
			'plugin/blocks/faq/style.scss',
			'plugin/build/early/menu.php',
			'plugin/build/modules/island/dealer-locator.js',
			'plugin/build/modules/runtime.js',
			'plugin/src/client/islands/runtime.ts',
			'plugin/src/client/styles/base.scss',
			'plugin/src/server/Leads/Intake/CaptchaCheck.php',
			'plugin/src/ui/media/picture/view.php',
			'e2e/upstreams/server.mjs',
			'package-lock.json',
		] )
	);
	expect( [ ...OF_SCREENS, ...OF_EDITOR ].filter( ( file ) => all.includes( file ) ) ).toEqual( [] );
	expect( texts( 'visitor' ) ).toEqual( [
		'plugin/languages/hvac-blocks-es_ES.l10n.php',
		'plugin/languages/hvac-blocks-fr_FR.l10n.php',
	] );
} );

for ( const [ person, script ] of [
	[ 'visitor', 'leads' ],
	[ 'administrator', 'editor' ],
] as const ) {
	const proven = test.extend< Proven >( { proven: provenFor( person ) } );

	proven( `a test of the ${ person } that loads the script of the ${ script } is not proven`, async ( { page } ) => {
		proven.fail();
		await page.goto( `/wp-content/plugins/hvac-blocks/build/assets/${ script }.js` );
	} );
}

test( 'a source depends on what it imports, by the names of tsconfig.json too', () => {
	const found = [ ...imports( 'plugin/blocks/dealer-locator/edit.tsx' ) ];

	expect( found ).toEqual( expect.arrayContaining( [ 'plugin/src/client/editor/server-view.tsx' ] ) );
	expect( found.filter( ( file ) => file.includes( 'node_modules' ) ) ).toEqual( [] );
} );

const SOURCES: [ file: string, one: string, same: string, other: string ][] = [
	[ 'code.ts', 'export const one = 1;', '// One.\nexport const one  = 1;', 'export const one = 2;' ],
	[
		'view.tsx',
		'export const one = <b>one </b>;',
		'/** One. */ export const one = <b>one </b>;',
		'export const one = <b>one</b>;',
	],
	[ 'view.php', '<b> <?php echo 1;', '<b> <?php // One.\necho 1;', '<b><?php echo 1;' ],
	[ 'look.css', 'b{color:red}', 'b{color:red}', 'b{color:red} ' ],
	[ 'golden.html', '<b>one</b>', '<b>one</b>', '<b>one</b> ' ],
];

for ( const [ name, one, same, other ] of SOURCES ) {
	test( `a byte of ${ name } counts, a comment on code does not`, ( {}, info ) => {
		const digest = ( folder: string, content: string ) => {
			const file = info.outputPath( `${ folder }-${ name }` );

			writeFileSync( file, content );
			return digestsOf( [ file ] )[ 0 ];
		};

		expect( digest( 'same', same ) ).toBe( digest( 'one', one ) );
		expect( digest( 'other', other ) ).not.toBe( digest( 'one', one ) );
	} );
}

/** A site with one page, and its files: the hash of a proof. */
async function hashOfSite( page: Page, html: string, files: Record< string, string > = {} ): Promise< string > {
	const server = createServer( ( { url = '', headers }, response ) => {
		response.end( url === '/' ? html.replaceAll( 'SITE', headers.host ?? '' ) : ( files[ url ] ?? '' ) );
	} );

	await new Promise< void >( ( listening ) => void server.listen( 0, '127.0.0.1', listening ) );
	try {
		const { port } = server.address() as AddressInfo;
		const { versions, files: own } = await ofPages( page, [ `http://127.0.0.1:${ port }/` ], SPEC );
		// An address of the demo site contains no host.
		const named = Object.entries( versions ).map( ( [ name, each ] ) => [
			name.replace( String( port ), '' ),
			each,
		] );

		return hashOf( { files: own, versions: Object.fromEntries( named ) as Record< string, string > } );
	} finally {
		server.close();
	}
}

test( 'a page depends on each byte that the browser gets, not on where and when the site was made', async ( {
	page,
} ) => {
	const PLUGIN = '/wp-content/plugins/hvac-blocks';
	const html = ( uploads: string, style = 'b{color:red}', source = 'base' ) =>
		`<link href="http://SITE/?url=http%3A%2F%2FSITE"><style>${ style }\n/*# sourceURL=http://SITE${ PLUGIN }/build/${ source }.css */</style>` +
		`<script>{"src":"http:\\/\\/SITE${ PLUGIN }\\/build\\/modules\\/map.js?ver=1"}</script>` +
		`<meta property="article:modified_time" content="${ uploads }"><img src="http://SITE/wp-content/uploads/${ uploads }/a-30x20.png">`;
	const files = {
		[ `${ PLUGIN }/build/modules/map.js` ]: 'map()',
		'/wp-content/uploads/2026/10/a.png': 'picture',
		'/wp-content/uploads/2026/11/a.png': 'picture',
	};
	const october = await hashOfSite( page, html( '2026/10' ), files );

	expect( await hashOfSite( page, html( '2026/11', 'b{color:red}', 'content' ), files ) ).toBe( october );

	for ( const other of [
		await hashOfSite( page, html( '2026/10', 'b{color:rex}' ), files ),
		await hashOfSite( page, `${ html( '2026/10' ) } `, files ),
		await hashOfSite( page, html( '2026/10' ), { ...files, [ `${ PLUGIN }/build/modules/map.js` ]: 'map( )' } ),
		await hashOfSite( page, html( '2026/10' ), { ...files, '/wp-content/uploads/2026/10/a.png': 'pictures' } ),
	] ) {
		expect( other ).not.toBe( october );
	}
} );

for ( const address of [ '/residential/es/', '/hvac-blocks/gallery/dealer-locator/?lang=fr' ] ) {
	test( `what the server sends for ${ address } is the same each time, and another with another style`, async ( {
		page,
		browser,
	} ) => {
		const dependencies = await ofPages( page, [ address ], SPEC );
		const plain = await browser.newContext( { extraHTTPHeaders: { 'X-Test-Style': 'theme' } } );
		const other = await ofPages( await plain.newPage(), [ address ], SPEC );

		await plain.close();
		expect( dependencies.files ).toEqual(
			expect.arrayContaining( [ SPEC, 'e2e/lib/axe.ts', 'playwright.config.ts' ] )
		);
		expect( dependencies.versions[ address ] ).toMatch(
			/<style id="hvac-blocks-base-inline-css">.*\.hvac-block.*<\/html>/s
		);
		expect( Object.keys( dependencies.versions ).join() ).toContain( '/modules/' );
		expectToDependOnEach( dependencies );
		expect( hashOf( await ofPages( page, [ address ], SPEC ) ) ).toBe( hashOf( dependencies ) );
		expect( hashOf( other ) ).not.toBe( hashOf( dependencies ) );
	} );
}
