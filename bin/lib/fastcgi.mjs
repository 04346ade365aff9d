/** The part of the FastCGI protocol that is needed to request pages from PHP-FPM one by one without a web server. */
import { createConnection } from 'node:net';

const BEGIN = 1;
const END = 3;
const PARAMS = 4;
const STDIN = 5;
const STDOUT = 6;
const MOST = 65535;

function record( type, content ) {
	const head = Buffer.alloc( 8 );

	head.writeUInt8( 1, 0 );
	head.writeUInt8( type, 1 );
	head.writeUInt16BE( 1, 2 );
	head.writeUInt16BE( content.length, 4 );

	return Buffer.concat( [ head, content ] );
}

/** A stream is any number of records followed by an empty one. */
function* stream( type, content ) {
	for ( let at = 0; at < content.length; at += MOST ) {
		yield record( type, content.subarray( at, at + MOST ) );
	}
	yield record( type, Buffer.alloc( 0 ) );
}

/** Lengths below 128 take one byte, others four. */
function length( number ) {
	if ( number < 128 ) {
		return Buffer.from( [ number ] );
	}

	const bytes = Buffer.alloc( 4 );

	bytes.writeUInt32BE( number + 2 ** 31 );

	return bytes;
}

function pair( [ name, value ] ) {
	const [ n, v ] = [ Buffer.from( name ), Buffer.from( String( value ) ) ];

	return Buffer.concat( [ length( n.length ), length( v.length ), n, v ] );
}

function* records( buffer ) {
	for ( let at = 0; at + 8 <= buffer.length; ) {
		const size = buffer.readUInt16BE( at + 4 );

		yield { type: buffer.readUInt8( at + 1 ), content: buffer.subarray( at + 8, at + 8 + size ) };
		at += 8 + size + buffer.readUInt8( at + 6 );
	}
}

function answer( output ) {
	const end = output.indexOf( '\r\n\r\n' );
	const headers = Object.fromEntries(
		output
			.subarray( 0, end )
			.toString()
			.split( '\r\n' )
			.map( ( line ) => [
				line.slice( 0, line.indexOf( ':' ) ).toLowerCase(),
				line.slice( line.indexOf( ':' ) + 2 ),
			] )
	);

	return { status: parseInt( headers.status ?? '200', 10 ), headers, text: output.subarray( end + 4 ).toString() };
}

/**
 * @param {string} socket of PHP-FPM
 * @param {Object} params such as SCRIPT_FILENAME
 * @param {string} [body]
 * @return {Promise<{status: number, headers: Object<string, string>, text: string}>} the script's response
 */
export function ask( socket, params, body = '' ) {
	const content = Buffer.from( body );
	const all = {
		GATEWAY_INTERFACE: 'CGI/1.1',
		SERVER_PROTOCOL: 'HTTP/1.1',
		CONTENT_LENGTH: content.length,
		...params,
	};

	return new Promise( ( resolve, reject ) => {
		const chunks = [];
		const connection = createConnection( socket );

		connection.on( 'error', reject );
		connection.on( 'data', ( chunk ) => chunks.push( chunk ) );
		connection.on( 'close', () => {
			const got = [ ...records( Buffer.concat( chunks ) ) ];

			if ( got.some( ( { type } ) => type === END ) ) {
				resolve(
					answer( Buffer.concat( got.filter( ( { type } ) => type === STDOUT ).map( ( r ) => r.content ) ) )
				);
			} else {
				reject( new Error( 'PHP-FPM ended the connection within its answer.' ) );
			}
		} );
		connection.write(
			Buffer.concat( [
				// A responder that closes the connection after its response.
				record( BEGIN, Buffer.from( [ 0, 1, 0, 0, 0, 0, 0, 0 ] ) ),
				...stream( PARAMS, Buffer.concat( Object.entries( all ).map( pair ) ) ),
				...stream( STDIN, content ),
			] )
		);
	} );
}
