import cases from '@contracts/shared-pattern.cases.json';

// The twin of `Forms\SharedPatternTest`.
test.each( cases.shared )( 'the browser reads $pattern like PHP', ( { pattern, matches, misses } ) => {
	const expression = new RegExp( pattern, 'u' );

	expect( matches.filter( ( value ) => ! expression.test( value ) ) ).toEqual( [] );
	expect( misses.filter( ( value ) => expression.test( value ) ) ).toEqual( [] );
} );
