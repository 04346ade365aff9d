<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

/** No card or bar links to the current page. */
final class LinkToItselfTest extends TestCase {
	#[TestWith( array( 'price-card {"system":"furnace"}', 'products/furnaces' ) )]
	#[TestWith( array( 'iaq-product-card {"product":"humidifier"}', 'products/indoor-air-quality' ) )]
	#[TestWith( array( 'image-link-card {"link_href":"/residential/en/pricing/","link_label":"Prices"}', 'pricing' ) )]
	#[TestWith( array( 'topic-card {"topic":"coils"}', 'resources/troubleshooting/coils' ) )]
	#[TestWith( array( 'cta-links', 'pricing' ) )]
	#[TestWith( array( 'sticky-cta', 'resources/system-recommendation-tool' ) )]
	#[TestWith( array( 'sticky-footer', 'find-a-dealer' ) )]
	#[TestWith( array( 'app-video-link', 'resources/smart-home-app' ) )]
	public function test_a_block_leads_to_other_pages_and_not_to_its_own( string $block, string $page ): void {
		$link = "/residential/en/$page/\"";

		self::assertStringContainsString( $link, self::on( '/residential/en/', $block ) );
		foreach ( array( "/residential/en/$page/", "/residential/en/$page?a=b", '/Residential/en/' . ucfirst( $page ) . '/' ) as $path ) {
			self::assertStringNotContainsString( $link, self::on( $path, $block ) );
		}
	}

	public function test_a_part_of_the_page_and_another_site_are_places_to_go(): void {
		foreach ( array( '/residential/en/pricing/#terms', '/residential/en/pricing/?zipcode=75024', 'https://example.org/residential/en/pricing/' ) as $link ) {
			self::assertStringContainsString( "href=\"$link\"", self::on( '/residential/en/pricing/', "image-link-card {\"link_href\":\"$link\",\"link_label\":\"There\"}" ) );
		}
	}

	private static function on( string $address, string $block ): string {
		$_SERVER['REQUEST_URI'] = $address;

		// An island's props contain other addresses.
		return (string) preg_replace( '~<script.*?</script>~s', '', do_blocks( "<!-- wp:hvac-blocks/$block /-->" ) );
	}
}
