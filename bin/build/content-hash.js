/** What stands as `?ver=` in the address of a built file, so that browsers keep it exactly until its content changes. */
const { createHash } = require( 'node:crypto' );
const fs = require( 'node:fs' );

/** @param {Array<string | Buffer>} contents */
const hashOfContents = ( ...contents ) =>
	contents
		.reduce( ( hash, content ) => hash.update( content ), createHash( 'md5' ) )
		.digest( 'hex' )
		.slice( 0, 12 );

/** @param {Array<string>} files */
const hashOf = ( ...files ) => hashOfContents( ...files.map( ( file ) => fs.readFileSync( file ) ) );

module.exports = { hashOf, hashOfContents };
