<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class ConfiguredDealerDirectoryTest extends TestCase {
	public function test_the_settings_name_the_provider(): void {
		self::assertSame( 'embedded', $this->chosen()->get( 'D1' )?->name );

		update_option(
			Settings::OPTION,
			array(
				'dealers_provider' => 'http',
				'dealers_url'      => 'https://dealers.example/',
			)
		);
		self::assertSame( 'http', $this->chosen()->get( 'D1' )->name );
	}

	#[TestWith( array( 'http', '' ) )]
	#[TestWith( array( 'embedded', 'https://dealers.example/' ) )]
	public function test_the_sites_own_dealers_serve_where_the_service_is_not_chosen_or_has_no_address( string $provider, string $url ): void {
		update_option( Settings::OPTION, array( 'dealers_provider' => $provider, 'dealers_url' => $url ) );

		self::assertSame( 'embedded', $this->chosen()->get( 'D1' )?->name );
	}

	public function test_a_plugin_may_register_its_own(): void {
		add_filter( 'hvac_blocks_dealer_directory', static fn (): DealerDirectory => self::directory( 'theirs' ) );

		self::assertSame( 'theirs', $this->chosen()->get( 'D1' )?->name );
		self::assertSame( 7, $this->chosen()->search( '75024', SearchMode::Standard )->radius );
		self::assertStringContainsString( '"radius":7', $this->chosen()->answer( '75024', SearchMode::Standard ) );
	}

	public function test_dealers_are_own_only_where_no_service_and_no_plugin_is_asked(): void {
		$chosen = $this->chosen();
		self::assertTrue( $chosen->is_own() );

		add_filter( 'hvac_blocks_dealer_directory', static fn (): DealerDirectory => self::directory( 'theirs' ) );
		self::assertFalse( $chosen->is_own() );
		remove_all_filters( 'hvac_blocks_dealer_directory' );

		update_option( Settings::OPTION, array( 'dealers_provider' => 'http', 'dealers_url' => 'https://dealers.example/' ) );
		self::assertFalse( $chosen->is_own() );
		self::assertSame( 'http', $chosen->get( 'D1' )?->name );
		self::assertFalse( $this->chosen()->is_own() );
	}

	public function test_what_is_no_provider_is_passed_over_and_said(): void {
		$said = array();
		add_filter( 'hvac_blocks_dealer_directory', static fn (): string => 'mine' );
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		add_action(
			'doing_it_wrong_run',
			static function ( string $name ) use ( &$said ): void {
				$said[] = $name;
			}
		);

		self::assertSame( 'embedded', $this->chosen()->get( 'D1' )?->name );
		self::assertSame( array( 'hvac_blocks_dealer_directory' ), $said );
	}

	private function chosen(): ConfiguredDealerDirectory {
		return new ConfiguredDealerDirectory( new Settings(), static fn (): DealerDirectory => self::directory( 'embedded' ), static fn (): DealerDirectory => self::directory( 'http' ) );
	}

	private static function directory( string $name ): DealerDirectory {
		return new class( $name ) implements DealerDirectory {
			public function __construct( private readonly string $name ) {}

			public function search( string $query, SearchMode $mode ): SearchResult {
				return new SearchResult( null, 7, 0, array() );
			}

			public function get( string $company_id ): ?Dealer {
				if ( '' === $company_id ) {
					return null;
				}

				return new Dealer( $company_id, $this->name );
			}
		};
	}
}
