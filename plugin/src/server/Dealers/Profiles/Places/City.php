<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles\Places;

use HvacBlocks\Dealers\PostalAreas\Names\PlaceName;
use HvacBlocks\Dealers\Records\DealerProfileAddress;

defined( 'ABSPATH' ) || exit;

/** A city with dealers, under all spellings of its name. */
final readonly class City {
	// The slug for dealers without a city name; no city has it.
	private const NAMELESS = 'other-places';

	/**
	 * @param string       $name      empty for dealers without a city name
	 * @param list<string> $spellings the dealers' spellings, the most frequent first
	 */
	public function __construct( public string $slug, public string $name, public int $count, public array $spellings ) {}

	/**
	 * @param array<array-key, int> $counts the number of dealers that use a spelling, by spelling
	 * @return list<self> in alphabetical order, those without a name last
	 */
	public static function all( array $counts ): array {
		arsort( $counts );
		$found = array();

		foreach ( $counts as $name => $count ) {
			$key = PlaceName::key( (string) $name );

			$found[ $key ]['count']       = ( $found[ $key ]['count'] ?? 0 ) + $count;
			$found[ $key ]['spellings'][] = (string) $name;
		}

		$cities = array();

		foreach ( $found as $key => [ 'count' => $count, 'spellings' => $spellings ] ) {
			$cities[] = '' === $key
				? new self( self::NAMELESS, '', $count, $spellings )
				: new self( DealerProfileAddress::words( $spellings[0] ), $spellings[0], $count, $spellings );
		}

		usort( $cities, static fn ( self $a, self $b ): int => array( '' === $a->name, $a->slug ) <=> array( '' === $b->name, $b->slug ) );

		return $cities;
	}

	/** Whether a part of an address means this city, in any spelling. */
	public function is( string $slug ): bool {
		return '' === $this->name ? self::NAMELESS === strtolower( $slug ) : PlaceName::key( $slug ) === PlaceName::key( $this->name );
	}
}
