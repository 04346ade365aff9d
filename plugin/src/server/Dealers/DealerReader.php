<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers;

use HvacBlocks\Locations\PostalCode;
use HvacBlocks\Locations\Regions;

defined( 'ABSPATH' ) || exit;

/**
 * Makes a dealer of untrusted data in the shape of the REST contract.
 *
 * It repairs what spreadsheets and sloppy services do to data (numbers for texts, lost leading zeros, "Y" for true, "1/31/2010") and
 * says everything else that is wrong, so that one reading of a report is enough. Text stays as it is: who prints it escapes it.
 *
 * Longer than other files: a short method for each kind of value, which share the list of problems.
 */
final class DealerReader {
	private const YES = array( '1', 'true', 'yes', 'y', 'x', 'on' );
	private const NO  = array( '', '0', 'false', 'no', 'n', 'off' );

	private const MOST_COVERAGE = 2000;

	/** @var list<string> */
	private array $problems = array();

	/** @var array<string, string> the same for people at a form, by field */
	private array $fields = array();

	/** @param array<array-key, mixed> $values */
	private function __construct( private readonly array $values ) {}

	/**
	 * @param array<array-key, mixed> $values
	 * @throws InvalidDealer naming everything that is wrong
	 */
	public static function read( array $values ): Dealer {
		$reader = new self( $values );
		$dealer = $reader->dealer();

		if ( array() !== $reader->problems ) {
			throw new InvalidDealer( $reader->problems, $reader->fields ); // phpcs:ignore WordPress.Security.EscapeOutput -- a report, escaped where it is printed.
		}

		return $dealer;
	}

	private function dealer(): Dealer {
		[ $lat, $lon ] = $this->point();

		return new Dealer(
			company_id: $this->company_id(),
			name: $this->required( 'data', 'name', 190 ),
			address: $this->text( 'data', 'addressLine1', 190 ),
			city: $this->text( 'data', 'city', 100 ),
			state: $this->state(),
			zip: $this->zip(),
			phone: $this->phone( 'phone1', $this->text( 'data', 'phone1', 32 ) ),
			show_address: $this->flag( 'showAddress', true ),
			emergency_service: $this->flag( 'emergencyService' ),
			nate_certified: $this->flag( 'nateCertified' ),
			charter_member_date: $this->date( 'charterMemberDate' ),
			diagnostics: $this->flag( 'nexiaDealerDiagnostics' ),
			financing: $this->flag( 'showFinancing' ),
			leasing: $this->flag( 'leasingOption' ),
			comfort_specialist: $this->flag( 'isTcs' ),
			lat: $lat,
			lon: $lon,
			average_rating: round( $this->number( 'metaData', 'average_rating', 0, 5 ) ?? 0.0, 2 ),
			review_count: (int) ( $this->number( 'metaData', 'total_review_count', 0, 10_000_000 ) ?? 0 ),
			routing_group: $this->text( 'whodis', 'routingGroupID', 64 ),
			assigned_numbers: array_map( fn ( string $number ): string => $this->phone( 'assignedNumbers', $number ), $this->items( 'whodis', 'assignedNumbers', '/[;|,]+/' ) ),
			coverage: $this->coverage(),
			photo: $this->photo(),
			opening_hours: $this->opening_hours(),
			distance: $this->number( null, 'distance', 0, 13_000 ),
		);
	}

	private function value( ?string $group, string $key ): mixed {
		$values = null === $group ? $this->values : ( $this->values[ $group ] ?? array() );

		return is_array( $values ) ? ( $values[ $key ] ?? null ) : null;
	}

