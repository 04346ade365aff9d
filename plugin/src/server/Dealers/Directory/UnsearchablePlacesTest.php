<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\PostalAreas\EmbeddedPostalAreaDirectory;
use HvacBlocks\Dealers\PostalAreas\PostalAreaFile;
use HvacBlocks\Dealers\PostalAreas\PostalAreaLoader;
use HvacBlocks\Dealers\Profiles\DirectoryPlace;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\ArrayCache;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestPlaces;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

/** Searches for states and for military addresses abroad, among the bundled places. */
final class UnsearchablePlacesTest extends TestCase {
	private SearchDealersRoute $route;

	protected function setUp(): void {
		$store = new DealerStore( self::wpdb() );
		$store->write( array_map( static fn ( string $state ): StoredDealer => new StoredDealer( new Dealer( company_id: "D-$state", name: 'One', state: $state, lat: 33.1, lon: -96.8 ), false, 'manual' ), array( 'TX', 'ON', 'NY' ) ) );
		delete_option( PostalAreaLoader::OPTION );

		$inner       = new EmbeddedDealerDirectory( self::wpdb(), $store, new EmbeddedPostalAreaDirectory( self::wpdb(), new PostalAreaFile( TestPlaces::bundled() ) ), new Settings() );
		$this->route = new SearchDealersRoute( new CachedDealerDirectory( $inner, new Settings(), new ArrayCache() ), new Settings() );
		remove_all_actions( 'rest_api_init' );
		add_action( 'rest_api_init', 'rest_api_default_filters' );
		self::answer_routes( $this->route );
	}

	#[TestWith( array( 'APO AE 09012' ) )]
	#[TestWith( array( 'FPO, AP 96349-0012' ) )]
	#[TestWith( array( 'PSC 1234 Box 5, APO AE 09012-1234' ) )]
	#[TestWith( array( '34002' ) )]
	#[TestWith( array( '96201' ) )]
	#[TestWith( array( 'A.P.O. AA' ) )]
	#[TestWith( array( 'DPO' ) )]
	#[TestWith( array( 'ae' ) )]
	#[TestWith( array( 'Armed Forces Pacific' ) )]
	#[TestWith( array( 'Fuerzas Armadas, Europa' ) )]
	#[TestWith( array( 'Forces armées, Amériques' ) )]
	public function test_a_military_address_has_texts_of_its_own( string $query ): void {
		$answer = $this->ask( $query );

		self::assertSame( array( null, array(), 'No dealer serves a military address abroad' ), array( $answer['location'], $answer['others'], $answer['texts']['nobody'] ?? '' ) );
		self::assertTrue( rest_validate_value_from_schema( $answer, $this->route->schema() ) );
		self::assertFalse( $this->route->answers_early( array( 'q' => $query ) ) );
	}

	#[TestWith( array( '09012 Main St, Plano, TX', 'Plano' ) )]
	#[TestWith( array( '96201 Oak Ave, Plano, TX 75024', 'Plano' ) )]
	#[TestWith( array( '96701', 'Aiea' ) )]
	#[TestWith( array( 'Apopka', 'Apopka' ) )]
	public function test_a_house_number_and_a_similar_code_are_not_military( string $query, string $name ): void {
		$answer = $this->ask( $query );

		self::assertSame( $name, $answer['location']['name'] ?? '' );
		self::assertArrayNotHasKey( 'texts', $answer );
	}

	/** @param non-empty-string $path */
	#[TestWith( array( 'Texas', 'en', 'Texas', '/en/find-a-dealer/texas/' ) )]
	#[TestWith( array( 'Tejas', 'es', 'Texas', '/es/find-a-dealer/texas/' ) )]
	#[TestWith( array( 'Texsa', 'fr', 'Texas', '/fr/find-a-dealer/texas/' ) )]
	#[TestWith( array( 'Ontaro', 'fr', 'Ontario', '/fr/find-a-dealer/ontario/' ) )]
	#[TestWith( array( 'New York', 'en', 'New York', '/en/find-a-dealer/new-york/' ) )]
	public function test_a_state_leads_to_the_page_of_its_dealers( string $query, string $language, string $region, string $path ): void {
		$language = Language::from( $language );

		// The second answer is a cached one if the state is also a city, and the cache serves all languages.
		foreach ( array( Language::English, $language ) as $asked ) {
			$first = $this->ask( $query, $asked )['others'][0] ?? array();

			self::assertSame( array( '', $region ), array( $first['name'] ?? null, $first['region'] ?? null ) );
			self::assertSame( DirectoryPlace::address( $asked, $first['regionCode'] ?? '' )->url(), $first['directoryUrl'] ?? null );
		}

		self::assertStringEndsWith( $path, $first['directoryUrl'] ?? '' );
	}

	#[TestWith( array( 'California', 'Los Angeles' ) )]
	#[TestWith( array( 'Califronia', 'Los Angeles' ) )]
	public function test_a_state_without_dealers_offers_its_cities_only( string $query, string $city ): void {
		self::assertSame( $city, $this->ask( $query )['others'][0]['name'] ?? null );
	}

	/** @return array{location: array{name: string}|null, others: list<array{name: string, region: string, regionCode: string, directoryUrl?: string}>, texts?: array{nobody: string, nobodyHelp: string}} */
	private function ask( string $query, Language $language = Language::English ): array {
		/** @var array{location: array{name: string}|null, others: list<array{name: string, region: string, regionCode: string, directoryUrl?: string}>, texts?: array{nobody: string, nobodyHelp: string}} $answer */
		$answer = self::data( $this->rest( 'GET', '/hvac-blocks/v1/dealers', array( 'q' => $query, 'lang' => $language->value ) ) );

		return $answer;
	}
}
