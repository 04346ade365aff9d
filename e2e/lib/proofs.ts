/**
 * Proofs that need not be repeated: `e2e/proofs.json` contains the hash of everything that each depends on. `npm test
 * -- --all` runs all of them.
 *
 * Here is what the editor loop depends on: what PHP prints (goldens), styles and modules, the sources of the blocks and of
 * the editor kit, and the tools; and what any other test does: everything that the plugin and its site are made of.
 * `page-proofs.ts` is for tests that only open pages.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import { sync as glob } from 'fast-glob';
import { type Dependencies, digest, hashOf, imports as importsOf, phpVersion } from '../../bin/lib/sources.cjs';

export const LOCK = path.resolve( 'e2e/proofs.json' );

/** The type of a test annotation with its proof's hash. The reporter writes passed ones into the lock. */
export const ANNOTATION = 'proof';

/** A proof's name in the lock: the test's file, the titles of its groups, and its own. */
export const nameOf = ( titles: string[] ): string => titles.join( ' › ' );

/** The reason for skipping a test. */
const BEFORE = 'proven before';

const json = < Shape >( file: string ): Shape => JSON.parse( readFileSync( file, 'utf8' ) ) as Shape;

const BLOCKS = 'plugin/blocks';
const BUILT = 'plugin/build';
const TESTS = [ '**/*.test.*', '**/*Test.php', '**/*TestCase.php' ];
const NO_SOURCES = [ ...TESTS, '**/Testing/**', '**/_tests/**', '**/*.md', 'plugin/readme.txt' ];

/** All tools that render or measure: another version may produce other results. */
export const tools = (): Record< string, string > => ( {
	browser: process.env.HVAC_BROWSER_VERSION ?? '',
	wordpress: json< { version: string } >( '.cache/wordpress.json' ).version,
	...Object.fromEntries(
		[ '@playwright/test', 'axe-core', '@wordpress/e2e-test-utils-playwright' ].map( ( name ) => [
			name,
			json< { version: string } >( `node_modules/${ name }/package.json` ).version,
		] )
	),
} );

// The runtime's version is that of its development build, too, which contains its source comments.
const versionOf = ( name: string, version: string ): string =>
	name === 'runtime' ? digest( readFileSync( `${ BUILT }/modules/runtime.js` ) ) : version;

/** A module and everything that it ever loads, with versions; two islands may share a file. */
function modulesOf( name: string, found: Record< string, string > = {} ): Record< string, string > {
	const all = json< Record< string, { version: string; static: string[]; dynamic: string[] } > >(
		`${ BUILT }/modules/modules.json`
	);
	const module = all[ name ];

	if ( module && ! ( name in found ) ) {
		found[ name ] = versionOf( name, module.version );
		[ ...module.static, ...module.dynamic ].forEach( ( id ) =>
			modulesOf( id.replace( '@hvac-blocks/', '' ), found )
		);
	}
	return found;
}

/** What a page with a block shows: its blocks and islands are found in the goldens. */
function drawn( block: string ): Dependencies {
	const goldens = glob( `${ BLOCKS }/${ block }/golden/*.html` );
	const html = goldens.map( ( file ) => readFileSync( file, 'utf8' ) ).join();
	const namesIn = ( pattern: RegExp ) => [
		...new Set( [ ...html.matchAll( pattern ) ].map( ( [ , name = '' ] ) => name ) ),
	];

	return {
		files: [
			...goldens,
			...namesIn( /wp-block-hvac-blocks-([a-z-]+)/g ).map(
				( name ) => `${ BUILT }/blocks/${ name }/style-index.css`
			),
			...glob( `${ BUILT }/assets/{base,content}.css` ),
		].filter( existsSync ),
		versions: Object.assign(
			{},
			...[
				...namesIn( /data-hvac="([a-z-]+)"/g ).map( ( name ) => `island/${ name }` ),
				'runtime',
				'loader',
				'places',
			].map( ( name ) => modulesOf( name ) )
		) as Record< string, string >,
	};
}

/** These decide whether a test runs, not how it ends. */
const NO_PART_OF_A_TEST = [ 'e2e/lib/proofs.ts', 'e2e/lib/page-proofs.ts', 'e2e/lib/proven.ts' ];

/** A source file and all of its imports within the project. */
export const imports = ( file: string ): Set< string > => importsOf( file, { without: NO_PART_OF_A_TEST } );

/** A test's file with its imports, and the browser's configuration. */
export const sourcesOf = ( spec: string ): string[] =>
	[ ...imports( spec ), ...imports( 'playwright.config.ts' ) ].sort();

const sum = ( ...all: Dependencies[] ): Dependencies => ( {
	files: [ ...new Set( all.flatMap( ( { files } ) => files ) ) ].sort(),
	versions: Object.assign( {}, ...all.map( ( { versions } ) => versions ) ) as Record< string, string >,
} );

