<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

final class DemoArticleTest extends TestCase {
	/** @return iterable<string, array{string, string}> */
	public static function texts(): iterable {
		yield 'paragraphs' => array( "One.\n\nTwo & three.", "<!-- wp:paragraph -->\n<p>One.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:paragraph -->\n<p>Two &amp; three.</p>\n<!-- /wp:paragraph -->" );
		yield 'a heading above its text' => array( "## Ducts\nText.", "<!-- wp:heading {\"style\":{\"spacing\":{\"margin\":{\"top\":\"var:preset|spacing|50\"}}}} -->\n<h2 class=\"wp-block-heading\" style=\"margin-top:var(--wp--preset--spacing--50)\">Ducts</h2>\n<!-- /wp:heading -->\n\n<!-- wp:paragraph -->\n<p>Text.</p>\n<!-- /wp:paragraph -->" );
		yield 'a lower heading with an anchor' => array( '### Ducts {#ducts}', "<!-- wp:heading {\"level\":3,\"style\":{\"spacing\":{\"margin\":{\"top\":\"var:preset|spacing|40\"}}}} -->\n<h3 class=\"wp-block-heading\" id=\"ducts\" style=\"margin-top:var(--wp--preset--spacing--40)\">Ducts</h3>\n<!-- /wp:heading -->" );
		yield 'a list' => array( "- One\n- Two", "<!-- wp:list -->\n<ul class=\"wp-block-list\"><!-- wp:list-item -->\n<li>One</li>\n<!-- /wp:list-item -->\n\n<!-- wp:list-item -->\n<li>Two</li>\n<!-- /wp:list-item --></ul>\n<!-- /wp:list -->" );
		yield 'a numbered list' => array( '1. One', "<!-- wp:list {\"ordered\":true} -->\n<ol class=\"wp-block-list\"><!-- wp:list-item -->\n<li>One</li>\n<!-- /wp:list-item --></ol>\n<!-- /wp:list -->" );
		yield 'words within a line' => array( 'A **bold** [link](products/furnaces#fit), [SEER2](?what-is-seer), 5 < 6.', "<!-- wp:paragraph -->\n<p>A <strong>bold</strong> <a href=\"/at/products/furnaces#fit\">link</a>, <dfn class=\"hvac-tooltip-term\" data-hvac-tooltip=\"The &quot;what-is-seer&quot;\">SEER2</dfn>, 5 &lt; 6.</p>\n<!-- /wp:paragraph -->" );
		yield 'French spaces' => array( "Vraiment\u{a0}?", "<!-- wp:paragraph -->\n<p>Vraiment&nbsp;?</p>\n<!-- /wp:paragraph -->" );
		yield 'a table' => array( "| A | B |\n|---|---|\n| 1 | 2 |", "<!-- wp:table {\"hasFixedLayout\":false} -->\n<figure class=\"wp-block-table\"><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table></figure>\n<!-- /wp:table -->" );
		yield 'a table whose first column has no heading' => array( "| | A |\n|---|---|\n| 1 | 2 |", "<!-- wp:table {\"hasFixedLayout\":false} -->\n<figure class=\"wp-block-table\"><table><thead><tr><th></th><th>A</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table></figure>\n<!-- /wp:table -->" );
		yield 'questions' => array( "??? Asked\n? Why?\nBecause.", "<!-- wp:hvac-blocks/faq {\"title\":\"Asked\",\"style\":{\"spacing\":{\"margin\":{\"top\":\"var:preset|spacing|50\"}}}} -->\n<!-- wp:hvac-blocks/faq-item {\"question\":\"Why?\"} -->\n<!-- wp:paragraph -->\n<p>Because.</p>\n<!-- /wp:paragraph -->\n<!-- /wp:hvac-blocks/faq-item -->\n<!-- /wp:hvac-blocks/faq -->" );
	}

	#[DataProvider( 'texts' )]
	public function test_it_makes_blocks_of( string $text, string $blocks ): void {
		self::assertSame( $blocks, self::article()->blocks( $text ) );
	}

	public function test_a_notice_is_a_group_that_parses_back_to_itself(): void {
		$blocks = self::article()->blocks( '> **Danger.** Leave.' );

		self::assertStringContainsString( '<p><strong>Danger.</strong> Leave.</p>', $blocks );
		self::assertSame( $blocks, serialize_blocks( parse_blocks( $blocks ) ) );
	}

	/** @return iterable<string, array{string}> */
	public static function faulty_texts(): iterable {
		yield 'the title of a page' => array( '# Title' );
		yield 'a line that is broken' => array( "One\ntwo" );
		yield 'HTML' => array( '<div>One</div>' );
	}

	#[DataProvider( 'faulty_texts' )]
	public function test_it_refuses( string $text ): void {
		$this->expectException( RuntimeException::class );
		self::article()->blocks( $text );
	}

	private static function article(): DemoArticle {
		return new DemoArticle( static fn ( string $page ): string => "/at/$page", static fn ( string $page ): string => "The \"$page\"" );
	}
}
