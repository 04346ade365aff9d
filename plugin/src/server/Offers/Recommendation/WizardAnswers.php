<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation;

use HvacBlocks\Editing\Forms\FieldRules;

defined( 'ABSPATH' ) || exit;

/**
 * A visitor's answers, as in the address of the results. Unknown answers are left out; the twin of `client/domain/wizard.ts`.
 *
 * The address's tonnage and power type take precedence. An answer that leads to a different one is left out: it would explain nothing. If the address
 * has only answers, as a form without JavaScript sends them, both are computed.
 */
final readonly class WizardAnswers {
	/** The names in the address, in order. */
	public const ARGUMENTS = array( 'tonnage', 'zipCode', 'powerType', 'homeSize', 'outdoorUnit', 'indoorUnit', 'buyingFactors', 'issues' );

	/**
	 * @param string       $tonnage        such as `3.5`; empty if nothing determines it
	 * @param string       $zip            `75024`, `75024-1234` or `M5V 2T6`; empty if there is none
	 * @param string       $power_type     empty if the units do not determine it
	 * @param string       $home_size      its key, or empty
	 * @param string       $outdoor_unit   or empty
	 * @param string       $indoor_unit    or empty
	 * @param list<string> $buying_factors
	 * @param list<string> $issues
	 */
	private function __construct(
		public string $tonnage,
		public string $zip,
		public string $power_type,
		public string $home_size,
		public string $outdoor_unit,
		public string $indoor_unit,
		public array $buying_factors,
		public array $issues,
	) {}

	/** @param array<array-key, mixed> $query an address's query, unslashed and not trusted; a list is a comma-separated text, or a list */
	public static function from_query( array $query ): self {
		$home_size = self::home_size( self::text( $query, 'homeSize' ) );
		$outdoor   = self::choice( $query, 'outdoorUnit' );
		$indoor    = self::choice( $query, 'indoorUnit' );
		$tonnage   = self::tonnage( self::text( $query, 'tonnage' ) );
		$power     = (string) preg_replace( '/[\s_]+/', '-', strtolower( self::text( $query, 'powerType' ) ) );
		$power     = in_array( $power, WizardRules::power_types(), true ) ? $power : '';

		if ( '' === $tonnage ) {
			$tonnage = '' === $home_size . $outdoor . $indoor ? '' : WizardRules::tonnage( $home_size );
			$power   = WizardRules::power_type( $outdoor, $indoor );
		}

		if ( '' !== $home_size && WizardRules::tonnage( $home_size ) !== $tonnage ) {
			$home_size = '';
		}

		if ( WizardRules::power_type( $outdoor, $indoor ) !== $power ) {
			$outdoor = '';
			$indoor  = '';
		}

		return new self(
			$tonnage,
			FieldRules::postal_code( self::text( $query, 'zipCode' ) ),
			$power,
			$home_size,
			$outdoor,
			$indoor,
			self::choices( $query, 'buyingFactors' ),
			self::choices( $query, 'issues' ),
		);
	}

	/** Whether everything that a recommendation needs is known. */
	public function is_complete(): bool {
		return '' !== $this->tonnage && '' !== $this->zip;
	}

	/** @return array<string, string> the arguments of the address, without empty ones */
	public function to_query(): array {
		return array_filter(
			array_combine(
				self::ARGUMENTS,
				array( $this->tonnage, $this->zip, $this->power_type, $this->home_size, $this->outdoor_unit, $this->indoor_unit, implode( ',', $this->buying_factors ), implode( ',', $this->issues ) )
			),
			static fn ( string $value ): bool => '' !== $value
		);
	}

	/** Returns the address of these answers, `tonnage=3.5&zipCode=75024`, as browsers write it except for the commas, which stay readable. */
	public function address(): string {
		return str_replace( '%2C', ',', http_build_query( $this->to_query() ) );
	}

	/** A form without JavaScript sends the slider's value, and then the choice in the list that replaces it: `1200,2100-2400`. */
	private static function home_size( string $written ): string {
		$pieces = array_filter( explode( ',', $written ), static fn ( string $piece ): bool => '' !== $piece );

		return ( WizardRules::home_size( $written ) ?? WizardRules::home_size( array() === $pieces ? '' : end( $pieces ) ) )['key'] ?? '';
	}

	/** One of the valid values, with its zero: `4` is `4.0`. */
	private static function tonnage( string $written ): string {
		$tonnage = 1 === preg_match( '/^\d$/D', $written ) ? "$written.0" : $written;

		return in_array( $tonnage, WizardRules::tonnages(), true ) ? $tonnage : '';
	}

	/**
	 * @param array<array-key, mixed>     $query
	 * @param 'outdoorUnit'|'indoorUnit' $step
	 */
	private static function choice( array $query, string $step ): string {
		$value = self::text( $query, $step );

		return in_array( $value, WizardRules::choices( $step ), true ) ? $value : '';
	}

	/**
	 * @param array<array-key, mixed>    $query
	 * @param 'buyingFactors'|'issues'  $step
	 * @return list<string>
	 */
	private static function choices( array $query, string $step ): array {
		$value  = $query[ $step ] ?? '';
		$chosen = is_array( $value ) ? $value : explode( ',', is_string( $value ) ? $value : '' );

		return array_values( array_filter( WizardRules::choices( $step ), static fn ( string $choice ): bool => in_array( $choice, $chosen, true ) ) );
	}

	/** @param array<array-key, mixed> $query */
	private static function text( array $query, string $name ): string {
		$value = $query[ $name ] ?? '';

		return is_string( $value ) ? trim( wp_check_invalid_utf8( $value ) ) : '';
	}
}
