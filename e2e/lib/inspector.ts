/**
 * Uses each setting of a block in the sidebar: this file knows how to fill each kind of field, but no particular
 * block.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { attributesOf, changedAttributes, select, selectedId, selectNothing } from './block-store';

/** Valid values of attributes that do not accept any text. */
const VALUES: Record< string, string > = {
	companyId: '100108',
	zipcodeCoverage: '75024, 75025',
	phone: '214-555-0199',
};
const BY_TYPE: Record< string, string > = {
	date: '2031-05-06',
	email: 'someone@example.com',
	tel: '214-555-0199',
	// A video's address, which all other address fields accept, too.
	url: 'https://youtu.be/aqz-KE-bpKQ',
};
// Also a valid ZIP code, the only text that one of the fields accepts.
const TYPED = '75024';

const FIELDS = [
	'input[type="checkbox"]',
	'input[type="number"]',
	// What a combobox offers depends on the site's data, so each has its own test.
	'input[type="text"]:not([role="combobox"])',
	...Object.keys( BY_TYPE ).map( ( type ) => `input[type="${ type }"]` ),
	'textarea',
	'select',
	'.hvac-link-control button',
	'.hvac-list-control > button',
	// One of the nine places will do.
	'[role="gridcell"][id$="top-left"]',
	'input[type="file"]',
].join( ',' );

let photo: Buffer | undefined;

interface Field {
	/** Identifies it among the block's fields, as long as these do not change. */
	key: string;
	kind: string;
}

/** Marks each field with its key: others may come and go beside it, such as those of a picture that is still loading. */
const fieldsIn = ( sidebar: Locator ): Promise< Field[] > =>
	sidebar.locator( FIELDS ).evaluateAll( ( elements ) =>
		elements.map( ( element ) => {
			const { labels, type } = element as HTMLInputElement;
			// Two pictures have the same fields.
			const panel = element.closest( '.components-panel__body' )?.querySelector( 'h2' )?.textContent ?? '';
			const name =
				element.getAttribute( 'aria-label' )?.split( ':' )[ 0 ] ??
				labels?.[ 0 ]?.textContent ??
				( type === 'file' ? '' : element.textContent );

			const key = `${ panel }: ${ type } ${ name }`;

			element.setAttribute( 'data-test-key', key );

			return { key, kind: type === undefined || element.localName === 'button' ? 'button' : type };
		} )
	);

/** A different value for a number: the next one, or the first after the last. */
async function otherNumber( field: Locator ): Promise< string > {
	return field.evaluate( ( element ) => {
		const { value, min, max, step } = element as HTMLInputElement;
		const next = Number( value ) + ( Number( step ) || 1 );

		return String( max !== '' && next > Number( max ) ? Number( min ) : next );
	} );
}

/** The changes to make to a field, in order. */
async function changesOf( page: Page, field: Locator, kind: string ): Promise< Array< () => Promise< unknown > > > {
	if ( kind === 'checkbox' ) {
		return [ () => field.click() ];
	}
	if ( kind === 'number' ) {
		return [ async () => field.fill( await otherNumber( field ) ) ];
	}
	if ( kind === 'select-one' ) {
		const current = await field.inputValue();
		const values = await field
			.locator( 'option:not([disabled])' )
			.evaluateAll( ( options ) => options.map( ( option ) => ( option as HTMLOptionElement ).value ) );

		// Every other choice; the first is kept.
		return values
			.filter( ( value ) => value !== current )
			.reverse()
			.map( ( value ) => () => field.selectOption( value ) );
	}
	if ( kind === 'file' ) {
		// A screenshot of the window will do, and one is enough.
		photo ??= await page.screenshot( { type: 'jpeg' } );
		const buffer = photo;

		return [ () => field.setInputFiles( { name: 'window.jpg', mimeType: 'image/jpeg', buffer } ) ];
	}
	if ( kind !== 'button' ) {
		return [ () => field.fill( BY_TYPE[ kind ] ?? TYPED ) ];
	}
	if ( ( await field.getAttribute( 'aria-expanded' ) ) === null ) {
		return [ () => field.click() ];
	}
	return [
		async () => {
			const address = page.locator( '.block-editor-link-control input[role="combobox"]' );

			// An editor that draws its sidebar again closes the popover of a button in it.
			await expect( async () => {
				if ( ! ( await address.isVisible() ) ) {
					await field.click();
				}
				await address.fill( BY_TYPE.url ?? '', { timeout: 5000 } );
			} ).toPass();
			await page.keyboard.press( 'Enter' );
		},
	];
}

/** Opens all panels of the selected block's settings. */
async function openPanels( sidebar: Locator ): Promise< void > {
	const closed = sidebar.locator( '.components-panel__body-toggle[aria-expanded="false"]' );

	while ( await closed.count() ) {
		await closed.first().click();
	}
}

/** Selects a block. A busy editor may show the settings of the one before for a while. */
async function showSettings( page: Page, sidebar: Locator, id: string ): Promise< void > {
	const card = sidebar.locator( '.block-editor-block-card' );

	await selectNothing( page );
	await expect( card ).toHaveCount( 0 );
	await select( page, id );
	await expect( card ).not.toHaveCount( 0 );
}

/**
 * Changes every setting of a block, from the last to the first: dependent ones come below those that they
 * depend on.
 *
 * @return the attributes that changed
 */
export async function useEverySetting( page: Page, id: string ): Promise< string[] > {
	const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
	const done = new Set< string >();
	const found: string[] = [];

	await showSettings( page, sidebar, id );
	for (;;) {
		await openPanels( sidebar );
		const next = ( await fieldsIn( sidebar ) ).reverse().find( ( { key } ) => ! done.has( key ) );

		if ( ! next ) {
			return found;
		}
		done.add( next.key );

		const field = sidebar.locator( `[data-test-key=${ JSON.stringify( next.key ) }]` ).last();

		for ( const change of await changesOf( page, field, next.kind ) ) {
			expect( await selectedId( page ), `“${ next.key }” is of the selected block` ).toBe( id );
			const before = await attributesOf( page, id );
			const difference = async () => changedAttributes( before, await attributesOf( page, id ) );

			await change();
			await expect
				.poll( difference, {
					message: `“${ next.key }” changes an attribute`,
					intervals: [ 20, 50, 100, 250 ],
				} )
				.not.toEqual( [] );
			const names = await difference();
			const value = VALUES[ names[ 0 ] ?? '' ];

			if ( value ) {
				await field.fill( value );
			}
			found.push( ...names );
		}
	}
}
