#!/usr/bin/env node
/**
 * `npm run new:block NAME [-- --island | --child=CARD | --form=FORM] [-- --title="Title" --category=guidance]`: creates
 * plugin/blocks/NAME/ from plugin/blocks/_template/. `--child` creates a parent and NAME-CARD, its child block;
 * `--form` creates a block that shows that form, and the form itself if it does not exist.
 *
 * Each folder below `_template` is a kind of block, `definition` is a form's; the names of the files end in `.tpl`.
 * `--category` is its place in the inserter, by default the last, page parts. `--to=FOLDER` puts the block's folder
 * elsewhere.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure, run, say } from './lib/log.mjs';
import { inRoot } from './lib/paths.mjs';

const LONGEST = 50;
const TEMPLATES = inRoot( 'plugin/blocks/_template' );
const FORMS = inRoot( 'plugin/src/contracts/forms' );

// npm consumes flags unless they follow `--`.
const flag = ( name ) =>
	process.argv.find( ( argument ) => argument.startsWith( `--${ name }=` ) )?.slice( name.length + 3 ) ??
	process.env[ `npm_config_${ name }` ];
const form = flag( 'form' );
const child = flag( 'child' );
const isIsland = process.argv.includes( '--island' ) || process.env.npm_config_island === 'true';

const kindOf = () => {
	const kinds = [ form !== undefined && 'form', child !== undefined && 'parent', isIsland && 'island' ].filter(
		Boolean
	);

	if ( kinds.length > 1 ) {
		throw new Failure( 'A block is of one kind.', 'Use one of --island, --child and --form.' );
	}
	return kinds[ 0 ] ?? 'static';
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

const spaced = ( name ) => name[ 0 ].toUpperCase() + name.slice( 1 ).replaceAll( '-', ' ' );

/** The categories of the inserter that blocks are in: `BlockCategories` names them. */
const categories = () => {
	const blocks = inRoot( 'plugin/blocks' );
	const files = readdirSync( blocks ).map( ( block ) => path.join( blocks, block, 'block.json' ) );

	return new Set( files.filter( existsSync ).map( ( file ) => JSON.parse( readFileSync( file, 'utf8' ) ).category ) );
};

function categoryOf( given = 'page' ) {
	const category = given.startsWith( 'hvac-' ) ? given : `hvac-${ given }`;

	if ( ! categories().has( category ) ) {
		throw new Failure(
			`"${ given }" is no category of blocks.`,
			`Use one of ${ [ ...categories() ].sort().join( ', ' ) }.`
		);
	}
	return category;
}

/** The values of a template's placeholders in a block's files. */
const marks = ( name, title ) => ( {
	__CATEGORY__: categoryOf( flag( 'category' ) ),
	__FORM_TITLE__: spaced( form ?? name ),
	__FORM__: form ?? '',
	__PARENT__: child === undefined ? '' : name.slice( 0, -child.length - 1 ),
	__CHILD__: `${ name }-${ child }`,
	__NAME__: name,
	__TITLE__: title,
} );

/** Fills in a folder's templates. */
function fill( template, to, values ) {
	const put = ( text ) =>
		Object.entries( values ).reduce( ( done, [ mark, value ] ) => done.replaceAll( mark, value ), text );

	mkdirSync( to, { recursive: true } );
	for ( const file of readdirSync( path.join( TEMPLATES, template ) ) ) {
		const text = readFileSync( path.join( TEMPLATES, template, file ), 'utf8' );
		writeFileSync( path.join( to, put( file ).replace( /\.tpl$/, '' ) ), put( text ) );
	}
}

run( async () => {
	const name = nameOf( process.argv.slice( 2 ).find( ( argument ) => ! argument.startsWith( '--' ) ) );
	const title = flag( 'title' ) ?? spaced( name );
	const kind = kindOf();
	const blocks = [ { name, kind, title } ];

	if ( child !== undefined ) {
		nameOf( child, 'child' );
		blocks.push( {
			name: nameOf( `${ name }-${ child }` ),
			kind: 'child',
			title: spaced( `${ name }-${ child }` ),
		} );
	}
	if ( form !== undefined ) {
		nameOf( form, 'form' );
	}
	if ( /["'\\<>\r\n]/.test( title ) ) {
		throw new Failure( 'The title has a quote, a backslash or a bracket in it.', 'Choose a title of plain words.' );
	}

	const folderOf = ( block ) => path.join( flag( 'to' ) ?? inRoot( 'plugin/blocks' ), block );
	const shown = ( file ) => path.relative( process.cwd(), file );
	const taken = blocks.map( ( block ) => folderOf( block.name ) ).find( existsSync );

	if ( taken !== undefined ) {
		throw new Failure( `${ shown( taken ) } exists.`, 'Choose another name, or remove that folder.' );
	}

	blocks.forEach( ( block ) => fill( block.kind, folderOf( block.name ), marks( block.name, block.title ) ) );

	if ( form !== undefined && ! existsSync( path.join( FORMS, `${ form }.json` ) ) ) {
		fill( 'definition', FORMS, marks( name, title ) );
		say( `${ shown( FORMS ) }/${ form }.json is the form, and ${ form }.cases.json says what it takes.` );
	}

	say( `${ blocks.map( ( block ) => shown( folderOf( block.name ) ) ).join( ' and ' ) } created. Next steps:` );
	say( '  npm run build      builds it' );
	say( '  npm run goldens    writes its goldens: review and commit them' );
	say( '  npm run test:js    tests that PHP and React render the same markup' );
	say( '  npm run i18n update, then translate its strings into Spanish and French' );
	say( `View it at /hvac-blocks/gallery/${ name }/.` );
} );
