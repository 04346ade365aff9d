<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\Settings\SettingsWriter;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class FormerBasePathsTest extends TestCase {
	protected function setUp(): void {
		remove_all_filters( 'pre_update_option_' . Settings::OPTION );
		( new FormerBasePaths() )->boot();
		delete_option( Settings::OPTION );
	}

	public function test_a_new_base_path_leaves_the_one_before(): void {
		self::save( array( 'base_path' => '/comfort/' ) );

		self::assertSame( array( 'comfort', array( '/residential/' ) ), self::bases() );
	}

	public function test_other_settings_leave_them_alone(): void {
		self::save( array( 'brand' => 'ACME' ) );
		self::assertSame( array( 'residential', array() ), self::bases() );

		self::save( array( 'base_path' => 'comfort' ) );
		self::save( array( 'base_path' => 'comfort', 'brand' => 'OTHER' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.
		self::assertSame( array( 'comfort', array( '/residential/' ) ), self::bases() );
	}

	public function test_none_and_the_default_count_too(): void {
		self::save( array( 'base_path' => '' ) );
		self::assertSame( array( '', array( '/residential/' ) ), self::bases() );

		self::save( array( 'base_path' => null ) );
		self::assertSame( array( 'residential', array( '/' ) ), self::bases() );
	}

	public function test_the_latest_five_stay_and_none_is_the_one_in_force(): void {
		foreach ( array( 'a', 'b', 'c', 'd', 'e/f', 'g', 'c' ) as $base ) {
			self::save( array( 'base_path' => $base ) );
		}

		self::assertSame( array( 'c', array( '/g/', '/e/f/', '/d/', '/b/', '/a/' ) ), self::bases() );
	}

	public function test_a_person_may_strike_one_out(): void {
		self::save( array( 'base_path' => 'comfort' ) );
		self::save( array( 'former_base_paths' => array() ) );

		self::assertSame( array( 'comfort', array() ), self::bases() );
	}

	/** @param array<string, mixed> $values */
	private static function save( array $values ): void {
		self::assertSame( array(), ( new SettingsWriter( new Settings() ) )->save( $values ) );
	}

	/** @return array{string, list<string>} the current base path and the former ones */
	private static function bases(): array {
		return array( ( new Settings() )->string( 'base_path' ), ( new Settings() )->strings( 'former_base_paths' ) );
	}
}
