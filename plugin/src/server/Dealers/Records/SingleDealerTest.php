<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Records;

use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class SingleDealerTest extends TestCase {
	/** @param array<string, mixed> $settings */
	#[TestWith( array( array(), '/residential/en/one/', '' ) )]
	#[TestWith( array( array( 'is_single_dealer' => true ), '/residential/en/one/', 'D1' ) )]
	#[TestWith( array( array( 'is_single_dealer' => true ), '', 'D1' ) )]
	#[TestWith( array( array( 'single_dealer_paths' => array( '/residential/en/one/' ) ), '/residential/en/one', 'D1' ) )]
	#[TestWith( array( array( 'single_dealer_paths' => array( '/residential/en/one/' ) ), '/residential/en/one/more/', '' ) )]
	#[TestWith( array( array( 'single_dealer_paths' => array( '/residential/en/one/' ) ), '', '' ) )]
	#[TestWith( array( array( 'single_dealer_paths' => array( '/residential/en/one/' ), 'base_path' => 'home', 'former_base_paths' => array( '/residential/' ) ), '/home/en/one/', 'D1' ) )]
	public function test_it_is_the_dealer_of_the_site_or_of_some_pages( array $settings, string $path, string $dealer ): void {
		update_option( Settings::OPTION, array( 'single_dealer_company_id' => 'D1' ) + $settings );

		self::assertSame( $dealer, SingleDealer::of( new Settings(), $path ) );
	}
}
