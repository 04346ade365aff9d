#!/usr/bin/env node
/**
 * The translations: from the sources to the files that WordPress reads.
 *
 *   node bin/i18n.mjs pot                   writes languages/hvac-blocks.pot
 *   node bin/i18n.mjs update                also updates the .po files' strings, and writes wpml-config.xml
 *   node bin/i18n.mjs missing es_ES         prints the untranslated strings as JSON: { "English": "" }
 *   node bin/i18n.mjs import es_ES file     imports such JSON, filled in, into the .po file
 *   node bin/i18n.mjs compile               writes .l10n.php, and JSON for each built script
 *   node bin/i18n.mjs check                 fails if anything is stale, missing, or wrong
 *
 * `--plugin=FOLDER` uses another folder than plugin/.
 */
import fs from 'node:fs';
import path from 'node:path';
import { LOCALES, poFile, potFile, read, update, write } from './i18n/catalogue.mjs';
import { check } from './i18n/check.mjs';
import { compile } from './i18n/compile.mjs';
import { readStrings } from './i18n/sources.mjs';
import { wpmlConfig, wpmlFile } from './i18n/wpml.mjs';

const flags = process.argv.slice( 2 ).filter( ( argument ) => argument.startsWith( '--' ) );
const [ command = flags.includes( '--check' ) ? 'check' : '', locale, file ] = process.argv
	.slice( 2 )
	.filter( ( argument ) => ! argument.startsWith( '--' ) );
const plugin = path.resolve(
	flags.find( ( flag ) => flag.startsWith( '--plugin=' ) )?.slice( 9 ) ??
		path.join( import.meta.dirname, '../plugin' )
);

function needLocale() {
	if ( ! Object.hasOwn( LOCALES, locale ?? '' ) ) {
		throw new Error( `Choose one of these languages: ${ Object.keys( LOCALES ).join( ', ' ) }.` );
	}

	return locale;
}

function writePot( strings ) {
	fs.mkdirSync( path.dirname( potFile( plugin ) ), { recursive: true } );
	fs.writeFileSync( potFile( plugin ), write( strings, null ) );
	process.stdout.write( `${ strings.size } strings\n` );
}

const commands = {
	pot: writePot,

	update( strings ) {
		writePot( strings );
		fs.writeFileSync( wpmlFile( plugin ), wpmlConfig( plugin ) );

		for ( const name of Object.keys( LOCALES ) ) {
			process.stdout.write( `${ name }: ${ update( plugin, name, strings ).length } untranslated\n` );
		}
	},

	missing( strings ) {
		const known = read( poFile( plugin, needLocale() ) );
		const open = [ ...strings ].filter( ( [ key ] ) => known.get( key )?.msgstr.includes( '' ) ?? true );
		const rows = open.map( ( [ key, { msgid_plural: plural } ] ) => [ key, plural ? [ '', '' ] : '' ] );

		process.stdout.write( JSON.stringify( Object.fromEntries( rows ), null, '\t' ) + '\n' );
	},

	import( strings ) {
		const added = JSON.parse( fs.readFileSync( file ?? 0, 'utf8' ) );
		const unknown = Object.keys( added ).filter( ( key ) => ! strings.has( key ) );

		process.stdout.write( `${ update( plugin, needLocale(), strings, added ).length } untranslated\n` );

		if ( unknown.length > 0 ) {
			process.stdout.write( `Unknown strings:\n${ unknown.join( '\n' ) }\n` );
		}
	},

	compile( strings ) {
		process.stdout.write( `${ compile( plugin, strings ).length } files\n` );
	},

	check( strings ) {
		const problems = check( plugin, strings );

		process.stdout.write( problems.map( ( problem ) => `${ problem }\n` ).join( '' ) );
		process.stdout.write(
			`${ strings.size } strings in ${ Object.keys( LOCALES ).length } languages, ${ problems.length } problems\n`
		);
		process.exitCode = problems.length > 0 ? 1 : 0;
	},
};

if ( Object.hasOwn( commands, command ) ) {
	try {
		commands[ command ]( readStrings( plugin ) );
	} catch ( error ) {
		process.stderr.write( `${ error.message }\n` );
		process.exitCode = 1;
	}
} else {
	process.stderr.write( `Say one of: ${ Object.keys( commands ).join( ', ' ) }\n` );
	process.exitCode = 1;
}
