/**
 * The mails in the widths of a mail program, light and dark, from their goldens: `Leads/Destinations/MailGoldenTest`
 * holds them to what the plugin sends.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { violations } from './lib/axe';
import { expect, overflow, test } from './lib/test';

const FOLDER = path.resolve( 'plugin/src/server/Leads/Destinations/golden' );
const MAILS = readdirSync( FOLDER ).filter( ( name ) => name.endsWith( '.html' ) );
const WIDTHS = [ 320, 390, 600 ];

test( 'there are mails to look at', () => {
	expect( MAILS.length ).toBeGreaterThan( 0 );
} );

for ( const name of MAILS ) {
	test( `${ name } fits and is accessible`, async ( { page } ) => {
		await page.setContent( readFileSync( path.join( FOLDER, name ), 'utf8' ) );

		for ( const width of WIDTHS ) {
			await page.setViewportSize( { width, height: 800 } );
			expect( await overflow( page ), `${ width } px` ).toBe( 0 );
		}
		for ( const colorScheme of [ 'light', 'dark' ] as const ) {
			await page.emulateMedia( { colorScheme } );
			expect( await violations( page ), colorScheme ).toEqual( [] );
		}
		await page.setViewportSize( { width: 1280, height: 800 } );
		expect( ( await page.locator( '.card' ).boundingBox() )?.width ).toBeLessThanOrEqual( 600 );
	} );
}