	/** The trimmed text; empty where there is none. */
	private function text( ?string $group, string $key, int $longest ): string {
		$value = $this->value( $group, $key );

		if ( null !== $value && ! is_scalar( $value ) ) {
			/* translators: %s: name of a column. */
			$this->complain( $key, sprintf( __( '%s must be text', 'hvac-blocks' ), $key ), self::hint( $key ) );

			return '';
		}

		// Control characters have no place in one line of text; white space of every kind becomes one space.
		$text = is_bool( $value ) ? ( $value ? '1' : '0' ) : (string) $value;
		$text = trim( preg_replace( '/[\s\p{Cc}\p{Z}]+/u', ' ', $text ) ?? '' );

		if ( mb_strlen( $text ) > $longest ) {
			/* translators: 1: name of a column, 2: a number. */
			$problem = sprintf( __( '%1$s is longer than %2$d characters', 'hvac-blocks' ), $key, $longest );
			/* translators: %d: a number. */
			$this->complain( $key, $problem, sprintf( __( 'At most %d characters.', 'hvac-blocks' ), $longest ) );
		}

		return $text;
	}

	private function required( string $group, string $key, int $longest ): string {
		$text = $this->text( $group, $key, $longest );

		if ( '' === $text ) {
			/* translators: %s: name of a column. */
			$this->complain( $key, sprintf( __( '%s is missing', 'hvac-blocks' ), $key ), __( 'This field is required.', 'hvac-blocks' ) );
		}

		return $text;
	}

	private function company_id(): string {
		$id = preg_replace( '/^(\d+)\.0+$/', '$1', $this->required( 'data', 'companyID', 64 ) ) ?? '';

		if ( '' !== $id && 1 !== preg_match( '/^[A-Za-z0-9_-]+$/D', $id ) ) {
			$this->refuse( 'companyID', $id );
		}

		return $id;
	}

	private function state(): string {
		$state = $this->text( 'data', 'state', 64 );
		$code  = '' === $state ? '' : Regions::code( $state );

		return $code ?? $this->refuse( 'state', $state );
	}

	/** Five digits, or a Canadian code with its space. */
	private function zip(): string {
		$zip = $this->text( 'data', 'zip', 32 );

		return '' === $zip ? '' : ( PostalCode::repaired( $zip ) ?? $this->refuse( 'zip', $zip ) );
	}

	private function phone( string $key, string $phone ): string {
		$digits = strlen( preg_replace( '/\D/', '', preg_replace( '/\s*(?:x|ext).*$/i', '', $phone ) ?? '' ) ?? '' );

		if ( '' !== $phone && ( $digits < 10 || $digits > 15 || 1 !== preg_match( '/^[0-9+().\/ext# -]+$/iD', $phone ) ) ) {
			$this->refuse( $key, $phone );
		}

		return $phone;
	}

	private function flag( string $key, bool $absent = false ): bool {
		if ( null === $this->value( 'data', $key ) ) {
			return $absent;
		}

		$text = strtolower( $this->text( 'data', $key, 32 ) );

		if ( ! in_array( $text, self::YES, true ) && ! in_array( $text, self::NO, true ) ) {
			$this->refuse( $key, $text );
		}

		return in_array( $text, self::YES, true );
	}

	private function date( string $key ): ?string {
		$text = $this->text( 'data', $key, 40 );

		if ( '' === $text || '0' === $text ) {
			return null;
		}

		if ( 1 === preg_match( '/^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/D', $text, $part ) ) {
			[ , $year, $month, $day ] = $part;
		} elseif ( 1 === preg_match( '~^(\d{1,2})/(\d{1,2})/(\d{4})$~D', $text, $part ) ) {
			[ , $month, $day, $year ] = $part;
		} else {
			return $this->refuse( $key, $text );
		}

		return checkdate( (int) $month, (int) $day, (int) $year ) ? sprintf( '%04d-%02d-%02d', $year, $month, $day ) : $this->refuse( $key, $text );
	}

