/** Whole pages and sections as patterns, as an editor starts with them. */
import { expect } from '@wordpress/e2e-test-utils-playwright';
import { makePage, removePage } from './lib/content';
import { savePage } from './lib/editor';
import { test } from './lib/editor-test';

interface Pattern {
	name: string;
	content: string;
}

interface Block {
	name: string;
	isValid: boolean;
	innerBlocks: Block[];
}

type Wp = {
	apiFetch: ( options: { path: string } ) => Promise< Pattern[] >;
	blocks: { parse: ( content: string ) => Block[]; serialize: ( blocks: Block[] ) => string };
};

type EditorWindow = {
	wp: { data: { select: ( store: string ) => { getEditedPostAttribute: ( name: string ) => number } } };
};

test( 'the editor reads every pattern as it would write it', async ( { page, admin } ) => {
	await admin.createNewPost( { postType: 'page' } );
	const faults = await page.evaluate( async () => {
		const { apiFetch, blocks } = ( window as unknown as { wp: Wp } ).wp;
		const patterns = await apiFetch( { path: '/wp/v2/block-patterns/patterns' } );
		const ours = patterns.filter( ( { name } ) => name.startsWith( 'hvac-blocks/' ) );
		const invalid = ( { name, isValid, innerBlocks }: Block ): string[] => [
			...( isValid ? [] : [ name ] ),
			...innerBlocks.flatMap( invalid ),
		];
		const linesOnlyIn = ( one: string, other: string ) =>
			one.split( '\n' ).filter( ( line ) => ! other.split( '\n' ).includes( line ) );

		return {
			languages: ours.map( ( { name } ) => name.slice( -2 ) ),
			faults: ours.flatMap( ( { name, content } ) => {
				const parsed = blocks.parse( content );
				const written = blocks.serialize( parsed );

				return [
					...parsed.flatMap( invalid ).map( ( block ) => `${ name }: ${ block } is invalid` ),
					...( written === content ? [] : [ `${ name } is written`, ...linesOnlyIn( written, content ) ] ),
				];
			} ),
		};
	} );

	expect( faults.faults ).toEqual( [] );
	expect( faults.languages.filter( ( language ) => language === 'fr' ).length ).toBeGreaterThanOrEqual( 3 );
	expect( new Set( faults.languages ) ).toEqual( new Set( [ 'en', 'es', 'fr' ] ) );
} );

test( 'a new page starts with a pattern in its language', async ( { page, admin, editor, requestUtils } ) => {
	const made = await makePage( requestUtils, '/residential/es/', '' );

	await admin.editPost( made.id );
	const choice = page.getByRole( 'dialog', { name: 'Choose a pattern' } );

	await expect( choice.getByRole( 'option', { name: 'Precios (Español)' } ) ).toBeVisible();
	await expect( choice.getByRole( 'option', { name: 'Pricing (English)' } ) ).toHaveCount( 0 );
	// A section is not offered as a starting point.
	await expect( choice.getByRole( 'option', { name: 'Precios iniciales (Español)' } ) ).toHaveCount( 0 );
	await choice.getByRole( 'option', { name: 'Garantía (Español)' } ).click();

	await expect( editor.canvas.getByRole( 'textbox', { name: 'Heading' } ).first() ).toHaveText(
		'Su confort, protegido'
	);
	await savePage( page );
	await page.goto( made.link );
	await expect( page.getByRole( 'heading', { name: 'Su confort, protegido', level: 1 } ) ).toBeVisible();
	await expect( page.getByRole( 'heading', { name: 'Tipos de garantía' } ) ).toBeVisible();
	await removePage( requestUtils, made );
} );

test( 'a new page takes its place from the language of its pattern', async ( { page, admin, editor } ) => {
	const parent = () =>
		page.evaluate( () =>
			( window as unknown as EditorWindow ).wp.data.select( 'core/editor' ).getEditedPostAttribute( 'parent' )
		);

	await admin.visitAdminPage( 'post-new.php', 'post_type=page&lang=es' );
	const choice = page.getByRole( 'dialog', { name: 'Choose a pattern' } );

	await expect( choice.getByRole( 'option', { name: 'Garantía (Español)' } ) ).toBeVisible();
	await expect( choice.getByRole( 'option', { name: '(English)' } ) ).toHaveCount( 0 );
	expect( await parent() ).toBe( 0 );

	// The previews speak Spanish, in the dialog and in the page.
	const warranty = choice.getByRole( 'option', { name: 'Garantía (Español)' } );
	const preview = warranty.locator( 'iframe' ).contentFrame();

	await warranty.scrollIntoViewIfNeeded();
	await expect( preview.getByText( 'Esta página', { exact: true } ) ).toBeAttached();
	await warranty.click();
	await expect( editor.canvas.getByText( 'Esta página', { exact: true } ) ).toBeVisible();
	await expect.poll( parent ).toBeGreaterThan( 0 );

	await page.getByRole( 'button', { name: 'Undo', exact: true } ).click();
	await expect.poll( parent ).toBe( 0 );
	expect( await editor.getBlocks() ).toEqual( [] );

	await page.getByRole( 'button', { name: 'Redo', exact: true } ).click();
	await expect.poll( parent ).toBeGreaterThan( 0 );
} );

test( 'the patterns of a new page are drawn when they are seen', async ( { page, admin } ) => {
	await admin.visitAdminPage( 'post-new.php', 'post_type=page&lang=en' );
	const options = page.getByRole( 'dialog', { name: 'Choose a pattern' } ).getByRole( 'option' );
	const ours = options.filter( { hasText: '(English)' } );

	await expect( ours.first().locator( 'iframe' ).contentFrame().locator( 'h1' ).first() ).toBeVisible();
	await expect( ours.nth( 7 ).locator( 'iframe' ) ).toBeVisible();

	// Later patterns, and the theme's, which come after ours, have their names alone.
	await expect( options.last() ).not.toContainText( '(English)' );
	await expect( ours.last().locator( 'iframe' ) ).toHaveCount( 0 );
	await expect( options.last().locator( 'iframe' ) ).toHaveCount( 0 );

	await ours.first().focus();
	await page.keyboard.press( 'End' );
	await expect( options.last() ).toBeFocused();
	await expect( options.last().locator( 'iframe' ) ).toBeVisible();
} );
