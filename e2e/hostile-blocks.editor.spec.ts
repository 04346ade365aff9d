/**
 * What a contributor writes into any text of any block neither runs nor breaks the page: the editor, the preview that an
 * administrator opens, with every island hydrated. The blocks and their texts are found in block.json.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base } from '@wordpress/e2e-test-utils-playwright';
import type { Page } from '@playwright/test';
import { administrator, loginOf } from './lib/roles';
import { hydrate, requestHeaders } from './lib/test';

const test = base.extend( {
	storageState: loginOf( 'contributor' ),
	extraHTTPHeaders: requestHeaders( {}, '198.18.254.1' ),
} );

interface Attribute {
	type: string | string[];
	enum?: unknown[];
}

const folder = path.resolve( 'plugin/blocks' );
/** The names of the attributes that hold a text, by block. A dealer that is none would hide the rest of its block. */
const TEXTS = readdirSync( folder )
	.filter( ( name ) => existsSync( path.join( folder, name, 'block.json' ) ) )
	.map( ( name ): [ string, string[] ] => {
		const { attributes } = JSON.parse( readFileSync( path.join( folder, name, 'block.json' ), 'utf8' ) );
		const texts = Object.entries< Attribute >( attributes ).filter(
			( [ key, { type, enum: values } ] ) =>
				[ type ].flat().includes( 'string' ) && ! values && key !== 'companyId'
		);
		return [ name, texts.map( ( [ key ] ) => key ) ];
	} );

const RUN = "document.title='taken'";
const TEXT = {
	'blocks where text belongs': '<p>one</p><div>two</div><h2>three</h2>',
	'tags left open': '<b>one <em>two <a href="/x">three',
	'tags that were never opened': 'x</a></b></span></p></label></h2></button></form></div></hvac-root></div>',
	'lists, tables and controls': '<ul><li>one<table><tr><td><button>two<details><summary>three',
	'links to scripts': `<a href="javascript:${ RUN }">one</a> <a href="/x">two</a>`,
	'handlers of events': `<img src="x.png" alt="" onerror="${ RUN }"><b onpointerover="${ RUN }">two</b>`,
	'ends of scripts': `</script><script>${ RUN }</script>`,
	'an address that is a script': `javascript:${ RUN }`,
	'an address in disguise': `\u0001 java\tscript:${ RUN }`,
};

/** As WordPress stores a block. */
const stored = ( name: string, texts: string[], value: string ): string =>
	`<!-- wp:hvac-blocks/${ name } ${ JSON.stringify( Object.fromEntries( texts.map( ( key ) => [ key, value ] ) ) )
		.replace( /--/g, '\\u002d\\u002d' )
		.replace( /</g, '\\u003c' )
		.replace( />/g, '\\u003e' )
		.replace( /&/g, '\\u0026' )
		.replace( /\\"/g, '\\u0022' ) } /-->`;

const store = ( page: Page, content: string ): Promise< number > =>
	page.evaluate( async ( html ) => {
		const { apiFetch } = (
			window as unknown as { wp: { apiFetch: ( options: object ) => Promise< { id: number } > } }
		 ).wp;
		const data = { title: 'By a contributor', content: html, status: 'draft' };

		return ( await apiFetch( { path: '/wp/v2/posts', method: 'POST', data } ) ).id;
	}, content );

/** What a page says that should be quiet, from now on. */
async function complaintsOf( page: Page ): Promise< string[] > {
	const complaints: string[] = [];

	await page.route( /gravatar\.com|s\.w\.org/, ( route ) => route.abort() );
	page.on( 'dialog', ( dialog ) => complaints.push( dialog.message() ) );
	page.on( 'pageerror', ( error ) => complaints.push( error.message ) );
	page.on( 'console', ( message ) => {
		if ( /^(Warning:|hydration:)/.test( message.text() ) ) {
			complaints.push( message.text() );
		}
	} );
	await page.addInitScript( () => {
		addEventListener( 'hvac-blocks:hydration-error', ( event ) => {
			console.error( 'hydration:', String( ( event as CustomEvent ).detail ) );
		} );
	} );

	return complaints;
}

const harmfulAddresses = ( page: Page ): Promise< string[] > =>
	page.evaluate( () =>
		[ ...document.querySelectorAll( '[href],[action],[src],[formaction]' ) ]
			.flatMap( ( element ) =>
				[ 'href', 'action', 'src', 'formaction' ].map( ( name ) => element.getAttribute( name ) ?? '' )
			)
			.filter( ( address ) => /^\W*j\W*a\W*v\W*a\W*s\W*c\W*r\W*i\W*p\W*t\W*:/i.test( address ) )
	);

for ( const [ title, text ] of Object.entries( TEXT ) ) {
	test( `a contributor's texts harm nobody: ${ title }`, async ( { page, admin, browser } ) => {
		await admin.createNewPost( { title: 'Empty' } );
		const content = TEXTS.map( ( [ name, texts ] ) => stored( name, texts, text ) ).join( '\n\n' );
		const id = await store( page, content );

		const victim = await administrator( browser );
		const complaints = await complaintsOf( victim );
		await victim.goto( `/?p=${ id }&preview=true` );
		await expect( victim.locator( '.hvac-zip-form' ) ).toBeVisible();
		await hydrate( victim );

		expect( complaints ).toEqual( [] );
		expect( await harmfulAddresses( victim ) ).toEqual( [] );
		await expect( victim ).not.toHaveTitle( 'taken' );
		await expect( victim.locator( '[onerror],[onpointerover]' ) ).toHaveCount( 0 );
		await victim.context().close();
	} );
}

test( 'an administrator edits what a contributor wrote, and nothing runs', async ( { page, admin, browser } ) => {
	await admin.createNewPost( { title: 'Empty' } );
	const id = await store(
		page,
		stored( 'zip-form', [ 'target' ], `javascript:${ RUN }` ) +
			stored( 'zip-form', [ 'help', 'heading', 'label' ], `<p>one</p><img src="x.png" onerror="${ RUN }">` )
	);

	const victim = await administrator( browser );
	await victim.route( /gravatar\.com|s\.w\.org/, ( route ) => route.abort() );
	await victim.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	const canvas = victim.frameLocator( 'iframe[name="editor-canvas"]' );
	const forms = canvas.locator( '.hvac-zip-form form' );
	await expect( forms ).toHaveCount( 2 );

	for ( const form of await forms.all() ) {
		expect( await form.getAttribute( 'action' ) ).not.toMatch( /script/i );
	}
	await expect( victim ).not.toHaveTitle( 'taken' );
	await expect( canvas.locator( '[onerror]' ) ).toHaveCount( 0 );
	await victim.context().close();
} );
