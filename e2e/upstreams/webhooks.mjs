/** Services that take leads by webhook, each as strict about a request as the real one. */

const isJson = ( { headers } ) => /^application\/json/.test( headers[ 'content-type' ] ?? '' );
const isText = ( value ) => typeof value === 'string' && value !== '';

/** A Zap's or a scenario's own address: takes any JSON. */
const takesAll = ( answer ) => ( call ) =>
	isJson( call ) && call.json ? { status: 200, json: answer } : { status: 400, json: { error: 'Invalid JSON' } };

/** HubSpot's `POST /crm/v3/objects/contacts`. */
function answerHubSpot( { headers, json } ) {
	const properties = json?.properties;

	if ( ! /^Bearer pat-[\w-]+$/.test( headers.authorization ?? '' ) ) {
		return { status: 401, json: { status: 'error', category: 'INVALID_AUTHENTICATION' } };
	}
	if (
		Object.keys( json ?? {} ).join() !== 'properties' ||
		! Object.values( properties ).every( ( value ) => typeof value === 'string' )
	) {
		return { status: 400, json: { status: 'error', category: 'VALIDATION_ERROR' } };
	}
	return /@/.test( properties.email )
		? { status: 201, json: { id: '512', properties } }
		: {
				status: 400,
				json: { status: 'error', message: 'Property values were not valid', category: 'VALIDATION_ERROR' },
			};
}

/** Salesforce's Web-to-Lead: a form, answered with 200 whatever it says; `Is-Processed` tells. */
function answerSalesforce( { headers, text } ) {
	const fields = new URLSearchParams( text );
	const isForm = /^application\/x-www-form-urlencoded/.test( headers[ 'content-type' ] ?? '' );
	const isComplete =
		/^00D\w{12,15}$/.test( fields.get( 'oid' ) ?? '' ) &&
		isText( fields.get( 'last_name' ) ) &&
		isText( fields.get( 'company' ) );

	return { status: isForm ? 200 : 415, json: {}, headers: { 'Is-Processed': String( isForm && isComplete ) } };
}

/** The Dynamics 365 recipe's flow: its trigger "When an HTTP request is received" checks the body against a schema. */
function answerFlow( { query, json } ) {
	if ( ! isText( query.sig ) ) {
		return { status: 401, json: { error: { code: 'DirectApiAuthorizationRequired' } } };
	}
	return [ 'subject', 'lastname', 'emailaddress1' ].every( ( name ) => isText( json?.[ name ] ) )
		? { status: 202 }
		: { status: 400, json: { error: { code: 'TriggerInputSchemaMismatch' } } };
}

/** Akismet's `POST /1.1/comment-check`: the bare word, as JSON would print it. */
function answerAkismet( { text } ) {
	const fields = new URLSearchParams( text );

	if (
		fields.get( 'api_key' ) !== 'abc123' ||
		! isText( fields.get( 'blog' ) ) ||
		! isText( fields.get( 'user_ip' ) )
	) {
		return { status: 200, text: 'invalid' };
	}
	return { status: 200, text: String( fields.get( 'comment_author' ).startsWith( 'viagra-test-123' ) ) };
}

const usedTokens = new Set();

/** Turnstile's and hCaptcha's `POST /siteverify`: passes each token `passes:HOST:ACTION:anything` once. */
const verifies =
	( ours ) =>
	( { text } ) => {
		const fields = new URLSearchParams( text );
		const token = fields.get( 'response' ) ?? '';
		const [ verdict, hostname, action ] = token.split( ':' );
		const error =
			( fields.get( 'secret' ) !== ours && 'invalid-input-secret' ) ||
			( verdict !== 'passes' && 'invalid-input-response' ) ||
			( usedTokens.has( token ) && 'timeout-or-duplicate' );

		usedTokens.add( token );
		return {
			status: 200,
			json: error
				? { success: false, 'error-codes': [ error ] }
				: { success: true, challenge_ts: new Date().toISOString(), hostname, action, 'error-codes': [] },
		};
	};

export const webhooks = {
	'POST /turnstile': verifies( '0x4AAAAAAAsecret-key-of-the-test' ),
	'POST /hcaptcha': verifies( 'ES_secret-key-of-the-hcaptcha-test' ),
	'POST /akismet': answerAkismet,
	'POST /zapier': takesAll( { status: 'success', id: '018f' } ),
	'POST /make': takesAll( 'Accepted' ),
	'POST /hubspot': answerHubSpot,
	'POST /salesforce': answerSalesforce,
	'POST /dynamics': answerFlow,
};