	private function number( ?string $group, string $key, float $least, float $most ): ?float {
		$text = $this->text( $group, $key, 32 );

		if ( '' === $text ) {
			return null;
		}

		// Spreadsheets in French and Spanish write 4,8. In a count a comma may part thousands.
		if ( 'total_review_count' !== $key && 1 === preg_match( '/^[+-]?\d{1,3},\d+$/D', $text ) ) {
			$text = strtr( $text, ',', '.' );
		}

		if ( ! is_numeric( $text ) || (float) $text < $least || (float) $text > $most ) {
			$this->refuse( $key, $text );

			return null;
		}

		return (float) $text;
	}

	/** @return array{float, float}|array{null, null} */
	private function point(): array {
		$lat = $this->number( 'location', 'lat', -90, 90 );
		$lon = $this->number( 'location', 'lon', -180, 180 );

		// 0, 0 is what databases write for "unknown"; no dealer is in the Gulf of Guinea.
		// Seven decimals are a centimetre, and what every number of a file and of the database agrees on.
		return null === $lat || null === $lon || ( 0.0 === $lat && 0.0 === $lon ) ? array( null, null ) : array( round( $lat, 7 ), round( $lon, 7 ) );
	}

	/** @return list<string> */
	private function coverage(): array {
		$areas = array();
		$items = $this->items( null, 'zipcodeCoverage', '/[^0-9A-Za-z.-]+/' );

		if ( count( $items ) > self::MOST_COVERAGE ) {
			$this->refuse( 'zipcodeCoverage', (string) count( $items ) );
			$items = array();
		}

		foreach ( $items as $item ) {
			$area = PostalCode::repaired_area( $item );

			if ( null === $area ) {
				$this->refuse( 'zipcodeCoverage', $item );
			} else {
				$areas[ "z$area" ] = $area;
			}
		}

		sort( $areas, SORT_STRING );

		return $areas;
	}

	private function photo(): string {
		$photo = $this->text( 'data', 'photo', 500 );
		$clean = '' === $photo ? '' : esc_url_raw( $photo, array( 'http', 'https' ) );

		return $clean === $photo && ( '' === $photo || 1 === preg_match( '~^(?:https?://[^/]|/[^/])~', $photo ) ) ? $photo : $this->refuse( 'photo', $photo );
	}

	/** @return list<string> */
	private function opening_hours(): array {
		$hours = array();

		foreach ( $this->items( 'data', 'openingHours', '/[;|]+/' ) as $line ) {
			$hours[] = OpeningHours::read( $line ) ?? $this->refuse( 'openingHours', $line );
		}

		if ( strlen( implode( ';', $hours ) ) > 500 ) {
			$this->refuse( 'openingHours', (string) count( $hours ) );
		}

		return $hours;
	}

	/** @return list<string> a list as it is, or the parts of a text */
	private function items( ?string $group, string $key, string $separators ): array {
		$value = $this->value( $group, $key );

		if ( is_array( $value ) ) {
			$items = array_map( static fn ( mixed $item ): string => is_scalar( $item ) ? trim( (string) $item, " \t\r\n;,|" ) : '', $value );
		} else {
			$items = preg_split( $separators, $this->text( $group, $key, 20_000 ) );
		}

		return array_values( array_filter( array_map( 'trim', $items ? $items : array() ), static fn ( string $item ): bool => '' !== $item ) );
	}

	private function refuse( string $key, string $value ): string {
		/* translators: 1: name of a column, 2: what stands in it. */
		$problem = sprintf( __( '%1$s cannot be “%2$s”', 'hvac-blocks' ), $key, mb_substr( $value, 0, 60 ) );
		/* translators: 1: what was typed, 2: what it should look like. */
		$this->complain( $key, $problem, sprintf( __( '“%1$s” is not valid. %2$s', 'hvac-blocks' ), mb_substr( $value, 0, 60 ), self::hint( $key ) ) );

		return '';
	}

	private function complain( string $key, string $problem, string $for_people ): void {
		$this->problems[]     = $problem;
		$this->fields[ $key ] = isset( $this->fields[ $key ] ) ? "{$this->fields[ $key ]} $for_people" : $for_people;
	}

	private static function hint( string $key ): string {
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
			default => '',
		};
	}
}
