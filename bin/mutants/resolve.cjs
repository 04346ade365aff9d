/** Jest's resolver with a mutant: what resolves to HVAC_MUTANT_OF is HVAC_MUTANT, which imports as if it were there. */
const path = require( 'node:path' );
const { HVAC_MUTANT: MUTANT, HVAC_MUTANT_OF: ORIGINAL } = process.env;

module.exports = ( request, options ) => {
	const isFromMutant = ORIGINAL && options.basedir === path.dirname( MUTANT );
	const found = options.defaultResolver( request, {
		...options,
		...( isFromMutant ? { basedir: path.dirname( ORIGINAL ) } : {} ),
	} );

	return found === ORIGINAL ? MUTANT : found;
};
