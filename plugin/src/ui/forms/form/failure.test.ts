import { type Lead, sendLead } from '@client/data/send-lead';
import type { FormProps } from '@client/domain/form';
import { failureText } from './failure';

const form = { lang: 'en', messages: { failure: 'Please call us.', notStored: 'Try again.' } } as unknown as FormProps;

async function said( status: number, body: unknown ): Promise< string > {
	globalThis.fetch = async () => ( { status, headers: new Headers(), json: async () => body } ) as Response;
	return failureText( await sendLead( '/leads', {} as Lead ), form );
}

test( 'a lead that was lost is answered by the form’s own words', async () => {
	expect( await said( 503, { code: 'hvac_blocks_not_stored', message: 'Later.' } ) ).toBe( 'Please call us.' );
} );

test( 'a lead that the site refuses is answered by its reason', async () => {
	const refusal = { code: 'hvac_blocks_refused', message: 'We are closed.', data: { fields: {} } };

	expect( await said( 422, refusal ) ).toBe( 'We are closed.' );
} );
