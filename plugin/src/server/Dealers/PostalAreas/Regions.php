<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use HvacBlocks\Dealers\PostalAreas\Names\PlaceName;
use HvacBlocks\Kernel\Contracts;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** The states and territories of the United States and the provinces of Canada, from the contracts. */
final class Regions {
	private const COUNTRIES = array(
		'us-states'    => 'US',
		'ca-provinces' => 'CA',
	);

	/** Other spellings of a region, by `PlaceName::key()`. */
	private const ALIASES = array(
		'washingtondc'     => 'DC',
		'pei'              => 'PE',
		'newfoundland'     => 'NL',
		'labrador'         => 'NL',
		'nf'               => 'NL',
		'pq'               => 'QC',
		'virginislands'    => 'VI',
		'yukonterritory'   => 'YT',
		'nunavutterritory' => 'NU',
		'ala' => 'AL',
		'alta' => 'AB',
		'ariz' => 'AZ',
		'ark' => 'AR',
		'cal' => 'CA',
		'calif' => 'CA',
		'colo' => 'CO',
		'conn' => 'CT',
		'dela' => 'DE',
		'fla' => 'FL',
		'ill' => 'IL',
		'kan' => 'KS',
		'kans' => 'KS',
		'mass' => 'MA',
		'mich' => 'MI',
		'minn' => 'MN',
		'neb' => 'NE',
		'nebr' => 'NE',
		'nev' => 'NV',
		'okla' => 'OK',
		'ont' => 'ON',
		'ore' => 'OR',
		'oreg' => 'OR',
		'penn' => 'PA',
		'penna' => 'PA',
		'que' => 'QC',
		'sask' => 'SK',
		'tenn' => 'TN',
		'tex' => 'TX',
		'wash' => 'WA',
		'wis' => 'WI',
		'wisc' => 'WI',
		'wyo' => 'WY',
		'del' => 'DE',
		'ind' => 'IN',
		'nfld' => 'NL',
		'man' => 'MB',
		'wva' => 'WV',
		'ncar' => 'NC',
		'scar' => 'SC',
		'nmex' => 'NM',
		'ndak' => 'ND',
		'sdak' => 'SD',
		'miss' => 'MS',
		'mont' => 'MT',
		'haw' => 'HI',
		'ida' => 'ID',
		'nwt' => 'NT',
		'manit' => 'MB',
		'nouvecosse' => 'NS',
		'tnl' => 'NL',
		'misuri' => 'MO',
		'misisipi' => 'MS',
		'luisiana' => 'LA',
		'pensilvania' => 'PA',
		'tejas' => 'TX',
		'terreneuve' => 'NL',
		'terranova' => 'NL',
		'columbiabritanica' => 'BC',
		'colombiabritanica' => 'BC',
		'nuevaescocia' => 'NS',
		'nuevobrunswick' => 'NB',
		'nuevabrunswick' => 'NB',
		'hawai' => 'HI',
	);

	/** Returns the full English name of a region code; the code itself if it is unknown. */
	public static function name( string $code ): string {
		return self::find( $code )['name'] ?? $code;
	}

	/** Returns the full name of a region code in a language. */
	public static function name_in( string $code, Language $language ): string {
		$region = self::find( $code );

		return $region['names'][ $language->value ] ?? $region['name'] ?? $code;
	}

	/** @return array<string, string> the names of a language that differ from the English ones, by code */
	public static function names_unlike_english( Language $language ): array {
		$names = array();

		foreach ( self::all() as $region ) {
			$name = $region['names'][ $language->value ] ?? $region['name'];

			if ( $name !== $region['name'] ) {
				$names[ $region['code'] ] = $name;
			}
		}

		return $names;
	}

	/** @return list<string> the codes of the regions of a country, `US` or `CA` */
	public static function of( string $country ): array {
		return array_column( array_filter( iterator_to_array( self::all(), false ), static fn ( array $region ): bool => $region['country'] === $country ), 'code' );
	}

