<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\DealerSearch;

use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Dealers\Directory\SearchMode;
use HvacBlocks\Dealers\Profiles\Places\ExampleDealers;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestServices;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

final class DealerSearchResultsTest extends TestCase {
	/** @param array<string, string> $query */
	#[DataProvider( 'addresses' )]
	public function test_reads_an_address_and_writes_it( array $query, string $written ): void {
		self::assertSame( $written, DealerSearchAddress::from_query( $query )->query() );
	}

	public function test_links_keep_what_names_the_page(): void {
		$address = new DealerSearchAddress( '75024', 7 );

		self::assertSame( '?zipcode=75024&from=7', $address->here() );

		$_GET = array( 'page_id' => '12', 'p' => '1a', 'utm_source' => 'x' );
		self::assertSame( '?page_id=12&zipcode=75024&from=7', $address->here() );
		self::assertSame( '?zipcode=75024&from=7', $address->query() );
	}

	/** @return iterable<string, array{array<string, string>, string}> */
	public static function addresses(): iterable {
		yield 'a place' => array( array( 'zipcode' => ' Plano, TX ' ), '?zipcode=Plano%2C%20TX' );
		yield 'as TypeScript writes it' => array( array( 'zipcode' => "Coeur d'Alene (ID)!*" ), '?zipcode=Coeur%20d%27Alene%20%28ID%29%21%2A' );
		yield 'a page with filters' => array(
			array(
				'zipcode' => '75024',
				'from'    => '7',
				'filter'  => 'nate,emergency,<script>',
			),
			'?zipcode=75024&from=7&filter=emergency,nate',
		);
		yield 'filters of a form' => array(
			array(
				'zipcode'      => '75024',
				'filter-nate'  => '1',
				'filter-other' => '1',
			),
			'?zipcode=75024&filter=nate',
		);
		yield 'the map' => array(
			array(
				'zipcode' => '75024',
				'view'    => 'map',
			),
			'?zipcode=75024&view=map',
		);
		yield 'another view' => array(
			array(
				'zipcode' => '75024',
				'view'    => '"><script>',
			),
			'?zipcode=75024',
		);
		yield 'nonsense' => array(
			array(
				'zipcode' => str_repeat( 'x', 300 ),
				'from'    => '-4',
			),
			'?zipcode=' . str_repeat( 'x', 200 ),
		);
	}

	public function test_gives_one_page_of_the_dealers_that_have_every_filter(): void {
		$found = DealerSearchResults::of( new DealerSearchAddress( '75024', 8, array( 'nate' ) ), SearchMode::Standard, self::dealers( 20 ), 6 );

		self::assertSame( 'found', $found['status'] );
		self::assertSame( array( 20, 10, 7 ), array( $found['total'], $found['matching'], $found['first'] ) );
		self::assertSame( array( 'D14', 'D16', 'D18', 'D20' ), array_map( static fn ( array $dealer ): mixed => $dealer['data']['companyID'] ?? null, $found['dealers'] ) );
	}

	public function test_names_the_nearest_where_nobody_is_near(): void {
		$found = DealerSearchResults::of(
			new DealerSearchAddress( '99723' ),
			SearchMode::Standard,
			new ExampleDealers(
				array(
					'location' => null,
					'radius'   => 100,
					'dealers'  => array(),
					'nearest'  => array(
						'data'     => array(
							'name'      => 'Far Away',
							'companyID' => 'D9',
						),
						'distance' => 168.0,
					),
				)
			),
			6
		);

		self::assertSame( 'found', $found['status'] );
		self::assertSame( 'Far Away', $found['nearest']['data']['name'] ?? null );
		self::assertSame( 168.0, $found['nearest']['distance'] ?? null );
	}

	/** The map needs them before the whole list is loaded; a dealer may lack one. */
	public function test_props_hold_positions_as_far_as_they_are_known(): void {
		$found = DealerSearchResults::of(
			new DealerSearchAddress( '75024' ),
			SearchMode::Standard,
			new ExampleDealers(
				array(
					'dealers' => array(
						array(
							'data'     => array(
								'name'      => 'Placed',
								'companyID' => 'D1',
							),
							'location' => array(
								'lat' => 33.1,
								'lon' => -96.8,
							),
						),
						array(
							'data' => array(
								'name'      => 'Nowhere',
								'companyID' => 'D2',
							),
						),
					),
				)
			),
			6
		);

		self::assertSame( 'found', $found['status'] );
		self::assertSame(
			array(
				array(
					'lat' => 33.1,
					'lon' => -96.8,
				),
				null,
			),
			array_map( static fn ( array $dealer ): ?array => $dealer['location'] ?? null, $found['dealers'] )
		);
	}

	#[DataProvider( 'modes' )]
	public function test_the_pages_of_the_settings_search_in_campaign_mode( string $path, SearchMode $mode ): void {
		update_option(
			Settings::OPTION,
			array(
				'campaign_mode_paths'   => array( '/residential/en/campaigns/mg/repair-or-replace/', '/residential/en/summer' ),
				'own_dealer_info_paths' => array( '/residential/en/campaigns/mg/trane-hvac-built-to-last/' ),
			)
		);

		self::assertSame( $mode, SearchMode::of_page( new Settings(), $path ) );
	}

