<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation;

use HvacBlocks\Kernel\Contracts;

defined( 'ABSPATH' ) || exit;

/**
 * The wizard's questions and their consequences, from `contracts/wizard.json`; the twin of `client/domain/wizard.ts`.
 *
 * @phpstan-type HomeSize array{key: string, stop: int, label: string, from: int, to: int|null, tonnage: string}
 * @phpstan-type Step 'homeSize'|'outdoorUnit'|'indoorUnit'|'buyingFactors'|'issues'|'zipCode'
 */
final class WizardRules {
	/** @return array<string, list<Step>> the steps by flow */
	public static function flows(): array {
		return self::contract()['flows'];
	}

	/** @param string $cookie the value of the experiment's cookie */
	public static function flow( string $cookie ): string {
		return self::contract()['cookie'][ $cookie ] ?? 'flow1';
	}

	/** @return non-empty-list<HomeSize> the smallest first */
	public static function home_sizes(): array {
		return self::contract()['homeSizes'];
	}

	/**
	 * Returns the size given by a key, a label or a number of the slider.
	 *
	 * @return HomeSize|null
	 */
	public static function home_size( string $name ): ?array {
		foreach ( self::home_sizes() as $size ) {
			if ( in_array( $name, array( $size['key'], $size['label'], (string) $size['stop'] ), true ) ) {
				return $size;
			}
		}

		return null;
	}

	/** @param string $home_size its key; the lowest tonnage if there is none */
	public static function tonnage( string $home_size ): string {
		return self::home_size( $home_size )['tonnage'] ?? self::contract()['defaultTonnage'];
	}

	/** @return list<string> every tonnage, without duplicates, the lowest first */
	public static function tonnages(): array {
		return array_values( array_unique( array_column( self::home_sizes(), 'tonnage' ) ) );
	}

	/** Returns the system's power type; empty if the units do not determine it. */
	public static function power_type( string $outdoor_unit, string $indoor_unit ): string {
		foreach ( self::contract()['powerTypes'] as $rule ) {
			if ( $rule['outdoorUnit'] === $outdoor_unit && $rule['indoorUnit'] === $indoor_unit ) {
				return $rule['powerType'];
			}
		}

		return '';
	}

	/** @return list<string> */
	public static function power_types(): array {
		return array_column( self::contract()['powerTypes'], 'powerType' );
	}

	/**
	 * Returns the choices of a step.
	 *
	 * @param 'outdoorUnit'|'indoorUnit'|'buyingFactors'|'issues' $step
	 * @return list<string>
	 */
	public static function choices( string $step ): array {
		return self::contract()[ $step ];
	}

	/** @return array{flows: array<string, list<Step>>, cookie: array<array-key, string>, homeSizes: non-empty-list<HomeSize>, defaultTonnage: string, outdoorUnit: list<string>, indoorUnit: list<string>, powerTypes: list<array{outdoorUnit: string, indoorUnit: string, powerType: string}>, buyingFactors: list<string>, issues: list<string>} */
	private static function contract(): array {
		/** @var array{flows: array<string, list<Step>>, cookie: array<array-key, string>, homeSizes: non-empty-list<HomeSize>, defaultTonnage: string, outdoorUnit: list<string>, indoorUnit: list<string>, powerTypes: list<array{outdoorUnit: string, indoorUnit: string, powerType: string}>, buyingFactors: list<string>, issues: list<string>} $contract */
		$contract = Contracts::read( 'wizard' );

		return $contract;
	}
}
