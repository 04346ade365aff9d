<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Printing;

use HvacBlocks\Editing\Blocks\BlockLibrary;
use HvacBlocks\Testing\TestCase;

final class InlineTooltipsTest extends TestCase {
	public function test_a_term_is_printed_as_the_block_prints_one(): void {
		$html = self::rendered( 'Compare <dfn class="hvac-tooltip-term" data-hvac-tooltip="Cooling &lt;per&gt; season">SEER2 and <strong>EER2</strong></dfn> first.' );

		self::assertMatchesRegularExpression( '~Compare <span class="hvac-tip"><button type="button" class="hvac-tip__term" popovertarget="(hvac-tooltip-term-\d+-tip)" interestfor="\1" aria-describedby="\1"[^>]*>SEER2 and <strong>EER2</strong></button><span class="hvac-tip__text" id="\1" popover[^>]*>Cooling &lt;per&gt; season</span></span> first\.~', $html );
		self::assertTrue( wp_style_is( BlockLibrary::BASE_STYLE ) );
		self::assertStringContainsString( '/blocks/tooltip/style-index.css', implode( ' ', array_map( static fn ( string $handle ): string => (string) wp_styles()->registered[ $handle ]->src, wp_styles()->queue ) ) );
	}

	public function test_two_terms_have_ids_of_their_own(): void {
		$html = self::rendered( '<dfn data-hvac-tooltip="a">A</dfn> and <dfn data-hvac-tooltip="b">B</dfn>' );

		preg_match_all( '/ id="([^"]+)"/', $html, $ids );
		self::assertCount( 2, array_unique( $ids[1] ) );
	}

	public function test_words_without_an_explanation_are_words(): void {
		self::assertStringContainsString( '>A unit and a <dfn>term</dfn></p>', self::rendered( 'A <dfn data-hvac-tooltip=" ">unit</dfn> and a <dfn>term</dfn>' ) );
	}

	public function test_an_explanation_is_no_markup_and_no_shortcode(): void {
		add_shortcode( 'hvac_test', static fn (): string => 'Run!' );
		$html = self::rendered( '<dfn data-hvac-tooltip="&lt;img src=x onerror=alert(1)&gt; [hvac_test] &quot;">term</dfn>' );
		remove_shortcode( 'hvac_test' );

		self::assertStringNotContainsString( '<img', $html );
		self::assertStringNotContainsString( 'Run!', do_shortcode( $html ) );
	}

	private static function rendered( string $text ): string {
		return do_blocks( "<!-- wp:paragraph --><p>$text</p><!-- /wp:paragraph -->" );
	}
}
