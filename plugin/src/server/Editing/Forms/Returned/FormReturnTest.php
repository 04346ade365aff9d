<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms\Returned;

use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\WebSite;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class FormReturnTest extends TestCase {
	#[TestWith( array( '/?hvac-form=x', true ) )]
	#[TestWith( array( '/?lead=HB-2222-2222.x', true ) )]
	#[TestWith( array( '/?utm_source=x', false ) )]
	public function test_a_page_with_what_one_visitor_typed_is_kept_by_no_cache_and_no_search_engine( string $path, bool $is_private ): void {
		[ $page ] = WebSite::instance()->send( array( array( 'path' => $path, 'method' => 'GET', 'body' => '' ) ) );

		self::assertSame( 200, $page['status'] );
		self::assertSame(
			array( $is_private, $is_private, $is_private ),
			array( 'no-store, private' === ( $page['headers']['cache-control'] ?? '' ), 'same-origin' === ( $page['headers']['referrer-policy'] ?? '' ), 1 === preg_match( '/<meta name=.robots. content=.[^>]*noindex/', $page['body'] ) )
		);
	}
}
