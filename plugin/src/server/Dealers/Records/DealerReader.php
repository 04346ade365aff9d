<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Records;

use HvacBlocks\Dealers\OwnFields\OwnField;
use HvacBlocks\Dealers\OwnFields\OwnFields;
use HvacBlocks\Dealers\PostalAreas\PostalCode;
use HvacBlocks\Dealers\PostalAreas\Regions;
use HvacBlocks\Platform\Import\FieldReader;
use HvacBlocks\Platform\Values\CellText;
use HvacBlocks\Platform\Values\Telephone;

defined( 'ABSPATH' ) || exit;

/** Makes a dealer from untrusted data in the shape of the REST contract. */
final class DealerReader extends FieldReader {
	private const MOST_COVERAGE   = 2000;
	private const LENGTH_OF_RANGE = 11;

	/** The two letters of its state or province. */
	private string $region = '';

	private bool $takes_swapped = false;

	/**
	 * @param array<array-key, mixed> $values
	 * @param bool $takes_swapped whether a latitude may be a longitude, which `CrossCheck` corrects
	 * @throws InvalidDealer listing everything that is wrong
	 */
	public static function read( array $values, bool $takes_swapped = false ): Dealer {
		$reader                = new self( OwnFields::keyed( $values ) );
		$reader->takes_swapped = $takes_swapped;
		$dealer                = $reader->dealer();

		if ( array() !== $reader->problems ) {
			throw new InvalidDealer( $reader->reasons(), $reader->fields ); // phpcs:ignore WordPress.Security.EscapeOutput -- a report, escaped where it is printed.
		}

		return $dealer;
	}

	/**
	 * The same, except that an unreadable field loses only its own value, unless it is the ID or the name. Latitude and longitude may be swapped.
	 *
	 * @param array<array-key, mixed> $values
	 * @param array<string, string>   $names  the file's column names
	 * @return array{Dealer, array<string, list<string>>, list<string>} with the problems by field, and what was left out of readable fields
	 * @throws InvalidDealer
	 */
	public static function lenient( array $values, array $names = array() ): array {
		$reader                = new self( $values, $names );
		$reader->takes_swapped = true;
		$dealer                = $reader->dealer();

		if ( isset( $reader->problems['companyID'] ) || isset( $reader->problems['name'] ) ) {
			throw new InvalidDealer( $reader->reasons(), $reader->fields ); // phpcs:ignore WordPress.Security.EscapeOutput -- a report, escaped where it is printed.
		}

		return array( $dealer, $reader->problems, $reader->notes );
	}

	private function dealer(): Dealer {
		[ $lat, $lon ] = $this->point();

		return new Dealer(
			company_id: $this->identifier( 'data', 'companyID' ),
			name: $this->required( 'data', 'name', 190 ),
			address: $this->text( 'data', 'addressLine1', 190 ),
			city: $this->text( 'data', 'city', 100 ),
			state: $this->region = $this->state(),
			zip: $this->zip(),
			phone: $this->phone( 'phone1', $this->text( 'data', 'phone1', 80 ) ),
			show_address: $this->flag( 'data', 'showAddress', true ),
			emergency_service: $this->flag( 'data', 'emergencyService' ),
			nate_certified: $this->flag( 'data', 'nateCertified' ),
			charter_member_date: $this->date( 'data', 'charterMemberDate' ),
			diagnostics: $this->flag( 'data', 'nexiaDealerDiagnostics' ),
			financing: $this->flag( 'data', 'showFinancing' ),
			leasing: $this->flag( 'data', 'leasingOption' ),
			comfort_specialist: $this->flag( 'data', 'isTcs' ),
			lat: $lat,
			lon: $lon,
			average_rating: round( $this->number( 'metaData', 'average_rating', 0, 5 ) ?? 0.0, 2 ),
			review_count: $this->count( 'metaData', 'total_review_count', 10_000_000 ) ?? 0,
			routing_group: $this->text( 'whodis', 'routingGroupID', 64 ),
			assigned_numbers: array_values( array_filter( array_map( fn ( string $number ): string => $this->phone( 'assignedNumbers', $number ), $this->items( 'whodis', 'assignedNumbers', '/\s*[;|,]+\s*/' ) ), static fn ( string $number ): bool => '' !== $number ) ),
			coverage: $this->coverage(),
			photo: $this->photo(),
			opening_hours: $this->opening_hours(),
			own_fields: $this->own_fields(),
			distance: $this->number( null, 'distance', 0, 13_000 ),
		);
	}

	private function state(): string {
		$state = $this->text( 'data', 'state', 64 );
		$code  = '' === $state ? '' : Regions::code( $state );

		return $code ?? $this->refuse( 'state', $state );
	}

	/** Five digits, or a Canadian code with its space. */
	private function zip(): string {
		$zip = CellText::plain( $this->text( 'data', 'zip', 32 ) );

		return '' === $zip ? '' : ( PostalCode::repaired( $zip, $this->region ) ?? $this->refuse( 'zip', $zip ) );
	}

