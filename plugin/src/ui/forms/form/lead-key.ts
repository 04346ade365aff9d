import { readSession, writeSession } from '@client/data/session-json';

const KEYS = 'hvac-blocks:lead-keys';
const REMEMBERED = 20;
let keys: Record< string, string > = {};

/**
 * The key that identifies duplicates of a lead: the same for the same content and dealer in this tab, even after it
 * was sent, so that going back and sending again creates no second lead; different as soon as anything changes.
 *
 * @param content everything that identifies the lead
 */
export function leadKey( content: string ): string {
	const name = fingerprint( content );
	keys = { ...keys, ...readSession( KEYS ) };
	const key = keys[ name ] ?? uuid();

	keys = Object.fromEntries( [ ...Object.entries( keys ).filter( ( [ other ] ) => other !== name ), [ name, key ] ] );
	keys = Object.fromEntries( Object.entries( keys ).slice( -REMEMBERED ) );
	writeSession( KEYS, keys );
	return key;
}

/** About 50 bits, as letters: the typed text must not outlive the form. */
function fingerprint( text: string ): string {
	const hash = ( factor: number ) =>
		[ ...text ].reduce(
			( sum, character ) => ( sum * factor + ( character.codePointAt( 0 ) ?? 0 ) ) % 67108859,
			7
		);

	return `${ hash( 1048583 ).toString( 36 ) }-${ hash( 1299709 ).toString( 36 ) }`;
}

/** A random UUID, also on insecure origins. */
function uuid(): string {
	if ( crypto.randomUUID ) {
		return crypto.randomUUID();
	}

	const hex = [ ...crypto.getRandomValues( new Uint8Array( 16 ) ) ]
		.map( ( byte ) => byte.toString( 16 ).padStart( 2, '0' ) )
		.join( '' );
	return hex.replace( /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5' );
}
