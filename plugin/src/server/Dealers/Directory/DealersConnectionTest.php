<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Platform\Http\UpstreamAnswer;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class DealersConnectionTest extends TestCase {
	#[TestWith( array( 'http', 'https://dealers.example/', true, true ) )]
	#[TestWith( array( 'http', '', false, false ) )]
	#[TestWith( array( 'embedded', 'https://dealers.example/', true, false ) )]
	public function test_a_service_with_an_address_is_tried_and_shown_where_it_is_in_use( string $provider, string $url, bool $is_tried, bool $is_shown ): void {
		update_option( Settings::OPTION, array( 'dealers_provider' => $provider, 'dealers_url' => $url ) );
		$connection = new DealersConnection( new Settings() );

		self::assertSame( array( $is_tried, $is_shown ), array( null !== $connection->request(), $connection->is_shown() ) );
	}

	public function test_it_says_how_many_dealers_came(): void {
		$connection = new DealersConnection( new Settings() );

		self::assertSame( 'The service returned 1 dealer for ZIP code 75024.', $connection->success_text( new UpstreamAnswer( 200, array( 'dealers' => array( array() ) ) ) ) );
		self::assertSame( 'The service returned 0 dealers for ZIP code 75024.', $connection->success_text( new UpstreamAnswer( 200, array() ) ) );
	}
}
