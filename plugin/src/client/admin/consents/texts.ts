import { __, sprintf } from '@wordpress/i18n';
import { sentence } from '@client/domain/text';
import { dateTime } from '../shared/format';
import type { Version } from './types';

/** When a version was created, and by whom. */
export function originOf( { created, author }: Version ): string {
	if ( created === '' ) {
		return __( 'Included with the plugin', 'hvac-blocks' );
	}

	return author === ''
		? sprintf(
				/* translators: %s: date and time. */
				__( 'Since %s', 'hvac-blocks' ),
				dateTime( created )
			)
		: sprintf(
				/* translators: 1: date and time, 2: name of a user. */
				__( 'Since %1$s, by %2$s', 'hvac-blocks' ),
				dateTime( created ),
				author
			);
}

export function versionName( version: string ): string {
	/* translators: %s: number of a version. */
	return sprintf( __( 'Version %s', 'hvac-blocks' ), version );
}

/** The number that the server will give to the next version. */
export function nextVersion( versions: Version[] ): string {
	return String( 1 + Math.max( 0, ...versions.map( ( { version } ) => parseInt( version, 10 ) || 0 ) ) );
}

/**
 * What the server would reject in a text; empty for nothing.
 *
 * @param text
 * @param places the placeholders it may contain
 */
export function placeholderProblem( text: string, places: string[] ): string {
	const named = [ ...text.matchAll( /\{([^{}]*)\}/g ) ].map( ( [ , name = '' ] ) => name );
	const isStray = /[{}]/.test( text.replace( /\{[^{}]*\}/g, '' ) );

	return isStray || named.some( ( name ) => ! places.includes( name ) )
		? sentence(
				/* translators: %s: a list such as {brand}. */
				__( 'You can use only these placeholders: %s.', 'hvac-blocks' ),
				places.map( ( name ) => `{${ name }}` ).join( ', ' )
			)
		: '';
}
