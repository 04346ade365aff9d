<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\SourceFiles;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class BasePathTest extends TestCase {
	/** @param list<string> $expected */
	#[TestWith( array( null, array( '/residential/', '/residential/es/', '/residential/fr/products/furnaces/' ) ) )]
	#[TestWith( array( 'comfort', array( '/comfort/', '/comfort/es/', '/comfort/fr/products/furnaces/' ) ) )]
	#[TestWith( array( '/a/b-2/c/', array( '/a/b-2/c/', '/a/b-2/c/es/', '/a/b-2/c/fr/products/furnaces/' ) ) )]
	#[TestWith( array( '', array( '/', '/es/', '/fr/products/furnaces/' ) ) )]
	#[TestWith( array( '/', array( '/', '/es/', '/fr/products/furnaces/' ) ) )]
	public function test_pages_stand_below_it( ?string $base, array $expected ): void {
		self::store( $base );
		$pages = new SitePages();

		self::assertSame(
			array_map( home_url( ... ), $expected ),
			array( $pages->home( Language::English ), $pages->home( Language::Spanish ), $pages->page( 'products/furnaces', Language::French ) )
		);
	}

	#[TestWith( array( 'a/b/c/d' ) )]
	#[TestWith( array( 'Residential' ) )]
	#[TestWith( array( 'größe' ) )]
	#[TestWith( array( 'a//b' ) )]
	#[TestWith( array( '../a' ) )]
	#[TestWith( array( 'en' ) )]
	#[TestWith( array( 'shop/fr' ) )]
	#[TestWith( array( 'es/shop' ) )]
	#[TestWith( array( 'wp-json' ) )]
	#[TestWith( array( 'wp-admin/x' ) )]
	#[TestWith( array( 'https://example.com/' ) )]
	public function test_others_are_refused_with_what_is_allowed( string $base ): void {
		self::assertStringContainsString( 'lowercase', (string) ( new Settings() )->validator->problem( 'base_path', $base ) );

		self::store( $base );
		self::assertSame( 'residential', ( new BasePath() )->get() );
	}

	#[TestWith( array( 'wp-shop' ) )]
	#[TestWith( array( 'french' ) )]
	#[TestWith( array( 'shop/wp-json' ) )]
	public function test_what_only_looks_like_a_reserved_name_is_allowed( string $base ): void {
		self::store( $base );
		self::assertSame( $base, ( new BasePath() )->get() );
	}

	#[TestWith( array( 'comfort', '/comfort/en/a/', 'en/a' ) )]
	#[TestWith( array( 'comfort', '/Comfort/EN/a', 'EN/a' ) )]
	#[TestWith( array( 'comfort', 'comfort/en/a', 'en/a' ) )]
	#[TestWith( array( 'comfort', '/site/comfort/en/a/', 'en/a' ) )]
	#[TestWith( array( 'comfort', '/comfort/', '' ) )]
	#[TestWith( array( 'comfort', '/comfortable/en/', null ) )]
	#[TestWith( array( 'comfort', '/other/comfort/en/', null ) )]
	#[TestWith( array( 'comfort', '/residential/en/', null ) )]
	#[TestWith( array( '', '/en/a/', 'en/a' ) )]
	#[TestWith( array( '', '/site/en/a/', 'en/a' ) )]
	#[TestWith( array( '', '/', '' ) )]
	public function test_what_of_a_path_is_below_it( string $base, string $path, ?string $below ): void {
		self::store( $base );
		add_filter( 'home_url', static fn ( string $url ): string => str_replace( 'http://example.test', 'http://example.test/site', $url ) );

		self::assertSame( $below, ( new BasePath() )->below( $path ) );
	}

	/** @param list<string> $former */
	#[TestWith( array( 'comfort', array(), '/residential/en/a/', '/comfort/en/a/' ) )]
	#[TestWith( array( 'comfort', array( '/old/' ), '/old/en/a/', '/comfort/en/a/' ) )]
	#[TestWith( array( 'comfort', array( '/comfort/old' ), '/comfort/old/en/a/', '/comfort/en/a/' ) )]
	#[TestWith( array( 'comfort/new', array( '/comfort/' ), '/comfort/en/a/', '/comfort/new/en/a/' ) )]
	#[TestWith( array( 'comfort/new', array( '/comfort/' ), '/comfort/new/en/a/', '/comfort/new/en/a/' ) )]
	#[TestWith( array( 'comfort', array( '/' ), '/es/a/', '/comfort/es/a/' ) )]
	#[TestWith( array( 'comfort', array( '/' ), '/about/', '/about/' ) )]
	#[TestWith( array( '', array(), '/residential/fr/', '/fr/' ) )]
	#[TestWith( array( '', array(), '/residential/', '/' ) )]
	#[TestWith( array( '', array(), '/about/', '/about/' ) )]
	public function test_a_path_of_before_is_one_of_today( string $base, array $former, string $path, string $today ): void {
		self::store( $base, $former );

		self::assertSame( $today, ( new BasePath() )->current( $path ) );
	}

	public function test_it_costs_no_query(): void {
		self::store( 'comfort', array( '/old/' ) );
		wp_cache_flush();
		wp_load_alloptions();
		$before = self::wpdb()->num_queries;

		( new SitePages() )->dealer_locator( Language::French );
		( new BasePath() )->current( '/old/en/' );

		self::assertSame( $before, self::wpdb()->num_queries );
	}

	public function test_nothing_else_writes_the_default_into_the_code(): void {
		$plugin = dirname( __DIR__, 4 );
		$found  = array();

		foreach ( array( 'src/server', 'src/client', 'src/ui', 'blocks' ) as $folder ) {
			foreach ( SourceFiles::below( "$plugin/$folder", '~^(?!Testing/).*(?:(?<!Test|TestCase)\.php|(?<!\.test)\.tsx?)$~D' ) as $path ) {
				if ( 1 === preg_match( '~residential/|/residential|[\'"]residential[\'"]~i', (string) file_get_contents( "$plugin/$folder/$path" ) ) ) {
					$found[] = "$folder/$path";
				}
			}
		}

		// The specification gives this one's address.
		self::assertSame( array( 'src/server/Dealers/CallTracking/WhodisPath.php' ), $found );
	}

	/** @param list<string> $former */
	private static function store( ?string $base, array $former = array() ): void {
		update_option( Settings::OPTION, array( 'former_base_paths' => $former ) + ( null === $base ? array() : array( 'base_path' => $base ) ) );
	}
}
