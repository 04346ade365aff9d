<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use Error;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;
use Throwable;

defined( 'ABSPATH' ) || exit;

final class BreakdownTest extends TestCase {
	#[TestWith( array( 'mail()', 'the function mail() is turned off' ) )]
	#[TestWith( array( 'HvacBlocks\Leads\Destinations\MAIL()', 'the function mail() is turned off' ) )]
	#[TestWith( array( 'wp_mail()', 'its function wp_mail() is missing' ) )]
	#[TestWith( array( 'curl_init()', 'lacks the PHP function curl_init()' ) )]
	public function test_a_function_that_the_server_lacks_is_named( string $name, string $words ): void {
		self::assertStringContainsString( $words, Breakdown::words( new Error( "Call to undefined function $name" ) ) );
	}

	#[TestWith( array( new RuntimeException( 'Call to undefined function curl_init() for ana@example.com' ) ) )]
	#[TestWith( array( new Error( 'ana@example.com: Call to undefined function curl_init()' ) ) )]
	public function test_of_another_error_nothing_is_told_but_its_place( Throwable $error ): void {
		$words = Breakdown::words( $error );

		self::assertStringContainsString( 'the code at ' . basename( $error->getFile() ) . ":{$error->getLine()} ", $words );
		self::assertStringNotContainsString( 'ana@', $words );
	}

	public function test_a_place_in_wordpress_is_named_from_its_folder(): void {
		/** @var callable $strip */
		$strip = 'untrailingslashit';

		try {
			$strip( array() );
			self::fail( 'That is no text.' );
		} catch ( \TypeError $error ) {
			self::assertStringContainsString( "the code at wp-includes/formatting.php:{$error->getLine()} ", Breakdown::words( $error ) );
		}
	}
}
