<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class CidrTest extends TestCase {
	#[TestWith( array( '10.0.0.0/8', '10.255.0.1', true ) )]
	#[TestWith( array( '10.0.0.0/8', '11.0.0.1', false ) )]
	#[TestWith( array( '10.0.0.0/8', '::ffff:10.1.2.3', true ) )]
	#[TestWith( array( '10.0.0.0/8', '::ffff:11.1.2.3', false ) )]
	#[TestWith( array( '10.0.0.0/8', '64:ff9b::a01:203', true ) )]
	#[TestWith( array( '::ffff:10.0.0.0/104', '10.1.2.3', true ) )]
	#[TestWith( array( '::ffff:10.0.0.0/104', '::ffff:11.1.2.3', false ) )]
	#[TestWith( array( '::ffff:10.1.2.3', '10.1.2.3', true ) )]
	#[TestWith( array( '::ffff:10.1.2.3', '10.1.2.4', false ) )]
	#[TestWith( array( '::ffff:0:0/96', '203.0.113.9', true ) )]
	#[TestWith( array( '0.0.0.0/0', '::ffff:203.0.113.9', true ) )]
	#[TestWith( array( '0.0.0.0/0', '2001:db8::1', false ) )]
	#[TestWith( array( '::/0', '203.0.113.9', false ) )]
	#[TestWith( array( '::/0', '2001:db8::1', true ) )]
	#[TestWith( array( '::1', '::1', true ) )]
	#[TestWith( array( '2001:db8::/33', '2001:db8:8000::1', false ) )]
	#[TestWith( array( '2001:db8::/33', '2001:db8:7fff::1', true ) )]
	#[TestWith( array( '10.0.0.0/33', '10.0.0.0', false ) )]
	#[TestWith( array( '10.0.0.0/', '10.0.0.0', false ) )]
	#[TestWith( array( '10.0.0.0/8', '10.0.0.0/8', false ) )]
	#[TestWith( array( '', '', false ) )]
	public function test_it_contains( string $network, string $address, bool $is_in ): void {
		self::assertSame( $is_in, Cidr::contains( $network, $address ) );
	}

	#[TestWith( array( '::ffff:10.0.0.0/104', true ) )]
	#[TestWith( array( '::ffff:10.0.0.0/8', true ) )]
	#[TestWith( array( '2001:db8::/129', false ) )]
	#[TestWith( array( "10.0.0.0/8\n", false ) )]
	#[TestWith( array( 'localhost', false ) )]
	public function test_what_is_a_network( string $network, bool $is_one ): void {
		self::assertSame( $is_one, Cidr::is_valid( $network ) );
	}
}
