/** A mock server for forms: accepts what is posted to `POST /leads`, and issues tokens. */
export interface PostedLead {
	form: string;
	source: string;
	companyId: string;
	consent: boolean;
	fields: Record< string, string >;
}

interface Answer {
	status: number;
	body: unknown;
}

export const STORED: Answer = { status: 201, body: { reference: 'HB-AAAA-BBBB', status: 'accepted' } };
export const NOT_STORED: Answer = {
	status: 503,
	body: { code: 'hvac_blocks_not_stored', message: 'Your request could not be sent.', data: { status: 503 } },
};

/**
 * Replaces `fetch`.
 *
 * @param answer the response to every lead
 * @return what was posted, in order
 */
export function serveLeads( answer: Answer = STORED ): PostedLead[] {
	const leads: PostedLead[] = [];

	window.fetch = jest.fn( async ( url, init ) => {
		if ( String( url ).includes( 'form-token' ) ) {
			return { headers: new Headers(), json: async () => ( { token: 'signed' } ) };
		}
		leads.push( JSON.parse( String( init?.body ) ) );
		return { status: answer.status, headers: new Headers(), json: async () => answer.body };
	} ) as unknown as typeof fetch;

	return leads;
}
