/** The blocks for dealers and the locator's variations in an editor's hands: preview, a setting, saved, opened again. */
import type { Locator } from '@playwright/test';
import { expect, test } from '@wordpress/e2e-test-utils-playwright';
import { makePage, removePage, type MadePage } from './lib/content';
import { insertBlock, savePage, setLevel } from './lib/editor';

interface Case {
	title: string;
	name: string;
	/** Of the preview and of the block in the page. */
	part: string;
	set: ( settings: Locator ) => Promise< unknown >;
	/** What the visitor's page holds then. */
	shown: string;
}

const CASES: Case[] = [
	{
		title: 'Dealer locator with ZIP dialog',
		name: 'dealer-locator',
		part: '.hvac-dealer-locator__dialog',
		set: ( settings ) => settings.getByLabel( 'Show filters' ).uncheck(),
		shown: 'dialog[data-modal]',
	},
	{
		title: 'Dealer locator as a slider',
		name: 'dealer-locator',
		part: '.hvac-dealer-locator__results[data-view="slider"]',
		set: ( settings ) => setLevel( settings.page(), 3 ),
		shown: '[data-hvac="dealer-locator-slider"] h3.hvac-dealer-locator__heading',
	},
	{
		title: 'Dealer slider',
		name: 'dealer-slider',
		part: '.hvac-dealer-slider__found .hvac-dealer-card',
		set: ( settings ) => settings.getByLabel( 'Placeholder' ).fill( 'Your ZIP' ),
		shown: 'input[placeholder="Your ZIP"]',
	},
	{
		title: 'Dealer cards',
		name: 'dealer-cards',
		part: '.hvac-dealer-cards__item',
		set: ( settings ) => settings.getByLabel( 'Nearest dealer only' ).check(),
		shown: '.hvac-dealer-cards__found[data-layout="solo"]',
	},
	{
		title: 'Support dealer card',
		name: 'support-dealer-card',
		part: '.hvac-support-dealer-card__card',
		set: ( settings ) => settings.getByLabel( 'ZIP codes' ).fill( '75024, 75025' ),
		shown: '[data-hvac="support-dealer-card"]',
	},
	{
		title: 'Phone button',
		name: 'phone-button',
		part: '.hvac-phone-button__line',
		set: ( settings ) => settings.getByLabel( 'Desktops (1024 pixels and wider)' ).selectOption( 'button' ),
		shown: '.hvac-phone-button__line[data-desktop="button"]',
	},
	{
		title: 'Dealer profile',
		name: 'dealer-profile',
		part: '.hvac-dealer-profile__name',
		set: ( settings ) => settings.getByLabel( 'Dealer company ID' ).fill( '100108' ),
		shown: '.hvac-dealer-profile__name:text("Bramwick Heating, Cooling & Plumbing")',
	},
	{
		title: 'Dealer contact card',
		name: 'dealer-profile-contact',
		part: '.hvac-dealer-profile-contact__card',
		set: ( settings ) => settings.getByLabel( 'Dealer company ID' ).fill( '100108' ),
		shown: '.hvac-dealer-profile-contact__call',
	},
	{
		title: 'Dealer directory',
		name: 'dealer-directory',
		part: '.hvac-dealer-directory__link',
		set: ( settings ) => setLevel( settings.page(), 2 ),
		shown: 'h2.hvac-dealer-directory__heading',
	},
];

// The browsers share them: they are long.
test.describe.configure( { mode: 'parallel' } );

let made: MadePage;

// An empty page is greeted with a choice of patterns.
test.beforeEach( async ( { page, requestUtils } ) => {
	made = await makePage(
		requestUtils,
		'/residential/en/',
		'<!-- wp:paragraph --><p>Before it.</p><!-- /wp:paragraph -->'
	);
	// WordPress' avatars and emoji come from other hosts.
	await page.route( /gravatar\.com|s\.w\.org/, ( route ) => route.abort() );
} );

test.afterEach( ( { requestUtils } ) => removePage( requestUtils, made ) );

for ( const { title, name, part, set, shown } of CASES ) {
	test( `an editor places and sets: ${ title }`, async ( { page, admin, editor } ) => {
		const block = editor.canvas.locator( `[data-type="hvac-blocks/${ name }"]` );

		await admin.editPost( made.id );
		await insertBlock( page, title, part );
		await expect( block.locator( part ).first() ).toBeVisible();
		await block.click( { position: { x: 2, y: 2 } } );
		await editor.openDocumentSettingsSidebar();
		await set( page.getByRole( 'region', { name: 'Editor settings' } ) );

		await savePage( page );
		const stored = await editor.getEditedPostContent();
		await page.reload();
		await expect( block.locator( part ).first() ).toBeVisible();
		expect( await editor.getEditedPostContent() ).toBe( stored );
		await expect( editor.canvas.getByText( /invalid content|can’t be previewed|contains errors/ ) ).toHaveCount(
			0
		);

		await page.goto( made.link );
		await expect( page.locator( shown ).first() ).toBeAttached();
	} );
}
