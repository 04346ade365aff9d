/**
 * Proofs that need not be repeated: `e2e/proofs.json` contains the hash of everything that each depends on. `npm test
 * -- --all` runs all of them.
 *
 * Here is what an editor test depends on: what PHP prints (goldens), styles and modules, the sources of the blocks and of
 * the editor kit, and the tools. `page-proofs.ts` is for tests that only open pages.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import { sync as glob } from 'fast-glob';
import ts from 'typescript';

export const LOCK = path.resolve( 'e2e/proofs.json' );

/** The type of a test annotation with its proof's hash. The reporter writes passed ones into the lock. */
export const ANNOTATION = 'proof';

/** The reason for skipping a test. */
const BEFORE = 'proven before';

export interface Dependencies {
	/** File paths below the project's root. */
	files: string[];
	/** Names with their versions. */
	versions: Record< string, string >;
}

const read = ( file: string ): Buffer => readFileSync( file );
const digest = ( content: Buffer | string ): string => createHash( 'sha256' ).update( content ).digest( 'hex' );
const json = < Shape >( file: string ): Shape => JSON.parse( readFileSync( file, 'utf8' ) ) as Shape;

const BLOCKS = 'plugin/blocks';
const BUILT = 'plugin/build';
const TESTS = [ '**/*.test.*', '**/*Test.php', '**/*TestCase.php' ];

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
	name === 'runtime' ? digest( read( `${ BUILT }/modules/runtime.js` ) ) : version;

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

const paths = ts.convertCompilerOptionsFromJson(
	json< { compilerOptions: object } >( 'tsconfig.json' ).compilerOptions,
	'.'
).options;

const resolved = ts.createModuleResolutionCache( process.cwd(), ( name ) => name, paths );
const direct = new Map< string, string[] >();

/** What a source file imports from within the project. No file changes during a run. */
function importsOf( file: string ): string[] {
	const known = direct.get( file );

	if ( known ) {
		return known;
	}

	const { importedFiles } = ts.preProcessFile( /\.tsx?$/.test( file ) ? readFileSync( file, 'utf8' ) : '' );
	const found = importedFiles.flatMap( ( { fileName } ) => {
		const { resolvedModule } = ts.resolveModuleName( fileName, path.resolve( file ), paths, ts.sys, resolved );

		return resolvedModule && ! resolvedModule.isExternalLibraryImport
			? [ path.relative( '.', resolvedModule.resolvedFileName ) ]
			: [];
	} );

	direct.set( file, found );
	return found;
}

/** These decide whether a test runs, not how it ends. */
const NO_PART_OF_A_TEST = [ 'e2e/lib/proofs.ts', 'e2e/lib/page-proofs.ts' ];

/** A source file and all of its imports within the project. */
export function imports( file: string, found = new Set< string >() ): Set< string > {
	if ( ! found.has( file ) && ! NO_PART_OF_A_TEST.includes( file ) ) {
		found.add( file );
		importsOf( file ).forEach( ( imported ) => imports( imported, found ) );
	}
	return found;
}

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

/** Prints the hash of each PHP file without comments and spaces between its words, which change nothing that a test sees. */
const OF_PHP = `foreach ( array_slice( $argv, 1 ) as $file ) {
	$words = array_filter( PhpToken::tokenize( file_get_contents( $file ) ), fn ( $word ) => ! $word->isIgnorable() );
	echo hash( 'sha256', implode( "\\0", $words ) ), "\\n";
}`;

function phpDigests( files: string[] ): string[] {
	return files.length
		? execFileSync( process.env.HVAC_PHP || 'php', [ '-r', OF_PHP, '--', ...files ], { encoding: 'utf8' } )
				.trim()
				.split( '\n' )
		: [];
}

const digests = new Map< string, string >();

/** A script without comments and types; webpack's comments say what it builds. */
const codeOf = ( file: string, source: string ): string =>
	/\.tsx?$/.test( file ) && ! source.includes( '/* webpack' )
		? ts.transpileModule( source, {
				compilerOptions: { ...paths, isolatedModules: true, removeComments: true, sourceMap: false },
				fileName: file,
			} ).outputText
		: source;

/** The hash of what a file does. No file changes during a run. */
export function digestsOf( files: string[] ): string[] {
	const php = files.filter( ( file ) => file.endsWith( '.php' ) && ! digests.has( file ) );

	phpDigests( php ).forEach( ( hash, at ) => digests.set( php[ at ] ?? '', hash ) );
	return files.map( ( file ) => {
		const hash =
			digests.get( file ) ??
			digest( /\.tsx?$/.test( file ) ? codeOf( file, read( file ).toString() ) : read( file ) );

		digests.set( file, hash );
		return hash;
	} );
}

/** @param changed the hashes of files that differ from those on disk */
export function hashOf( { files, versions }: Dependencies, changed: Record< string, string > = {} ): string {
	const hash = createHash( 'sha256' );
	const all = digestsOf( files );

	files.forEach( ( file, at ) => hash.update( `${ file }\0${ changed[ file ] ?? all[ at ] }\0` ) );
	for ( const name of Object.keys( versions ).sort() ) {
		hash.update( `${ name }\0${ versions[ name ] }\0` );
	}
	return hash.digest( 'hex' );
}

export const lock = (): Record< string, string > => ( existsSync( LOCK ) ? json( LOCK ) : {} );

/**
 * Skips the running test if it passed with the same dependencies before, and notes its proof.
 *
 * @param dependencies
 * @param states       the number of proven states
 */
export function skipIfProven( dependencies: Dependencies, states: number ): void {
	const info = test.info();
	const hash = hashOf( dependencies );
	const isKnown = ! process.env.HVAC_PROVE_ALL && ! process.env.HVAC_SCREENSHOTS && lock()[ info.title ] === hash;

	info.annotations.push( { type: ANNOTATION, description: hash }, { type: 'states', description: String( states ) } );
	info.skip( isKnown, BEFORE );
}
