<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Store;

use HvacBlocks\Dealers\OwnFields\OwnFields;
use HvacBlocks\Dealers\PostalAreas\Sphere;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Platform\Database\Row;

defined( 'ABSPATH' ) || exit;

/** Converts between a dealer and its row. */
final class DealerRow {
	/** The query that writes rows, in the order of `columns()` and the store's own columns. */
	public const INSERT = 'INSERT INTO %i (company_id, name, address, city, state, zip, phone, show_address, emergency_service, '
		. 'nate_certified, charter_member_date, diagnostics, financing, leasing, comfort_specialist, lat, lon, '
		. 'average_rating, review_count, routing_group, assigned_numbers, photo, opening_hours, own_fields, band, coverage, approximate, source, hash, updated) VALUES';

	public const UPDATE = ' ON DUPLICATE KEY UPDATE name = VALUES(name), address = VALUES(address), city = VALUES(city), state = '
		. 'VALUES(state), zip = VALUES(zip), phone = VALUES(phone), show_address = VALUES(show_address), '
		. 'emergency_service = VALUES(emergency_service), nate_certified = VALUES(nate_certified), charter_member_date = '
		. 'VALUES(charter_member_date), diagnostics = VALUES(diagnostics), financing = VALUES(financing), leasing = '
		. 'VALUES(leasing), comfort_specialist = VALUES(comfort_specialist), lat = VALUES(lat), lon = VALUES(lon), '
		. 'average_rating = VALUES(average_rating), review_count = VALUES(review_count), routing_group = '
		. 'VALUES(routing_group), assigned_numbers = VALUES(assigned_numbers), photo = VALUES(photo), opening_hours = '
		. 'VALUES(opening_hours), own_fields = VALUES(own_fields), band = VALUES(band), coverage = VALUES(coverage), approximate = VALUES(approximate), source = VALUES(source), hash = VALUES(hash), updated '
		. '= VALUES(updated)';

	/** @return array<string, string|int|float> by column, everything about the dealer itself except its coverage */
	public static function columns( Dealer $dealer ): array {
		return array(
			'company_id'          => $dealer->company_id,
			'name'                => $dealer->name,
			'address'             => $dealer->address,
			'city'                => $dealer->city,
			'state'               => $dealer->state,
			'zip'                 => $dealer->zip,
			'phone'               => $dealer->phone,
			'show_address'        => (int) $dealer->show_address,
			'emergency_service'   => (int) $dealer->emergency_service,
			'nate_certified'      => (int) $dealer->nate_certified,
			'charter_member_date' => (string) $dealer->charter_member_date,
			'diagnostics'         => (int) $dealer->diagnostics,
			'financing'           => (int) $dealer->financing,
			'leasing'             => (int) $dealer->leasing,
			'comfort_specialist'  => (int) $dealer->comfort_specialist,
			'lat'                 => (float) $dealer->lat,
			'lon'                 => (float) $dealer->lon,
			'average_rating'      => $dealer->average_rating,
			'review_count'        => $dealer->review_count,
			'routing_group'       => $dealer->routing_group,
			'assigned_numbers'    => implode( ',', $dealer->assigned_numbers ),
			'photo'               => $dealer->photo,
			'opening_hours'       => implode( ';', $dealer->opening_hours ),
			'own_fields'          => OwnFields::encode( $dealer->own_fields ),
		);
	}

	/** @return array{int, string} what searches also read: the band of the latitude, and the coverage in one piece */
	public static function search_columns( Dealer $dealer ): array {
		$zips = array_unique( $dealer->coverage );
		sort( $zips, SORT_STRING );

		return array( Sphere::band( (float) $dealer->lat ), implode( ',', $zips ) );
	}

	/** @return list<string> */
	public static function coverage( Row $row ): array {
		return self::listed( $row, 'coverage', ',' );
	}

	public static function dealer( Row $row, ?float $distance = null ): Dealer {
		return new Dealer(
			company_id: $row->string( 'company_id' ),
			name: $row->string( 'name' ),
			address: $row->string( 'address' ),
			city: $row->string( 'city' ),
			state: $row->string( 'state' ),
			zip: $row->string( 'zip' ),
			phone: $row->string( 'phone' ),
			show_address: $row->bool( 'show_address' ),
			emergency_service: $row->bool( 'emergency_service' ),
			nate_certified: $row->bool( 'nate_certified' ),
			charter_member_date: $row->string( 'charter_member_date' ) ?: null,
			diagnostics: $row->bool( 'diagnostics' ),
			financing: $row->bool( 'financing' ),
			leasing: $row->bool( 'leasing' ),
			comfort_specialist: $row->bool( 'comfort_specialist' ),
			lat: $row->float( 'lat' ),
			lon: $row->float( 'lon' ),
			average_rating: $row->float( 'average_rating' ),
			review_count: $row->int( 'review_count' ),
			routing_group: $row->string( 'routing_group' ),
			assigned_numbers: self::listed( $row, 'assigned_numbers', ',' ),
			coverage: self::coverage( $row ),
			photo: $row->string( 'photo' ),
			opening_hours: self::listed( $row, 'opening_hours', ';' ),
			own_fields: OwnFields::decode( $row->string( 'own_fields' ) ),
			distance: $distance,
		);
	}

	/**
	 * @param non-empty-string $separator
	 * @return list<string>
	 */
	private static function listed( Row $row, string $column, string $separator ): array {
		$text = $row->string( $column );

		return '' === $text ? array() : explode( $separator, $text );
	}
}
