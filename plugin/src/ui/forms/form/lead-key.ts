import { readSession, writeSession } from '@client/data/session-json';

const KEYS = 'hvac-blocks:lead-keys';
const REMEMBERED = 20;
let keys: Record< string, string > = {};

/**
 * The key that tells repeats of a lead: one for the same words to the same dealer, in this tab and even after it was
 * sent, so that going back and sending again is no second lead; another as soon as something differs.
 *
 * @param said all that makes the lead what it is
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

/** Some 50 bits, in letters: what was typed is not to outlive the form. */
function fingerprint( text: string ): string {
	const hash = ( factor: number ) =>
		[ ...text ].reduce(
			( sum, character ) => ( sum * factor + ( character.codePointAt( 0 ) ?? 0 ) ) % 67108859,
			7
		);

	return `${ hash( 1048583 ).toString( 36 ) }-${ hash( 1299709 ).toString( 36 ) }`;
}

/** A random UUID, also where a page has no secure origin. */
function uuid(): string {
	if ( crypto.randomUUID ) {
		return crypto.randomUUID();
	}

	const hex = [ ...crypto.getRandomValues( new Uint8Array( 16 ) ) ]
		.map( ( byte ) => byte.toString( 16 ).padStart( 2, '0' ) )
		.join( '' );
	return hex.replace( /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5' );
}
