<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms\Returned;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class SameSiteUrlTest extends TestCase {
	#[TestWith( array( 'https://evil.example/' ) )]
	#[TestWith( array( '//evil.example/' ) )]
	#[TestWith( array( '/\\evil.example/' ) )]
	#[TestWith( array( '\\\\evil.example' ) )]
	#[TestWith( array( "/\t/evil.example" ) )]
	#[TestWith( array( "/page\r\nSet-Cookie: a=b" ) )]
	#[TestWith( array( 'javascript:alert(1)' ) )]
	#[TestWith( array( 'data:text/html,x' ) )]
	#[TestWith( array( 'http://HOME@evil.example/' ) )]
	#[TestWith( array( 'http://evil.example@HOME/' ) )]
	#[TestWith( array( 'http://HOME.evil.example/' ) )]
	#[TestWith( array( 'http://HOME:8081/' ) )]
	#[TestWith( array( 'http://HOME//evil.example/' ) )]
	#[TestWith( array( 'evil.example' ) )]
	#[TestWith( array( 'ftp://HOME/' ) )]
	#[TestWith( array( '' ) )]
	public function test_what_is_not_a_page_of_the_site( string $url ): void {
		self::assertNull( SameSiteUrl::from( str_replace( 'HOME', (string) wp_parse_url( home_url(), PHP_URL_HOST ), $url ) ) );
	}

	public function test_pages_of_the_site(): void {
		self::assertSame( home_url( '/en/?a=1' ), SameSiteUrl::from( '/en/?a=1#top' )?->url() );
		self::assertSame( home_url( '/en/' ), SameSiteUrl::from( home_url( '/en/' ) )?->url() );
		self::assertSame( home_url( '/' ), SameSiteUrl::home()->url() );
	}

	public function test_what_was_added_before_is_taken_away(): void {
		$page = SameSiteUrl::from( '/en/?zipcode=75024&lead=HB-1.abc&hvac-form=123#contact-1' );

		self::assertNotNull( $page );
		self::assertSame( home_url( '/en/?zipcode=75024' ), $page->url() );
		self::assertSame( home_url( '/en/?zipcode=75024&lead=X#contact-1' ), $page->with( array( 'lead' => 'X' ) ) );
		self::assertSame( 'contact-1', $page->anchor() );
	}

	public function test_a_fragment_that_is_no_id_goes(): void {
		self::assertSame( '', SameSiteUrl::from( '/en/#"><script>' )?->anchor() );
	}

	#[TestWith( array( 'https://example.test', 'https://example.test/' ) )]
	#[TestWith( array( 'https://example.test/us', 'https://example.test/us/' ) )]
	public function test_home_is_the_sites_own_also_in_a_folder( string $home, string $url ): void {
		update_option( 'home', $home );

		self::assertSame( $url, SameSiteUrl::home()->url() );
	}
}
