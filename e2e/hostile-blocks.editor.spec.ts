/**
 * Text that a contributor writes into any field of any block neither runs nor breaks the page: in the editor, and in
 * the preview that an administrator opens, with every island hydrated. Blocks and texts are found in block.json.
 */
import { expect, RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import type { Page } from '@playwright/test';
import { BLOCKS, metadata } from './lib/blocks';
import { test as base } from './lib/editor-test';
import { administrator } from './lib/administrator';
import { loginOf } from './lib/roles';
import { hydrate } from './lib/test';

const test = base.extend< { contributor: RequestUtils } >( {
	contributor: async ( { baseURL }, provide ) =>
		provide(
			await RequestUtils.setup( {
				baseURL: baseURL ?? '',
				storageStatePath: loginOf( 'contributor' ),
				user: { username: 'contributor', password: 'password' },
			} )
		),
} );

/** The names of text attributes, by block. An unknown dealer would hide the rest of its block. */
const TEXTS = BLOCKS.map( ( name ): [ string, string[] ] => {
	const texts = Object.entries( metadata( name ).attributes ).filter(
		( [ key, { type, enum: values } ] ) => [ type ].flat().includes( 'string' ) && ! values && key !== 'companyId'
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

/** A block as WordPress stores it. */
const stored = ( name: string, texts: string[], value: string ): string =>
	`<!-- wp:hvac-blocks/${ name } ${ JSON.stringify( Object.fromEntries( texts.map( ( key ) => [ key, value ] ) ) )
		.replace( /--/g, '\\u002d\\u002d' )
		.replace( /</g, '\\u003c' )
		.replace( />/g, '\\u003e' )
		.replace( /&/g, '\\u0026' )
		.replace( /\\"/g, '\\u0022' ) } /-->`;

const store = async ( contributor: RequestUtils, content: string ): Promise< number > => {
	const data = { title: 'By a contributor', content, status: 'draft' };

	return ( await contributor.rest< { id: number } >( { path: '/wp/v2/posts', method: 'POST', data } ) ).id;
};

/** Complaints on a page from now on, which should be none. */
async function complaintsOf( page: Page ): Promise< string[] > {
	const complaints: string[] = [];

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

test( 'a contributor’s texts harm nobody', async ( { browser, contributor } ) => {
	const victim = await administrator( browser );
	const complaints = await complaintsOf( victim );

	for ( const [ title, text ] of Object.entries( TEXT ) ) {
		await test.step( title, async () => {
			const content = TEXTS.map( ( [ name, texts ] ) => stored( name, texts, text ) ).join( '\n\n' );

			await victim.goto( `/?p=${ await store( contributor, content ) }&preview=true` );
			await expect( victim.locator( '.hvac-zip-form' ) ).toBeVisible();
			await hydrate( victim );

			expect.soft( complaints.splice( 0 ), title ).toEqual( [] );
			expect.soft( await harmfulAddresses( victim ), title ).toEqual( [] );
			await expect.soft( victim, title ).not.toHaveTitle( 'taken' );
			await expect.soft( victim.locator( '[onerror],[onpointerover]' ), title ).toHaveCount( 0 );
		} );
	}
	await victim.context().close();
} );

test( 'an administrator edits what a contributor wrote, and nothing runs', async ( { browser, contributor } ) => {
	const id = await store(
		contributor,
		stored( 'zip-form', [ 'target' ], `javascript:${ RUN }` ) +
			stored( 'zip-form', [ 'help', 'heading', 'label' ], `<p>one</p><img src="x.png" onerror="${ RUN }">` )
	);

	const victim = await administrator( browser );
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
