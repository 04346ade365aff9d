<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation\Systems;

use HvacBlocks\Kernel\Contracts;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

final class MonthlyPaymentTest extends TestCase {
	#[DataProvider( 'cases' )]
	public function test_a_payment( int $amount, float $apr, int $months, int $payment ): void {
		self::assertSame( $payment, MonthlyPayment::of( $amount, $apr, $months ) );
	}

	/** @return iterable<string, array{int, float, int, int}> */
	public static function cases(): iterable {
		/** @var list<array{amount: int, apr: float, months: int, payment: int}> $cases */
		$cases = Contracts::read( 'monthly-payment.cases' );

		foreach ( $cases as $case ) {
			yield "{$case['amount']} at {$case['apr']}% over {$case['months']}" => array_values( $case );
		}
	}
}
