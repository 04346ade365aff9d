<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

final class ZipPostRedirectTest extends TestCase {
	/** @return iterable<string, array{string, array<string, mixed>, string}> the path, the posted data, and the target of the redirect: empty for none */
	public static function posts(): iterable {
		yield 'English' => array( '/residential/en/dealer-locator/', array( 'zipcode' => '75024' ), '303 /residential/en/dealer-locator/?zipcode=75024' );
		yield 'French, without its last slash' => array( '/residential/fr/dealer-locator', array( 'zipcode' => ' M5V 2T6 ' ), '303 /residential/fr/dealer-locator/?zipcode=M5V%202T6' );
		yield 'with a query' => array( '/residential/es/dealer-locator/?view=map', array( 'zipcode' => '75024' ), '303 /residential/es/dealer-locator/?zipcode=75024' );
		yield 'no place' => array( '/residential/en/dealer-locator/', array(), '303 /residential/en/dealer-locator/' );
		yield 'no text' => array( '/residential/en/dealer-locator/', array( 'zipcode' => array( '75024' ) ), '303 /residential/en/dealer-locator/' );
		yield 'another host and a header' => array( '/residential/en/dealer-locator/', array( 'zipcode' => "//evil.example\r\nX: 1&a=b" ), '303 /residential/en/dealer-locator/?zipcode=%2F%2Fevil.exampleX%3A%201%26a%3Db' );
		yield 'another page' => array( '/residential/en/find-a-dealer/', array( 'zipcode' => '75024' ), '' );
		yield 'a page below' => array( '/residential/en/dealer-locator/x/', array( 'zipcode' => '75024' ), '' );
		yield 'another language' => array( '/residential/de/dealer-locator/', array( 'zipcode' => '75024' ), '' );
	}

	/** @param array<string, mixed> $posted */
	#[DataProvider( 'posts' )]
	public function test_a_posted_place_is_answered_by_the_address_of_its_search( string $path, array $posted, string $expected ): void {
		$_SERVER['REQUEST_URI'] = $path;
		$_POST                  = $posted; // phpcs:ignore WordPress.Security.NonceVerification -- what a visitor's browser sends.
		add_filter( 'wp_redirect', static fn ( string $url, int $status ) => throw new RuntimeException( "$status " . substr( $url, strlen( home_url() ) ) ), 10, 2 );
		remove_all_actions( 'parse_request' );
		( new ZipPostRedirect() )->boot();

		if ( '' !== $expected ) {
			$this->expectException( RuntimeException::class );
			$this->expectExceptionMessage( $expected );
		}

		do_action( 'parse_request' );
		self::assertSame( '', $expected );
	}
}
