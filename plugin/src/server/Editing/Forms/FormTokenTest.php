<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class FormTokenTest extends TestCase {
	public function test_it_knows_its_age(): void {
		$token = ( new FormToken( static fn (): float => 1000000000.5 ) )->issue();

		self::assertEqualsWithDelta( 2.25, ( new FormToken( static fn (): float => 1000000002.75 ) )->age( $token ), 0.001 );
	}

	public function test_a_day_later_it_says_nothing(): void {
		$token = ( new FormToken( static fn (): float => 1000000000.0 ) )->issue();

		self::assertNull( ( new FormToken( static fn (): float => 1000086401.0 ) )->age( $token ) );
	}

	public function test_nobody_else_can_make_one(): void {
		$token = ( new FormToken() )->issue();
		$said  = sprintf( '%d.%s', 1000 * ( time() - 60 ), str_repeat( 'a', 16 ) );

		self::assertNull( ( new FormToken() )->age( '' ) );
		self::assertNull( ( new FormToken() )->age( "9$token" ) );
		self::assertNull( ( new FormToken() )->age( "$said." . hash( 'sha256', $said ) ) );
		self::assertNull( ( new FormToken() )->age( "$said." . KeyedHash::of( 'thank-you', $said ) ) );
		self::assertNull( ( new FormToken() )->age( $token . "\n" ) );
	}
}
