import cases from '@contracts/monthly-payment.cases.json';
import { monthlyPayment } from './monthly-payment';

it.each( cases )( '$amount at $apr percent over $months months', ( { amount, apr, months, payment } ) => {
	expect( monthlyPayment( amount, apr, months ) ).toBe( payment );
} );
