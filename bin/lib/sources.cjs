/** What source files import, and what they do: for proofs that need not be repeated (ADR 30). */
const { execFileSync } = require( 'node:child_process' );
const { createHash } = require( 'node:crypto' );
const { readFileSync } = require( 'node:fs' );
const path = require( 'node:path' );
const { parse } = require( '@babel/parser' );
const ts = require( 'typescript' );

const ROOT = path.resolve( __dirname, '../..' );
const SCRIPT = /\.[cm]?[jt]sx?$/;
const TYPED = /\.tsx?$/;

const digest = ( content ) => createHash( 'sha256' ).update( content ).digest( 'hex' );

const { options } = ts.convertCompilerOptionsFromJson(
	JSON.parse( readFileSync( path.join( ROOT, 'tsconfig.json' ), 'utf8' ) ).compilerOptions,
	ROOT
);
const resolved = ts.createModuleResolutionCache( ROOT, ( name ) => name, options );
const known = new Map();

/** @return {{own: string[], others: string[]}} files of the project, and names of other modules */
function importsOf( file ) {
	if ( known.has( file ) ) {
		return known.get( file );
	}

	const absolute = path.resolve( ROOT, file );
	const source = SCRIPT.test( file ) ? readFileSync( absolute, 'utf8' ) : '';
	const names = [
		...ts.preProcessFile( source, true, true ).importedFiles.map( ( { fileName } ) => fileName ),
		...[ ...source.matchAll( /requireActual[^(]*\(\s*['"]([^'"]+)/g ) ].map( ( [ , name ] ) => name ),
	];
	const found = { own: [], others: [] };

	for ( const name of names ) {
		const { resolvedModule } = ts.resolveModuleName( name, absolute, options, ts.sys, resolved );

		if ( resolvedModule && ! resolvedModule.isExternalLibraryImport ) {
			found.own.push( path.relative( ROOT, resolvedModule.resolvedFileName ) );
		} else {
			found.others.push( name );
		}
	}
	known.set( file, found );
	return found;
}

/** A source file and all of its imports within the project, except those left out. */
function imports( file, { without = [], found = new Set() } = {} ) {
	if ( ! found.has( file ) && ! without.includes( file ) ) {
		found.add( file );
		importsOf( file ).own.forEach( ( imported ) => imports( imported, { without, found } ) );
	}
	return found;
}

/** Prints the hash of each PHP file without comments and spaces between its words. */
const OF_PHP = `foreach ( array_slice( $argv, 1 ) as $file ) {
	$words = array_filter( PhpToken::tokenize( file_get_contents( $file ) ), fn ( $word ) => ! $word->isIgnorable() );
	echo hash( 'sha256', implode( "\\0", $words ) ), "\\n";
}`;

const phpDigests = ( files ) =>
	files.length
		? execFileSync( process.env.HVAC_PHP || 'php', [ '-r', OF_PHP, '--', ...files ], {
				cwd: ROOT,
				encoding: 'utf8',
			} )
				.trim()
				.split( '\n' )
		: [];

/** PHP with its extensions and SQLite. */
const phpVersion = () =>
	execFileSync(
		process.env.HVAC_PHP || 'php',
		[
			'-r',
			'echo PHP_VERSION, " ", SQLite3::version()["versionString"], " ", implode( ",", get_loaded_extensions() );',
		],
		{ encoding: 'utf8' }
	);

/** A script without comments and the spaces between its words; except comments that webpack or Jest reads. */
function codeOf( file, source ) {
	if ( /\/\* webpack|@jest-/.test( source ) ) {
		return source;
	}

	const plugins = [
		[ 'typescript', { dts: file.endsWith( '.d.ts' ) } ],
		...( file.endsWith( 'x' ) ? [ 'jsx' ] : [] ),
	];
	const { tokens } = parse( source, { sourceType: 'module', plugins, tokens: true } );

	return tokens
		.filter( ( { type } ) => ! /^Comment/.test( type ) )
		.map( ( { start, end } ) => source.slice( start, end ) )
		.join( '\0' );
}

const digests = new Map();

/** The hash of what each file does: comments in TypeScript and PHP do nothing. No file changes during a run. */
function digestsOf( files ) {
	const php = files.filter( ( file ) => file.endsWith( '.php' ) && ! digests.has( file ) );

	phpDigests( php ).forEach( ( hash, at ) => digests.set( php[ at ], hash ) );
	for ( const file of files.filter( ( each ) => ! digests.has( each ) ) ) {
		const content = readFileSync( path.resolve( ROOT, file ) );

		digests.set( file, digest( TYPED.test( file ) ? codeOf( file, content.toString() ) : content ) );
	}
	return files.map( ( file ) => digests.get( file ) );
}

/**
 * The hash of files and versions.
 *
 * @param {{files: string[], versions: Record<string, string>}} dependencies
 * @param {Record<string, string>}                              changed      hashes of files that differ from those on disk
 */
function hashOf( { files, versions }, changed = {} ) {
	const hash = createHash( 'sha256' );
	const all = digestsOf( files );

	files.forEach( ( file, at ) => hash.update( `${ file }\0${ changed[ file ] ?? all[ at ] }\0` ) );
	for ( const name of Object.keys( versions ).sort() ) {
		hash.update( `${ name }\0${ versions[ name ] }\0` );
	}
	return hash.digest( 'hex' );
}

module.exports = { digest, digestsOf, hashOf, imports, importsOf, phpVersion };
