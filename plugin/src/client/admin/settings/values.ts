import type { Setting, SettingValue, Typed } from './types';

/** A value as its control shows it. */
export function typedOf( value: SettingValue | null ): string | boolean {
	if ( typeof value === 'boolean' ) {
		return value;
	}

	return Array.isArray( value ) ? value.join( ', ' ) : String( value ?? '' );
}

/**
 * What the server is sent for what was typed: null, which means the default, wherever that is the same.
 * Text that is not a number stays text, so that the server can say what is wrong with it.
 */
export function valueOf( { schema, secret, default: preset }: Setting, typed: Typed ): SettingValue | null {
	if ( typed === null || typeof typed === 'boolean' ) {
		return typed === preset ? null : typed;
	}

	const value =
		schema.type === 'array' ? listOf( typed, schema.items?.type ?? 'string' ) : numberOr( typed, schema.type );

	return ! secret && typedOf( value ) === typedOf( preset ) ? null : value;
}

function listOf( text: string, type: string ): Array< string | number > {
	return text
		.split( /[,\n]/ )
		.map( ( item ) => item.trim() )
		.filter( ( item ) => item !== '' )
		.map( ( item ) => numberOr( item, type ) );
}

function numberOr( text: string, type: string ): string | number {
	const trimmed = text.trim();

	return ( type === 'integer' || type === 'number' ) && /^-?\d+(\.\d+)?$/.test( trimmed )
		? Number( trimmed )
		: trimmed;
}