	private function phone( string $key, string $text ): string {
		$phone = Telephone::read( $text );

		if ( null === $phone ) {
			return $this->refuse( $key, $text );
		}

		if ( $phone->is_first_of_several ) {
			/* translators: 1: name of a column, 2: a phone number. */
			$this->notes[] = sprintf( __( '%1$s holds several numbers; %2$s was taken', 'hvac-blocks' ), $this->name( $key ), $phone->text );
		}

		return $phone->text;
	}

	/** @return array{float, float}|array{null, null} */
	private function point(): array {
		$lon = $this->degrees( 'location', 'lon', 180 );
		$lat = $this->degrees( 'location', 'lat', $this->takes_swapped && null !== $lon && abs( $lon ) <= 90 ? 180 : 90 );

		// Databases write 0, 0 for "unknown"; no dealer is in the Gulf of Guinea. Seven decimals are a centimeter, and what numbers of files
		// and of the database agree on.
		return null === $lat || null === $lon || ( 0.0 === $lat && 0.0 === $lon ) ? array( null, null ) : array( round( $lat, 7 ), round( $lon, 7 ) );
	}

	/** @return list<string> */
	private function coverage(): array {
		$areas = array();
		$items = array();

		foreach ( $this->items( null, 'zipcodeCoverage', '/[^0-9A-Za-z.-]+/' ) as $item ) {
			if ( self::LENGTH_OF_RANGE === strlen( $item ) ) {
				array_push( $items, ...self::codes( $item ) );
			} else {
				$items[] = $item;
			}
		}

		if ( count( $items ) > self::MOST_COVERAGE ) {
			$this->refuse( 'zipcodeCoverage', (string) count( $items ) );
			$items = array();
		}

		foreach ( $items as $item ) {
			$area = PostalCode::repaired_area( $item, $this->region );

			if ( null === $area ) {
				$this->refuse( 'zipcodeCoverage', $item );
			} else {
				$areas[ "z$area" ] = $area;
			}
		}

		sort( $areas, SORT_STRING );

		return $areas;
	}

	/** @return list<string> the codes of a range such as 75001-75099, or a single one */
	private static function codes( string $item ): array {
		if ( 1 !== preg_match( '/^(\d{5})-(\d{5})$/D', $item, $range ) || $range[2] < $range[1] || (int) $range[2] - (int) $range[1] >= self::MOST_COVERAGE ) {
			return array( $item );
		}

		return array_map( static fn ( int $code ): string => sprintf( '%05d', $code ), range( (int) $range[1], (int) $range[2] ) );
	}

	private function photo(): string {
		$photo = $this->text( 'data', 'photo', 500 );
		$clean = '' === $photo ? '' : esc_url_raw( $photo, array( 'http', 'https' ) );

		return $clean === $photo && ( '' === $photo || 1 === preg_match( '~^(?:https?://[^/]|/[^/])~', $photo ) ) ? $photo : $this->refuse( 'photo', $photo );
	}

	/** @return list<string> */
	private function opening_hours(): array {
		$hours = array();

		foreach ( $this->items( 'data', 'openingHours', '/\s*[;|]+\s*/' ) as $line ) {
			$hours[] = OpeningHours::read( $line ) ?? $this->refuse( 'openingHours', $line );
		}

		if ( strlen( implode( ';', $hours ) ) > 500 ) {
			$this->refuse( 'openingHours', (string) count( $hours ) );
		}

		return $hours;
	}

	/** @return array<string, string> */
	private function own_fields(): array {
		$values = array();

		foreach ( null === $this->value( null, 'fields' ) ? array() : OwnFields::all() as $key => $field ) {
			$text  = is_array( $this->value( 'fields', $key ) ) ? implode( ';', $this->items( 'fields', $key, '/;/' ) ) : $this->text( 'fields', $key, OwnField::LONGEST );
			$value = '' === $text ? '' : ( $field->read( $text ) ?? $this->refuse( $key, $text ) );

			if ( '' !== $value ) {
				$values[ $key ] = $value;
			}
		}

		return $values;
	}

	protected function hint( string $key ): string {
		return match ( $key ) {
			'companyID' => __( 'Letters, digits, hyphens and underscores.', 'hvac-blocks' ),
			'state' => __( 'A US state or Canadian province.', 'hvac-blocks' ),
			'zip' => __( 'A ZIP code such as 75024 or a postal code such as M5V 2T6.', 'hvac-blocks' ),
			'phone1', 'assignedNumbers' => __( 'A phone number must have 10 to 15 digits.', 'hvac-blocks' ),
			'charterMemberDate' => __( 'A date such as 2015-03-31.', 'hvac-blocks' ),
			'lat' => __( 'A number from -90 to 90.', 'hvac-blocks' ),
			'lon' => __( 'A number from -180 to 180.', 'hvac-blocks' ),
			'average_rating' => __( 'A number from 0 to 5.', 'hvac-blocks' ),
			'total_review_count' => __( 'A whole number.', 'hvac-blocks' ),
			'zipcodeCoverage' => __( 'Up to 2,000 ZIP codes such as 75024 and postal areas such as M5V.', 'hvac-blocks' ),
			'photo' => __( 'An image URL that starts with https://.', 'hvac-blocks' ),
			'openingHours' => __( 'Lines such as Mo-Fr 08:00-17:00.', 'hvac-blocks' ),
			default => ( OwnFields::all()[ $key ] ?? null )?->type->hint() ?? '',
		};
	}
}
