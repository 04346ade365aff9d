<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Values;

use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class EmergencyLaneTest extends TestCase {
	public function test_it_names_the_help_line_and_its_hours(): void {
		update_option( Settings::OPTION, array( 'customer_service_phone' => '18005550177' ) );
		$lane = EmergencyLane::props( new Settings(), '/find/' );

		self::assertSame( array( 'text' => '1-800-555-0177', 'href' => 'tel:18005550177' ), $lane['phone'] );
		self::assertSame( 'Monday to Friday, 8am to 6pm CST', $lane['texts']['hours'] );
		self::assertSame( '/find/?filter=emergency', $lane['dealersUrl'] );
	}

	public function test_gas_is_not_a_matter_for_the_help_line(): void {
		$texts = EmergencyLane::props( new Settings(), '/find/' )['texts'];

		self::assertStringStartsWith( 'Smell gas, or is a CO alarm sounding? Leave now.', $texts['gas'] );
		self::assertStringNotContainsString( 'gas', $texts['title'] );
	}

	public function test_without_a_number_that_can_be_dialled_it_shows_none(): void {
		update_option( Settings::OPTION, array( 'customer_service_phone' => '', 'support_phone' => 'call us', 'default_routing_number' => 'call us' ) );
		$lane = EmergencyLane::props( new Settings(), '/find/' );

		self::assertNull( $lane['phone'] );
		self::assertSame( '', $lane['texts']['hours'] );
	}
}
