/**
 * Proofs that need not be repeated: `e2e/proofs.json` contains the hash of everything that each depends on. `npm test
 * -- --all` runs all of them.
 *
 * A gallery page depends on what PHP prints (goldens), its styles, its modules, the gallery, and the tools. An editor
 * test of a block also depends on the sources of the block and the editor kit.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sync as glob } from 'fast-glob';
import ts from 'typescript';

export const LOCK = path.resolve( 'e2e/proofs.json' );

/** The type of a test annotation with its proof's hash. The reporter writes passed ones into the lock. */
export const ANNOTATION = 'proof';

/** The reason for skipping a test. */
export const BEFORE = 'proven before';

export interface Dependencies {
	/** File paths below the project's root. */
	files: string[];
	/** Names with their versions. */
	versions: Record< string, string >;
}

const read = ( file: string ): Buffer => readFileSync( file );
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
	name === 'runtime'
		? createHash( 'sha256' )
				.update( read( `${ BUILT }/modules/runtime.js` ) )
				.digest( 'hex' )
		: version;

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

/** What a page with a block's examples shows: its blocks and islands are found in the HTML. */
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

/** A source file and all of its imports within the project. */
export function imports( file: string, found = new Set< string >() ): Set< string > {
	if ( ! found.has( file ) ) {
		found.add( file );
		importsOf( file ).forEach( ( imported ) => imports( imported, found ) );
	}
	return found;
}

const sum = ( ...all: Dependencies[] ): Dependencies => ( {
	files: [ ...new Set( all.flatMap( ( { files } ) => files ) ) ].sort(),
	versions: Object.assign( {}, ...all.map( ( { versions } ) => versions ) ) as Record< string, string >,
} );

const around = ( spec: string ): Dependencies => ( {
	files: [
		...imports( spec ),
		...glob( [ 'plugin/src/server/Editing/{Blocks,Gallery}/**/*.php', 'bin/site/*.php' ], { ignore: TESTS } ),
	],
	versions: tools(),
} );

/** Dependencies of a block's gallery page. */
export const ofGallery = ( block: string, spec: string ): Dependencies => sum( around( spec ), drawn( block ) );

/** Dependencies of editing blocks. */
export const ofEditing = ( blocks: string[], spec: string ): Dependencies =>
	sum(
		around( spec ),
		...blocks.map( drawn ),
		...blocks.map( ( block ) => ( {
			files: [
				...glob( `${ BLOCKS }/${ block }/**/*.{json,php,html}`, { ignore: TESTS } ),
				...imports( `${ BLOCKS }/${ block }/edit.tsx` ),
			],
			versions: {},
		} ) ),
		{
			files: glob(
				[
					'plugin/src/client/editor/**/*.{ts,tsx}',
					'plugin/src/ui/*/*/view.php',
					`${ BUILT }/assets/editor.css`,
				],
				{ ignore: TESTS }
			),
			versions: {},
		}
	);

/** @param content of a file */
export function hashOf(
	{ files, versions }: Dependencies,
	content: ( file: string ) => Buffer | string = read
): string {
	const hash = createHash( 'sha256' );

	for ( const file of files ) {
		hash.update( `${ file }\0` ).update( createHash( 'sha256' ).update( content( file ) ).digest() );
	}
	for ( const name of Object.keys( versions ).sort() ) {
		hash.update( `${ name }\0${ versions[ name ] }\0` );
	}
	return hash.digest( 'hex' );
}

export const lock = (): Record< string, string > => ( existsSync( LOCK ) ? json( LOCK ) : {} );

/**
 * A test's annotation with its proof, and whether the lock contains it.
 *
 * @param title  of the test
 * @param states the number of proven states
 */
export function proof( title: string, dependencies: Dependencies, states: number ) {
	const hash = hashOf( dependencies );

	return {
		isKnown: ! process.env.HVAC_PROVE_ALL && ! process.env.HVAC_SCREENSHOTS && lock()[ title ] === hash,
		details: {
			annotation: [
				{ type: ANNOTATION, description: hash },
				{ type: 'states', description: String( states ) },
			],
		},
	};
}
