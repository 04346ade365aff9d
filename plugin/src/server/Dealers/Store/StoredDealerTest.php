<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Store;

use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class StoredDealerTest extends TestCase {
	public function test_it_comes_back_from_json_as_it_was(): void {
		foreach ( array( self::full(), new StoredDealer( new Dealer( 'D2', 'Two', lat: 0.1, lon: -0.3 ), false, 'manual' ) ) as $stored ) {
			$back = StoredDealer::from_array( self::through_json( $stored->to_array() ) );

			self::assertEquals( $stored, $back );
			self::assertSame( $stored->hash(), $back->hash() );
		}
	}

	/** Undoing an import that an earlier version made. */
	public function test_the_shape_of_earlier_versions_is_read(): void {
		$stored = self::full();
		$back   = StoredDealer::from_array(
			self::through_json(
				array(
					...$stored->dealer->to_array( '' ),
					'approximate' => true,
					'source'      => 'import',
				)
			)
		);

		self::assertEquals( $stored, $back );
		self::assertSame( $stored->hash(), $back->hash() );
	}

	public function test_photos_and_opening_hours_count_only_where_there_are_any(): void {
		$hash_of = static fn ( string $photo, string ...$hours ): string => ( new StoredDealer( new Dealer( 'D1', 'One', photo: $photo, opening_hours: array_values( $hours ) ), false, 'import' ) )->hash();
		$columns = array_diff_key( DealerRow::columns( new Dealer( 'D1', 'One' ) ), array_flip( array( 'photo', 'opening_hours', 'own_fields' ) ) );

		self::assertSame( md5( (string) wp_json_encode( array( $columns, false, array() ) ) ), $hash_of( '' ) );
		self::assertCount( 3, array_unique( array( $hash_of( '' ), $hash_of( 'https://example.com/a.jpg' ), $hash_of( '', 'Mo-Fr 08:00-17:00' ) ) ) );
	}

	public function test_a_position_is_exact_unless_it_says_otherwise(): void {
		$values = self::full()->to_array();
		unset( $values['approximate'] );

		self::assertFalse( StoredDealer::from_array( $values )->approximate );
	}

	private static function full(): StoredDealer {
		return new StoredDealer(
			new Dealer(
				company_id: 'D1',
				name: 'O’Neil & “Fils”',
				address: '1 Main Street',
				city: 'Montréal',
				state: 'QC',
				zip: 'H2X 1Y4',
				phone: '514-555-0100',
				show_address: false,
				emergency_service: true,
				nate_certified: true,
				charter_member_date: '2010-01-31',
				diagnostics: true,
				financing: true,
				leasing: true,
				comfort_specialist: true,
				lat: 45.5088001,
				lon: -73.5616002,
				average_rating: 4.35,
				review_count: 12,
				routing_group: 'RG1',
				assigned_numbers: array( '514-555-0101', '514-555-0102' ),
				coverage: array( '01234', 'H2X' ),
				photo: 'https://example.com/a.jpg',
				opening_hours: array( 'Mo-Fr 08:00-17:00' ),
			),
			true,
			'import'
		);
	}

	/**
	 * @param array<string, mixed> $values
	 * @return array<array-key, mixed>
	 */
	private static function through_json( array $values ): array {
		$decoded = json_decode( (string) wp_json_encode( $values ), true );
		self::assertIsArray( $decoded );

		return $decoded;
	}
}
