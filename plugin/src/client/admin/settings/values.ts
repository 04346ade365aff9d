import type { ChosenPage, Route, Setting, SettingValue, InputValue } from './types';

/** One row of a map as it was typed: the company ID of a dealer, and the text for it. */
export type MapRow = [ id: string, text: string ];

/** A value as the setting's control shows it. */
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
 * What the server is sent for what was typed: null, which means the default, wherever that is the same.
 * Text that is not a number stays text, so that the server can say what is wrong with it.
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
			return chosenPagesOf( text );
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

/** The rows of a table's text. */
export function routesOf( input: string ): Route[] {
	return JSON.parse( input ) as Route[];
}

/** The chosen pages of a table's text. */
export function chosenPagesOf( input: string ): ChosenPage[] {
	return JSON.parse( input ) as ChosenPage[];
}

/** Whether anything was typed into the row: an empty one is no rule. */
export function isRoute( { value, to }: Route ): boolean {
	return value.trim() !== '' || to.trim() !== '';
}

/** The rows of a map's text, with spaces around them gone. */
export function rowsOf( input: string ): MapRow[] {
	return ( JSON.parse( input ) as MapRow[] ).map( ( [ id, text ] ) => [ id.trim(), text.trim() ] );
}

/** What only the browser can see to be wrong with a map: its rows become one object. By `key.row`, as the server does. */
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
