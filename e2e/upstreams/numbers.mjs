const REQUIRED = [ 'routingGroupID', 'sessionID', 'pageReferrer', 'leaseName' ];

/** The same number for the same group, session and marketing code: 972-555-02nn. */
export const answerWhodis = ( { json } ) => {
	if ( json === null || REQUIRED.some( ( name ) => ! json[ name ] ) ) {
		return { status: 400, json: { error: 'Missing required parameters!' } };
	}

	const named = REQUIRED.filter( ( name ) => name !== 'pageReferrer' ).map( ( name ) => json[ name ] );
	const sum = [ ...named.join( '\n' ) ].reduce( ( total, sign ) => ( total * 31 + sign.codePointAt( 0 ) ) % 100, 7 );

	return {
		status: 200,
		json: { message: { leasePhoneNumber: `972-555-02${ String( sum ).padStart( 2, '0' ) }` } },
	};
};
