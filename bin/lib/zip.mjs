import { inflateRawSync } from 'node:zlib';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const END_OF_DIRECTORY = 0x06054b50;

/**
 * Unpacks a zip file: enough of the format for the archives of WordPress (stored or deflated, no zip64).
 *
 * @param {string} file
 * @param {string} folder where its tree goes; made if missing
 */
export function unzip( file, folder ) {
	const data = readFileSync( file );
	let at = data.length - 22;

	while ( at >= 0 && data.readUInt32LE( at ) !== END_OF_DIRECTORY ) {
		at--;
	}
	if ( at < 0 ) {
		throw new Error( `${ file } is not a zip file.` );
	}

	const count = data.readUInt16LE( at + 10 );
	let entry = data.readUInt32LE( at + 16 );

	for ( let i = 0; i < count; i++ ) {
		const method = data.readUInt16LE( entry + 10 );
		const size = data.readUInt32LE( entry + 20 );
		const nameLength = data.readUInt16LE( entry + 28 );
		const header = data.readUInt32LE( entry + 42 );
		const name = data.toString( 'utf8', entry + 46, entry + 46 + nameLength );
		const target = path.join( folder, name );

		if ( ! target.startsWith( path.join( folder, path.sep ) ) ) {
			throw new Error( `${ file } names a file outside its folder: ${ name }` );
		}
		if ( name.endsWith( '/' ) ) {
			mkdirSync( target, { recursive: true } );
		} else {
			const from = header + 30 + data.readUInt16LE( header + 26 ) + data.readUInt16LE( header + 28 );
			const packed = data.subarray( from, from + size );

			mkdirSync( path.dirname( target ), { recursive: true } );
			writeFileSync( target, method === 0 ? packed : inflateRawSync( packed ) );
		}
		entry += 46 + nameLength + data.readUInt16LE( entry + 30 ) + data.readUInt16LE( entry + 32 );
	}
}
