<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation\Systems;

use HvacBlocks\Offers\Recommendation\AnswerTexts;
use HvacBlocks\Offers\Recommendation\WizardAnswers;
use HvacBlocks\Offers\Recommendation\WizardRules;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

/** Which systems the answers suggest, and why. */
final class SystemFitTest extends TestCase {
	#[TestWith( array( '', '', '' ) )]
	#[TestWith( array( 'financing', 'air-quality', '' ) )]
	#[TestWith( array( 'lowest-cost', '', 'good' ) )]
	#[TestWith( array( 'lowest-cost,efficiency', '', 'better' ) )]
	#[TestWith( array( 'efficiency,eco-friendly,financing', '', 'best' ) )]
	#[TestWith( array( '', 'moving-soon', 'good' ) )]
	#[TestWith( array( '', 'loud-noises,hot-cold-spots,humidity', 'best' ) )]
	#[TestWith( array( 'nonsense', 'lowest-cost', '' ) )]
	public function test_the_tier_in_the_middle_of_the_answers( string $factors, string $issues, string $tier ): void {
		self::assertSame( $tier, SystemFit::tier( WizardAnswers::from_query( array( 'buyingFactors' => $factors, 'issues' => $issues ) ) ) );
	}

	public function test_every_answer_has_a_reason_and_a_name(): void {
		$all     = array(
			'homeSize'      => '1800-2100',
			'zipCode'       => '75024',
			'buyingFactors' => WizardRules::choices( 'buyingFactors' ),
			'issues'        => WizardRules::choices( 'issues' ),
		);
		$answers = WizardAnswers::from_query( $all );
		$reasons = array_column( FitExplanations::of( $answers, true, Language::English ), 'text' );

		self::assertCount( 2 + 12, array_unique( $reasons ) );
		self::assertSame( array(), array_filter( $reasons, static fn ( string $reason ): bool => ! str_starts_with( $reason, 'Because ' ) ) );
		self::assertStringContainsString( 'within 60 days, and the limited warranty is about 10 years instead of 5 years.', implode( ' ', $reasons ) );
		self::assertSame( 'Because your home has 1,800 to 2,100 sq ft, these systems have 3.5 tons, a common size for such a home.', $reasons[0] );
		self::assertSame(
			array( '3.5 tons', '1,800 to 2,100 sq ft', 'Lowest cost, Efficiency, Financing, Availability, Reliability, Eco-friendly', 'Humidity issues, Air quality issues, Hot/cold spots, Loud noises, Reliability issues, Moving soon' ),
			array_column( AnswerTexts::rows( $answers, Language::English ), 'value' )
		);
	}

	public function test_without_an_offer_no_payment_is_promised(): void {
		$answers = WizardAnswers::from_query( array( 'tonnage' => '2.0', 'buyingFactors' => 'financing' ) );

		self::assertStringContainsString( 'monthly payment', FitExplanations::of( $answers, true, Language::English )[2]['text'] );
		self::assertStringNotContainsString( 'monthly payment', FitExplanations::of( $answers, false, Language::English )[2]['text'] );
	}

	#[TestWith( array( '0-1200', 'Up to 1,200 sq ft' ) )]
	#[TestWith( array( '3000-plus', 'More than 3,000 sq ft' ) )]
	#[TestWith( array( '', '' ) )]
	public function test_a_home_size( string $key, string $text ): void {
		self::assertSame( $text, AnswerTexts::home_size( $key, Language::English ) );
	}
}
