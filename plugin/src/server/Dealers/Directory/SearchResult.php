<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use Closure;
use HvacBlocks\Dealers\PostalAreas\Names\NamedPlace;
use HvacBlocks\Dealers\PostalAreas\Place;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Records\DealerProfileAddress;
use HvacBlocks\Dealers\Records\PublicDealer;
use InvalidArgumentException;

defined( 'ABSPATH' ) || exit;

/**
 * The result of a search.
 *
 * @phpstan-import-type DealerArray from Dealer
 * @phpstan-import-type PlaceArray from NamedPlace
 */
final readonly class SearchResult {
	/** @param list<Dealer> $dealers nearest first, at most 100 */
	public function __construct(
		/** Null if the place does not exist. */
		public ?Place $location,
		/** Miles; 0 if the place does not exist. */
		public int $radius,
		/** The total number, shown or not; of the site's own dealers, 400 are counted at most. */
		public int $total,
		public array $dealers,
		/** If no dealer was found near an existing place: the nearest dealer beyond the widest radius, with its distance. */
		public ?Dealer $nearest = null,
		/** @var list<NamedPlace> What else the query may mean. */
		public array $others = array(),
	) {}

	/** @param list<NamedPlace> $others the places that the query may mean */
	public static function nowhere( array $others = array() ): self {
		return new self( null, 0, 0, array(), null, $others );
	}

	/**
	 * The result of a text that is no place: the dealers of that name, if there are any.
	 *
	 * @param list<Dealer>     $dealers
	 * @param list<NamedPlace> $others the places that the query may mean
	 */
	public static function of_names( array $dealers, array $others ): self {
		return new self( null, 0, count( $dealers ), $dealers, null, $others );
	}

	/** @param list<NamedPlace> $others */
	public function with_others( array $others ): self {
		return new self( $this->location, $this->radius, $this->total, $this->dealers, $this->nearest, $others );
	}

	/**
	 * @param array<array-key, mixed> $answer in the shape of `GET /dealers`
	 * @throws InvalidArgumentException if it is not
	 */
	public static function from_array( array $answer ): self {
		$location = $answer['location'] ?? null;
		$dealers  = $answer['dealers'] ?? null;

		if ( ! is_array( $dealers ) ) {
			throw new InvalidArgumentException( 'The answer has no list of dealers.' );
		}

		$dealers = array_map(
			static fn ( mixed $dealer ): Dealer => is_array( $dealer ) ? Dealer::from_array( $dealer ) : throw new InvalidArgumentException( 'A dealer is not an object.' ),
			array_values( $dealers )
		);
		$nearest = $answer['nearest'] ?? null;
		$radius  = $answer['radius'] ?? 0;
		$total   = $answer['total'] ?? count( $dealers );

		return new self(
			is_array( $location ) ? Place::from_array( $location ) : null,
			is_numeric( $radius ) ? (int) $radius : 0,
			is_numeric( $total ) ? (int) $total : count( $dealers ),
			$dealers,
			is_array( $nearest ) ? Dealer::from_array( $nearest ) : null,
			array_map( static fn ( mixed $place ): NamedPlace => NamedPlace::from_array( (array) $place ), array_values( (array) ( $answer['others'] ?? array() ) ) )
		);
	}

	/**
	 * Returns a copy without some of the dealers. If there were more than a search returns, only the returned ones are counted.
	 *
	 * @param Closure( Dealer ): bool $keeps
	 */
	public function only( Closure $keeps ): self {
		$kept = array_values( array_filter( $this->dealers, $keeps ) );

		return new self( $this->location, $this->radius, count( $kept ), $kept, null !== $this->nearest && $keeps( $this->nearest ) ? $this->nearest : null, $this->others );
	}

	/**
	 * Returns the result for visitors, with the changes of other plugins to dealers.
	 *
	 * @return array<string, mixed>
	 */
	public function shown(): array {
		$profiles = DealerProfileAddress::folder();

		return array(
			...$this->to_array( $profiles ),
			'dealers' => array_map( static fn ( Dealer $dealer ): array => PublicDealer::of( $dealer, $profiles ), $this->dealers ),
			'nearest' => null === $this->nearest ? null : PublicDealer::of( $this->nearest, $profiles ),
		);
	}

	/**
	 * @param string|null $profiles the beginning of the profiles' addresses, if it is not the folder of the request's language
	 * @return array{location: array{query: string, zip: string, name: string, region: string, country: string, lat: float, lon: float}|null, radius: int, total: int, dealers: list<DealerArray>, nearest: DealerArray|null, others: list<PlaceArray>}
	 */
	public function to_array( ?string $profiles = null ): array {
		$profiles ??= DealerProfileAddress::folder();

		return array(
			'location' => $this->location?->to_array(),
			'radius'   => $this->radius,
			'total'    => $this->total,
			'dealers'  => array_map( static fn ( Dealer $dealer ): array => $dealer->to_array( $profiles ), $this->dealers ),
			'nearest'  => $this->nearest?->to_array( $profiles ),
			'others'   => RegionPages::of( $this->others ),
		);
	}
}
