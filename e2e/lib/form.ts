import type { Page } from '@playwright/test';
import { siteAdministrator } from './content';
import type { Words } from './languages';
import { expect } from './test';

/** Who fills a form in, in every test. */
export const HOMEOWNER = {
	firstName: 'Zoë',
	lastName: 'Núñez-O’Hara',
	email: 'zoe@example.test',
	phone: '(214) 555-0123',
	addressLine1: '12 Elm Street, Apt 4',
	city: 'Plano',
	state: 'TX',
	zip: '75024',
};

type Homeowner = Partial< typeof HOMEOWNER >;

/** Fills in what is given, by the labels that a person reads. */
export async function fillIn( page: Page, words: Words, values: Homeowner ): Promise< void > {
	const labels: Record< string, string > = { ...words, zip: words.postcode } as unknown as Record< string, string >;

	for ( const [ name, value ] of Object.entries( values ) ) {
		// The newsletter's form may stand in the footer.
		const field = page
			.locator( '.hvac-form:not(footer .hvac-form)' )
			.getByLabel( labels[ name ] ?? '', { exact: true } );

		await ( name === 'state' ? field.selectOption( value ) : field.fill( value ) );
	}
}

const { firstName, lastName, email, phone, addressLine1, city, state, zip } = HOMEOWNER;
export const FIRST_STEP = { firstName, lastName, email, phone };
export const SECOND_STEP = { addressLine1, city, state, zip };

/** Both steps, up to the button that sends. */
export async function fillInAll( page: Page, words: Words ): Promise< void > {
	await fillIn( page, words, FIRST_STEP );
	await page.getByRole( 'button', { name: words.stepNext } ).click();
	await fillIn( page, words, SECOND_STEP );
	await page.getByRole( 'checkbox' ).check();
}

/** What stands in the fields. */
export const typed = ( page: Page ): Promise< Record< string, string > > =>
	page
		.locator( '.hvac-form [name^="fields["]' )
		.evaluateAll( ( fields: HTMLInputElement[] ) =>
			Object.fromEntries( fields.map( ( { name, value } ) => [ name.slice( 'fields['.length, -1 ), value ] ) )
		);

/** The reference that the page thanks with. */
export async function referenceOn( page: Page, words: Words ): Promise< string > {
	await expect( page.getByRole( 'heading', { name: words.thanks } ) ).toBeVisible();
	await expect( page.locator( '.hvac-form__reference' ) ).toHaveText( words.reference );
	return page.locator( '.hvac-form__reference strong' ).innerText();
}

/** A lead as an administrator gets it. */
export interface StoredLead {
	form: string;
	kind: string;
	source: string;
	lang: string;
	companyId: string;
	dealer: string;
	consent: { text: string; state: string } | null;
	/** What was answered in the system wizard. */
	answers: Array< { name: string; value: string } >;
	fields: Array< { name: string; value: string } >;
}

/** The lead that the page gives the reference of, as an administrator gets it. */
export async function storedLead( page: Page, baseURL = '' ): Promise< StoredLead > {
	const reference = await page.locator( '.hvac-form__reference strong' ).innerText();
	const utils = await siteAdministrator( baseURL );

	return utils.rest< StoredLead >( { path: `/hvac-blocks/v1/admin/leads/${ reference }` } );
}
