/** Videos: nothing from another site before the press, and motion can be paused or does not start. */
import type { Page } from '@playwright/test';
import { violations } from '../lib/axe';
import { expect, layoutShift, test } from '../lib/test';

const HERO = '/hvac-blocks/gallery/hero-video/film/';
const LINK = '/hvac-blocks/gallery/app-video-link/video/';
// Axe's message to the frame causes a warning in some browsers, which name the frame without a slash.
const YOUTUBE = 'https://www.youtube-nocookie.com';

const film = ( page: Page ) => page.locator( 'video' );
const picture = ( page: Page ) => page.locator( '.hvac-hero-video .hvac-picture' );
const button = ( page: Page ) => page.locator( '.hvac-hero-video' ).getByRole( 'button' );
const isPaused = ( page: Page ) => film( page ).evaluate( ( video: HTMLVideoElement ) => video.paused );

/** The video files that the page requests. */
function filmsOf( page: Page ): string[] {
	const asked: string[] = [];

	page.on( 'request', ( request ) => {
		if ( /\.(webm|mp4)$/.test( request.url() ) ) {
			asked.push( request.url() );
		}
	} );
	return asked;
}

const time = ( page: Page ): Promise< number > =>
	film( page ).evaluate( ( video: HTMLVideoElement ) => video.currentTime );

