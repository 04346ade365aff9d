import cases from '@contracts/repair-or-replace.cases.json';
import { repairOrReplace } from './repair-or-replace';

it.each( cases )( '$age × $estimate at $threshold', ( { age, estimate, threshold, product, verdict, near } ) => {
	expect( repairOrReplace( age, estimate, threshold ) ).toEqual( { product, verdict, isNear: near } );
} );
