/** Each block in an editor's hands: from the inserter to the page, and to the French page. */
import type { Locator, Page } from '@playwright/test';
import { expect, test as base, type Editor, type RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { makePage, removePage, type MadePage } from './lib/content';
import { setLevel } from './lib/editor';

interface Case {
	title: string;
	name: string;
	/** The text that is changed in place: the control's name and the selector of what it writes into. */
	text: { label: string; part: string };
	/** Changes one setting in the sidebar; `isSet` tells by the block that it is in force. */
	set: ( settings: Locator ) => Promise< unknown >;
	isSet: ( block: Locator ) => Promise< void >;
	/** Parts that look the same in the editor and on the page, to the width. */
	parts: string[];
	/** Parts as wide as a text that the page has from elsewhere. */
	ofOtherWidth?: string[];
	/** A text that nobody changed, in English and in French, and the part it stands in. */
	standard: { part: string; en: string; fr: string };
	/** Query under which the page shows what the editor shows. */
	query?: string;
}

const CASES: Case[] = [
	{
		title: 'ZIP form',
		name: 'zip-form',
		text: { label: 'Heading', part: '.hvac-zip-form__heading' },
		set: ( settings ) => settings.getByLabel( 'Layout' ).selectOption( 'inline' ),
		isSet: ( block ) => expect( block.locator( '.hvac-place-search' ) ).toHaveAttribute( 'data-layout', 'inline' ),
		parts: [
			'.hvac-zip-form__heading',
			'.hvac-place-search',
			'.hvac-field',
			'.hvac-field__label',
			'.hvac-field__input',
			'.hvac-button',
		],
		standard: { part: '.hvac-button', en: 'Find dealers', fr: 'Trouver des concessionnaires' },
	},
	{
		title: 'Dealer locator',
		name: 'dealer-locator',
		text: { label: 'Heading', part: '.hvac-dealer-locator__heading' },
		set: ( settings ) => settings.getByLabel( 'Show filters' ).uncheck(),
		isSet: ( block ) => expect( block.locator( '.hvac-dealer-filters' ) ).toHaveCount( 0 ),
		parts: [
			'.hvac-dealer-locator__heading',
			'.hvac-place-search',
			'.hvac-field__label',
			'.hvac-field__help',
			'.hvac-field__input',
			'.hvac-place-search .hvac-button',
			'.hvac-dealer-locator__title',
			'.hvac-dealer-locator__list',
			'.hvac-dealer-card',
			'.hvac-dealer-card__contact',
		],
		ofOtherWidth: [
			'.hvac-dealer-locator__near',
			'.hvac-dealer-locator__count',
			'.hvac-dealer-card__name',
			'.hvac-dealer-card__distance',
			'.hvac-badge',
		],
		standard: {
			part: '.hvac-field__help',
			en: 'For example 75024, M5V 2T6 or Plano, TX',
			fr: 'Par exemple 75024, M5V 2T6 ou Plano, TX',
		},
		query: '?zipcode=75024',
	},
	{
		title: 'Contact dealer form',
		name: 'contact-dealer-form',
		text: { label: 'Heading', part: '.hvac-form-panel__heading' },
		set: ( settings ) => settings.getByLabel( 'Dealer company ID' ).fill( '100108' ),
		isSet: ( block ) =>
			expect( block.locator( '.hvac-form-panel__recipient' ) ).toContainText(
				'Bramwick Heating, Cooling & Plumbing'
			),
		parts: [
			'.hvac-form-panel',
			'.hvac-form-panel__heading',
			'.hvac-form-panel__intro',
			'.hvac-form-panel__recipient',
			'.hvac-form__title',
			'.hvac-field',
			'.hvac-field__label',
			'.hvac-field__input',
			'.hvac-form__next',
		],
		standard: { part: '.hvac-form__next', en: 'Next', fr: 'Suivant' },
	},
	{
		title: 'Contact dealer dialog',
		name: 'contact-dealer-modal',
		text: { label: 'Heading', part: '.hvac-form-panel__heading' },
		set: ( settings ) => settings.getByLabel( 'Dealer company ID' ).fill( '100108' ),
		isSet: ( block ) =>
			expect( block.locator( '.hvac-form-panel__recipient' ) ).toContainText(
				'Bramwick Heating, Cooling & Plumbing'
			),
		parts: [ '.hvac-contact-dealer-modal__open', '.hvac-contact-dealer-modal__line' ],
		standard: { part: '.hvac-form__submit', en: 'Send request', fr: 'Envoyer la demande' },
	},
	{
		title: 'Dealer lead form',
		name: 'dealer-lead-form',
		text: { label: 'Heading', part: '.hvac-form-panel__heading' },
		set: ( settings ) => settings.getByLabel( 'Dealer company ID' ).fill( '100108' ),
		isSet: ( block ) =>
			expect( block.locator( '.hvac-form-panel__recipient' ) ).toContainText(
				'Bramwick Heating, Cooling & Plumbing'
			),
		parts: [ '.hvac-form-panel', '.hvac-form-panel__heading', '.hvac-form__title', '.hvac-form__next' ],
		standard: { part: '.hvac-form__next', en: 'Next', fr: 'Suivant' },
	},
	{
		title: 'Newsletter',
		name: 'newsletter',
		text: { label: 'Heading', part: '.hvac-form-panel__heading' },
		set: ( settings ) => setLevel( settings.page(), 3 ),
		isSet: ( block ) => expect( block.locator( 'h3.hvac-form-panel__heading' ) ).toBeVisible(),
		parts: [ '.hvac-form-panel', '.hvac-form-panel__heading', '.hvac-field__label', '.hvac-form__submit' ],
		standard: { part: '.hvac-field[data-type="email"] .hvac-field__label', en: 'Email', fr: 'Courriel' },
	},
	{
		title: 'Need help banner',
		name: 'need-help-banner',
		text: { label: 'Heading', part: '.hvac-need-help-banner__heading' },
		set: ( settings ) => settings.getByLabel( 'Emergency' ).check(),
		isSet: ( block ) => expect( block.locator( '[data-urgent="true"]' ) ).toBeVisible(),
		parts: [
			'.hvac-need-help-banner__panel',
			'.hvac-need-help-banner__heading',
			'.hvac-need-help-banner__call',
			'.hvac-need-help-banner__hours',
		],
		standard: { part: '.hvac-need-help-banner__action', en: 'Call us', fr: 'Appelez-nous' },
	},
	{
		title: 'FAQ',
		name: 'faq',
		text: { label: 'Title', part: '.hvac-faq__title' },
		set: ( settings ) => setLevel( settings.page(), 3 ),
		isSet: async ( block ) => expect( block.locator( 'h3.hvac-faq__title' ) ).toBeVisible(),
		parts: [
			'.hvac-faq__title',
			'.hvac-faq__items',
			'.hvac-faq-item',
			'.hvac-faq-item__summary',
			'.hvac-faq-item__question',
		],
		standard: {
			part: '.hvac-faq-item__question >> nth=1',
			en: 'How often does it need service?',
			fr: 'How often does it need service?',
		},
	},
];

const OWN = 'Typed by an editor';

// An empty page is greeted with a choice of patterns.
const BEFORE = '<!-- wp:paragraph --><p>Before it.</p><!-- /wp:paragraph -->';

interface Pages {
	english: MadePage;
	french: MadePage;
}

// A page that draws no text until its font is there: in place of a late one, the machine's would be measured.
const WITH_THE_THEMES_FONT = { 'X-Test-Font-Display': 'block' };

const test = base.extend< { pages: Pages } >( {
	pages: async ( { requestUtils }, provide ) => {
		const pages = {
			english: await makePage( requestUtils, '/residential/en/', BEFORE ),
			french: await makePage( requestUtils, '/residential/fr/', BEFORE ),
		};

		await provide( pages );
		await removePage( requestUtils, pages.english );
		await removePage( requestUtils, pages.french );
	},
} );

test.use( { extraHTTPHeaders: WITH_THE_THEMES_FONT } );

// The browsers share them: they are the longest tests of all.
test.describe.configure( { mode: 'parallel' } );

// WordPress' avatars and emoji come from other hosts.
test.beforeEach( ( { page } ) => page.route( /gravatar\.com|s\.w\.org/, ( route ) => route.abort() ) );

for ( const block of CASES ) {
	test( `an editor places and changes: ${ block.title }`, async ( {
		page,
		admin,
		editor,
		pageUtils,
		requestUtils,
		pages,
	} ) => {
		const inCanvas = editor.canvas.locator( `[data-type="hvac-blocks/${ block.name }"]` );
		const text = inCanvas.getByRole( 'textbox', { name: block.text.label, exact: true } ).first();

		await test.step( 'finds it in the inserter, with a preview', async () => {
			await admin.editPost( pages.english.id );
			await insert( page, block );
			await expect( inCanvas.locator( block.text.part ) ).toBeVisible();
			await expect( inCanvas.locator( block.standard.part ) ).toContainText( block.standard.en );
		} );

		await test.step( 'changes a text in place and a setting in the sidebar', async () => {
			await text.click();
			await pageUtils.pressKeys( 'primary+a' );
			await page.keyboard.type( OWN );
			await expect( text ).toHaveText( OWN );
			await editor.openDocumentSettingsSidebar();
			await block.set( page.getByRole( 'region', { name: 'Editor settings' } ) );
			await block.isSet( inCanvas );
		} );

		await test.step( 'undoes and redoes both', async () => {
			const undo = page.getByRole( 'button', { name: 'Undo', exact: true } );
			const redo = page.getByRole( 'button', { name: 'Redo', exact: true } );

			const own = editor.canvas.locator( `[data-type="hvac-blocks/${ block.name }"]` ).getByText( OWN );

			await undo.click();
			await expect( own ).toBeVisible();
			await undo.click();
			await expect( own ).toHaveCount( 0 );
			await redo.click();
			await expect( own ).toBeVisible();
			await redo.click();
			await block.isSet( inCanvas );
			await expect( text ).toHaveText( OWN );
		} );

		await test.step( 'saves, and opens it again without a complaint', async () => {
			await save( page );
			await page.reload();
			await expect( text ).toHaveText( OWN );
			await block.isSet( inCanvas );
			await expect( editor.canvas.getByText( /invalid content|can’t be previewed|contains errors/ ) ).toHaveCount(
				0
			);
			await expect( page.getByRole( 'dialog', { name: /block recovery/i } ) ).toHaveCount( 0 );
		} );

		await test.step( 'sees it in the editor as it is on the page', async () => {
			await closeSidebars( page );
			await fontsOf( editor.canvas.locator( 'body' ) );
			const shown = await looks( inCanvas, block );
			const visitor = await visit( page, editor, pages.english.link + ( block.query ?? '' ) );

			expect( shown ).toEqual( await looks( visitor.locator( `.wp-block-hvac-blocks-${ block.name }` ), block ) );
			await expect( visitor.locator( block.text.part ) ).toHaveText( OWN );
			await visitor.context().close();
		} );

		await test.step( 'copies it to the French page, whose own texts are French', async () => {
			await select( page, editor, block.name );
			await pageUtils.pressKeys( 'primary+c' );
			await admin.editPost( pages.french.id );
			await editor.canvas.getByText( 'Before it.' ).click();
			await page.keyboard.press( 'End' );
			await page.keyboard.press( 'Enter' );
			await pageUtils.pressKeys( 'primary+v' );

			await expect( text ).toHaveText( OWN );
			await expect( inCanvas.locator( block.standard.part ).first() ).toContainText( block.standard.fr );
			await block.isSet( inCanvas );
			await save( page );
			await expectBlock( requestUtils, pages.french, block );
		} );
	} );
}

test( 'a block says in place what it needs, with a link', async ( { page, admin, editor, pages, baseURL } ) => {
	await admin.editPost( pages.english.id );
	await editor.insertBlock( { name: 'hvac-blocks/zip-form', attributes: { target: `${ baseURL }/nowhere/` } } );

	const notice = editor.canvas.locator( '.hvac-in-editor__notices' );
	await expect( notice ).toContainText( 'This block links to a page that does not exist: /nowhere/' );
	await expect( notice.getByRole( 'link', { name: 'Add page' } ) ).toHaveAttribute(
		'href',
		/post-new\.php\?post_type=page$/
	);

	// A site without dealers, as the server tells of it.
	await page.route( /editor(\/|%2F)previews/, async ( route ) => {
		const answer = await route.fetch();
		const action = { text: 'Import dealers', href: `${ baseURL }/wp-admin/admin.php?page=hvac-blocks-dealers` };
		const notices = [ { text: 'No dealers are imported yet.', action } ];
		const { previews, ...rest } = ( await answer.json() ) as { previews: object[] };

		await route.fulfill( {
			response: answer,
			json: { ...rest, previews: previews.map( ( preview ) => ( { ...preview, notices } ) ) },
		} );
	} );
	await editor.insertBlock( { name: 'hvac-blocks/dealer-locator' } );
	await expect( editor.canvas.getByRole( 'link', { name: 'Import dealers' } ) ).toHaveAttribute(
		'href',
		/page=hvac-blocks-dealers$/
	);
} );

async function insert( page: Page, { title, name }: Case ) {
	const toggle = page.getByRole( 'button', { name: 'Block Inserter', exact: true } );

	await toggle.click();
	await page.getByRole( 'searchbox', { name: 'Search' } ).fill( title );
	const option = page.locator( `[class*="editor-block-list-item-hvac-blocks-${ name }"]` ).first();
	const preview = page.locator( '.block-editor-inserter__preview-container' ).frameLocator( 'iframe' ).first();
	// The list is filtered a moment after the last letter, and a list that is drawn again forgets the pointer over it.
	await expect( async () => {
		await page.mouse.move( 0, 0 );
		await option.hover();
		await expect( preview.locator( `.hvac-${ name }` ) ).toBeVisible( { timeout: 5_000 } );
	} ).toPass();
	await option.click();
	await toggle.click();
}

async function save( page: Page ) {
	await page
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: 'Save', exact: true } )
		.click();
	await expect( page.getByTestId( 'snackbar' ).filter( { hasText: 'Page updated.' } ) ).toBeVisible();
}

