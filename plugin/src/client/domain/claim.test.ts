import cases from '@contracts/claim.cases.json';
import { claimProblem, claimState, daysLeft } from './claim';

it.each( cases )( 'knows where a claim stands: $name', ( { from, until, today, ...expected } ) => {
	const dates = { validFrom: from, validUntil: until };

	expect( claimState( dates, today ) ).toBe( expected.state );
	expect( daysLeft( dates, today ) ).toBe( expected.daysLeft );
	expect( claimProblem( dates ) ).toBe( expected.problem );
} );

it( 'takes what is no text for no date', () => {
	const dates = { validFrom: 5, validUntil: [ '2020-01-01' ] } as never;

	expect( claimState( dates, '2026-07-01' ) ).toBe( 'valid' );
	expect( claimProblem( dates ) ).toBe( 'invalid' );
} );
