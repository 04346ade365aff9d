<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

use HvacBlocks\Testing\TestCase;

final class FaqQuestionTest extends TestCase {
	private const TWO = '<!-- wp:hvac-blocks/faq --><!-- wp:hvac-blocks/faq-item {"question":"How \u0026 <em>when</em>?"} --><!-- wp:paragraph --><p class="x">In <strong>spring</strong>.</p><!-- /wp:paragraph --><!-- /wp:hvac-blocks/faq-item --><!-- wp:hvac-blocks/faq-item {"question":"Why?"} --><!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item --><li>It <a href="https://example.org/?a=1" onclick="evil()">wears</a></li><!-- /wp:list-item --></ul><!-- /wp:list --><!-- /wp:hvac-blocks/faq-item --><!-- /wp:hvac-blocks/faq -->';

	public function test_it_tells_what_visitors_see(): void {
		self::assertSame(
			array(
				self::question( 'How & when?', '<p>In <strong>spring</strong>.</p>' ),
				self::question( 'Why?', '<ul><li>It <a href="https://example.org/?a=1">wears</a></li></ul>' ),
			),
			self::asked( $this->footer( self::TWO ) )
		);
	}

	public function test_a_question_that_stands_twice_is_told_once(): void {
		self::assertCount( 2, self::asked( $this->footer( self::TWO . self::TWO ) ) );
	}

	public function test_common_issues_and_questions_are_one_page_of_questions(): void {
		$json = $this->footer( self::TWO . '<!-- wp:hvac-blocks/common-issues --><!-- wp:hvac-blocks/common-issue {"issue":"not-cooling"} --><!-- wp:paragraph --><p>Look at the filter.</p><!-- /wp:paragraph --><!-- /wp:hvac-blocks/common-issue --><!-- /wp:hvac-blocks/common-issues -->' );

		self::assertSame( 1, substr_count( $json, 'FAQPage' ) );
		self::assertSame( array( 'How & when?', 'Why?', 'Not cooling' ), array_column( self::asked( $json ), 'name' ) );
	}

	public function test_a_page_without_questions_tells_nothing(): void {
		self::assertSame( '', $this->footer( '<!-- wp:paragraph --><p>Why?</p><!-- /wp:paragraph -->' ) );
	}

	public function test_a_question_without_an_answer_is_not_told(): void {
		self::assertSame( '', $this->footer( '<!-- wp:hvac-blocks/faq --><!-- wp:hvac-blocks/faq-item {"question":"Why?"} --><!-- wp:paragraph --><p></p><!-- /wp:paragraph --><!-- /wp:hvac-blocks/faq-item --><!-- /wp:hvac-blocks/faq -->' ) );
	}

	public function test_a_list_of_pages_tells_nothing(): void {
		self::assertSame( '', $this->footer( self::TWO, '/' ) );
	}

	public function test_it_cannot_end_its_script(): void {
		$json = $this->footer( '<!-- wp:hvac-blocks/faq --><!-- wp:hvac-blocks/faq-item {"question":"\u0026lt;/script>\u0026lt;script>alert(1)\u0026lt;/script>"} --><!-- wp:paragraph --><p>&lt;/script&gt;</p><!-- /wp:paragraph --><!-- /wp:hvac-blocks/faq-item --><!-- /wp:hvac-blocks/faq -->' );

		self::assertStringNotContainsString( '<', $json );
		self::assertIsArray( json_decode( $json, true ) );
	}

	/** The JSON that a page with these blocks prints; empty if none. */
	private function footer( string $blocks, string $path = '' ): string {
		remove_all_actions( 'wp_footer' );
		remove_all_actions( 'hvac_blocks_structured_data' );
		( new PageGraph() )->boot();

		$page = wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'Questions',
				'post_content' => wp_slash( $blocks ),
			)
		);
		$GLOBALS['wp_query'] = new \WP_Query( '' === $path ? array( 'page_id' => $page ) : array( 'post_type' => 'page' ) );

		do_blocks( $blocks );
		ob_start();
		do_action( 'wp_footer' );
		$html = (string) ob_get_clean();

		return 1 === preg_match( '~^<script type="application/ld\+json">\s*(.*?)\s*</script>\s*$~s', $html, $parts ) ? $parts[1] : $html;
	}

	/** @return list<array<string, mixed>> the questions in the page's only FAQPage */
	private static function asked( string $json ): array {
		/** @var array{'@graph': array{array{'@type': string, mainEntity: list<array<string, mixed>>}}} $data */
		$data = json_decode( $json, true );
		self::assertSame( array( 'FAQPage' ), array_column( $data['@graph'], '@type' ) );

		return $data['@graph'][0]['mainEntity'];
	}

	/** @return array<string, mixed> */
	private static function question( string $question, string $answer ): array {
		return array(
			'@type'          => 'Question',
			'name'           => $question,
			'acceptedAnswer' => array(
				'@type' => 'Answer',
				'text'  => $answer,
			),
		);
	}
}
