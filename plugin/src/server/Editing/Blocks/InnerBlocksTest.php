<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestServices;

defined( 'ABSPATH' ) || exit;

/** Inner blocks as slides, with the block in `Slider/slides-block/`; `slides.test.tsx` there hydrates this test's output. */
final class InnerBlocksTest extends TestCase {
	private const BLOCK = 'hvac-blocks/slides-block';

	private const GOLDEN = __DIR__ . '/Slider/slides-block/golden/three.html';

	private const TEXT = "<!-- wp:paragraph -->\n<p>First [gallery] </p>\n<!-- /wp:paragraph -->";

	private const DETAILS = "<!-- wp:details -->\n<details class=\"wp-block-details\"><summary>Second</summary><!-- wp:paragraph -->\n<p>More</p>\n<!-- /wp:paragraph --></details>\n<!-- /wp:details -->";

	private const QUESTION = "<!-- wp:hvac-blocks/faq {\"title\":\"Third\"} -->\n<!-- wp:hvac-blocks/faq-item {\"question\":\"Why?\"} -->\n<!-- wp:paragraph -->\n<p>So.</p>\n<!-- /wp:paragraph -->\n<!-- /wp:hvac-blocks/faq-item -->\n<!-- /wp:hvac-blocks/faq -->";

	protected function setUp(): void {
		$services = TestServices::of();
		$renderer = new BlockRenderer( __DIR__ . '/Slider', new View( __DIR__ . '/../../../ui' ), $services, new Islands( '', '', '' ) );

		register_block_type(
			self::BLOCK,
			array(
				'attributes'      => array( 'slider' => array( 'type' => 'object' ), 'slides_repeater_fields' => array( 'type' => 'array' ) ),
				'supports'        => array(
					'hvacBlocks' => array(
						'hydrate'     => 'visible',
						'innerBlocks' => 'slots',
						'repeater'    => array( 'attribute' => 'slides_repeater_fields', 'child' => 'hvac-blocks/faq-item', 'fields' => array( 'question' => 'question' ), 'content' => 'answer' ),
					),
				),
				'render_callback' => $renderer->render( ... ),
			)
		);
	}

	protected function tearDown(): void {
		unregister_block_type( self::BLOCK );
	}

	public function test_each_inner_block_is_a_slide(): void {
		$html = self::slider( self::TEXT, self::DETAILS, self::QUESTION );

		self::assertSame( 3, substr_count( $html, 'class="hvac-slider__slide"' ) );
		self::assertStringContainsString( '"slides":[{"slot":"content-0"},{"slot":"content-1"},{"slot":"content-2"}]', $html );

		if ( getenv( 'UPDATE_GOLDENS' ) ) {
			is_dir( dirname( self::GOLDEN ) ) || mkdir( dirname( self::GOLDEN ) );
			file_put_contents( self::GOLDEN, $html . "\n" );
		}
		self::assertStringEqualsFile( self::GOLDEN, $html . "\n", 'Run `npm run goldens`.' );
	}

	public function test_a_slide_holds_what_its_block_prints_and_nothing_else(): void {
		self::assertSame( array( do_blocks( self::TEXT ), do_blocks( self::DETAILS ) ), self::slides( self::slider( self::TEXT, self::DETAILS ) ) );
	}

	public function test_a_block_that_prints_nothing_is_no_slide(): void {
		self::assertCount( 2, self::slides( self::slider( self::TEXT, '<!-- wp:hvac-blocks/faq /-->', self::DETAILS ) ) );
		self::assertSame( '', self::slider( '<!-- wp:hvac-blocks/faq /-->' ) );
		self::assertSame( '', self::slider() );
	}

	public function test_a_slider_in_a_slide_keeps_its_own_slides(): void {
		$html = self::slider( self::slider_markup( self::TEXT, self::DETAILS ), self::DETAILS );

		self::assertSame( 4, substr_count( $html, 'class="hvac-slider__slide"' ) );
		self::assertSame( 2, substr_count( $html, '"slides":[{"slot":"content-0"},{"slot":"content-1"}]' ) );
	}

	public function test_no_mark_stays_on_the_page(): void {
		self::assertStringNotContainsString( 'inner-block', self::slider( self::TEXT, self::slider_markup( self::DETAILS ) ) );
	}

	public function test_rows_of_another_cms_are_slides(): void {
		$html = do_blocks( get_comment_delimited_block_content( self::BLOCK, array( 'slides_repeater_fields' => array( array( 'question' => 'One?', 'answer' => 'Yes.' ), array( 'question' => 'Two?', 'answer' => 'No.' ) ) ), '' ) );

		self::assertCount( 2, self::slides( $html ) );
		self::assertStringContainsString( 'Two?', self::slides( $html )[1] );
	}

	public function test_filters_of_others_see_every_inner_block(): void {
		add_filter( 'render_block_core/paragraph', static fn ( string $html ): string => str_replace( 'First', 'Filtered', $html ) );
		add_filter( 'pre_render_block', static fn ( ?string $html, array $block ): ?string => 'core/details' === $block['blockName'] ? '<p>Early</p>' : $html, 10, 2 );

		[ $first, $second ] = self::slides( self::slider( self::TEXT, self::DETAILS ) );
		self::assertStringContainsString( 'Filtered', $first );
		self::assertSame( '<p>Early</p>', $second );
	}

	private static function slider( string ...$inner ): string {
		return do_blocks( self::slider_markup( ...$inner ) );
	}

	private static function slider_markup( string ...$inner ): string {
		return get_comment_delimited_block_content( self::BLOCK, array(), implode( "\n\n", $inner ) );
	}

	/** @return list<string> the content of each slide of one slider */
	private static function slides( string $html ): array {
		preg_match_all( '~data-hvac-slot="content-\d+">(.*?)</div></div>(?=<div|</div>)~s', $html, $found );

		return $found[1];
	}
}
