#!/usr/bin/env node
/** `npm run zip`: makes `artifacts/hvac-blocks.zip`, which WordPress installs. docs/releasing.md says what is in it. */
import { build, isBuilt } from './lib/build.mjs';
import { run, say, step } from './lib/log.mjs';
import { makeZip } from './lib/release/zip.mjs';

const kilobytes = ( bytes ) => `${ ( bytes / 1000 ).toFixed( 0 ).padStart( 6 ) } KB`;

run( async () => {
	if ( ! isBuilt() ) {
		await step( 'Building the plugin', build );
	}

	const { file, bytes, count, parts, version } = await step( 'Making the zip', () => makeZip() );

	for ( const [ part, size ] of Object.entries( parts ).sort( ( a, b ) => b[ 1 ] - a[ 1 ] ) ) {
		say( `${ kilobytes( size ) }  ${ part }` );
	}
	say( `${ kilobytes( bytes ) }  ${ file }: version ${ version }, ${ count } files` );
} );
