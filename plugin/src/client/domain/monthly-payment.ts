/**
 * What a loan costs a month, in whole dollars; the twin of `Recommend\Systems\MonthlyPayment`.
 *
 * @param amount
 * @param apr    percent a year; 0 for a loan without interest
 * @param months above 0
 */
export function monthlyPayment( amount: number, apr: number, months: number ): number {
	const rate = apr / 1200;
	const payment = rate === 0 ? amount / months : ( amount * rate ) / ( 1 - ( 1 + rate ) ** -months );

	// What the arithmetic of computers adds in the last digits costs no dollar.
	return Math.ceil( Number( payment.toFixed( 6 ) ) );
}
