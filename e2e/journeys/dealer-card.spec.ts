/** What a dealer's card does: the hours of now, the rating that opens a dialog, the call that comes first, the dealers who lease. */
import type { Page } from '@playwright/test';
import { violations } from '../lib/axe';
import { LANGUAGES, pathOf, WORDS, type Language } from '../lib/languages';
import { expect, hydrate, overflow, test } from '../lib/test';

const TELEPHONE = { width: 390, height: 800 };

const REVIEWS = {
	en: { of: 'Reviews of', see: 'See the reviews on the dealer’s page', close: 'Close', title: 'Reviews' },
	es: {
		of: 'Opiniones sobre',
		see: 'Ver las opiniones en la página del distribuidor',
		close: 'Cerrar',
		title: 'Opiniones',
	},
	fr: { of: 'Avis sur', see: 'Voir les avis sur la page du concessionnaire', close: 'Fermer', title: 'Avis' },
};

const LEASING = { en: 'Leasing', es: 'Arrendamiento', fr: 'Location' };

const HOURS = {
	en: { open: 'Open now · Today: 8 am to 5 pm', closed: 'Closed now · Today: 8 am to 5 pm' },
	es: { open: 'Abierto ahora · Hoy: 8:00 a 17:00', closed: 'Cerrado ahora · Hoy: 8:00 a 17:00' },
	fr: {
		open: 'Ouvert · Aujourd’hui\u00a0: 8\u00a0h à 17\u00a0h',
		closed: 'Fermé · Aujourd’hui\u00a0: 8\u00a0h à 17\u00a0h',
	},
};

const hoursOf = ( page: Page ) => page.locator( '[data-hours][data-words]' ).first();

for ( const lang of LANGUAGES ) {
	test( `a card says whether its dealer is open, without a touch, and goes on with the clock: ${ lang }`, async ( {
		page,
	} ) => {
		// Monday, 4:59 pm in Chicago.
		await page.clock.install( { time: new Date( '2026-01-05T22:59:30Z' ) } );
		await page.goto( `/hvac-blocks/gallery/dealer-locator/?lang=${ lang }` );
		const hours = hoursOf( page );

		await expect( hours ).toHaveText( HOURS[ lang ].open );
		expect( await violations( page, '.hvac-dealer-card:has([data-words])' ) ).toEqual( [] );
		await page.clock.runFor( 60_000 );
		await expect( hours ).toHaveText( HOURS[ lang ].closed );

		const errors: string[] = [];
		page.on( 'console', ( message ) => message.type() === 'error' && errors.push( message.text() ) );
		const island = page.locator( '[data-hvac]', { has: hours } ).first();
		await hours.hover();
		await page.clock.runFor( 2_000 );
		await expect( island ).toHaveAttribute( 'data-hvac-ready' );
		await expect( hours ).toHaveText( HOURS[ lang ].closed );
		expect( errors ).toEqual( [] );
	} );
}

test.describe( 'without its script', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a card says nothing of now', async ( { page } ) => {
		await page.goto( '/hvac-blocks/gallery/dealer-locator/' );
		await expect( hoursOf( page ) ).toBeEmpty();
	} );
} );

const rated = ( page: Page ) =>
	page
		.getByRole( 'article' )
		.filter( { has: page.locator( '.hvac-dealer-card__rating' ) } )
		.first();

for ( const lang of LANGUAGES ) {
	test( `the rating opens a dialog that leads to the reviews: ${ lang }`, async ( { page } ) => {
		const { of, see, close, title } = REVIEWS[ lang ];

		await page.goto( `${ pathOf( lang, 'dealer-locator' ) }?zipcode=75024` );
		const card = rated( page );
		const name = await card.getByRole( 'heading' ).first().innerText();
		const rating = card.locator( '.hvac-dealer-card__rating' );
		const dialog = page.getByRole( 'dialog', { name: `${ of } ${ name }` } );

		// Until the card is hydrated, the rating is a link.
		await hydrate( page );
		await rating.click();
		await expect( dialog ).toBeVisible();
		expect( await violations( page, '.hvac-dealer-card__reviews' ) ).toEqual( [] );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
		await expect( rating ).toBeFocused();

		await page.keyboard.press( 'Enter' );
		await expect( dialog ).toBeVisible();
		await dialog.getByRole( 'button', { name: close } ).click();
		await expect( rating ).toBeFocused();

		await rating.click();
		await expect( dialog ).toBeVisible();
		await page.mouse.click( 5, 5 );
		await expect( dialog ).toBeHidden();

		await rating.click();
		await dialog.getByRole( 'link', { name: see } ).click();
		await expect( page ).toHaveURL( /#reviews$/ );
		await expect( page.getByRole( 'heading', { level: 1, name } ) ).toBeAttached();
		await expect( page.locator( '#reviews' ).getByRole( 'heading', { name: title } ) ).toBeInViewport();
	} );
}

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the rating leads to the reviews', async ( { page } ) => {
		await page.goto( `${ pathOf( 'en', 'dealer-locator' ) }?zipcode=75024` );
		await rated( page ).locator( '.hvac-dealer-card__rating' ).click();

		await expect( page ).toHaveURL( /\/dealers\/.*#reviews$/ );
		await expect( page.locator( '#reviews' ) ).toBeInViewport();
	} );

	LANGUAGES.forEach( ( lang ) => leasingDealers( lang ) );
} );

test.describe( 'with JavaScript', () => {
	LANGUAGES.forEach( ( lang ) => leasingDealers( lang ) );
} );

/** The link on a page about leasing. */
function leasingDealers( lang: Language ) {
	test( `a link leads to the dealers who lease, wherever the visitor lives: ${ lang }`, async ( { page } ) => {
		const words = WORDS[ lang ];

		await page.goto( `${ pathOf( lang, 'dealer-locator' ) }?filter=leasing` );
		await page.getByLabel( words.zip ).fill( '75225' );
		await page.getByRole( 'button', { name: words.find } ).click();
		await expect( page ).toHaveURL( /zipcode=75225.*filter=leasing|filter=leasing.*zipcode=75225/ );

		const cards = page.getByRole( 'article' );
		const badges = cards.locator( '.hvac-badge' ).getByText( LEASING[ lang ], { exact: true } );
		await expect( badges.first() ).toBeVisible();
		await expect( badges ).toHaveCount( await cards.count() );

		const profile = cards.first().getByRole( 'heading' ).getByRole( 'link' );
		await page.goto( ( await profile.getAttribute( 'href' ) ) ?? '' );
		await expect(
			page.locator( '.hvac-dealer-profile__offers' ).getByText( LEASING[ lang ], { exact: true } )
		).toBeVisible();
	} );
}

test.describe( 'on a telephone', () => {
	test.use( { viewport: TELEPHONE } );

	test( 'the call stands before Book Online', async ( { page } ) => {
		await page.goto( `${ pathOf( 'en', 'dealer-locator' ) }?zipcode=75024` );
		const card = page.getByRole( 'article' ).first();
		const call = card.getByRole( 'link', { name: /^Call: / } );
		const book = card.getByRole( 'link', { name: /^Book Online/ } );

		await expect( call ).toBeVisible();
		const [ first, second ] = await Promise.all( [ call.boundingBox(), book.boundingBox() ] );
		expect( ( first?.y ?? 0 ) * 10_000 + ( first?.x ?? 0 ) ).toBeLessThan(
			( second?.y ?? 0 ) * 10_000 + ( second?.x ?? 0 )
		);
		expect( await overflow( page ) ).toBe( 0 );

		await call.focus();
		await page.keyboard.press( 'Tab' );
		await expect( book ).toBeFocused();
	} );
} );
