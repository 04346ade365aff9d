#!/usr/bin/env node
/**
 * `npm run zip`: creates `artifacts/hvac-blocks.zip`, which WordPress installs, and
 * `artifacts/hvac-blocks-source.zip`, its source. docs/releasing.md describes their content.
 */
import { build, isBuilt } from './lib/build.mjs';
import { run, say, step } from './lib/log.mjs';
import { makeSource } from './lib/release/source.mjs';
import { makeZip } from './lib/release/zip.mjs';

const kilobytes = ( bytes ) => `${ ( bytes / 1000 ).toFixed( 0 ).padStart( 6 ) } KB`;

run( async () => {
	if ( ! isBuilt() ) {
		await step( 'Building the plugin', build );
	}

	const { file, bytes, count, parts, version } = await step( 'Making the zip', () => makeZip() );
	const source = await step( 'Making the archive of its source', () => makeSource() );

	for ( const [ part, size ] of Object.entries( parts ).sort( ( a, b ) => b[ 1 ] - a[ 1 ] ) ) {
		say( `${ kilobytes( size ) }  ${ part }` );
	}
	say( `${ kilobytes( bytes ) }  ${ file }: version ${ version }, ${ count } files` );
	say( `           ${ source.file }: its source${ source.isBehind ? ', without what is not committed' : '' }` );
} );