async function closeSidebars( page: Page ) {
	const settings = page.getByRole( 'button', { name: 'Settings', exact: true } );

	if (
		( await settings.getAttribute( 'aria-pressed' ) ) === 'true' ||
		( await settings.getAttribute( 'aria-expanded' ) ) === 'true'
	) {
		await settings.click();
	}
}

async function select( page: Page, editor: Editor, name: string ) {
	await page.evaluate( ( block ) => {
		const { select: read, dispatch } = (
			window as unknown as {
				wp: {
					data: Record< string, ( store: string ) => Record< string, ( ...args: unknown[] ) => unknown > >;
				};
			}
		 ).wp.data;
		const blocks = read?.( 'core/block-editor' ).getBlocks?.() as Array< { name: string; clientId: string } >;
		dispatch?.( 'core/block-editor' ).selectBlock?.( blocks.find( ( each ) => each.name === block )?.clientId );
	}, `hvac-blocks/${ name }` );
	await editor.canvas.locator( `[data-type="hvac-blocks/${ name }"]` ).first().focus();
}

/** The page as a visitor sees it, in a window as wide as the editor's canvas. */
async function visit( page: Page, editor: Editor, url: string ): Promise< Page > {
	const width = await editor.canvas.locator( 'body' ).evaluate( () => document.documentElement.clientWidth );
	const context = await page
		.context()
		.browser()
		?.newContext( {
			storageState: { cookies: [], origins: [] },
			viewport: { width, height: 900 },
			extraHTTPHeaders: WITH_THE_THEMES_FONT,
		} );
	const visitor = await context?.newPage();

	if ( ! visitor ) {
		throw new Error( 'no browser' );
	}
	await visitor.goto( url );
	await fontsOf( visitor.locator( 'body' ) );
	return visitor;
}

