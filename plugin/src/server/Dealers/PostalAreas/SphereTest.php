<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

defined( 'ABSPATH' ) || exit;

final class SphereTest extends TestCase {
	#[TestWith( array( 33.1, 132 ) )]
	#[TestWith( array( 0.0, 0 ) )]
	#[TestWith( array( -0.1, -1 ) )]
	public function test_a_degree_of_latitude_has_four_bands( float $lat, int $band ): void {
		self::assertSame( $band, Sphere::band( $lat ) );
	}

	#[TestWith( array( 0.0, 0.0 ) )]
	#[TestWith( array( Sphere::RADIUS * M_PI_2, 0.5 ) )]
	#[TestWith( array( Sphere::RADIUS * M_PI, 1.0 ) )]
	#[TestWith( array( 100.0, 0.00015951 ) )]
	public function test_haversines_grow_with_the_miles_that_they_become_again( float $miles, float $haversine ): void {
		self::assertEqualsWithDelta( $haversine, Sphere::haversine( $miles ), 1e-8 );
		self::assertEqualsWithDelta( $miles, Sphere::miles( Sphere::haversine( $miles ) ), 1e-3 );
	}

	#[TestWith( array( -1e-9, 0.0 ) )]
	#[TestWith( array( 1 + 1e-9, Sphere::RADIUS * M_PI ) )]
	public function test_what_rounding_makes_of_a_haversine_is_still_a_distance( float $haversine, float $miles ): void {
		self::assertEqualsWithDelta( $miles, Sphere::miles( $haversine ), 1e-6 );
	}

	#[TestWith( array( 33.1, -96.8, 33.1, -96.8, 0.0 ) )]
	#[TestWith( array( 33.1, -96.8, 34.1, -96.8, 69.093 ) )]
	#[TestWith( array( 60.0, 0.0, 60.0, 1.0, 34.546 ) )]
	#[TestWith( array( 40.7128, -74.006, 34.0522, -118.2437, 2445.563 ) )]
	#[TestWith( array( -10.0, 179.0, 10.0, -179.0, 1388.691 ) )]
	#[TestWith( array( 0.0, 0.0, 0.0, 180.0, 12436.815 ) )]
	public function test_miles_between_two_points( float $lat, float $lon, float $other_lat, float $other_lon, float $miles ): void {
		self::assertEqualsWithDelta( $miles, Sphere::between( $lat, $lon, $other_lat, $other_lon ), 0.01 );
		self::assertEqualsWithDelta( $miles, Sphere::between( $other_lat, $other_lon, $lat, $lon ), 0.01 );
	}

	/** @param list<float> $box south, north, west, east */
	#[TestWith( array( 0.0, 10.0, 69.0934, array( -1.0, 1.0, 9.0, 11.0 ) ) )]
	#[TestWith( array( 60.0, -96.0, 69.0934, array( 59.0, 61.0, -98.0003, -93.9997 ) ) )]
	#[TestWith( array( 10.0, -180.0, 0.0, array( 10.0, 10.0, -180.0, -180.0 ) ) )]
	#[TestWith( array( 10.0, 180.0, 0.0, array( 10.0, 10.0, 180.0, 180.0 ) ) )]
	#[TestWith( array( 0.0, -179.5, 69.0934, array( -1.0, 1.0, -180.0, 180.0 ) ) )]
	#[TestWith( array( 0.0, 179.5, 69.0934, array( -1.0, 1.0, -180.0, 180.0 ) ) )]
	#[TestWith( array( 89.5, 0.0, 69.0934, array( 88.5, 90.5, -180.0, 180.0 ) ) )]
	#[TestWith( array( -89.5, 0.0, 69.0934, array( -90.5, -88.5, -180.0, 180.0 ) ) )]
	#[TestWith( array( 90.0, 10.0, 0.0, array( 90.0, 90.0, -180.0, 180.0 ) ) )]
	#[TestWith( array( -90.0, 10.0, 0.0, array( -90.0, -90.0, -180.0, 180.0 ) ) )]
	public function test_a_box_holds_all_that_is_so_near( float $lat, float $lon, float $miles, array $box ): void {
		self::assertEqualsWithDelta( $box, Sphere::box( $lat, $lon, $miles ), 0.001 );
	}
}
