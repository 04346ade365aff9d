/**
 * A loan's monthly payment in whole dollars; the twin of `Recommendation\Systems\MonthlyPayment`.
 *
 * @param amount
 * @param apr    percent per year; 0 for an interest-free loan
 * @param months above 0
 */
export function monthlyPayment( amount: number, apr: number, months: number ): number {
	const rate = apr / 1200;
	const payment = rate === 0 ? amount / months : ( amount * rate ) / ( 1 - ( 1 + rate ) ** -months );

	// Floating-point errors must not add a dollar.
	return Math.ceil( Number( payment.toFixed( 6 ) ) );
}
