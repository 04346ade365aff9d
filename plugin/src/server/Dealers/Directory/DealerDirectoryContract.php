<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\Records\Dealer;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

/** The contract of every provider of dealers; a provider's test uses it and states how to make one with given dealers, around Plano (33.08, -96.8). */
trait DealerDirectoryContract {
	/** Returns a directory with these dealers that knows the place 75024. */
	abstract protected function directory( Dealer ...$dealers ): DealerDirectory;

	private static function at( string $id, float $lat, float $lon, string ...$coverage ): Dealer {
		return new Dealer( company_id: $id, name: "Dealer $id", city: 'Plano', state: 'TX', zip: '75024', lat: $lat, lon: $lon, coverage: array_values( $coverage ) );
	}

	/** @return list<string> */
	private static function ids( SearchResult $result ): array {
		return array_map( static fn ( Dealer $dealer ): string => $dealer->company_id, $result->dealers );
	}

	public function test_contract_the_nearest_come_first_with_their_distances(): void {
		$result = $this->directory( self::at( 'FAR', 33.3, -96.8 ), self::at( 'HERE', 33.08, -96.8 ), self::at( 'NEAR', 33.1, -96.8 ) )->search( '75024', SearchMode::Standard );

		self::assertSame( array( 'HERE', 'NEAR', 'FAR' ), self::ids( $result ) );
		self::assertSame( array( 0.0, 1.4, 15.2 ), array_map( static fn ( Dealer $dealer ): ?float => $dealer->distance, $result->dealers ) );
		self::assertSame( array( 3, 25, 'Plano' ), array( $result->total, $result->radius, $result->location?->name ) );
	}

	public function test_contract_a_dealer_comes_back_as_it_was(): void {
		$dealer = new Dealer( 'A-1_b', 'Æther & Söhne <b>"x"</b>', '1 Rue', 'Montréal', 'QC', 'H2T 1A1', '514-555-0101', true, true, true, '2009-02-28', true, true, true, true, 33.08, -96.8, 4.5, 12, 'RG1', array( '514-555-0101' ), array( '75024', 'H2T' ) );
		$found  = $this->directory( $dealer )->search( '75024', SearchMode::Standard )->dealers[0] ?? null;

		self::assertNotNull( $found );
		self::assertSame( $dealer->with_distance( 0.0 )->to_array(), $found->to_array() );
	}

	public function test_contract_a_covering_dealer_comes_in_whatever_its_distance(): void {
		$result = $this->directory( self::at( 'NEAR', 33.1, -96.8 ), self::at( 'COVERS', 45.5, -73.6, '75024', '75025' ) )->search( '75024', SearchMode::Standard );

		self::assertSame( array( 'NEAR', 'COVERS' ), self::ids( $result ) );
		self::assertSame( array( 2, 25 ), array( $result->total, $result->radius ) );
	}

	public function test_contract_a_place_that_does_not_exist_has_no_dealers(): void {
		$result = $this->directory( self::at( 'HERE', 33.08, -96.8 ) )->search( 'Nowhere at all', SearchMode::Campaign );

		self::assertNull( $result->location );
		self::assertSame( array( 0, array() ), array( $result->total, $result->dealers ) );
	}

	public function test_contract_no_dealers_is_an_answer(): void {
		$result = $this->directory()->search( '75024', SearchMode::Standard );

		self::assertSame( array( 'Plano', 0, array() ), array( $result->location?->name, $result->total, $result->dealers ) );
	}

	public function test_contract_one_dealer_by_its_id(): void {
		$directory = $this->directory( self::at( 'HERE', 33.08, -96.8 ) );
		$directory->search( '75024', SearchMode::Standard );

		self::assertSame( 'Dealer HERE', $directory->get( 'HERE' )?->name );
		self::assertNull( $directory->get( 'HERE' )->distance );
		self::assertNull( $directory->get( 'THERE' ) );
	}

	/** @return iterable<string, array{string}> */
	public static function injections(): iterable {
		yield 'SQL' => array( "' OR 1=1 --" );
		yield 'a second query' => array( "x'); DROP TABLE wp_hvac_blocks_dealers; --" );
		yield 'a union' => array( '75024 UNION SELECT user_pass FROM wp_users' );
		yield 'placeholders' => array( '%s %d %1$s %' );
		yield 'a null byte' => array( "a\0b" );
		yield 'broken UTF-8' => array( "\xC3\x28" );
		yield '10,000 letters' => array( str_repeat( 'A', 10_000 ) );
	}

	#[DataProvider( 'injections' )]
	public function test_contract_hostile_text_finds_nothing( string $text ): void {
		$directory = $this->directory( self::at( 'HERE', 33.08, -96.8 ) );

		self::assertNull( $directory->get( $text ) );
		self::assertSame( array(), self::ids( $directory->search( "x$text", SearchMode::Standard ) ) );
		self::assertSame( array( 'HERE' ), self::ids( $directory->search( '75024', SearchMode::Standard ) ) );
	}
}
