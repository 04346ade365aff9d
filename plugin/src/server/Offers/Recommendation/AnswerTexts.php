<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Numbers;

defined( 'ABSPATH' ) || exit;

/** The wizard's questions and answers in readable form, in the current language. */
final class AnswerTexts {
	/** @return list<array{name: string, label: string, value: string}> the answers, in the order of the address; without the place */
	public static function rows( WizardAnswers $answers, Language $language ): array {
		$values = array(
			'tonnage'       => '' === $answers->tonnage ? '' : self::tonnage( $answers->tonnage, $language ),
			'powerType'     => self::power_type( $answers->power_type ),
			'homeSize'      => self::home_size( $answers->home_size, $language ),
			'outdoorUnit'   => self::choice( $answers->outdoor_unit ),
			'indoorUnit'    => self::choice( $answers->indoor_unit ),
			'buyingFactors' => implode( ', ', array_map( self::buying_factor( ... ), $answers->buying_factors ) ),
			'issues'        => implode( ', ', array_map( self::issue( ... ), $answers->issues ) ),
		);
		$rows   = array();

		foreach ( array_filter( $values, static fn ( string $value ): bool => '' !== $value ) as $name => $value ) {
			$rows[] = array(
				'name'  => $name,
				'label' => self::question( $name ),
				'value' => $value,
			);
		}

		return $rows;
	}

	public static function question( string $name ): string {
		return match ( $name ) {
			'tonnage'       => __( 'System size', 'hvac-blocks' ),
			'powerType'     => __( 'Power type', 'hvac-blocks' ),
			'homeSize'      => __( 'Home size', 'hvac-blocks' ),
			'outdoorUnit'   => __( 'Outdoor unit', 'hvac-blocks' ),
			'indoorUnit'    => __( 'Indoor unit', 'hvac-blocks' ),
			'buyingFactors' => __( 'Buying factors', 'hvac-blocks' ),
			'issues'        => __( 'Issues', 'hvac-blocks' ),
			default         => '',
		};
	}

	/** `3.5 tons`. */
	public static function tonnage( string $tonnage, Language $language ): string {
		$tons = (float) $tonnage;

		/* translators: %s: a number such as 3.5; a ton is a measure of cooling capacity. */
		return sprintf( __( '%s tons', 'hvac-blocks' ), Numbers::format( $tons, floor( $tons ) === $tons ? 0 : 1, $language ) );
	}

	public static function power_type( string $power_type ): string {
		return match ( $power_type ) {
			'gas'       => __( 'Gas furnace', 'hvac-blocks' ),
			'electric'  => __( 'Electric', 'hvac-blocks' ),
			'heat-pump' => __( 'Heat pump', 'hvac-blocks' ),
			default     => '',
		};
	}

	/** `1,800 to 2,100 sq ft`. */
	public static function home_size( string $key, Language $language ): string {
		$size = WizardRules::home_size( $key );

		if ( null === $size ) {
			return '';
		}

		$from = Numbers::format( $size['from'], 0, $language );
		$to   = Numbers::format( $size['to'] ?? 0, 0, $language );

		return match ( true ) {
			/* translators: %s: a number of square feet. */
			null === $size['to'] => sprintf( __( 'More than %s sq ft', 'hvac-blocks' ), $from ),
			/* translators: %s: a number of square feet. */
			0 === $size['from']  => sprintf( __( 'Up to %s sq ft', 'hvac-blocks' ), $to ),
			/* translators: 1: a number of square feet, 2: a larger one. */
			default              => sprintf( __( '%1$s to %2$s sq ft', 'hvac-blocks' ), $from, $to ),
		};
	}

	/** An outdoor or indoor unit. */
	public static function choice( string $key ): string {
		return match ( $key ) {
			'heat-pump'    => __( 'Heat Pump', 'hvac-blocks' ),
			'ac-condenser' => __( 'AC Condenser', 'hvac-blocks' ),
			'air-handler'  => __( 'Air Handler', 'hvac-blocks' ),
			'furnace'      => __( 'Furnace', 'hvac-blocks' ),
			'not-sure'     => __( 'Not Sure', 'hvac-blocks' ),
			default        => '',
		};
	}

	public static function buying_factor( string $key ): string {
		return match ( $key ) {
			'lowest-cost'  => __( 'Lowest cost', 'hvac-blocks' ),
			'efficiency'   => __( 'Efficiency', 'hvac-blocks' ),
			'financing'    => __( 'Financing', 'hvac-blocks' ),
			'availability' => __( 'Availability', 'hvac-blocks' ),
			'reliability'  => __( 'Reliability', 'hvac-blocks' ),
			'eco-friendly' => __( 'Eco-friendly', 'hvac-blocks' ),
			default        => '',
		};
	}

	public static function issue( string $key ): string {
		return match ( $key ) {
			'humidity'       => __( 'Humidity issues', 'hvac-blocks' ),
			'air-quality'    => __( 'Air quality issues', 'hvac-blocks' ),
			'hot-cold-spots' => __( 'Hot/cold spots', 'hvac-blocks' ),
			'loud-noises'    => __( 'Loud noises', 'hvac-blocks' ),
			'reliability'    => __( 'Reliability issues', 'hvac-blocks' ),
			'moving-soon'    => __( 'Moving soon', 'hvac-blocks' ),
			default          => '',
		};
	}
}
