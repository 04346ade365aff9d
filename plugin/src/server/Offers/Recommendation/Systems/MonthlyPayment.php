<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation\Systems;

defined( 'ABSPATH' ) || exit;

/** The monthly payment of a loan; the twin of `client/domain/monthly-payment.ts`. Both run `contracts/monthly-payment.cases.json`. */
final class MonthlyPayment {
	/**
	 * @param float $apr    percent per year; 0 for a loan without interest
	 * @param int   $months above 0
	 * @return int whole dollars, rounded up: a payment is never higher than stated
	 */
	public static function of( int $amount, float $apr, int $months ): int {
		$rate    = $apr / 1200;
		$payment = 0.0 === $rate ? $amount / $months : $amount * $rate / ( 1 - ( 1 + $rate ) ** -$months );

		// Floating-point errors in the last digits must not add a dollar.
		return (int) ceil( round( $payment, 6 ) );
	}
}
