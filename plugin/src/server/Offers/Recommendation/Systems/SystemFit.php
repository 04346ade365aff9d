<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation\Systems;

use HvacBlocks\Offers\Recommendation\WizardAnswers;

defined( 'ABSPATH' ) || exit;

/** The tier that fits a visitor's priorities. */
final class SystemFit {
	private const TIERS = array( 'good', 'better', 'best' );

	/** The tier that each answer suggests; answers that suggest none are left out. */
	private const FACTORS = array(
		'lowest-cost'  => 0,
		'efficiency'   => 2,
		'availability' => 0,
		'reliability'  => 1,
		'eco-friendly' => 2,
	);
	private const ISSUES  = array(
		'humidity'       => 1,
		'hot-cold-spots' => 2,
		'loud-noises'    => 2,
		'reliability'    => 1,
		'moving-soon'    => 0,
	);

	/** Returns the middle tier of those that the answers suggest; empty if none suggests one. */
	public static function tier( WizardAnswers $answers ): string {
		$votes = array( ...self::votes( $answers->buying_factors, self::FACTORS ), ...self::votes( $answers->issues, self::ISSUES ) );

		return array() === $votes ? '' : self::TIERS[ (int) round( array_sum( $votes ) / count( $votes ) ) ];
	}

	/**
	 * @param list<string>       $chosen
	 * @param array<string, int> $tiers
	 * @return list<int>
	 */
	private static function votes( array $chosen, array $tiers ): array {
		return array_values( array_intersect_key( $tiers, array_flip( $chosen ) ) );
	}
}
