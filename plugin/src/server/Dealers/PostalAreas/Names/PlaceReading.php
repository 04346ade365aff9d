<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas\Names;

use HvacBlocks\Dealers\PostalAreas\Regions;

defined( 'ABSPATH' ) || exit;

/** One possible meaning of a text: places with a name, in a region or country or anywhere. */
final readonly class PlaceReading {
	public function __construct(
		/** As returned by `PlaceName::key()`, not empty. */
		public string $key,
		/** The code of a region, `USA`, `CAN`, or null for anywhere. */
		public ?string $where = null,
		/** People in thousands: an unlikely reading means a large place only. */
		private int $least = 1,
		/** The reading of a large place that the place is a part of: "Astoria, Queens". */
		public ?self $whole = null,
	) {}

	public function fits( NamedPlace $place ): bool {
		return $place->size >= $this->least && ( null === $this->where || $this->where === $place->region || $this->where === self::country( $place ) );
	}

	/**
	 * @param list<NamedPlace> $places
	 * @return list<NamedPlace>
	 */
	public function of( array $places ): array {
		return array_values( array_filter( $places, $this->fits( ... ) ) );
	}

	/** Whether the text names a region. */
	public function has_region(): bool {
		return 2 === strlen( $this->where ?? '' );
	}

	private static function country( NamedPlace $place ): string {
		return 'CA' === Regions::country( $place->region ) ? 'CAN' : 'USA';
	}
}