/** Waits for the fonts that a document uses, and for what it draws with them. */
const fontsOf = ( body: Locator ): Promise< unknown > =>
	body.evaluate( async ( { ownerDocument } ) => {
		await ownerDocument.fonts.ready;
		await new Promise( requestAnimationFrame );
	} );

const STYLES = [
	'display',
	'color',
	'background-color',
	'font-family',
	'font-size',
	'font-weight',
	'line-height',
	'padding',
	'border-radius',
	'border-top-width',
	'border-top-color',
	'text-align',
];

/** How each part of a block looks: its styles, and its width to the pixel. */
async function looks( block: Locator, { parts, ofOtherWidth = [] }: Case ): Promise< Record< string, unknown > > {
	const found: Record< string, unknown > = {};

	for ( const part of [ ...parts, ...ofOtherWidth ] ) {
		const { width, ...styles } = await block
			.locator( part )
			.first()
			.evaluate( ( element, names ) => {
				const style = getComputedStyle( element );
				const own = Object.fromEntries( names.map( ( name ) => [ name, style.getPropertyValue( name ) ] ) );

				return { ...own, width: Math.round( element.getBoundingClientRect().width ) };
			}, STYLES );
		found[ part ] = parts.includes( part ) ? { ...styles, width } : styles;
	}

	return found;
}

/** The stored page holds the block's own attributes and nothing in another language. */
async function expectBlock( requestUtils: RequestUtils, { id }: MadePage, block: Case ) {
	const stored = await requestUtils.rest< { content: { raw: string } } >( {
		path: `/wp/v2/pages/${ id }`,
		params: { context: 'edit' },
	} );

	expect( stored.content.raw ).toContain( OWN );
	expect( stored.content.raw ).toContain( `wp:hvac-blocks/${ block.name }` );
}