	#[TestWith( array( 'comfort', '/comfort/en/campaigns/mg/repair-or-replace/', SearchMode::Campaign ) )]
	#[TestWith( array( 'comfort', '/comfort/en/summer', SearchMode::Campaign ) )]
	#[TestWith( array( 'comfort', '/autumn/', SearchMode::Campaign ) )]
	#[TestWith( array( 'comfort', '/summer/', SearchMode::Standard ) )]
	#[TestWith( array( '', '/fr/campaigns/mg/repair-or-replace/', SearchMode::Campaign ) )]
	public function test_they_do_so_below_any_base_path( string $base, string $path, SearchMode $mode ): void {
		update_option(
			Settings::OPTION,
			array(
				'base_path'             => $base,
				'former_base_paths'     => array( '/shop/' ),
				'own_dealer_info_paths' => array( '/shop/en/summer/', '/autumn/' ),
			)
		);

		self::assertSame( $mode, SearchMode::of_page( new Settings(), $path ) );
	}

	/** @return iterable<array{string, SearchMode}> */
	public static function modes(): iterable {
		yield array( '/residential/en/campaigns/mg/repair-or-replace/', SearchMode::Campaign );
		yield array( '/residential/en/campaigns/mg/repair-or-replace', SearchMode::Campaign );
		yield array( '/residential/en/summer/', SearchMode::Campaign );
		yield array( '/residential/en/campaigns/mg/trane-hvac-built-to-last/', SearchMode::Campaign );
		yield array( '/residential/en/campaigns/mg/repair-or-replace/more/', SearchMode::Standard );
		yield array( '/residential/en/dealer-locator/', SearchMode::Standard );
		yield array( '', SearchMode::Standard );
	}

	public function test_says_that_the_service_failed(): void {
		$found = DealerSearchResults::of( new DealerSearchAddress( '75024' ), SearchMode::Standard, new ExampleDealers( array( 'failure' => 'timeout' ) ), 6 );

		self::assertSame( array( 'status' => 'failed' ), $found );
	}

	public function test_does_not_search_without_a_place(): void {
		$found = DealerSearchResults::of( new DealerSearchAddress( '' ), SearchMode::Standard, new ExampleDealers( array( 'failure' => 'timeout' ) ), 6 );

		self::assertSame( array( 'status' => 'none' ), $found );
	}

	/** Every visitor downloads the page's JSON. */
	public function test_props_hold_of_a_dealer_what_its_card_shows(): void {
		$trimmed = DealerCard::trimmed( new Dealer( 'D1', 'One', coverage: array( '75024' ), routing_group: 'rg' ) );

		self::assertSame(
			array(
				'name'        => 'One',
				'companyID'   => 'D1',
				'showAddress' => true,
			),
			$trimmed['data'] ?? null
		);
		self::assertSame( array( 'data', 'metaData', 'whodis', 'distance', 'profileUrl' ), array_keys( $trimmed ) );
	}

	#[DataProvider( 'paths' )]
	public function test_the_contact_button_follows_the_campaign( string $path, string $button ): void {
		self::assertSame( $button, DealerCard::config( self::context( $path ), 4 )['texts']['contact'] );
	}

	/** @return iterable<array{string, string}> */
	public static function paths(): iterable {
		yield array( '/residential/en/campaigns/mv/hvac-built-to-last/', 'Contact Dealer' );
		yield array( '/residential/en/campaigns/sy/hvac-built-to-last', 'Contact Dealer' );
		yield array( '/residential/en/campaigns/mg/trane-hvac-built-to-last/', 'Book Online' );
		yield array( '/residential/en/dealer-locator/', 'Book Online' );
	}

	public function test_a_dealer_id_cannot_break_out_of_the_contact_address(): void {
		$cardConfig = array( 'contact' => '/contact/?lang=en' ) + DealerCard::config( self::context( '/' ), 4 );
		$card  = DealerCard::props( 'card', array( 'data' => array( 'companyID' => 'A&B=1#"' ) ), $cardConfig );

		self::assertSame( '/contact/?lang=en&dealer=A%26B%3D1%23%22', $card['contactHref'] );
	}

	private static function context( string $path ): BlockContext {
		return new BlockContext( Language::English, 'hvac-test', array(), TestServices::of( array( DealerDirectory::class => self::dealers( 1 ) ) ), path: $path );
	}

	private static function dealers( int $count ): ExampleDealers {
		return new ExampleDealers(
			array(
				'location' => null,
				'radius'   => 25,
				'total'    => $count,
				'dealers'  => array_map(
					static fn ( int $number ): array => array(
						'data' => array(
							'name'          => "Dealer $number",
							'companyID'     => "D$number",
							'nateCertified' => 0 === $number % 2,
						),
					),
					range( 1, $count )
				),
			)
		);
	}
}
