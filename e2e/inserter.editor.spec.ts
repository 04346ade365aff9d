/** The inserter: the categories of our blocks, words that find them, parts of the site in templates only. */
import type { Page } from '@playwright/test';
import { expect } from '@wordpress/e2e-test-utils-playwright';
import { test } from './lib/editor-test';

/** WordPress' categories. */
const CORE = [ 'Text', 'Media', 'Design', 'Widgets', 'Theme', 'Embeds' ];

/** An empty page would be offered patterns. */
const WORDS = '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->';

const open = ( page: Page ) => page.getByRole( 'button', { name: 'Block Inserter', exact: true } ).click();
const list = ( page: Page ) => page.getByRole( 'region', { name: 'Block Library' } );

test( 'six categories come after those of WordPress; words of people find blocks', async ( { page, admin, make } ) => {
	const made = await make( WORDS );
	await admin.editPost( made.id );
	await open( page );
	const titles = list( page ).locator( '.block-editor-inserter__panel-title' );
	await expect( titles.filter( { hasText: 'Page parts' } ) ).toBeAttached();
	expect( ( await titles.allTextContents() ).filter( ( title ) => ! CORE.includes( title ) ) ).toEqual( [
		'Dealers and forms',
		'Products and prices',
		'Guidance',
		'Warranty and offers',
		'Media and sliders',
		'Page parts',
	] );
	await expect( list( page ).getByRole( 'option', { name: 'Dealer profile' } ) ).toHaveCount( 0 );

	for ( const [ words, title ] of [
		[ 'translate', 'Language switcher' ],
		[ 'coupon', 'Rebates center' ],
		[ 'before after', 'Repair or replace guide' ],
		[ 'tax credit', 'Tax-credit certificates' ],
	] as const ) {
		await page.getByRole( 'searchbox', { name: 'Search' } ).fill( words );
		await expect( list( page ).getByRole( 'option', { name: title } ) ).toBeVisible();
	}
} );

test( 'a template is offered the parts of the site', async ( { page, admin, requestUtils } ) => {
	const [ template ] = await requestUtils.rest< { id: string }[] >( { path: '/wp/v2/templates' } );
	await admin.visitSiteEditor( { postId: template?.id, postType: 'wp_template', canvas: 'edit' } );
	await open( page );

	for ( const title of [ 'Dealer profile', 'Product details' ] ) {
		await page.getByRole( 'searchbox', { name: 'Search' } ).fill( title );
		await expect( list( page ).getByRole( 'option' ).first() ).toHaveText( title );
	}
} );

/** In each language of the administration: words, and the block that people mean by them. */
const FIRST = {
	en_US: {
		Quotes: 'Quote slider',
		Testimonials: 'Quote slider',
		Topics: 'Troubleshooting grid',
		Offer: 'Offer banner',
		'Quote request': 'Quote request form',
		'Find a dealer': 'Dealer locator',
		'Dealer search': 'ZIP code form',
		'Zip code': 'ZIP code form',
		Prices: 'Prices',
		'Page title': 'Page title',
	},
	es_ES: {
		Citas: 'Carrusel de testimonios',
		Opiniones: 'Carrusel de testimonios',
		Reseñas: 'Carrusel de testimonios',
		'Encontrar un distribuidor': 'Buscador de distribuidores',
		'Buscar distribuidores': 'Formulario de código postal',
		Título: 'Título y subtítulo',
		Precios: 'Precios',
		Oferta: 'Oferta en la página',
		Cotización: 'Cotización: formulario de solicitud',
		Temas: 'Temas de solución de problemas',
	},
	fr_FR: {
		Citations: 'Carrousel de témoignages',
		Témoignages: 'Carrousel de témoignages',
		Sujets: 'Grille de dépannage',
		'Trouver un concessionnaire': 'Recherche de concessionnaires',
		'Chercher un concessionnaire': 'Formulaire de code postal',
		Titre: 'Titre et sous-titre',
		Prix: 'Prix',
		Offre: 'Offre dans la page',
		Soumission: 'Soumission : formulaire de demande',
	},
};

for ( const [ locale, words ] of Object.entries( FIRST ) ) {
	test( `the block that people mean comes first: ${ locale }`, async ( { browser, requestUtils, make } ) => {
		const username = `inserter-${ locale }`;
		const { id: user } = await requestUtils.createUser( {
			username,
			email: `${ username }@example.org`,
			password: username,
			roles: [ 'editor' ],
		} );
		await requestUtils.rest( { method: 'POST', path: `/wp/v2/users/${ user }`, data: { locale } } );
		const { id } = await make( WORDS );
		const context = await browser.newContext( { storageState: undefined, baseURL: process.env.WP_BASE_URL } );
		const page = await context.newPage();

		try {
			await page.goto( '/wp-login.php' );
			await page.locator( '#user_login' ).fill( username );
			await page.locator( '#user_pass' ).fill( username );
			await page.locator( '#wp-submit' ).click();
			await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
			await page
				.locator( 'iframe[name="editor-canvas"]' )
				.contentFrame()
				.locator( 'body.block-editor-iframe__body' )
				.waitFor();
			await page.evaluate( () => {
				interface Data {
					wp: { data: { dispatch: ( store: string ) => Record< string, ( ...values: unknown[] ) => void > } };
				}
				const { dispatch } = ( window as unknown as Data ).wp.data;

				dispatch( 'core/preferences' ).set?.( 'core/edit-post', 'welcomeGuide', false );
				dispatch( 'core/editor' ).setIsInserterOpened?.( true );
			} );
			const inserter = page.locator( '.block-editor-inserter__menu' );

			for ( const [ searched, title ] of Object.entries( words ) ) {
				await inserter.getByRole( 'searchbox' ).fill( searched );
				await expect( inserter.getByRole( 'option' ).first() ).toHaveText( title );
			}
		} finally {
			await context.close();
			await requestUtils.rest( {
				method: 'DELETE',
				path: `/wp/v2/users/${ user }`,
				params: { force: true, reassign: 1 },
			} );
		}
	} );
}

test( '“Title” and “Quote” lead to ours right after that of WordPress', async ( { page, admin, make } ) => {
	const { id } = await make( WORDS );
	await admin.editPost( id );
	await open( page );
	await page.getByRole( 'searchbox', { name: 'Search' } ).fill( 'Title' );
	await expect( list( page ).getByRole( 'option' ).nth( 1 ) ).toHaveText( 'Title and subtitle' );
	await page.getByRole( 'searchbox', { name: 'Search' } ).fill( 'Quote' );
	await expect( list( page ).getByRole( 'option' ).nth( 1 ) ).toHaveText( 'Quote request form' );
	await expect( list( page ).getByRole( 'option' ).nth( 2 ) ).toHaveText( 'Quote slider' );
} );
