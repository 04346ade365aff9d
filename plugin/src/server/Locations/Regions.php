<?php
declare(strict_types=1);

namespace HvacBlocks\Locations;

defined( 'ABSPATH' ) || exit;

/** The states and territories of the United States and the provinces of Canada. */
final class Regions {
	private const UNITED_STATES = array(
		'AL' => 'Alabama',
		'AK' => 'Alaska',
		'AZ' => 'Arizona',
		'AR' => 'Arkansas',
		'CA' => 'California',
		'CO' => 'Colorado',
		'CT' => 'Connecticut',
		'DE' => 'Delaware',
		'DC' => 'District of Columbia',
		'FL' => 'Florida',
		'GA' => 'Georgia',
		'HI' => 'Hawaii',
		'ID' => 'Idaho',
		'IL' => 'Illinois',
		'IN' => 'Indiana',
		'IA' => 'Iowa',
		'KS' => 'Kansas',
		'KY' => 'Kentucky',
		'LA' => 'Louisiana',
		'ME' => 'Maine',
		'MD' => 'Maryland',
		'MA' => 'Massachusetts',
		'MI' => 'Michigan',
		'MN' => 'Minnesota',
		'MS' => 'Mississippi',
		'MO' => 'Missouri',
		'MT' => 'Montana',
		'NE' => 'Nebraska',
		'NV' => 'Nevada',
		'NH' => 'New Hampshire',
		'NJ' => 'New Jersey',
		'NM' => 'New Mexico',
		'NY' => 'New York',
		'NC' => 'North Carolina',
		'ND' => 'North Dakota',
		'OH' => 'Ohio',
		'OK' => 'Oklahoma',
		'OR' => 'Oregon',
		'PA' => 'Pennsylvania',
		'RI' => 'Rhode Island',
		'SC' => 'South Carolina',
		'SD' => 'South Dakota',
		'TN' => 'Tennessee',
		'TX' => 'Texas',
		'UT' => 'Utah',
		'VT' => 'Vermont',
		'VA' => 'Virginia',
		'WA' => 'Washington',
		'WV' => 'West Virginia',
		'WI' => 'Wisconsin',
		'WY' => 'Wyoming',
	);

	private const TERRITORIES = array(
		'AS' => 'American Samoa',
		'GU' => 'Guam',
		'MP' => 'Northern Mariana Islands',
		'PR' => 'Puerto Rico',
		'VI' => 'U.S. Virgin Islands',
	);

	private const CANADA = array(
		'AB' => 'Alberta',
		'BC' => 'British Columbia',
		'MB' => 'Manitoba',
		'NB' => 'New Brunswick',
		'NL' => 'Newfoundland and Labrador',
		'NS' => 'Nova Scotia',
		'NT' => 'Northwest Territories',
		'NU' => 'Nunavut',
		'ON' => 'Ontario',
		'PE' => 'Prince Edward Island',
		'QC' => 'Québec',
		'SK' => 'Saskatchewan',
		'YT' => 'Yukon',
	);

	/** Other ways to write a region, by `PlaceName::key()`. */
	private const ALIASES = array(
		'washingtondc'     => 'DC',
		'pei'              => 'PE',
		'newfoundland'     => 'NL',
		'labrador'         => 'NL',
		'nf'               => 'NL',
		'pq'               => 'QC',
		'virginislands'    => 'VI',
		'usvirginislands'  => 'VI',
		'yukonterritory'   => 'YT',
		'nunavutterritory' => 'NU',
	);

	/** The full name of a region code; the code itself where it is none of ours. */
	public static function name( string $code ): string {
		return self::UNITED_STATES[ $code ] ?? self::CANADA[ $code ] ?? self::TERRITORIES[ $code ] ?? $code;
	}

	/** `US` or `CA`. */
	public static function country( string $code ): string {
		return isset( self::CANADA[ $code ] ) ? 'CA' : 'US';
	}

	/** The code of a region written as "TX", "Texas", "d.c." or "Québec"; null where it is none. */
	public static function code( string $written ): ?string {
		$key  = PlaceName::key( $written );
		$code = strtoupper( $key );

		if ( self::exists( $code ) ) {
			return $code;
		}

		foreach ( self::UNITED_STATES + self::CANADA + self::TERRITORIES as $code => $name ) {
			if ( PlaceName::key( $name ) === $key ) {
				return $code;
			}
		}

		return self::ALIASES[ $key ] ?? null;
	}

	public static function exists( string $code ): bool {
		return isset( self::UNITED_STATES[ $code ] ) || isset( self::CANADA[ $code ] ) || isset( self::TERRITORIES[ $code ] );
	}

	/** @return list<string> the codes of all US states with the District of Columbia and of all Canadian provinces */
	public static function states_and_provinces(): array {
		return array_keys( self::UNITED_STATES + self::CANADA );
	}
}
