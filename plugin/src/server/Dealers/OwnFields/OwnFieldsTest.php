<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\OwnFields;

use HvacBlocks\Dealers\DealerSearch\DealerFilters;
use HvacBlocks\Dealers\DealerSearch\DealerSearchAddress;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Records\DealerReader;
use HvacBlocks\Dealers\Records\DealerSchema;
use HvacBlocks\Dealers\Records\InvalidDealer;
use HvacBlocks\Dealers\Records\PublicDealer;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class OwnFieldsTest extends TestCase {
	protected function setUp(): void {
		self::add_all();
	}

	/** One field of each type, shown wherever it can be. */
	public static function add_all(): void {
		$names = static fn ( string $en, string $es = '', string $fr = '' ): array => compact( 'en', 'es', 'fr' );

		foreach ( array(
			new OwnField( 'own-motto', OwnFieldType::Text, $names( 'Motto' ), places: array( 'card', 'profile' ) ),
			new OwnField( 'own-veteran-owned', OwnFieldType::Flag, $names( 'Veteran-owned', 'De veteranos', 'Par des vétérans' ), places: array( 'card', 'profile', 'filter' ) ),
			new OwnField( 'own-technicians', OwnFieldType::Number, $names( 'Technicians', 'Técnicos' ), places: array( 'card' ) ),
			new OwnField( 'own-brands', OwnFieldType::List, $names( 'Brands' ), array( 'trane' => $names( 'Trane' ), 'other' => $names( 'Other brands', 'Otras marcas' ) ), array( 'filter' ) ),
			new OwnField( 'own-website', OwnFieldType::Link, $names( 'Website' ) ),
		) as $field ) {
			OwnFields::records()->save( $field );
		}
	}

	#[TestWith( array( 'own-motto', 'Cool & calm', 'Cool & calm' ) )]
	#[TestWith( array( 'own-veteran-owned', 'oui', '1' ) )]
	#[TestWith( array( 'own-technicians', '1,200.50', '1200.5' ) )]
	#[TestWith( array( 'own-technicians', '100', '100' ) )]
	#[TestWith( array( 'own-brands', 'otras marcas; TRANE', 'trane;other' ) )]
	#[TestWith( array( 'own-brands', array( 'trane' ), 'trane' ) )]
	#[TestWith( array( 'own-website', 'https://example.com/a?b=1&c', 'https://example.com/a?b=1&c' ) )]
	public function test_values_are_read( string $key, mixed $given, string $stored ): void {
		self::assertSame( array( $key => $stored ), self::dealer( array( $key => $given ) )->own_fields );
	}

	public function test_no_is_no_value_and_keys_of_other_fields_are_left_out(): void {
		self::assertSame( array(), self::dealer( array( 'own-veteran-owned' => 'no', 'own-motto' => ' ', 'own-gone' => 'x', 'name' => 'x' ) )->own_fields );
	}

	#[TestWith( array( 'own-veteran-owned', 'perhaps' ) )]
	#[TestWith( array( 'own-technicians', 'many' ) )]
	#[TestWith( array( 'own-technicians', '1e15' ) )]
	#[TestWith( array( 'own-brands', 'Trane; Acme' ) )]
	#[TestWith( array( 'own-website', 'javascript:alert(1)' ) )]
	#[TestWith( array( 'own-website', 'example.com' ) )]
	public function test_bad_values_are_refused_by_field( string $key, string $given ): void {
		try {
			self::dealer( array( $key => $given ) );
			self::fail( 'It was read.' );
		} catch ( InvalidDealer $error ) {
			self::assertSame( array( $key ), array_keys( $error->fields ) );
			self::assertStringContainsString( $given, $error->fields[ $key ] );
		}
	}

	public function test_visitors_receive_them_in_their_language(): void {
		switch_to_locale( 'es_ES' );
		$shown = PublicDealer::of( self::full() );
		restore_previous_locale();

		self::assertSame( array( 'own-motto', 'own-veteran-owned', 'own-technicians', 'own-brands' ), array_column( $shown['fields'] ?? array(), 'key' ) );
		self::assertSame( array( 'Motto', 'De veteranos', 'Técnicos', 'Brands' ), array_column( $shown['fields'] ?? array(), 'name' ) );
		self::assertSame( array( array( 'Cool' ), array( 'true' ), array( '1200.5' ), array( 'Trane', 'Otras marcas' ) ), array_column( $shown['fields'] ?? array(), 'values' ) );
		self::assertSame( array( 'own-veteran-owned', 'own-brands--trane', 'own-brands--other' ), $shown['filters'] ?? array() );
		self::assertSame( array( 'Motto: Cool', 'De veteranos', 'Técnicos: 1,200.5' ), $shown['cardLines'] ?? array() );
		self::assertTrue( rest_validate_value_from_schema( $shown, DealerSchema::dealer() ) );
	}

	public function test_what_visitors_receive_is_read_back(): void {
		self::assertSame( array_diff_key( self::full()->own_fields, array( 'own-website' => true ) ), Dealer::from_array( PublicDealer::of( self::full() ) )->own_fields );
	}

	public function test_a_dealer_without_values_is_as_before(): void {
		self::assertSame( array(), array_intersect_key( PublicDealer::of( new Dealer( 'D1', 'One' ) ), array_flip( array( 'fields', 'filters', 'cardLines' ) ) ) );
	}

	public function test_visitors_filter_by_flags_and_choices(): void {
		$dealers = array( self::full(), new Dealer( 'D2', 'Two', emergency_service: true, own_fields: array( 'own-veteran-owned' => '1' ) ), new Dealer( 'D3', 'Three' ) );
		$found   = static fn ( string ...$keys ): array => array_column( DealerFilters::matching( $dealers, array_values( $keys ) ), 'company_id' );

		self::assertSame( array( 'D1', 'D2' ), $found( 'own-veteran-owned' ) );
		self::assertSame( array( 'D2' ), $found( 'own-veteran-owned', 'emergency' ) );
		self::assertSame( array( 'D1' ), $found( 'own-brands--other' ) );
		self::assertSame( array( 'emergency', 'own-brands--trane', 'own-veteran-owned' ), DealerSearchAddress::from_query( array( 'filter' => 'own-brands--trane,own-gone,emergency', 'filter-own-veteran-owned' => '1' ) )->filters );
		self::assertSame( array( 'own-veteran-owned' => 'Veteran-owned', 'own-brands--trane' => 'Brands: Trane', 'own-brands--other' => 'Brands: Other brands' ), array_slice( DealerFilters::choices( 'Brand' ), 7 ) );
	}

	public function test_values_of_deleted_fields_and_choices_are_not_shown(): void {
		OwnFields::records()->delete( 'own-motto' );
		OwnFields::records()->save( new OwnField( 'own-brands', OwnFieldType::List, array( 'en' => 'Brands' ), array( 'trane' => array( 'en' => 'Trane' ) ), array( 'filter' ) ) );

		self::assertSame( array( 'own-veteran-owned' => '1', 'own-brands' => 'trane' ), OwnFields::current( OwnFields::decode( '{"own-brands":"other;trane","own-motto":"Cool","own-veteran-owned":"1"}' ) ) );
	}

	/** @param array<string, mixed> $fields */
	private static function dealer( array $fields ): Dealer {
		return DealerReader::read( array( 'data' => array( 'companyID' => 'D1', 'name' => 'One' ), 'fields' => $fields ) );
	}

	private static function full(): Dealer {
		return self::dealer( array( 'own-motto' => 'Cool', 'own-veteran-owned' => true, 'own-technicians' => '1200.5', 'own-brands' => 'Trane;Other brands', 'own-website' => 'https://example.com' ) );
	}
}
