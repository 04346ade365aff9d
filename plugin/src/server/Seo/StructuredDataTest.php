<?php
declare(strict_types=1);

namespace HvacBlocks\Seo;

use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class StructuredDataTest extends TestCase {
	private const NODES = array(
		array(
			'@type' => 'HVACBusiness',
			'@id'   => 'https://example.test/a/#business',
			'name'  => '</script><script>alert(1)</script> & <!--',
		),
		array(
			'@type'           => 'BreadcrumbList',
			'@id'             => 'https://example.test/a/#breadcrumb',
			'itemListElement' => array( 'ours' ),
		),
	);

	protected function setUp(): void {
		foreach ( array( 'wpseo_schema_graph', 'rank_math/json_ld', 'wp_footer' ) as $hook ) {
			remove_all_filters( $hook );
		}
		( new StructuredData( self::NODES ) )->boot();
	}

	public function test_it_prints_its_own_graph(): void {
		self::assertSame(
			array(
				'@context' => 'https://schema.org',
				'@graph'   => self::NODES,
			),
			json_decode( self::footer(), true )
		);
	}

	public function test_it_cannot_end_its_script(): void {
		self::assertStringNotContainsString( '<', self::footer() );
	}

	public function test_it_joins_the_graph_of_yoast(): void {
		$theirs = array(
			array(
				'@type' => 'WebPage',
				'@id'   => 'https://example.test/a/',
			),
			array(
				'@type'           => 'BreadcrumbList',
				'@id'             => 'https://example.test/#theirs',
				'itemListElement' => array( 'theirs' ),
			),
		);

		self::assertSame(
			array(
				$theirs[0],
				array(
					'@type'           => 'BreadcrumbList',
					'@id'             => 'https://example.test/#theirs',
					'itemListElement' => array( 'ours' ),
				),
				self::NODES[0],
			),
			apply_filters( 'wpseo_schema_graph', $theirs, null )
		);
		self::assertSame( '', self::footer() );
	}

	public function test_it_joins_the_graph_of_rank_math(): void {
		$graph = apply_filters( 'rank_math/json_ld', array( 'WebPage' => array( '@type' => 'WebPage' ) ), null );

		self::assertSame(
			array(
				'WebPage'                   => array( '@type' => 'WebPage' ),
				'hvacBlocksHVACBusiness'   => self::NODES[0],
				'hvacBlocksBreadcrumbList' => self::NODES[1],
			),
			$graph
		);
		self::assertSame( '', self::footer() );
	}

	public function test_their_article_stays(): void {
		$theirs = array( array( '@type' => array( 'Article', 'BlogPosting' ), 'author' => 'Ana' ) );

		self::assertSame( $theirs, StructuredData::joined( $theirs, array( array( '@type' => 'Article', 'headline' => 'Ours' ) ) ) );
	}

	public function test_a_graph_that_is_none_is_begun(): void {
		self::assertSame( self::NODES, apply_filters( 'wpseo_schema_graph', null ) );
	}

	public function test_a_page_with_nothing_to_tell_prints_nothing(): void {
		remove_all_actions( 'wp_footer' );
		( new StructuredData( array() ) )->boot();
		self::assertSame( '', self::footer() );
	}

	private static function footer(): string {
		ob_start();
		do_action( 'wp_footer' );
		$html = (string) ob_get_clean();

		return 1 === preg_match( '~^<script type="application/ld\+json">\s*(.*?)\s*</script>\s*$~s', $html, $parts ) ? $parts[1] : $html;
	}
}