/** Dependencies of editing blocks. */
export const ofEditing = ( blocks: string[], spec: string ): Dependencies =>
	sum( ...blocks.map( drawn ), {
		files: [
			...sourcesOf( spec ),
			...blocks.flatMap( ( block ) => [ ...imports( `${ BLOCKS }/${ block }/edit.tsx` ) ] ),
			// Other blocks' parts of the kit are not among the script's own imports.
			...imports( 'plugin/src/client/editor/index.ts' ),
			...glob(
				[
					...blocks.map( ( block ) => `${ BLOCKS }/${ block }/**/*.{json,php,html}` ),
					'plugin/src/server/Editing/Blocks/**/*.php',
					'bin/site/*.php',
					'plugin/src/ui/*/*/view.php',
					`${ BUILT }/assets/editor.css`,
				],
				{ ignore: TESTS }
			),
		],
		versions: tools(),
	} );

/** Whose pages a test that writes to the site opens: each also opens those of the persons before. */
export const PEOPLE = [ 'visitor', 'administrator', 'editor' ] as const;
export type Person = ( typeof PEOPLE )[ number ];

/** Scripts of the administration, by the persons whose tests do not depend on them: proven.ts sees that they do not load them. */
export const FOREIGN: Record< Person, RegExp | null > = {
	visitor: /\/build\/assets\/[^/]*\.js\b/,
	administrator: /\/build\/assets\/editor\.js\b/,
	editor: null,
};

/** Texts of the editor's script: WordPress names them after it. */
const EDITOR_TEXTS = `plugin/languages/*-${ createHash( 'md5' )
	.update( 'build/assets/editor.js' )
	.digest( 'hex' ) }.json`;

/** Scripts and texts that a person's browser gets. Visitors' scripts and all texts count as they are built. */
function ofBrowser( person: Person ): string[] {
	const files = [
		...glob( [ `${ BUILT }/{early,modules}/**`, 'plugin/languages/*.l10n.php' ], {
			ignore: [ `${ BUILT }/modules/runtime.dev.js` ],
		} ),
		// The development build contains its sources' comments.
		...imports( 'plugin/src/client/islands/runtime.ts' ),
	];

	if ( person === 'visitor' ) {
		return files;
	}

	const screens = glob( 'plugin/src/client/admin/**/*.{ts,tsx}', { ignore: NO_SOURCES } );

	files.push(
		...screens.flatMap( ( file ) => [ ...imports( file ) ] ),
		...glob( 'plugin/languages/*-*-*.json', { ignore: [ EDITOR_TEXTS ] } )
	);
	return person === 'administrator'
		? files
		: [ ...files, ...glob( [ 'plugin/{blocks,src}/**/*.{ts,tsx,scss}', EDITOR_TEXTS ], { ignore: NO_SOURCES } ) ];
}

/**
 * Everything that the plugin is made of, what builds it, what the tests' site is made of, and what tests start and upload;
 * of scripts and texts, those that a person's browser gets.
 */
export const sources = ( person: Person ): string[] =>
	[
		...new Set( [
			...[ 'bin/build.mjs', 'bin/i18n.mjs', 'bin/lib/native-site.mjs', 'e2e/global-setup.ts' ].flatMap(
				( file ) => [ ...imports( file ) ]
			),
			...glob(
				[
					'plugin/**',
					'bin/{build,i18n,site}/**',
					'e2e/upstreams/*',
					'e2e/lib/*.xlsx',
					...[ 'package.json', 'package-lock.json', 'tsconfig.json', 'webpack.config.js' ],
				],
				{
					ignore: [
						...NO_SOURCES,
						...[ `${ BUILT }/**`, 'plugin/languages/hvac-blocks*' ],
						...[ 'plugin/**/*.{ts,tsx}', 'plugin/src/client/editor/**' ],
					],
				}
			),
			...ofBrowser( person ),
		] ),
	].sort();

/** The hash of a person's sources. global-setup.ts finds all of them for the workers, because it takes seconds. */
export const hashOfSources = ( person: Person ): string =>
	( process.env[ `HVAC_SOURCES_OF_${ person }` ] ??= hashOf( {
		files: sources( person ),
		versions: { php: phpVersion() },
	} ) );

/**
 * Dependencies of a test that writes to the site: nothing that the plugin does is known not to matter. What it says on
 * the day is proven once a month.
 */
export const ofPlugin = ( spec: string, person: Person ): Dependencies => ( {
	files: sourcesOf( spec ),
	versions: { ...tools(), sources: hashOfSources( person ), month: new Date().toISOString().slice( 0, 7 ) },
} );

export const lock = (): Record< string, string > => ( existsSync( LOCK ) ? json( LOCK ) : {} );

/**
 * Skips the running test if it passed with the same dependencies before, and notes its proof.
 *
 * @param dependencies
 * @param states       the number of proven states
 */
export function skipIfProven( dependencies: Dependencies, states: number ): void {
	// An installed zip is tested once more.
	if ( process.env.HVAC_E2E_PLUGIN ) {
		return;
	}

	const info = test.info();
	const hash = hashOf( dependencies );
	const name = nameOf( info.titlePath );
	const isKnown = ! process.env.HVAC_PROVE_ALL && ! process.env.HVAC_SCREENSHOTS && lock()[ name ] === hash;

	// A test's own proof counts, not the one that all tests of its kind have.
	info.annotations.splice(
		0,
		Infinity,
		...info.annotations.filter( ( { type } ) => ! [ ANNOTATION, 'states' ].includes( type ) ),
		{ type: ANNOTATION, description: hash },
		{ type: 'states', description: String( states ) }
	);
	info.skip( isKnown, BEFORE );
}
