<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\ConsentRecords;

use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\WebSite;

defined( 'ABSPATH' ) || exit;

/** The page over HTTP; RevocationTest tests its effects. */
final class UnsubscribePageTest extends TestCase {
	public function test_a_link_of_a_mail_answers_in_place_of_the_site_and_is_kept_and_told_nowhere(): void {
		[ $forged, $home ] = WebSite::instance()->send(
			array(
				array( 'path' => '/?hvac-unsubscribe=HB-2222-2222&in=en&key=x', 'method' => 'GET', 'body' => '' ),
				array( 'path' => '/', 'method' => 'GET', 'body' => '' ),
			)
		);

		self::assertSame( array( 403, 200 ), array( $forged['status'], $home['status'] ) );
		self::assertStringContainsString( 'This link is incomplete', $forged['body'] );
		self::assertSame( array( 'no-store', 'noindex', 'no-referrer', 'text/html; charset=UTF-8' ), array_map( static fn ( string $name ): string => $forged['headers'][ $name ] ?? '', array( 'cache-control', 'x-robots-tag', 'referrer-policy', 'content-type' ) ) );
		self::assertStringContainsString( "frame-ancestors 'none'", $forged['headers']['content-security-policy'] ?? '' );
		self::assertStringNotContainsString( 'This link is incomplete', $home['body'] );
	}
}
