import cases from '@contracts/numbers.cases.json';
import { formatNumber, type Language } from './number';

describe.each( [ 'en', 'es', 'fr' ] satisfies Language[] )( 'formatNumber in %s', ( lang ) => {
	it.each( cases )( 'writes $value with $decimals decimals', ( example ) => {
		expect( formatNumber( example.value, example.decimals, lang ) ).toBe( example[ lang ] );
	} );
} );
