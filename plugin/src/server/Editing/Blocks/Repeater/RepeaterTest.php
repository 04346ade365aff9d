<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Repeater;

use HvacBlocks\Kernel\Contracts;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class RepeaterTest extends TestCase {
	private const ROWS = array(
		array(
			'question' => 'How long?',
			'answer'   => "12 years.\n\nOr more.",
			'color'    => 'red',
		),
		array( 'question' => 'How often?' ),
	);

	/** @param list<array<string, string>> $rows */
	#[DataProvider( 'stored' )]
	public function test_reads_rows_as_a_cms_stored_them( mixed $value, array $rows ): void {
		self::assertSame( $rows, RepeaterRows::read( $value, array( 'question', 'answer' ) ) );
	}

	/** @return iterable<string, array{mixed, list<array<string, string>>}> */
	public static function stored(): iterable {
		/** @var array{rows: list<array{name: string, value: mixed, rows: list<array<string, string>>}>} $cases */
		$cases = Contracts::read( 'repeater.cases' );

		foreach ( $cases['rows'] as $case ) {
			yield $case['name'] => array( $case['value'], $case['rows'] );
		}
	}

	public function test_leaves_alone_what_is_too_large(): void {
		self::assertCount( 500, RepeaterRows::read( array_fill( 0, 500, array( 'question' => 'A' ) ), array( 'question' ) ) );
		self::assertSame( array(), RepeaterRows::read( array_fill( 0, 501, array( 'question' => 'A' ) ), array( 'question' ) ) );
		self::assertSame( array(), RepeaterRows::read( '[{"question":"' . str_repeat( 'A', 1_000_000 ) . '"}]', array( 'question' ) ) );
		self::assertSame( array(), RepeaterRows::read( str_repeat( '[', 9_000 ) . str_repeat( ']', 9_000 ), array( 'question' ) ) );
	}

	/** @param list<string>|null $paragraphs */
	#[DataProvider( 'contents' )]
	public function test_makes_blocks_of_a_long_text( string $text, ?array $paragraphs, string $html ): void {
		$blocks = RepeaterContent::blocks( $text );

		self::assertSame(
			null === $paragraphs ? array( array( null, $html ) ) : array_map( static fn ( string $paragraph ): array => array( 'core/paragraph', "<p>$paragraph</p>" ), $paragraphs ),
			array_map( static fn ( array $block ): array => array( $block['blockName'], $block['innerHTML'] ), $blocks )
		);
	}

	/** @return iterable<string, array{string, list<string>|null, string}> */
	public static function contents(): iterable {
		/** @var array{content: list<array{name: string, text: string, paragraphs?: list<string>, html?: string}>} $cases */
		$cases = Contracts::read( 'repeater.cases' );

		foreach ( $cases['content'] as $case ) {
			yield $case['name'] => array( $case['text'], $case['paragraphs'] ?? null, $case['html'] ?? '' );
		}
	}

	public function test_a_page_shows_the_rows_as_it_shows_child_blocks(): void {
		$json = (string) wp_json_encode( (string) wp_json_encode( self::ROWS ) );
		$page = do_blocks( "<!-- wp:hvac-blocks/faq {\"faq_repeater_fields\":$json} /-->" );

		self::assertSame(
			do_blocks( '<!-- wp:hvac-blocks/faq --><!-- wp:hvac-blocks/faq-item {"question":"How long?"} --><!-- wp:paragraph --><p>12 years.</p><!-- /wp:paragraph --><!-- wp:paragraph --><p>Or more.</p><!-- /wp:paragraph --><!-- /wp:hvac-blocks/faq-item --><!-- wp:hvac-blocks/faq-item {"question":"How often?"} /--><!-- /wp:hvac-blocks/faq -->' ),
			$page
		);
		self::assertStringContainsString( 'How often?', $page );
		// Inside another block, too.
		self::assertStringContainsString( 'How often?', do_blocks( "<!-- wp:group --><div class=\"wp-block-group\"><!-- wp:hvac-blocks/faq {\"faq_repeater_fields\":$json} /--></div><!-- /wp:group -->" ) );
	}

	public function test_child_blocks_go_before_rows(): void {
		$page = do_blocks( '<!-- wp:hvac-blocks/faq {"faq_repeater_fields":[{"question":"Old?"}]} --><!-- wp:hvac-blocks/faq-item {"question":"New?"} /--><!-- /wp:hvac-blocks/faq -->' );

		self::assertStringContainsString( 'New?', $page );
		self::assertStringNotContainsString( 'Old?', $page );
	}

	public function test_nonsense_shows_nothing_and_harms_nothing(): void {
		foreach ( array( '3', 'null', 'true', '"x"', '{"a":{"question":"A"}}', '[[[["question"]]]]' ) as $value ) {
			self::assertSame( '', do_blocks( "<!-- wp:hvac-blocks/faq {\"faq_repeater_fields\":$value} /-->" ) );
		}

		$page = do_blocks( '<!-- wp:hvac-blocks/faq {"faq_repeater_fields":[{"question":"<img src=x onerror=alert(1)>Why?","answer":"<script>alert(1)</script><b onclick=\"x\">So.</b>"}]} /-->' );
		self::assertStringNotContainsString( 'onerror', $page );
		self::assertStringNotContainsString( '<script', $page );
		self::assertStringContainsString( '<b>So.</b>', $page );
	}

	public function test_gives_the_rows_back(): void {
		$repeater = Repeater::of( 'hvac-blocks/faq' );
		self::assertNotNull( $repeater );
		self::assertNull( Repeater::of( 'hvac-blocks/faq-item' ) );
		self::assertNull( Repeater::of( 'core/paragraph' ) );

		$blocks = $repeater->inner_blocks( array( 'faq_repeater_fields' => self::ROWS ) );
		$rows   = $repeater->rows( $blocks );

		self::assertSame(
			array(
				array( 'question' => 'How long?', 'answer' => "12 years.\n\nOr more." ),
				array( 'question' => 'How often?', 'answer' => '' ),
			),
			$rows
		);
		self::assertSame( $blocks, $repeater->inner_blocks( array( 'faq_repeater_fields' => $rows ) ) );
		self::assertSame( array(), $repeater->rows( parse_blocks( '<!-- wp:paragraph --><p>Not a row.</p><!-- /wp:paragraph -->' ) ) );
	}

	public function test_a_field_has_the_type_of_the_childs_attribute(): void {
		register_block_type( 'test/product', array( 'attributes' => array( 'image' => array( 'type' => array( 'object', 'integer' ) ), 'code' => array( 'type' => array( 'string', 'integer' ) ), 'isQualified' => array( 'type' => 'boolean' ), 'price' => array( 'type' => 'number' ), 'name' => array( 'type' => 'string' ) ) ) );
		register_block_type( 'test/products', array( 'supports' => array( 'hvacBlocks' => array( 'repeater' => array( 'attribute' => 'product_repeater_fields', 'child' => 'test/product', 'fields' => array( 'name', 'image', 'price', 'isQualified', 'code' ) ) ) ) ) );

		$repeater = Repeater::of( 'test/products' );
		$blocks   = $repeater?->inner_blocks( array( 'product_repeater_fields' => array( array( 'name' => '12', 'image' => '7', 'price' => '3.5', 'isQualified' => 'Yes', 'code' => '007' ), array( 'image' => 'none', 'isQualified' => 'No' ) ) ) ) ?? array();
		$rows     = $repeater?->rows( $blocks );
		unregister_block_type( 'test/product' );
		unregister_block_type( 'test/products' );

		self::assertSame( array( array( 'name' => '12', 'image' => 7, 'price' => 3.5, 'isQualified' => true, 'code' => '007' ), array( 'image' => 'none', 'isQualified' => false ) ), array_column( $blocks, 'attrs' ) );
		self::assertSame( array( 'name' => '12', 'image' => '7', 'price' => '3.5', 'isQualified' => 'true', 'code' => '007' ), $rows[0] ?? null );
	}
}