test.describe( 'the film of a hero', () => {
	// Other tests use reduced motion.
	test.beforeEach( ( { page } ) => page.emulateMedia( { reducedMotion: 'no-preference' } ) );

	test( 'plays without our script, and the keyboard pauses it first', async ( { page } ) => {
		const scripts: string[] = [];
		page.on( 'request', ( request ) => request.url().includes( '/modules/' ) && scripts.push( request.url() ) );
		await page.goto( HERO );

		await expect.poll( () => time( page ) ).toBeGreaterThan( 0 );
		expect( scripts.filter( ( url ) => ! url.includes( '/loader.js' ) ) ).toEqual( [] );

		const pause = page.getByRole( 'button', { name: 'Pause video' } );
		await page.locator( '.hvac-gallery__example' ).getByRole( 'link' ).first().focus();
		await page.keyboard.press( 'Tab' );
		await expect( pause ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect.poll( () => isPaused( page ) ).toBe( true );

		await page.getByRole( 'button', { name: 'Play video' } ).press( 'Enter' );
		await expect.poll( () => isPaused( page ) ).toBe( false );
		await expect( pause ).toBeFocused();
		await page.keyboard.press( 'Tab' );
		await expect( page.getByRole( 'link', { name: 'Explore all products' } ) ).toBeFocused();
		expect( await layoutShift( page ) ).toBeLessThan( 0.001 );
	} );

	test( 'is no larger than its picture, which the page opens with', async ( { page } ) => {
		for ( const [ width, height ] of [
			[ 390, 480 ],
			[ 768, 520 ],
			[ 1280, 600 ],
		] as const ) {
			await page.setViewportSize( { width, height: 900 } );
			await page.goto( HERO );
			await expect.poll( () => time( page ) ).toBeGreaterThan( 0 );

			const stage = await page.locator( '.hvac-hero-video__stage' ).boundingBox();
			expect( stage?.height ).toBeGreaterThanOrEqual( height );
			expect( await film( page ).boundingBox() ).toEqual( await picture( page ).boundingBox() );
			await expect( picture( page ) ).toHaveAttribute( 'fetchpriority', 'high' );
			expect( await layoutShift( page ) ).toBeLessThan( 0.001 );
			expect( await violations( page, '.hvac-hero-video' ) ).toEqual( [] );
		}
	} );

	test( 'is neither shown nor loaded for those who want less motion', async ( { page } ) => {
		const asked = filmsOf( page );
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.goto( HERO );

		await expect( picture( page ) ).toBeVisible();
		await expect( film( page ) ).toBeHidden();
		await expect( button( page ) ).toHaveCount( 0 );
		await page.getByRole( 'link', { name: 'Explore all products' } ).hover();
		await expect( page.locator( '[data-hvac-ready]' ) ).toBeVisible();
		expect( asked ).toEqual( [] );
	} );

	test( 'is taken away from those who save data', async ( { page } ) => {
		const browser = await page.context().newCDPSession( page );
		await browser.send( 'Emulation.setDataSaverOverride', { dataSaverEnabled: true } );
		await page.goto( HERO );

		await expect( film( page ) ).toBeHidden();
		await expect( picture( page ) ).toBeVisible();
		await expect( button( page ) ).toHaveCount( 0 );

		// Nor does it return when the block hydrates.
		await page.getByRole( 'link', { name: 'Explore all products' } ).hover();
		await expect( page.locator( '[data-hvac-ready]' ) ).toBeVisible();
		await expect( film( page ) ).toBeHidden();
		expect( await film( page ).evaluate( ( video: HTMLVideoElement ) => video.networkState ) ).not.toBe( 2 );
	} );

	test.describe( 'without JavaScript', () => {
		test.use( { javaScriptEnabled: false } );

		test( 'is its picture, and the link works', async ( { page } ) => {
			const asked = filmsOf( page );
			await page.goto( HERO );

			await expect( picture( page ) ).toBeVisible();
			await expect( film( page ) ).toBeHidden();
			await expect( button( page ) ).toHaveCount( 0 );
			await expect( page.getByRole( 'link', { name: 'Explore all products' } ) ).toHaveAttribute(
				'href',
				/\/residential\/en\/products\/$/
			);
			expect( asked ).toEqual( [] );
		} );
	} );
} );

test.describe( 'the link to the video of the app', () => {
	const open = ( page: Page ) => page.getByRole( 'button', { name: 'Watch the home app video' } );
	const dialog = ( page: Page ) => page.getByRole( 'dialog', { name: 'Watch the home app video' } );

	test( 'asks the other site at the press, and Escape closes what it opened', async ( { page, watched } ) => {
		const asked: string[] = [];
		await page.route( `${ YOUTUBE }/**`, ( route ) => {
			asked.push( route.request().url() );
			return route.fulfill( { contentType: 'text/html', body: '<button>Player</button>' } );
		} );
		await page.goto( LINK );
		await open( page ).hover();
		await expect( page.locator( '[data-hvac-ready]' ) ).toBeVisible();
		expect( asked ).toEqual( [] );
		expect( watched.complaints ).toEqual( [] );

		watched.allow( YOUTUBE );
		await open( page ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( dialog( page ) ).toBeVisible();
		await expect( dialog( page ).locator( 'iframe' ) ).toHaveAttribute( 'src', /youtube-nocookie/ );
		await expect.poll( () => asked ).toHaveLength( 1 );
		expect( await violations( page, '.hvac-app-video-link__dialog' ) ).toEqual( [] );

		await page.keyboard.press( 'Escape' );
		await expect( dialog( page ) ).toBeHidden();
		await expect( page.locator( 'iframe' ) ).toHaveCount( 0 );
		await expect( open( page ) ).toBeFocused();
		expect( await layoutShift( page ) ).toBeLessThan( 0.001 );
	} );

	test( 'its first press is not lost, and a press beside the dialog closes it', async ( { page, watched } ) => {
		watched.allow( YOUTUBE );
		await page.route( `${ YOUTUBE }/**`, ( route ) =>
			route.fulfill( { contentType: 'text/html', body: 'Player' } )
		);
		await page.goto( LINK );
		await open( page ).click();

		await expect( dialog( page ) ).toBeVisible();
		await page.mouse.click( 5, 5 );
		await expect( dialog( page ) ).toBeHidden();
		await expect( open( page ) ).toBeFocused();
	} );

	test( 'without consent the dialog says so and asks nobody', async ( { page } ) => {
		await page.addInitScript( 'window.wp_has_consent = ( category ) => category !== "marketing";' );
		await page.goto( LINK );
		await open( page ).click();

		await expect( dialog( page ) ).toContainText( 'Your privacy choices do not allow the player here.' );
		await expect( dialog( page ).getByRole( 'link', { name: 'Watch on YouTube' } ) ).toHaveAttribute(
			'href',
			'https://youtu.be/aqz-KE-bpKQ'
		);
		await expect( page.locator( 'iframe' ) ).toHaveCount( 0 );
	} );

	test.describe( 'without JavaScript', () => {
		test.use( { javaScriptEnabled: false } );

		test( 'it leads to the video, or to the page of the app', async ( { page, watched } ) => {
			watched.allow( 'https://youtu.be/' );
			await page.route( 'https://youtu.be/**', ( route ) =>
				route.fulfill( { contentType: 'text/html', body: 'The video' } )
			);
			await page.goto( LINK );
			await open( page ).click();
			await expect( page ).toHaveURL( /^https:\/\/youtu\.be\/aqz-KE-bpKQ/ );

			await page.goto( '/hvac-blocks/gallery/app-video-link/default/' );
			await expect( page.getByRole( 'link', { name: 'Watch the home app video' } ) ).toHaveAttribute(
				'href',
				/\/residential\/en\/resources\/smart-home-app\/$/
			);
		} );
	} );
} );
