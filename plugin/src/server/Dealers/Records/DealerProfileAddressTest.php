<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Records;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

final class DealerProfileAddressTest extends TestCase {
	/** @return iterable<string, array{Dealer, string}> */
	public static function dealers(): iterable {
		yield 'as §2 says' => array( new Dealer( '100101', 'Maplebeck Air & Heat', city: 'Dallas', state: 'TX' ), 'maplebeck-air-heat-dallas-tx-100101' );
		yield 'accents and apostrophes' => array( new Dealer( 'q7', 'L’Érable d\'Or', city: 'Montréal', state: 'QC' ), 'lerable-dor-montreal-qc-q7' );
		yield 'hyphens in the ID' => array( new Dealer( 'TX-100_a', 'One-Stop HVAC', city: 'Plano', state: 'TX' ), 'one-stop-hvac-plano-tx-TX~100_a' );
		yield 'nothing but an ID' => array( new Dealer( '7', '' ), '7' );
		yield 'no Latin letter' => array( new Dealer( '8', '空調', city: '日本', state: 'CA' ), 'ca-8' );
		yield 'only signs' => array( new Dealer( '-', '!!!' ), '~' );
		yield 'the longest' => array( new Dealer( str_repeat( '-', 64 ), str_repeat( 'Ünï ', 47 ), city: 'Plano', state: 'TX' ), rtrim( substr( str_repeat( 'uni-', 47 ), 0, 120 ), '-' ) . '-' . str_repeat( '~', 64 ) );
	}

	#[DataProvider( 'dealers' )]
	public function test_an_address_names_its_dealer( Dealer $dealer, string $slug ): void {
		self::assertSame( "http://example.test/residential/en/dealers/$slug/", DealerProfileAddress::of( $dealer ) );
		self::assertSame( $dealer->company_id, DealerProfileAddress::company_id( "/residential/en/dealers/$slug/" ) );
	}

	#[DataProvider( 'dealers' )]
	public function test_an_address_on_a_site_in_a_folder_names_its_dealer( Dealer $dealer, string $slug ): void {
		add_filter( 'home_url', static fn ( string $url ): string => str_replace( 'http://example.test', 'http://example.test/site', $url ) );

		self::assertSame( $dealer->company_id, DealerProfileAddress::company_id( "/residential/en/dealers/$slug/" ) );
		self::assertSame( $dealer->company_id, DealerProfileAddress::company_id( '/site/residential/fr/dealers/' . rawurlencode( "was-another-name-$slug" ) ) );
	}

	/** @return iterable<string, array{string}> */
	public static function others(): iterable {
		yield 'the folder' => array( '/residential/en/dealers/' );
		yield 'another language' => array( '/residential/de/dealers/a-plano-tx-1/' );
		yield 'below a profile' => array( '/residential/en/dealers/a-plano-tx-1/feed/' );
		yield 'no ID' => array( '/residential/en/dealers/a-plano-tx-/' );
		yield 'no sensible ID' => array( '/residential/en/dealers/a-plano-tx-%3Cscript%3E/' );
		yield 'too long an ID' => array( '/residential/en/dealers/a-' . str_repeat( '1', 65 ) . '/' );
		yield 'elsewhere' => array( '/site/residential/en/dealers/a-plano-tx-1/' );
		yield 'another page' => array( '/residential/en/dealer-locator/' );
	}

	#[DataProvider( 'others' )]
	public function test_other_paths_name_nobody( string $path ): void {
		self::assertNull( DealerProfileAddress::company_id( $path ) );
	}

	public function test_the_folder_is_the_languages(): void {
		self::assertSame( 'http://example.test/residential/fr/dealers/', DealerProfileAddress::folder( Language::French ) );
	}
}
