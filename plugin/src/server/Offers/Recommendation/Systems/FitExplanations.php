<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation\Systems;

use HvacBlocks\Offers\Recommendation\AnswerTexts;
use HvacBlocks\Offers\Recommendation\WizardAnswers;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Values\Fact;

defined( 'ABSPATH' ) || exit;

/**
 * Why the systems fit: one sentence for each answer, in the current language.
 *
 * @phpstan-type Icon 'airVent'|'calendarCheck'|'circleDollarSign'|'creditCard'|'droplets'|'flame'|'gauge'|'house'|'key'|'leaf'|'refreshCw'|'search'|'shieldCheck'|'thermometer'|'volume2'|'zap'
 */
final class FitExplanations {
	/**
	 * @param bool $has_offer whether monthly payments are shown
	 * @return list<array{icon: Icon, text: string}>
	 */
	public static function of( WizardAnswers $answers, bool $has_offer, Language $language ): array {
		$reasons = array( self::size( $answers, $language ), self::power( $answers ) );

		foreach ( $answers->buying_factors as $factor ) {
			$reasons[] = self::factor( $factor, $has_offer, $language );
		}

		foreach ( $answers->issues as $issue ) {
			$reasons[] = self::issue( $issue );
		}

		return array_map(
			static fn ( array $reason ): array => array(
				'icon' => $reason[0],
				'text' => $reason[1],
			),
			array_values( array_filter( $reasons ) )
		);
	}

	/** @return array{Icon, string} */
	private static function size( WizardAnswers $answers, Language $language ): array {
		$tons = AnswerTexts::tonnage( $answers->tonnage, $language );
		$home = AnswerTexts::home_size( $answers->home_size, $language );

		return array(
			'house',
			'' === $home
				/* translators: %s: a capacity such as "3.5 tons". */
				? sprintf( __( 'Because you asked for %s, every system here has that capacity.', 'hvac-blocks' ), $tons )
				/* translators: 1: an area such as "1,800 to 2,100 sq ft", 2: a capacity such as "3.5 tons". */
				: sprintf( __( 'Because your home has %1$s, these systems have %2$s, a common size for such a home.', 'hvac-blocks' ), lcfirst( $home ), $tons ),
		);
	}

	/** @return array{Icon, string} */
	private static function power( WizardAnswers $answers ): array {
		return match ( $answers->power_type ) {
			'gas'       => array( 'flame', __( 'Because you have an air conditioner and a furnace, these systems replace both and use the gas line that you have.', 'hvac-blocks' ) ),
			'electric'  => array( 'zap', __( 'Because you have an air conditioner and an air handler, these systems replace both and run on electricity alone.', 'hvac-blocks' ) ),
			'heat-pump' => array( 'refreshCw', __( 'Because you have a heat pump and an air handler, these systems replace both: they heat in winter and cool in summer.', 'hvac-blocks' ) ),
			default     => array( 'search', __( 'Because we don’t know which units you have, we show one system of each kind. A dealer can tell which of them your home is ready for.', 'hvac-blocks' ) ),
		};
	}

	/** @return array{Icon, string}|null */
	private static function factor( string $factor, bool $has_offer, Language $language ): ?array {
		return match ( $factor ) {
			'lowest-cost'  => array( 'circleDollarSign', __( 'Because cost comes first for you, the systems are sorted by price. Single-stage systems cost the least to buy.', 'hvac-blocks' ) ),
			'efficiency'   => array( 'gauge', __( 'Because efficiency matters to you, compare the SEER2, HSPF2 and AFUE ratings: the higher, the less energy a system uses. Variable-speed systems have the highest.', 'hvac-blocks' ) ),
			'financing'    => array(
				'creditCard',
				$has_offer
					? __( 'Because you want to pay over time, each price comes with a monthly payment.', 'hvac-blocks' )
					: __( 'Because you want to pay over time, ask the dealer which financing and leasing offers apply to you.', 'hvac-blocks' ),
			),
			'availability' => array( 'calendarCheck', __( 'Because you need a system soon, ask the dealer about single-stage systems: they are the most common, so one is often in stock.', 'hvac-blocks' ) ),
			'reliability'  => array( 'shieldCheck', Fact::fill( __( 'Because reliability matters to you, consider a two-stage system: it starts and stops less often. Register it within {fact:registration-window}, and the limited warranty is about {fact:registered-warranty} instead of {fact:base-warranty}.', 'hvac-blocks' ), $language ) ),
			'eco-friendly' => array( 'leaf', __( 'Because the environment matters to you, consider a variable-speed system: it uses the least energy for the same comfort.', 'hvac-blocks' ) ),
			default        => null,
		};
	}

	/** @return array{Icon, string}|null */
	private static function issue( string $issue ): ?array {
		return match ( $issue ) {
			'humidity'       => array( 'droplets', __( 'Because humidity bothers you, consider a two-stage or variable-speed system: it runs longer at low speed, which takes more moisture out of the air.', 'hvac-blocks' ) ),
			'air-quality'    => array( 'airVent', __( 'Because air quality bothers you, ask the dealer about an air cleaner. It can be added to each of these systems.', 'hvac-blocks' ) ),
			'hot-cold-spots' => array( 'thermometer', __( 'Because some rooms are too hot or too cold, consider a variable-speed system, which keeps temperatures even, and have your ducts checked.', 'hvac-blocks' ) ),
			'loud-noises'    => array( 'volume2', __( 'Because your system is loud, consider a variable-speed system: it runs at a low, quiet speed most of the time.', 'hvac-blocks' ) ),
			'reliability'    => array( 'shieldCheck', __( 'Because your system fails too often, consider a two-stage system: it starts and stops less often, which wears it less.', 'hvac-blocks' ) ),
			'moving-soon'    => array( 'key', __( 'Because you may move soon, consider a single-stage system: you spend the least before you sell.', 'hvac-blocks' ) ),
			default          => null,
		};
	}
}
