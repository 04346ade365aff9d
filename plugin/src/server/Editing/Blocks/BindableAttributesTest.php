<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\Before;

final class BindableAttributesTest extends TestCase {
	private int $page = 0;

	#[Before]
	public function make_page(): void {
		foreach ( array( 'lead', 'target' ) as $key ) {
			register_post_meta( 'page', $key, array( 'type' => 'string', 'single' => true, 'show_in_rest' => true ) ); // phpcs:ignore WordPress.Arrays -- short.
		}
		$this->page = (int) wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Bound', 'post_status' => 'publish' ) ); // phpcs:ignore WordPress.Arrays -- short.
	}

	public function test_texts_links_and_pictures_can_be_bound_and_nothing_else(): void {
		self::assertSame( array( 'question' ), get_block_bindings_supported_attributes( 'hvac-blocks/faq-item' ) );
		self::assertSame( array( 'title' ), get_block_bindings_supported_attributes( 'hvac-blocks/faq' ) );
		self::assertEqualsCanonicalizing( array( 'title', 'text', 'label', 'linkText', 'link', 'image' ), get_block_bindings_supported_attributes( 'hvac-blocks/price-card' ) );
		self::assertSame( array( 'content' ), get_block_bindings_supported_attributes( 'core/paragraph' ) );
	}

	public function test_a_field_of_the_page_fills_a_text_and_a_link(): void {
		update_post_meta( $this->page, 'lead', 'Tune-up & <em>filters</em><script>1</script>' );
		update_post_meta( $this->page, 'target', 'https://example.org/tune-up/' );
		$bindings = '"metadata":{"bindings":{"title":{"source":"core/post-meta","args":{"key":"lead"}},"link":{"source":"core/post-meta","args":{"key":"target"}}}}';
		$html     = $this->shown( "<!-- wp:hvac-blocks/price-card {\"title\":\"Own\",\"linkText\":\"See prices\",$bindings} /-->" );

		self::assertStringContainsString( 'Tune-up &amp; <em>filters</em>', $html );
		self::assertStringContainsString( 'href="https://example.org/tune-up/"', $html );
		self::assertStringNotContainsString( 'Own', $html );
		self::assertStringNotContainsString( '<script', $html );
	}

	public function test_a_hostile_address_is_none(): void {
		update_post_meta( $this->page, 'target', 'javascript:alert(1)' );
		$html = $this->shown( '<!-- wp:hvac-blocks/price-card {"title":"Own","linkText":"See prices","metadata":{"bindings":{"link":{"source":"core/post-meta","args":{"key":"target"}}}}} /-->' );

		self::assertStringContainsString( 'Own', $html );
		self::assertStringNotContainsString( 'javascript', $html );
	}

	public function test_a_synced_pattern_is_filled_by_the_page_that_shows_it(): void {
		$overrides = static fn ( string $name ): string => '"metadata":{"name":"' . $name . '","bindings":{"__default":{"source":"core/pattern-overrides"}}}';
		$pattern   = wp_insert_post( array( 'post_type' => 'wp_block', 'post_title' => 'FAQ', 'post_status' => 'publish', 'post_content' => wp_slash( "<!-- wp:hvac-blocks/faq {\"title\":\"Questions\",{$overrides( 'Head' )}} --><!-- wp:hvac-blocks/faq-item {\"question\":\"How long?\",{$overrides( 'First' )}} --><!-- wp:paragraph --><p>Years.</p><!-- /wp:paragraph --><!-- /wp:hvac-blocks/faq-item --><!-- /wp:hvac-blocks/faq -->" ) ) ); // phpcs:ignore WordPress.Arrays -- short.
		$own       = $this->shown( "<!-- wp:block {\"ref\":$pattern} /-->" );
		$filled    = $this->shown( "<!-- wp:block {\"ref\":$pattern,\"content\":{\"Head\":{\"title\":\"Furnaces\"},\"First\":{\"question\":\"How loud?\"}}} /-->" );

		self::assertMatchesRegularExpression( '~>Questions<.*>How long\?<.*Years\.~s', $own );
		self::assertMatchesRegularExpression( '~>Furnaces<.*>How loud\?<.*Years\.~s', $filled );
		self::assertStringNotContainsString( 'How long', $filled );
	}

	private function shown( string $content ): string {
		$GLOBALS['post'] = get_post( $this->page );

		return do_blocks( $content );
	}
}
