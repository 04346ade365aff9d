#!/usr/bin/env node
/**
 * `npm run pictures`: recreates the images of the plugin's page in the directory, in `.wordpress-org/`: screenshots
 * of the demo site and of its screens, icon and banners from their SVG. `--drawn` creates only icon and banners;
 * WP_BASE_URL names a running site.
 */
import { copyFileSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run, step } from './lib/log.mjs';
import { browser as program } from './lib/machine.mjs';
import { NATIVE_URL, startNativeSite, stopNativeSite } from './lib/native-site.mjs';
import { inRoot } from './lib/paths.mjs';
import { sendLeads } from './pictures/leads.mjs';
import { SCREENSHOTS } from './pictures/screenshots.mjs';

const FOLDER = inRoot( '.wordpress-org' );
const SIZE = { width: 1280, height: 860 };
const DRAWN = [
	[ 'icon', 'icon-128x128', 128, 128 ],
	[ 'icon', 'icon-256x256', 256, 256 ],
	[ 'banner', 'banner-772x250', 772, 250 ],
	[ 'banner', 'banner-1544x500', 1544, 500 ],
];

async function drawAll( browser ) {
	const page = await browser.newPage();

	for ( const [ source, name, width, height ] of DRAWN ) {
		const svg = readFileSync( `${ FOLDER }/source/${ source }.svg`, 'utf8' );

		await page.setViewportSize( { width, height } );
		await page.setContent( `<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${ svg }` );
		// In full color: a palette would lose gradients and transparent corners.
		await page.screenshot( { path: `${ FOLDER }/${ name }.png`, omitBackground: true } );
	}
	copyFileSync( `${ FOLDER }/source/icon.svg`, `${ FOLDER }/icon.svg` );
	await page.close();
}

async function shootAll( browser, baseURL ) {
	const options = {
		baseURL,
		viewport: SIZE,
		reducedMotion: 'reduce',
		locale: 'en-US',
		timezoneId: 'America/Chicago',
	};
	const visitors = await browser.newContext( options );
	const administrators = await browser.newContext( options );
	const login = await administrators.newPage();

	await sendLeads( browser, baseURL );
	await login.goto( '/wp-login.php' );
	await login.locator( '#user_login' ).fill( 'admin' );
	await login.locator( '#user_pass' ).fill( 'password' );
	await login.locator( '#wp-submit' ).click();
	await login.locator( '#wpadminbar' ).waitFor();

	for ( const [ at, { name, isAdmin, show } ] of SCREENSHOTS.entries() ) {
		const page = await ( isAdmin ? administrators : visitors ).newPage();
		page.setDefaultTimeout( 120_000 );

		try {
			await show( page );
			// In full color, too, for the photographs of products.
			await page.screenshot( { path: `${ FOLDER }/screenshot-${ at + 1 }.png` } );
		} catch ( error ) {
			throw new Error( `${ name }: ${ error.message }` );
		}
		await page.close();
	}
}

run( async () => {
	const browser = await chromium.launch( { executablePath: program() || undefined, args: [ '--no-sandbox' ] } );
	const given = process.env.WP_BASE_URL;

	try {
		await drawAll( browser );

		if ( process.argv.includes( '--drawn' ) ) {
			return;
		}
		if ( ! given ) {
			await step( 'Starting the site for browser tests', ( progress ) => startNativeSite( progress ) );
		}
		await shootAll( browser, given || NATIVE_URL );
	} finally {
		await browser.close();

		if ( ! given && ! process.argv.includes( '--drawn' ) ) {
			await stopNativeSite();
		}
	}
} );
