#!/usr/bin/env node
/**
 * `npm run new:block NAME [-- --island] [-- --title="Title"]`: makes plugin/blocks/NAME/ from plugin/blocks/_template/.
 *
 * A template's name ends in `.tpl`; `.static.tpl` is for blocks without a script alone, `.island.tpl` for islands.
 * `--to=FOLDER` puts the block's folder elsewhere.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure, run, say } from './lib/log.mjs';
import { inRoot } from './lib/paths.mjs';

const LONGEST = 50;
const TEMPLATES = inRoot( 'plugin/blocks/_template' );
// A suffix of a kind goes before the suffix of all kinds.
const SUFFIX = /(?:\.(static|island))?\.tpl$/;

// npm keeps flags for itself unless they stand behind `--`.
const flag = ( name ) =>
	process.argv.find( ( argument ) => argument.startsWith( `--${ name }=` ) )?.slice( name.length + 3 ) ??
	process.env[ `npm_config_${ name }` ];
const isIsland = process.argv.includes( '--island' ) || process.env.npm_config_island === 'true';

function nameOf( given = '' ) {
	if ( ! /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test( given ) || given.length > LONGEST ) {
		throw new Failure(
			given === '' ? 'The block needs a name.' : `"${ given }" is no name for a block.`,
			'npm run new:block dealer-map    (small letters, digits and hyphens, beginning with a letter)'
		);
	}
	return given;
}

function templates( kind ) {
	return readdirSync( TEMPLATES ).flatMap( ( file ) => {
		const of = SUFFIX.exec( file )?.[ 1 ];
		return SUFFIX.test( file ) && ( ! of || of === kind ) ? [ file ] : [];
	} );
}

run( async () => {
	const name = nameOf( process.argv.slice( 2 ).find( ( argument ) => ! argument.startsWith( '--' ) ) );
	const title = flag( 'title' ) ?? name[ 0 ].toUpperCase() + name.slice( 1 ).replaceAll( '-', ' ' );
	const folder = path.join( flag( 'to' ) ?? inRoot( 'plugin/blocks' ), name );

	if ( existsSync( folder ) ) {
		throw new Failure(
			`${ path.relative( process.cwd(), folder ) } exists.`,
			'Choose another name, or remove that folder.'
		);
	}
	if ( /["'\\<>\r\n]/.test( title ) ) {
		throw new Failure( 'The title has a quote, a backslash or a bracket in it.', 'Choose a title of plain words.' );
	}

	const put = ( text ) =>
		text
			.replaceAll( '__NAME__', name )
			.replaceAll( '__TITLE__', title )
			.replaceAll( '__HYDRATE__', isIsland ? ',\n\t\t"hvacBlocks": { "hydrate": "touch" }' : '' );

	mkdirSync( folder, { recursive: true } );
	for ( const file of templates( isIsland ? 'island' : 'static' ) ) {
		writeFileSync(
			path.join( folder, put( file.replace( SUFFIX, '' ) ) ),
			put( readFileSync( path.join( TEMPLATES, file ), 'utf8' ) )
		);
	}

	say( `${ path.relative( process.cwd(), folder ) } is a block without behaviour of your own yet. Next:` );
	say( '  npm run build      builds it' );
	say( '  npm run goldens    prints its examples: read them, commit them' );
	say( '  npm run test:js    proves that PHP and React print the same' );
	say( '  npm run i18n update, then fill in its texts in Spanish and French' );
	say( `It is shown at /hvac-blocks/gallery/${ name }/.` );
} );
