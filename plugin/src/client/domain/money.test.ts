import cases from '@contracts/units.cases.json';
import { formatMoney, formatPercent } from './money';
import type { Language } from './number';

const write = { money: formatMoney, percent: formatPercent };

describe.each( [ 'en', 'es', 'fr' ] satisfies Language[] )( 'a number with its unit in %s', ( lang ) => {
	it.each( cases )( 'writes $value as $unit with $decimals decimals', ( { unit, value, decimals, ...written } ) => {
		expect( write[ unit as keyof typeof write ]( value, lang, decimals ) ).toBe( written[ lang ] );
	} );
} );

it( 'writes whole dollars and percent unless it is told otherwise', () => {
	expect( [ formatMoney( 5400, 'en' ), formatPercent( 80, 'en' ) ] ).toEqual( [ '$5,400', '80%' ] );
} );
