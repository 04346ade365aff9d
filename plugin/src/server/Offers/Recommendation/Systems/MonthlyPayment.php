<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation\Systems;

defined( 'ABSPATH' ) || exit;

/** What a loan costs a month; the twin of `client/domain/monthly-payment.ts`. Both run `contracts/monthly-payment.cases.json`. */
final class MonthlyPayment {
	/**
	 * @param float $apr    percent a year; 0 for a loan without interest
	 * @param int   $months above 0
	 * @return int whole dollars, rounded up: nobody pays more than what was said
	 */
	public static function of( int $amount, float $apr, int $months ): int {
		$rate    = $apr / 1200;
		$payment = 0.0 === $rate ? $amount / $months : $amount * $rate / ( 1 - ( 1 + $rate ) ** -$months );

		// What the arithmetic of computers adds in the last digits costs no dollar.
		return (int) ceil( round( $payment, 6 ) );
	}
}
