<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

/** The results page as visitors see it if its address lacks answers. */
final class WizardInsteadOfResultsTest extends TestCase {
	private const RESULTS = '<!-- wp:hvac-blocks/recommendation-results {"level":1} --><!-- wp:hvac-blocks/wizard-contact-form /--><!-- /wp:hvac-blocks/recommendation-results -->';


	/** @return iterable<string, array{array<string, mixed>, bool}> */
	public static function addresses(): iterable {
		yield 'nothing' => array( array(), true );
		yield 'no place' => array( array( 'tonnage' => '3.5' ), true );
		yield 'a tonnage that there is not' => array( array( 'tonnage' => '9', 'zipCode' => '75024' ), true );
		yield 'a place that is none' => array( array( 'tonnage' => '3.5', 'zipCode' => array( 'x' => '75024' ) ), true );
		yield 'all that is needed' => array( array( 'tonnage' => '3.5', 'zipCode' => '75024' ), false );
		yield 'answers of a form without JavaScript' => array( array( 'homeSize' => array( '1200', '1800-2100' ), 'zipCode' => '75024' ), false );
	}

	/** @param array<string, mixed> $query */
	#[DataProvider( 'addresses' )]
	public function test_the_tool_stands_where_results_cannot( array $query, bool $is_tool ): void {
		$_GET = $query; // phpcs:ignore WordPress.Security.NonceVerification -- what a visitor's browser asks for.
		$html = do_blocks( self::RESULTS );

		self::assertSame( $is_tool ? 1 : 0, substr_count( $html, '<form class="hvac-wizard"' ) );
		self::assertSame( $is_tool ? 0 : 1, substr_count( $html, 'hvac-wizard-contact-form ' ) );
		self::assertSame( $is_tool, str_contains( $html, 'Answer a few questions to see your recommendation.' ) );
		self::assertSame( $is_tool, str_contains( $html, '<h2 class="hvac-wizard__heading"' ) );
	}

	public function test_what_the_address_says_is_answered_already(): void {
		$_GET = array( 'outdoorUnit' => 'ac-condenser', 'issues' => array( 'humidity', '<b>' ), 'zipCode' => '7502"' ); // phpcs:ignore WordPress.Security.NonceVerification -- as above.
		$html = do_blocks( self::RESULTS );

		self::assertMatchesRegularExpression( '/value="ac-condenser" checked=""/', $html );
		self::assertMatchesRegularExpression( '/value="humidity" checked=""/', $html );
		self::assertSame( 2, substr_count( $html, ' checked=""' ) );
		self::assertStringContainsString( 'value="7502&quot;"', $html );
		self::assertStringContainsString( 'We need your home’s size and ZIP code', $html );
	}

	public function test_other_blocks_are_left_alone(): void {
		$block = parse_blocks( '<!-- wp:group --><div class="wp-block-group"></div><!-- /wp:group -->' )[0];

		self::assertSame( $block, WizardInsteadOfResults::with_tool( $block ) );
	}
}
