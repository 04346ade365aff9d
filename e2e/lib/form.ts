import type { Locator, Page } from '@playwright/test';
import { siteAdministrator } from './content';
import type { Words } from './languages';
import { expect } from './test';

/** The person who fills in forms in every test. */
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

/** Fills in the given values by the fields' labels. */
export async function fillIn( page: Page, words: Words, values: Homeowner ): Promise< void > {
	const labels: Record< string, string > = { ...words, zip: words.postcode } as unknown as Record< string, string >;

	for ( const [ name, value ] of Object.entries( values ) ) {
		// The footer may contain the newsletter form.
		const field = page
			.locator( '.hvac-form:not(footer .hvac-form)' )
			.getByLabel( labels[ name ] ?? '', { exact: true } );

		await ( name === 'state' ? field.selectOption( value ) : field.fill( value ) );
	}
}

const { firstName, lastName, email, phone, addressLine1, city, state, zip } = HOMEOWNER;
export const FIRST_STEP = { firstName, lastName, email, phone };
export const SECOND_STEP = { addressLine1, city, state, zip };

/** The required checkbox of the first form: a footer may have the newsletter's. */
export const consentBox = ( scope: Page | Locator ): Locator => scope.locator( '[name="consent"]' ).first();

/** Fills in both steps, up to the submit button. */
export async function fillInAll( page: Page, words: Words ): Promise< void > {
	await fillIn( page, words, FIRST_STEP );
	await page.getByRole( 'button', { name: words.stepNext } ).click();
	await fillIn( page, words, SECOND_STEP );
	await consentBox( page ).check();
}

/** The fields' values. */
export const typed = ( page: Page ): Promise< Record< string, string > > =>
	page
		.locator( '.hvac-form [name^="fields["]' )
		.evaluateAll( ( fields: HTMLInputElement[] ) =>
			Object.fromEntries( fields.map( ( { name, value } ) => [ name.slice( 'fields['.length, -1 ), value ] ) )
		);

/** The reference in the page's success message. */
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
	/** Answers of the system wizard. */
	answers: Array< { name: string; value: string } >;
	fields: Array< { name: string; value: string } >;
}

/** The lead with the page's reference, as an administrator gets it. */
export async function storedLead( page: Page, baseURL = '' ): Promise< StoredLead > {
	const reference = await page.locator( '.hvac-form__reference strong' ).innerText();
	const utils = await siteAdministrator( baseURL );

	return utils.rest< StoredLead >( { path: `/hvac-blocks/v1/admin/leads/${ reference }` } );
}
