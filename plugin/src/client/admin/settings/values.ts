import type { ConfiguredPage, Route, Setting, SettingValue, InputValue } from './types';

/** One row of a map as typed: a dealer's company ID, and its text. */
export type MapRow = [ id: string, text: string ];

/** A value as the setting's control displays it. */
export function inputOf( { control, schema }: Setting, value: SettingValue | null ): string | boolean {
	if ( typeof value === 'boolean' ) {
		return value;
	}
	if ( schema.type === 'object' ) {
		return JSON.stringify( Object.entries( value ?? {} ) );
	}
	if ( control === 'routes' || control === 'pages' ) {
		return JSON.stringify( value ?? [] );
	}

	return Array.isArray( value ) ? value.join( control === 'lines' ? '\n' : ', ' ) : String( value ?? '' );
}

/**
 * The value to send for an input: null, which means the default, if it equals the default. Text that is not a number
 * stays text, so that the server can reject it.
 */
export function valueOf( setting: Setting, input: InputValue ): SettingValue | null {
	const { schema, secret, default: preset } = setting;

	if ( input === null || typeof input === 'boolean' ) {
		return input === preset ? null : input;
	}

	const value = valueOfText( setting, input );

	return ! secret && inputOf( setting, value ) === inputOf( setting, preset ) ? null : value;

	function valueOfText( { control }: Setting, text: string ): SettingValue {
		if ( control === 'routes' ) {
			return routesOf( text ).filter( isRoute );
		}
		if ( control === 'pages' ) {
			return configuredPagesOf( text );
		}

		switch ( schema.type ) {
			case 'array':
				return listOf( text, schema.items?.type ?? 'string', control === 'lines' ? /\n/ : /[,\n]/ );
			case 'object':
				return Object.fromEntries( rowsOf( text ).filter( isStarted ) );
			default:
				return numberOr( text, schema.type );
		}
	}
}

/** The rows in a table's JSON. */
export function routesOf( input: string ): Route[] {
	return JSON.parse( input ) as Route[];
}

/** The chosen pages in a table's JSON. */
export function configuredPagesOf( input: string ): ConfiguredPage[] {
	return JSON.parse( input ) as ConfiguredPage[];
}

/** Whether the row has any input: empty rows are not rules. */
export function isRoute( { value, to }: Route ): boolean {
	return value.trim() !== '' || to.trim() !== '';
}

/** The rows in a map's JSON, trimmed. */
export function rowsOf( input: string ): MapRow[] {
	return ( JSON.parse( input ) as MapRow[] ).map( ( [ id, text ] ) => [ id.trim(), text.trim() ] );
}

/** Errors in a map that only the browser can see, since its rows become one object. By `key.row`, like the server's. */
export function problemsOf( { key, schema }: Setting, input: InputValue, texts: { noId: string; twice: string } ) {
	const problems: Record< string, string > = {};

	if ( schema.type !== 'object' || typeof input !== 'string' ) {
		return problems;
	}

	const ids = rowsOf( input )
		.filter( isStarted )
		.map( ( [ id ] ) => id );

	for ( const id of ids ) {
		if ( id === '' ) {
			problems[ `${ key }.` ] = texts.noId;
		} else if ( ids.indexOf( id ) !== ids.lastIndexOf( id ) ) {
			problems[ `${ key }.${ id }` ] = texts.twice;
		}
	}

	return problems;
}

function isStarted( [ id, text ]: MapRow ): boolean {
	return id !== '' || text !== '';
}

function listOf( text: string, type: string, separator: RegExp ): Array< string | number > {
	return text
		.split( separator )
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
