const fs = require( 'node:fs' );
const path = require( 'node:path' );
const { sync: glob } = require( 'fast-glob' );
const { guard } = require( './guards' );

const text = ( value ) => `'${ value.replace( /[\\']/g, '\\$&' ) }'`;

/** @return {string} what JSON holds, as PHP reads it with arrays for objects */
function literal( value ) {
	if ( value === null || typeof value !== 'object' ) {
		return typeof value === 'string' ? text( value ) : JSON.stringify( value );
	}

	return Array.isArray( value )
		? `array(${ value.map( literal ).join( ',' ) })`
		: `array(${ Object.entries( value )
				.map( ( [ key, item ] ) => `${ text( key ) }=>${ literal( item ) }` )
				.join( ',' ) })`;
}

/**
 * Writes the contracts as PHP, which opcache keeps as they are: reading the JSON of the settings takes a request longer than twenty classes.
 */
class PhpContracts {
	/** @param {string} source the folder of the contracts; @param {string} folder where theirs as PHP are written */
	constructor( source, folder ) {
		this.source = source;
		this.folder = folder;
	}

	apply( compiler ) {
		compiler.hooks.afterEmit.tap( 'PhpContracts', ( compilation ) => {
			compilation.contextDependencies.add( this.source );

			for ( const name of glob( '**/*.json', { cwd: this.source, ignore: [ '**/*.cases.json' ] } ) ) {
				const file = path.join( this.folder, name.replace( /json$/, 'php' ) );
				const contract = JSON.parse( fs.readFileSync( path.join( this.source, name ), 'utf8' ) );

				fs.mkdirSync( path.dirname( file ), { recursive: true } );
				fs.writeFileSync( file, `<?php\nreturn ${ literal( contract ) };\n` );
				guard( file );
			}
		} );
	}
}

module.exports = { literal, PhpContracts };
