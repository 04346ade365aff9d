/** A zip whose bytes depend on nothing but its files: their order, times, modes and compression are stated here. */
import { createRequire } from 'node:module';
// Smaller than Node's zlib, and the same bytes in every version of Node: WebAssembly.
import { deflate } from 'libdeflate';

const FOLDER = 'hvac-blocks';
const MODE = 0o100644;
const STORED = 0;
const SMALLEST = 12;

/** Gives an entry of adm-zip its compressed bytes in place of those that zlib makes; a file that would not shrink stays as it is. */
function compress( entry, bytes ) {
	const deflated = Buffer.from( deflate( bytes, SMALLEST ) );
	const isSmaller = deflated.length < bytes.length;
	const data = isSmaller ? deflated : bytes;

	if ( ! isSmaller ) {
		entry.header.method = STORED;
	}
	entry.header.compressedSize = data.length;
	entry.getCompressedData = () => data;
}

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
		compress( entry, bytes );
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
