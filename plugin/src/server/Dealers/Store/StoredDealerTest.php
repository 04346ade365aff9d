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
