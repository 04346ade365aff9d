import fs from 'node:fs';
import { wpmlConfig, wpmlFile } from './wpml.mjs';
import { LOCALES, exact, poFile, potFile, read, write } from './catalogue.mjs';

/** What a translation must preserve: %s, %1$d, {name}, tags; in any order. */
function placeholders( text ) {
	return ( text.match( /%(?:\d+\$)?[sdfu%]|\{[A-Za-z_]\w*\}|<\/?[a-z][^>]*>/g ) ?? [] ).sort().join( ' ' );
}

// Before : ; » % $ and after «, French has a space at which a line does not break.
const BREAKS_IN_FRENCH = /\S [:;»]|« |\d [%$](?![\w%])/;

const space = ( text ) => `${ /^\s/.test( text ) }${ /\s$/.test( text ) }`;

function problemsOfString( key, { msgid, msgid_plural: plural }, entry, fixed, language ) {
	const shown = `“${ key.replace( '\u0004', ' | ' ) }”`;

	if ( ! entry ) {
		return [ `${ shown } is not in the file. Run: node bin/i18n.mjs update` ];
	}

	if ( entry.fuzzy ) {
		return [ `${ shown } is marked fuzzy` ];
	}

	if ( entry.msgstr.length !== ( plural ? 2 : 1 ) || entry.msgstr.includes( '' ) ) {
		return [ `${ shown } is not translated` ];
	}

	const problems = [];

	entry.msgstr.forEach( ( text, index ) => {
		const sources = plural ? [ msgid, plural ] : [ msgid ];

		// One form may omit the number: “1 dealer” as “un distribuidor”.
		if ( ! sources.some( ( source ) => placeholders( source ) === placeholders( text ) ) ) {
			problems.push( `${ shown } has other placeholders or tags: “${ text }”` );
		}

		if ( space( sources[ Math.min( index, sources.length - 1 ) ] ) !== space( text ) ) {
			problems.push( `${ shown } begins or ends with other white space: “${ text }”` );
		}

		if ( language === 'fr' && fixed === undefined && BREAKS_IN_FRENCH.test( text ) ) {
			problems.push( `${ shown } needs no-break spaces: “${ text }”` );
		}

		if ( language === 'es' && fixed === undefined && /[«»]/.test( text ) ) {
			problems.push( `${ shown } needs “ ”: “${ text }”` );
		}
	} );

	if ( fixed !== undefined && [ fixed ].flat().join( '\0' ) !== entry.msgstr.join( '\0' ) ) {
		problems.push( `${ shown } must read, word for word: “${ [ fixed ].flat().join( '” and “' ) }”` );
	}

	return problems;
}

/**
 * @param {string}              plugin
 * @param {Map<string, Object>} strings from the sources
 * @return {string[]} errors; empty if the translations are complete
 */
export function check( plugin, strings ) {
	const pot = potFile( plugin );
	const problems = [];

	if ( ! fs.existsSync( pot ) || fs.readFileSync( pot, 'utf8' ) !== write( strings, null ) ) {
		problems.push( 'hvac-blocks.pot is stale. Run: node bin/i18n.mjs update' );
	}

	if (
		! fs.existsSync( wpmlFile( plugin ) ) ||
		fs.readFileSync( wpmlFile( plugin ), 'utf8' ) !== wpmlConfig( plugin )
	) {
		problems.push( 'wpml-config.xml is stale. Run: node bin/i18n.mjs update' );
	}

	const fixed = exact( plugin );

	for ( const [ locale, { language } ] of Object.entries( LOCALES ) ) {
		const entries = read( poFile( plugin, locale ) );

		for ( const [ key, string ] of strings ) {
			const found = problemsOfString(
				key,
				string,
				entries.get( key ),
				fixed.get( string.msgid )?.[ language ],
				language
			);

			problems.push( ...found.map( ( problem ) => `${ locale }: ${ problem }` ) );
		}

		for ( const key of entries.keys() ) {
			if ( ! strings.has( key ) ) {
				problems.push(
					`${ locale }: “${ key.replace( '\u0004', ' | ' ) }” is no longer used. Run: node bin/i18n.mjs update`
				);
			}
		}
	}

	return problems;
}
