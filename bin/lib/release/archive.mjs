/** A reproducible zip: its bytes depend only on its files. Order, times, modes, and compression are defined here. */
import { createRequire } from 'node:module';
// Smaller than Node's zlib, and the same bytes in every version of Node: WebAssembly.
import { deflate } from 'libdeflate';

const FOLDER = 'hvac-blocks';
const MODE = 0o100644;
const STORED = 0;
const SMALLEST = 12;

/** Replaces the zlib data of an adm-zip entry with our compressed bytes; a file that would not shrink is stored. */
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
 * @param {Array<{name: string, bytes: Buffer}>} files in the archive's order
 * @param {Date}                                 time  of every file, in UTC
 * @return {Buffer}
 */
export function archive( files, time ) {
	const AdmZip = createRequire( import.meta.url )( 'adm-zip' );
	const zip = new AdmZip( undefined, { noSort: true } );
	// The format has no time zone: every machine must write the same values.
	const local = new Date( time.getTime() + time.getTimezoneOffset() * 60000 );

	for ( const { name, bytes } of files ) {
		const entry = zip.addFile( `${ FOLDER }/${ name }`, bytes );

		entry.header.time = local;
		entry.attr = MODE * 0x10000;
		compress( entry, bytes );
	}

	return zip.toBuffer();
}

/** @return {Record<string, number>} the bytes of each part of a zip: its files, their names and dates */
export function sizes( files, zip ) {
	const AdmZip = createRequire( import.meta.url )( 'adm-zip' );
	const parts = Object.fromEntries( files.map( ( { name, part } ) => [ `${ FOLDER }/${ name }`, part ] ) );
	const sums = {};

	for ( const { entryName, header } of new AdmZip( zip ).getEntries() ) {
		const part = parts[ entryName ];

		// Each file adds 76 bytes plus twice the length of its name.
		sums[ part ] = ( sums[ part ] ?? 0 ) + header.compressedSize + 76 + 2 * Buffer.byteLength( entryName );
	}

	return sums;
}
