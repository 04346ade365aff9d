<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Records;

use HvacBlocks\Dealers\OwnFields\OwnFields;

defined( 'ABSPATH' ) || exit;

/**
 * The plugin's representation of a dealer.
 *
 * @phpstan-type DealerData array{name: string, companyID: string, addressLine1: string, city: string, state: string, zip: string, phone1: string, showAddress: bool, emergencyService: bool, nateCertified: bool, charterMemberDate: ?string, nexiaDealerDiagnostics: bool, showFinancing: bool, leasingOption: bool, isTcs: bool, photo: string, openingHours: list<string>, timeZone: string}
 * @phpstan-type DealerArray array{data: DealerData, location: array{lat: ?float, lon: ?float}, metaData: array{average_rating: float, total_review_count: int}, whodis: array{routingGroupID: string, assignedNumbers: list<string>}, zipcodeCoverage: list<string>, distance: ?float, profileUrl: string, fields?: array<string, string>, filters?: list<string>, cardLines?: list<string>}
 */
final readonly class Dealer {
	/**
	 * @param list<string> $assigned_numbers
	 * @param list<string> $coverage the ZIP codes and forward sortation areas that the dealer serves besides its own surroundings
	 * @param list<string> $opening_hours in the format of schema.org: `Mo-Fr 08:00-17:00`
	 */
	public function __construct(
		public string $company_id,
		public string $name,
		public string $address = '',
		public string $city = '',
		/** The two letters of a state or province. */
		public string $state = '',
		public string $zip = '',
		public string $phone = '',
		public bool $show_address = true,
		public bool $emergency_service = false,
		public bool $nate_certified = false,
		/** ISO 8601. */
		public ?string $charter_member_date = null,
		public bool $diagnostics = false,
		public bool $financing = false,
		public bool $leasing = false,
		public bool $comfort_specialist = false,
		public ?float $lat = null,
		public ?float $lon = null,
		public float $average_rating = 0.0,
		public int $review_count = 0,
		public string $routing_group = '',
		public array $assigned_numbers = array(),
		public array $coverage = array(),
		/** The address of a picture; empty for none. */
		public string $photo = '',
		public array $opening_hours = array(),
		/** @var array<string, string> as stored: also of deleted fields, which `OwnFields::current()` leaves out */
		public array $own_fields = array(),
		/** Miles from the searched place; null outside a search. */
		public ?float $distance = null,
	) {}

	/**
	 * @param array<array-key, mixed> $values in the shape of the REST contract; `profileUrl` is not read
	 * @throws InvalidDealer listing everything that is wrong
	 */
	public static function from_array( array $values ): self {
		return DealerReader::read( $values );
	}

	/**
	 * The same for values that `CrossCheck` then checks: latitude and longitude may be swapped.
	 *
	 * @param array<array-key, mixed> $values
	 * @throws InvalidDealer listing everything that is wrong
	 */
	public static function unchecked( array $values ): self {
		return DealerReader::read( $values, takes_swapped: true );
	}

	public function with_point( float $lat, float $lon ): self {
		return $this->copy( $lat, $lon, $this->distance );
	}

	public function without_point(): self {
		return $this->copy( null, null, $this->distance );
	}

	public function with_distance( float $distance ): self {
		return $this->copy( $this->lat, $this->lon, $distance );
	}

	/**
	 * @param string|null $profiles `DealerProfileAddress::folder()`, for callers with many dealers
	 * @return DealerArray
	 */
	public function to_array( ?string $profiles = null ): array {
		return array(
			'data'            => array(
				'name'                   => $this->name,
				'companyID'              => $this->company_id,
				'addressLine1'           => $this->address,
				'city'                   => $this->city,
				'state'                  => $this->state,
				'zip'                    => $this->zip,
				'phone1'                 => $this->phone,
				'showAddress'            => $this->show_address,
				'emergencyService'       => $this->emergency_service,
				'nateCertified'          => $this->nate_certified,
				'charterMemberDate'      => $this->charter_member_date,
				'nexiaDealerDiagnostics' => $this->diagnostics,
				'showFinancing'          => $this->financing,
				'leasingOption'          => $this->leasing,
				'isTcs'                  => $this->comfort_specialist,
				'photo'                  => $this->photo,
				'openingHours'           => $this->opening_hours,
				'timeZone'               => array() === $this->opening_hours ? '' : DealerTimeZone::of( $this ),
			),
			'location'        => array(
				'lat' => $this->lat,
				'lon' => $this->lon,
			),
			'metaData'        => array(
				'average_rating'     => $this->average_rating,
				'total_review_count' => $this->review_count,
			),
			'whodis'          => array(
				'routingGroupID'  => $this->routing_group,
				'assignedNumbers' => $this->assigned_numbers,
			),
			'zipcodeCoverage' => $this->coverage,
			'distance'        => $this->distance,
			'profileUrl'      => DealerProfileAddress::of( $this, $profiles ),
			...array_filter( array( 'fields' => OwnFields::current( $this->own_fields ) ) ),
		);
	}

	private function copy( ?float $lat, ?float $lon, ?float $distance ): self {
		return new self(
			$this->company_id,
			$this->name,
			$this->address,
			$this->city,
			$this->state,
			$this->zip,
			$this->phone,
			$this->show_address,
			$this->emergency_service,
			$this->nate_certified,
			$this->charter_member_date,
			$this->diagnostics,
			$this->financing,
			$this->leasing,
			$this->comfort_specialist,
			$lat,
			$lon,
			$this->average_rating,
			$this->review_count,
			$this->routing_group,
			$this->assigned_numbers,
			$this->coverage,
			$this->photo,
			$this->opening_hours,
			$this->own_fields,
			$distance,
		);
	}
}
