<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class OnPagesTest extends TestCase {
	#[TestWith( array( '/en/pricing/', true ) )]
	#[TestWith( array( '/wp-json-and-more/', true ) )]
	#[TestWith( array( '/wp-json/hvac-blocks/v1/dealers?q=75024', false ) )]
	#[TestWith( array( '/wp-json/', false ) )]
	#[TestWith( array( '/index.php/wp-json/wp/v2/pages', false ) )]
	public function test_a_page_has_the_feature_and_a_route_has_not( string $address, bool $has ): void {
		self::assertSame( $has, $this->has_at( $address ) );
	}

	#[TestWith( array( '/wp/v2/pages', false ) )]
	#[TestWith( array( '', true ) )]
	public function test_a_route_may_be_an_argument( string $route, bool $has ): void {
		$_GET['rest_route'] = $route;

		try {
			self::assertSame( $has, $this->has_at( '/?rest_route=' . $route ) );
		} finally {
			unset( $_GET['rest_route'] );
		}
	}

	private function has_at( string $address ): bool {
		$before                 = $_SERVER['REQUEST_URI'] ?? '/';
		$_SERVER['REQUEST_URI'] = $address;

		try {
			( new OnPages(
				static fn (): Feature => new class() implements Feature {
					public function boot(): void {
						add_filter( 'hvac_test_is_booted', '__return_true' );
					}
				}
			) )->boot();

			return true === apply_filters( 'hvac_test_is_booted', false );
		} finally {
			$_SERVER['REQUEST_URI'] = $before;
			remove_all_filters( 'hvac_test_is_booted' );
		}
	}
}
