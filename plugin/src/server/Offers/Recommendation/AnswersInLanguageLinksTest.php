<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation;

use HvacBlocks\Platform\Languages\PageAddresses;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class AnswersInLanguageLinksTest extends TestCase {
	protected function setUp(): void {
		remove_all_filters( 'hvac_blocks_language_alternates' );
		add_filter( 'hvac_blocks_language_alternates', static fn (): array => array( 'en' => 'https://example.org/en/results/', 'fr' => 'https://example.org/?page_id=7' ) );
	}

	public function test_answers_go_along_and_nothing_else(): void {
		$_GET = array( 'tonnage' => '3.5', 'zipCode' => 'm5v2t6', 'powerType' => 'gas', 'buyingFactors' => 'efficiency,financing', 'utm_source' => 'mail', 'issues' => '"><script>' ); // phpcs:ignore WordPress.Security.NonceVerification -- what a visitor's browser asks for.

		self::assertSame(
			array(
				'en' => 'https://example.org/en/results/?tonnage=3.5&zipCode=M5V+2T6&powerType=gas&buyingFactors=efficiency,financing',
				'fr' => 'https://example.org/?page_id=7&tonnage=3.5&zipCode=M5V+2T6&powerType=gas&buyingFactors=efficiency,financing',
			),
			PageAddresses::of_request()->by_language
		);
	}

	public function test_other_addresses_are_left_alone(): void {
		$_GET = array( 'zipcode' => '75024' ); // phpcs:ignore WordPress.Security.NonceVerification -- as above.

		self::assertSame( array( 'en' => 'https://example.org/en/results/', 'fr' => 'https://example.org/?page_id=7' ), PageAddresses::of_request()->by_language );
	}
}
