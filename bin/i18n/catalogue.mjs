import fs from 'node:fs';
import path from 'node:path';
import gettext from 'gettext-parser';
import { DOMAIN } from './calls.mjs';
import { keyOf } from './sources.mjs';

/** The languages that must be complete, with their plural rules. */
export const LOCALES = {
	es_ES: { language: 'es', plurals: 'nplurals=2; plural=(n != 1);' },
	fr_FR: { language: 'fr', plurals: 'nplurals=2; plural=(n > 1);' },
};

export const potFile = ( plugin ) => path.join( plugin, 'languages', `${ DOMAIN }.pot` );
export const poFile = ( plugin, locale ) => path.join( plugin, 'languages', `${ DOMAIN }-${ locale }.po` );

/**
 * A .pot or .po file. Without dates and line numbers, so that it changes only when a string does.
 *
 * @param {Map<string, Object>}   strings
 * @param {string|null}           locale       null for the template
 * @param {Map<string, string[]>} translations by key
 */
export function write( strings, locale, translations = new Map() ) {
	const headers = {
		'Project-Id-Version': 'HVAC Blocks',
		...( locale ? { Language: locale } : {} ),
		'MIME-Version': '1.0',
		'Content-Type': 'text/plain; charset=UTF-8',
		'Content-Transfer-Encoding': '8bit',
		...( locale ? { 'Plural-Forms': LOCALES[ locale ].plurals } : {} ),
		'X-Domain': DOMAIN,
	};
	const data = { charset: 'utf-8', headers, translations: { '': { '': { msgid: '', msgstr: [ '' ] } } } };

	for ( const [ key, string ] of strings ) {
		const { msgid, msgid_plural: plural, msgctxt, references, comments } = string;

		( data.translations[ msgctxt ?? '' ] ??= {} )[ msgid ] = {
			msgid,
			...( msgctxt ? { msgctxt } : {} ),
			...( plural ? { msgid_plural: plural } : {} ),
			msgstr: translations.get( key ) ?? ( plural ? [ '', '' ] : [ '' ] ),
			comments: { reference: references.join( '\n' ), extracted: comments.join( '\n' ) },
		};
	}

	return gettext.po.compile( data, { foldLength: 0 } ).toString().trimEnd() + '\n';
}

/**
 * @param {string} file a .po or .pot file, which may be missing
 * @return {Map<string, {msgstr: string[], fuzzy: boolean}>}
 */
export function read( file ) {
	const entries = new Map();

	if ( ! fs.existsSync( file ) ) {
		return entries;
	}

	for ( const context of Object.values( gettext.po.parse( fs.readFileSync( file ) ).translations ) ) {
		for ( const entry of Object.values( context ) ) {
			if ( entry.msgid !== '' ) {
				entries.set( keyOf( entry ), {
					msgstr: entry.msgstr,
					fuzzy: /\bfuzzy\b/.test( entry.comments?.flag ?? '' ),
				} );
			}
		}
	}

	return entries;
}

/** The texts that the specification prescribes word for word: English → language → text. */
export function exact( plugin ) {
	const file = path.join( plugin, 'languages/exact.json' );

	return new Map( Object.entries( fs.existsSync( file ) ? JSON.parse( fs.readFileSync( file, 'utf8' ) ) : {} ) );
}

/**
 * Updates a .po file to the current strings: keeps translations, drops removed strings, leaves new ones empty, and
 * writes the texts that the specification prescribes.
 *
 * @param {string}                         plugin
 * @param {string}                         locale
 * @param {Map<string, Object>}            strings
 * @param {Object<string, string|string[]>} added   new translations, by key
 * @return {string[]} the keys that still have no translation
 */
export function update( plugin, locale, strings, added = {} ) {
	const known = read( poFile( plugin, locale ) );
	const fixed = exact( plugin );
	const translations = new Map();
	const missing = [];

	for ( const [ key, { msgid, msgid_plural: plural } ] of strings ) {
		const given = fixed.get( msgid )?.[ LOCALES[ locale ].language ] ?? added[ key ];
		const msgstr = given === undefined ? known.get( key )?.msgstr : [ given ].flat();

		if ( ! msgstr || msgstr.length !== ( plural ? 2 : 1 ) || msgstr.includes( '' ) ) {
			missing.push( key );
		} else {
			translations.set( key, msgstr );
		}
	}

	fs.mkdirSync( path.join( plugin, 'languages' ), { recursive: true } );
	fs.writeFileSync( poFile( plugin, locale ), write( strings, locale, translations ) );

	return missing;
}