	/** `US` or `CA`. */
	public static function country( string $code ): string {
		return self::find( $code )['country'] ?? 'US';
	}

	/** Returns the code of a region written as "TX", "Texas", "d.c." or "Nueva York"; null if it is not a region. */
	public static function code( string $written ): ?string {
		$code = strtoupper( $written );

		if ( null !== self::find( $code ) ) {
			return $code;
		}

		$key  = PlaceName::key( $written );
		$code = strtoupper( $key );

		if ( null !== self::find( $code ) ) {
			return $code;
		}

		// ISO 3166-2: US-TX, CA-QC.
		return self::codes_by_name()[ $key ] ?? self::ALIASES[ $key ] ?? ( 1 === preg_match( '/^(us|ca)([a-z]{2})$/D', $key, $iso ) && ( self::find( strtoupper( $iso[2] ) )['country'] ?? '' ) === strtoupper( $iso[1] ) ? strtoupper( $iso[2] ) : null );
	}

	/** Returns the code of the region that a misspelled name means, such as "Texsa"; null if none is similar. */
	public static function similar( string $written ): ?string {
		$key   = PlaceName::key( $written );
		$least = PlaceName::tolerance( $key ) + 1;
		$code  = null;

		foreach ( self::codes_by_name() as $name => $region ) {
			$difference = PlaceName::difference( $key, (string) $name );
			$code       = $difference < $least ? $region : $code;
			$least      = min( $least, $difference );
		}

		return $code;
	}

	/** @return array<array-key, string> by the keys of all names; made once, since a text is tried in many parts */
	private static function codes_by_name(): array {
		/** @var array<array-key, string> $codes */
		static $codes = array();

		foreach ( array() === $codes ? self::all() : array() as $region ) {
			foreach ( $region['names'] as $name ) {
				$codes[ PlaceName::key( $name ) ] ??= $region['code'];
			}
		}

		return $codes;
	}

	/** @return list<string> the codes of the regions whose code, or whose name in any language, begins with a text */
	public static function beginning( string $typed ): array {
		$key   = PlaceName::key( $typed );
		$codes = array();

		foreach ( self::all() as $region ) {
			foreach ( array( $region['code'], ...array_values( $region['names'] ) ) as $name ) {
				if ( '' !== $key && str_starts_with( PlaceName::key( $name ), $key ) ) {
					$codes[ $region['code'] ] = $region['code'];
				}
			}
		}

		return array_values( $codes );
	}

	/** @return array{code: string, country: string, name: string, names: array<string, string>}|null */
	private static function find( string $code ): ?array {
		/** @var array<string, array<array-key, array{code: string, name: string, es?: string, fr?: string}>> $regions by contract and code; most requests need only one country's */
		static $regions = array();

		foreach ( self::COUNTRIES as $contract => $country ) {
			$regions[ $contract ] ??= array_column( self::read( $contract ), null, 'code' );

			if ( isset( $regions[ $contract ][ $code ] ) ) {
				return self::region( $regions[ $contract ][ $code ], $country );
			}
		}

		return null;
	}

	/** @return iterable<array{code: string, country: string, name: string, names: array<string, string>}> the names in every language, English first */
	private static function all(): iterable {
		foreach ( self::COUNTRIES as $contract => $country ) {
			foreach ( self::read( $contract ) as $region ) {
				yield self::region( $region, $country );
			}
		}
	}

	/** @return array<array-key, array{code: string, name: string, es?: string, fr?: string}> */
	private static function read( string $contract ): array {
		/** @var array<array-key, array{code: string, name: string, es?: string, fr?: string}> $regions */
		$regions = Contracts::read( $contract );

		return $regions;
	}

	/**
	 * @param array{code: string, name: string, es?: string, fr?: string} $region
	 * @return array{code: string, country: string, name: string, names: array<string, string>}
	 */
	private static function region( array $region, string $country ): array {
		return array(
			'code'    => $region['code'],
			'country' => $country,
			'name'    => $region['name'],
			'names'   => array_diff_key( $region, array( 'code' => '' ) ),
		);
	}
}
