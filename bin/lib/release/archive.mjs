/** A zip whose bytes depend on nothing but its files: their order, times and modes are stated here. */
import { createRequire } from 'node:module';

const FOLDER = 'hvac-blocks';
const MODE = 0o100644;

/**
 * @param {Array<{name: string, bytes: Buffer}>} files in the order in which they stand in it
 * @param {Date}                                 time  of every file, in UTC
 * @return {Buffer}
 */
export function archive( files, time ) {
	const AdmZip = createRequire( import.meta.url )( 'adm-zip' );
	const zip = new AdmZip( undefined, { noSort: true } );
	// The format has no time zone: every machine writes the same figures.
	const local = new Date( time.getTime() + time.getTimezoneOffset() * 60000 );

	for ( const { name, bytes } of files ) {
		const entry = zip.addFile( `${ FOLDER }/${ name }`, bytes );

		entry.header.time = local;
		entry.attr = MODE * 0x10000;
	}

	return zip.toBuffer();
}

/** @return {Record<string, number>} what each part takes of a zip: its files, their names and dates */
export function sizes( files, zip ) {
	const AdmZip = createRequire( import.meta.url )( 'adm-zip' );
	const parts = Object.fromEntries( files.map( ( { name, part } ) => [ `${ FOLDER }/${ name }`, part ] ) );
	const sums = {};

	for ( const { entryName, header } of new AdmZip( zip ).getEntries() ) {
		const part = parts[ entryName ];

		// The two headers of a file have 30 and 46 bytes besides its name.
		sums[ part ] = ( sums[ part ] ?? 0 ) + header.compressedSize + 76 + 2 * Buffer.byteLength( entryName );
	}

	return sums;
}
