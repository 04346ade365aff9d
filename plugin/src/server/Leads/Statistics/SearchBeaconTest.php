<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Statistics;

use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

/** What the page with a dealer search contains for the counter. */
final class SearchBeaconTest extends TestCase {
	private const BLOCK = '<div class="hvac-block"><script type="application/json">{}</script><hvac-root>…</hvac-root></div>';

	protected function setUp(): void {
		array_map( static fn ( string $name ): bool => remove_all_filters( "render_block_hvac-blocks/$name" ), array( 'dealer-locator', 'dealer-slider', 'dealer-cards' ) );
		( new SearchBeacon( new Settings(), WP_PLUGIN_DIR . '/hvac-blocks/plugin.php' ) )->boot();
		$_GET = array();
	}

	public function test_the_block_names_the_counter_and_changes_in_nothing_else(): void {
		$html = $this->block();

		self::assertMatchesRegularExpression( '~^<div data-hvac-searches="\?hvac-blocks-api=/searches" class="hvac-block">~', $html );
		self::assertSame( self::BLOCK, preg_replace( '~ data-hvac-searches="[^"]*"~', '', $html ) );
	}

	public function test_the_page_of_a_search_counts_without_javascript(): void {
		$_GET = array( 'zipcode' => 'Plano, "TX"' );

		self::assertMatchesRegularExpression( '~</div><noscript><img src="\?hvac-blocks-api=%2Fsearches&place=Plano%2C%20%22TX%22" alt="" width="1" height="1" hidden></noscript>$~', html_entity_decode( $this->block() ) );
	}

	public function test_a_page_with_several_searches_counts_one(): void {
		$_GET = array( 'zipcode' => '75024' );
		$html = $this->block() . $this->block() . $this->block( 'dealer-cards' );

		self::assertSame( 1, substr_count( $html, '<noscript>' ) );
		self::assertSame( 3, substr_count( $html, 'data-hvac-searches=' ) );
	}

	/** @param array<string, mixed> $query */
	#[TestWith( array( array( 'zipcode' => '75024', 'from' => '7' ) ) )]
	#[TestWith( array( array( 'zipcode' => '75024', 'filter' => 'nate' ) ) )]
	#[TestWith( array( array( 'zipcode' => array( '75024' ) ) ) )]
	#[TestWith( array( array( 'zipcode' => ' ' ) ) )]
	public function test_turning_pages_and_filtering_are_no_searches( array $query ): void {
		$_GET = $query;

		self::assertStringNotContainsString( '<img', $this->block() );
	}

	public function test_a_page_says_nothing_while_the_report_is_off(): void {
		update_option( Settings::OPTION, array( 'search_report' => false ) );
		$_GET = array( 'zipcode' => '75024' );

		self::assertSame( self::BLOCK, $this->block() );
	}

	public function test_the_plugin_declares_itself_to_the_consent_api(): void {
		$plugin = plugin_basename( WP_PLUGIN_DIR . '/hvac-blocks/plugin.php' );

		self::assertSame( 'hvac-blocks/plugin.php', $plugin );
		self::assertTrue( apply_filters( "wp_consent_api_registered_$plugin", false ) );
	}

	private function block( string $name = 'dealer-locator' ): string {
		$html = apply_filters( "render_block_hvac-blocks/$name", self::BLOCK );

		return is_string( $html ) ? $html : '';
	}
}
