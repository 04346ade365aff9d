<?php
declare(strict_types=1);

namespace HvacBlocks\Settings;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

final class SettingsValidatorTest extends TestCase {
	#[DataProvider( 'refused' )]
	public function test_what_is_refused_is_named_as_people_say_it( string $key, mixed $value, string $said ): void {
		self::assertSame( $said, ( new SettingsValidator( new SettingsSchema() ) )->problem( $key, $value, 'The setting' ) );
	}

	/** @return array<string, array{string, mixed, string}> */
	public static function refused(): array {
		return array(
			'a word among numbers'       => array( 'dealer_radius_steps', array( 10, 'ten' ), '“ten” cannot stand here.' ),
			'a distance too great'       => array( 'dealer_radius_steps', array( 10, 9000 ), '“9000” cannot stand here.' ),
			'an address with words'      => array( 'trusted_proxies', array( '10.0.0.0/8', 'nonsense' ), '“nonsense” cannot stand here.' ),
			'a character out of pattern' => array( 'brand', 'a<b>', 'This has a character that cannot stand here.' ),
			'a number out of bounds'     => array( 'leads_rate_limit', 0, 'The setting must be between 1 (inclusive) and 10000 (inclusive)' ),
			'half an address'            => array( 'leads_url', 'leads.example', 'Write a full address that starts with https://' ),
		);
	}
}
