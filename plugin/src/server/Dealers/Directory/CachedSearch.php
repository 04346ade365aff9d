<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\PostalAreas\Names\NamedPlace;
use HvacBlocks\Dealers\PostalAreas\Place;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Records\DealerProfileAddress;

defined( 'ABSPATH' ) || exit;

/**
 * The cached result of a search near a place: JSON without the parts that differ between visitors, which are the spelling of the place and the language
 * of addresses.
 *
 * @phpstan-import-type DealerArray from Dealer
 * @phpstan-import-type PlaceArray from NamedPlace
 */
final readonly class CachedSearch {
	// This name cannot occur in a text, where its quotes would be escaped.
	private const PROFILE = '"profileUrl":"';

	// A tenth of the size for a tenth of a millisecond per read.
	private const COMPRESSION = 1;

	/** @param list<NamedPlace> $others */
	private function __construct( private Place $location, private string $json, private array $others ) {}

	/** Null if the place does not exist. */
	public static function of( SearchResult $result ): ?self {
		return null === $result->location ? null : new self( $result->location, SearchJson::encode( array_diff_key( $result->to_array( '' ), array_flip( array( 'location', 'others' ) ) ) ), $result->others );
	}

	/** @return array{place: array<string, string|float>, json: string, others: list<PlaceArray>} */
	public function to_array(): array {
		return array(
			'place'  => $this->location->to_array(),
			'json'   => (string) gzdeflate( $this->json, self::COMPRESSION ),
			'others' => array_map( static fn ( NamedPlace $place ): array => $place->to_array(), $this->others ),
		);
	}

	/** Null unless it is the result of `to_array()`. */
	public static function from_array( mixed $kept ): ?self {
		$place  = is_array( $kept ) ? $kept['place'] ?? null : null;
		$others = is_array( $kept ) ? $kept['others'] ?? null : null;
		// phpcs:ignore WordPress.PHP.NoSilencedErrors -- it tells by its result.
		$json = is_array( $kept ) && is_string( $kept['json'] ?? null ) ? @gzinflate( $kept['json'] ) : false;

		return is_array( $place ) && is_array( $others ) && false !== $json
			? new self( Place::from_array( $place ), $json, array_map( static fn ( mixed $other ): NamedPlace => NamedPlace::from_array( (array) $other ), array_values( $others ) ) )
			: null;
	}

	/** Returns the complete answer, for this spelling of the place. */
	public function json( string $query ): string {
		$profiles = trim( SearchJson::encode( DealerProfileAddress::folder() ), '"' );
		$place    = SearchJson::encode( $this->place( $query )->to_array() );
		$others   = SearchJson::encode( RegionPages::of( $this->others ) );

		return '{"location":' . $place . ',' . substr( str_replace( self::PROFILE, self::PROFILE . $profiles, $this->json ), 1, -1 ) . ',"others":' . $others . '}';
	}

	public function result( string $query ): SearchResult {
		/** @var array{radius: int, total: int, dealers: list<DealerArray>, nearest: DealerArray|null} $found */
		$found = json_decode( $this->json, true );

		return new SearchResult(
			$this->place( $query ),
			$found['radius'],
			$found['total'],
			array_map( self::dealer( ... ), $found['dealers'] ),
			null === $found['nearest'] ? null : self::dealer( $found['nearest'] ),
			$this->others
		);
	}

	private function place( string $query ): Place {
		return $this->location->asked_for( trim( $query ) );
	}

	/** @param DealerArray $dealer written by this class, so not checked again */
	private static function dealer( array $dealer ): Dealer {
		[ 'data' => $data, 'location' => $place, 'metaData' => $rating, 'whodis' => $numbers ] = $dealer;

		return new Dealer(
			company_id: $data['companyID'],
			name: $data['name'],
			address: $data['addressLine1'],
			city: $data['city'],
			state: $data['state'],
			zip: $data['zip'],
			phone: $data['phone1'],
			show_address: $data['showAddress'],
			emergency_service: $data['emergencyService'],
			nate_certified: $data['nateCertified'],
			charter_member_date: $data['charterMemberDate'],
			diagnostics: $data['nexiaDealerDiagnostics'],
			financing: $data['showFinancing'],
			leasing: $data['leasingOption'],
			comfort_specialist: $data['isTcs'],
			lat: $place['lat'],
			lon: $place['lon'],
			average_rating: $rating['average_rating'],
			review_count: $rating['total_review_count'],
			routing_group: $numbers['routingGroupID'],
			assigned_numbers: $numbers['assignedNumbers'],
			coverage: $dealer['zipcodeCoverage'],
			photo: $data['photo'],
			opening_hours: $data['openingHours'],
			own_fields: $dealer['fields'] ?? array(),
			distance: $dealer['distance'],
		);
	}
}
