import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * The layers of the client, in order. A file imports from its own layer and from those above it in this list, whether
 * statically, as a type, or with `import()`. A star means one room per folder, and rooms in one line must not import
 * each other: no block imports another. docs/architecture.md describes each layer.
 */
const ORDER = [
	[ 'src/contracts' ],
	[ 'src/client/styles' ],
	[ 'src/client/domain' ],
	[ 'src/client/islands' ],
	[ 'src/client/data' ],
	[ 'src/client/modules/*' ],
	[ 'src/client/dealer-search' ],
	[ 'src/ui' ],
	[ 'src/client/editor' ],
	[ 'src/client/admin/shared' ],
	[ 'src/client/loaders', 'src/client/admin/*', 'blocks/*' ],
];

const plugin = path.resolve( __dirname, '../..' );
const { options } = ts.parseJsonConfigFileContent(
	ts.readConfigFile( path.resolve( plugin, '../tsconfig.json' ), ts.sys.readFile ).config,
	ts.sys,
	path.resolve( plugin, '..' )
);
const resolutions = ts.createModuleResolutionCache( plugin, ( name ) => name, options );

/** Tests may import anything. */
const isOfTests = ( file: string ) => /\.test\.tsx?$|(^|\/)testing(\/|\.ts)|\/_template\//.test( file );

const sources = [ 'src', 'blocks' ]
	.flatMap( ( folder ) =>
		readdirSync( path.join( plugin, folder ), { recursive: true, encoding: 'utf8' } ).map( ( file ) =>
			path.join( folder, file )
		)
	)
	.filter( ( file ) => /\.(tsx?|scss)$/.test( file ) && ! file.startsWith( 'src/server/' ) && ! isOfTests( file ) );

/** A file's imports within the project, each as written. */
function importsOf( file: string ): Array< { written: string; target: string } > {
	const text = readFileSync( path.join( plugin, file ), 'utf8' );
	const written = file.endsWith( '.scss' )
		? [ ...text.matchAll( /@(?:use|forward) "(\.[^"]+)"/g ) ].map( ( [ , name = '' ] ) => name )
		: ts.preProcessFile( text ).importedFiles.map( ( { fileName } ) => fileName );

	return written.flatMap( ( name ) => {
		const target = targetOf( name, file );
		return target === null ? [] : [ { written: name, target: path.relative( plugin, target ) } ];
	} );
}

/** The file that an import resolves to; null for a package. */
function targetOf( name: string, file: string ): string | null {
	const from = path.join( plugin, file );
	const { resolvedModule } = ts.resolveModuleName( name, from, options, ts.sys, resolutions );

	if ( resolvedModule && ! name.endsWith( '.scss' ) ) {
		return resolvedModule.isExternalLibraryImport ? null : resolvedModule.resolvedFileName;
	}

	// A style sheet, which the compiler cannot resolve.
	return name.startsWith( '.' ) ? path.resolve( path.dirname( from ), name ) : null;
}

const escaped = ( room: string ) => room.replace( '*', '[^/]+' );

/** A file's room and its rank in the order. */
function roomOf( file: string ): { name: string; rank: number } | null {
	for ( const [ rank, rooms ] of ORDER.entries() ) {
		for ( const room of rooms ) {
			const [ name ] = new RegExp( `^${ escaped( room ) }(?=/)` ).exec( file ) ?? [];

			if ( name ) {
				return { name, rank };
			}
		}
	}
	return null;
}

const graph = new Map( sources.map( ( file ) => [ file, importsOf( file ) ] ) );

it( 'has a place in the order for every file', () => {
	expect( sources.length ).toBeGreaterThan( 300 );
	expect( sources.filter( ( file ) => ! roomOf( file ) ) ).toEqual( [] );
} );

it( 'imports along the order of the rooms', () => {
	const against = [ ...graph ].flatMap( ( [ file, imports ] ) =>
		imports
			.filter( ( { target } ) => {
				const [ from, to ] = [ roomOf( file ), roomOf( target ) ];
				return ! from || ! to || ( from.name !== to.name && to.rank >= from.rank );
			} )
			.map( ( { written } ) => `${ file } imports ${ written }` )
	);

	expect( against ).toEqual( [] );
} );

it( 'has no circle of imports', () => {
	const circles: string[] = [];
	const done = new Set< string >();

	const visit = ( file: string, way: string[] ): void => {
		if ( way.includes( file ) ) {
			circles.push( [ ...way.slice( way.indexOf( file ) ), file ].join( ' → ' ) );
		} else if ( ! done.has( file ) ) {
			( graph.get( file ) ?? [] ).forEach( ( { target } ) => visit( target, [ ...way, file ] ) );
			done.add( file );
		}
	};

	sources.forEach( ( file ) => visit( file, [] ) );
	expect( circles ).toEqual( [] );
} );
