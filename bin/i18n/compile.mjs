import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { DOMAIN } from './calls.mjs';
import { LOCALES, poFile, read } from './catalogue.mjs';

const SCRIPT = /\.(m?js|jsx|tsx?)$/;

function phpString( text ) {
	const escaped = text
		.replace( /[\\"$]/g, '\\$&' )

		.replace( /[\0-\x1f]/g, ( char ) => `\\x${ char.charCodeAt( 0 ).toString( 16 ).padStart( 2, '0' ) }` );

	return `"${ escaped }"`;
}

/** The file that WordPress reads for PHP (6.5 and later; opcache keeps it in memory). */
function phpFile( locale, messages ) {
	const rows = messages.map( ( { key, plural, msgstr } ) => {
		const original = plural ? `${ key }\0${ plural }` : key;

		return `${ phpString( original ) }=>${ phpString( msgstr.join( '\0' ) ) }`;
	} );

	return `<?php\ndefined( 'ABSPATH' ) || exit;\nreturn array("domain"=>"${ DOMAIN }","language"=>"${ locale }","plural-forms"=>${ phpString(
		LOCALES[ locale ].plurals
	) },"messages"=>array(\n${ rows.join( ',\n' ) }\n));\n`;
}

/** The file that WordPress prints for one built script of the editor or the admin screens. */
function scriptFile( locale, source, messages ) {
	const data = { '': { domain: 'messages', lang: locale, 'plural-forms': LOCALES[ locale ].plurals } };

	for ( const { key, msgstr } of messages ) {
		data[ key ] = msgstr;
	}

	return JSON.stringify( { domain: 'messages', source, locale_data: { messages: data } } ) + '\n';
}

/** Source file → built scripts, as recorded in build/i18n-map*.json. */
function readMap( plugin ) {
	const build = path.join( plugin, 'build' );
	const map = {};

	for ( const file of fs.existsSync( build ) ? fs.readdirSync( build ) : [] ) {
		if ( /^i18n-map.*\.json$/.test( file ) ) {
			for ( const [ source, built ] of Object.entries(
				JSON.parse( fs.readFileSync( path.join( build, file ), 'utf8' ) )
			) ) {
				map[ source ] = [ ...( map[ source ] ?? [] ), ...built ];
			}
		}
	}

	return map;
}

/** Writes only changes, so that opcache and watchers are not triggered. */
function put( file, contents ) {
	if ( ! fs.existsSync( file ) || fs.readFileSync( file, 'utf8' ) !== contents ) {
		fs.writeFileSync( file, contents );
	}
}

/**
 * Writes what WordPress loads into `languages/` (the header's Domain Path) and removes files of older builds.
 *
 * @param {string}              plugin
 * @param {Map<string, Object>} strings
 * @return {string[]} the names of the files
 */
export function compile( plugin, strings ) {
	const languages = path.join( plugin, 'languages' );
	const map = readMap( plugin );
	const written = [];

	for ( const locale of Object.keys( LOCALES ) ) {
		const entries = read( poFile( plugin, locale ) );
		const messages = [];

		for ( const [ key, string ] of strings ) {
			const entry = entries.get( key );

			if ( entry && ! entry.fuzzy && ! entry.msgstr.includes( '' ) ) {
				messages.push( {
					key,
					plural: string.msgid_plural,
					references: string.references,
					msgstr: entry.msgstr,
				} );
			}
		}

		const php = `${ DOMAIN }-${ locale }.l10n.php`;
		// Strings that only scripts use are in their files.
		const isOfPhp = ( { references } ) => references.some( ( file ) => ! SCRIPT.test( file ) );
		put( path.join( languages, php ), phpFile( locale, messages.filter( isOfPhp ) ) );
		written.push( php );

		const ofScripts = new Map();

		for ( const message of messages ) {
			const scripts = message.references
				.filter( ( file ) => SCRIPT.test( file ) )
				.flatMap( ( file ) => map[ file ] ?? [] );

			for ( const script of new Set( scripts ) ) {
				ofScripts.set( script, [ ...( ofScripts.get( script ) ?? [] ), message ] );
			}
		}

		for ( const [ script, ofScript ] of ofScripts ) {
			const name = `${ DOMAIN }-${ locale }-${ createHash( 'md5' ).update( script ).digest( 'hex' ) }.json`;
			put( path.join( languages, name ), scriptFile( locale, script, ofScript ) );
			written.push( name );
		}
	}

	for ( const file of fs.readdirSync( languages ) ) {
		if ( /\.l10n\.php$|-[0-9a-f]{32}\.json$/.test( file ) && ! written.includes( file ) ) {
			fs.unlinkSync( path.join( languages, file ) );
		}
	}

	return written;
}
