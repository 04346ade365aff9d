import fs from 'node:fs';
import path from 'node:path';
import { fromBlockJson, fromContract } from './from-json.mjs';
import { fromPhp } from './from-php.mjs';
import { fromScript } from './from-scripts.mjs';

// Tests contain strings that no visitor sees; folders with an underscore are templates for the generator.
const SKIPPED_FOLDERS = /^(node_modules|vendor|build|languages|golden|Testing|__mocks__|_.*|\..*)$/;
const SKIPPED_FILES = /(\.test\.[jt]sx?|\.d\.ts|Test\.php)$/;

function extractorOf( file ) {
	if ( file.endsWith( '.php' ) ) {
		return fromPhp;
	}

	if ( /\.(m?js|jsx|tsx?)$/.test( file ) ) {
		return fromScript;
	}

	if ( /(^|\/)block\.json$/.test( file ) ) {
		return fromBlockJson;
	}

	return /(^|\/)contracts\/.*\.json$/.test( file ) ? fromContract : null;
}

function* files( folder, below = '' ) {
	const entries = fs.readdirSync( path.join( folder, below ), { withFileTypes: true } );

	for ( const entry of entries.sort( ( a, b ) => ( a.name < b.name ? -1 : 1 ) ) ) {
		const file = path.posix.join( below, entry.name );

		if ( entry.isDirectory() && ! SKIPPED_FOLDERS.test( entry.name ) ) {
			yield* files( folder, file );
		} else if ( entry.isFile() && ! SKIPPED_FILES.test( entry.name ) ) {
			yield file;
		}
	}
}

/** A string's key in every catalogue and in WordPress: context, U+0004, text. */
export const keyOf = ( { msgctxt, msgid } ) => ( msgctxt ? `${ msgctxt }\u0004${ msgid }` : msgid );

/**
 * All translatable strings of the plugin.
 *
 * @param {string} plugin the plugin's folder
 * @return {Map<string, {msgid: string, msgid_plural?: string, msgctxt?: string, references: string[], comments: string[]}>}
 */
export function readStrings( plugin ) {
	const found = new Map();

	for ( const file of files( plugin ) ) {
		const extract = extractorOf( file );

		if ( ! extract ) {
			continue;
		}

		let strings;

		try {
			strings = extract( fs.readFileSync( path.join( plugin, file ), 'utf8' ), file );
		} catch ( error ) {
			throw new Error( error.message.startsWith( file ) ? error.message : `${ file }: ${ error.message }` );
		}

		for ( const { comment, ...string } of strings ) {
			const key = keyOf( string );
			const known = found.get( key ) ?? { ...string, references: [], comments: [] };

			known.msgid_plural ??= string.msgid_plural;
			known.references = [ ...new Set( [ ...known.references, file ] ) ];
			known.comments = [ ...new Set( [ ...known.comments, ...( comment ? [ comment ] : [] ) ] ) ];
			found.set( key, known );
		}
	}

	return new Map( [ ...found ].sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) ) );
}
