#!/usr/bin/env node
/**
 * `npm run new:block NAME [-- --island] [-- --form=FORM] [-- --title="Title"]`: makes plugin/blocks/NAME/ from
 * plugin/blocks/_template/; with `--form` a block that shows that form, and the form too where there is none of that name.
 *
 * A template's name ends in `.tpl`; `.static.tpl` is for blocks without a script alone, `.island.tpl` for islands,
 * `.form.tpl` for forms. `--to=FOLDER` puts the block's folder elsewhere.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure, run, say } from './lib/log.mjs';
import { inRoot } from './lib/paths.mjs';

const LONGEST = 50;
const TEMPLATES = inRoot( 'plugin/blocks/_template' );
const FORMS = inRoot( 'plugin/src/contracts/forms' );
const SUFFIX = /(?:\.(static|island|form))?\.tpl$/;

// npm keeps flags for itself unless they stand behind `--`.
const flag = ( name ) =>
	process.argv.find( ( argument ) => argument.startsWith( `--${ name }=` ) )?.slice( name.length + 3 ) ??
	process.env[ `npm_config_${ name }` ];
const form = flag( 'form' );
const isIsland = process.argv.includes( '--island' ) || process.env.npm_config_island === 'true';

const kindOf = () => {
	if ( form !== undefined ) {
		return 'form';
	}
	return isIsland ? 'island' : 'static';
};

function nameOf( given = '', what = 'block' ) {
	if ( ! /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test( given ) || given.length > LONGEST ) {
		throw new Failure(
			given === '' ? `The ${ what } needs a name.` : `"${ given }" is no name for a ${ what }.`,
			'npm run new:block dealer-map    (small letters, digits and hyphens, beginning with a letter)'
		);
	}
	return given;
}

/** The templates of a kind; one that is for this kind alone stands in for the one that is for all. */
function templates( kind ) {
	const files = readdirSync( TEMPLATES ).filter( ( file ) => SUFFIX.test( file ) );
	const own = files.filter( ( file ) => SUFFIX.exec( file )[ 1 ] === kind );
	const replaced = own.map( ( file ) => file.replace( SUFFIX, '.tpl' ) );

	return [ ...own, ...files.filter( ( file ) => ! SUFFIX.exec( file )[ 1 ] && ! replaced.includes( file ) ) ];
}

const spaced = ( name ) => name[ 0 ].toUpperCase() + name.slice( 1 ).replaceAll( '-', ' ' );

run( async () => {
	const name = nameOf( process.argv.slice( 2 ).find( ( argument ) => ! argument.startsWith( '--' ) ) );
	const title = flag( 'title' ) ?? spaced( name );
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

	if ( form !== undefined ) {
		nameOf( form, 'form' );
	}

	const put = ( text ) =>
		text
			.replaceAll( '__FORM_TITLE__', spaced( form ?? name ) )
			.replaceAll( '__FORM__', form ?? '' )
			.replaceAll( '__NAME__', name )
			.replaceAll( '__TITLE__', title )
			.replaceAll( '__HYDRATE__', isIsland ? ',\n\t\t"hvacBlocks": { "hydrate": "touch" }' : '' );

	const write = ( file, to ) =>
		writeFileSync(
			path.join( to, put( path.basename( file ).replace( SUFFIX, '' ) ) ),
			put( readFileSync( path.join( TEMPLATES, file ), 'utf8' ) )
		);

	mkdirSync( folder, { recursive: true } );
	templates( kindOf() ).forEach( ( file ) => write( file, folder ) );

	if ( form !== undefined && ! existsSync( path.join( FORMS, `${ form }.json` ) ) ) {
		readdirSync( path.join( TEMPLATES, 'form' ) ).forEach( ( file ) => write( `form/${ file }`, FORMS ) );
		say(
			`${ path.relative( process.cwd(), FORMS ) }/${ form }.json is the form, and ${ form }.cases.json says what it takes.`
		);
	}

	say( `${ path.relative( process.cwd(), folder ) } is a block without behaviour of your own yet. Next:` );
	say( '  npm run build      builds it' );
	say( '  npm run goldens    prints its examples: read them, commit them' );
	say( '  npm run test:js    proves that PHP and React print the same' );
	say( '  npm run i18n update, then fill in its texts in Spanish and French' );
	say( `It is shown at /hvac-blocks/gallery/${ name }/.` );
} );
