<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

use HvacBlocks\Testing\FilterMistakes;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class StructuredDataTest extends TestCase {
	use FilterMistakes;

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
		foreach ( array( 'wpseo_schema_graph', 'rank_math/json_ld', 'aioseo_schema_output', 'slim_seo_schema_graph', 'the_seo_framework_schema_graph_data', 'wp_footer' ) as $hook ) {
			remove_all_filters( $hook );
		}
		( new StructuredData( self::NODES, 'https://example.test/a/' ) )->boot();
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

	/** @param non-empty-string $filter */
	#[TestWith( array( 'aioseo_schema_output' ) )]
	#[TestWith( array( 'slim_seo_schema_graph' ) )]
	#[TestWith( array( 'the_seo_framework_schema_graph_data' ) )]
	public function test_it_joins_other_graphs( string $filter ): void {
		$graph = apply_filters( $filter, array( array( '@type' => 'BreadcrumbList', 'itemListElement' => array( 'theirs' ) ) ) ); // phpcs:ignore WordPress.Arrays -- one row.

		self::assertSame( array( self::NODES[1], self::NODES[0] ), $graph );
		self::assertSame( '', self::footer() );
	}

	public function test_slim_seo_takes_it_in_the_footer(): void {
		$theirs = array();
		add_action(
			'wp_footer',
			static function () use ( &$theirs ): void {
				$theirs = apply_filters( 'slim_seo_schema_graph', array() );
			}
		);

		self::assertSame( '', self::footer() );
		self::assertSame( self::NODES, $theirs );
	}

	public function test_a_trail_within_their_page_makes_room_for_ours(): void {
		$theirs = array( array( '@type' => 'WebPage', 'breadcrumb' => array( '@type' => 'BreadcrumbList', 'itemListElement' => array( 'theirs' ) ) ) ); // phpcs:ignore WordPress.Arrays -- one row each.

		self::assertTrue( StructuredData::has( $theirs, 'BreadcrumbList' ) );
		self::assertSame( array( array( '@type' => 'WebPage' ), self::NODES[1] ), StructuredData::joined( $theirs, array( self::NODES[1] ) ) );
		// A node that refers to another one stays.
		$theirs[0]['breadcrumb'] = array( '@id' => '#trail' );
		self::assertSame( $theirs[0], StructuredData::joined( $theirs, array( self::NODES[1] ) )[0] );
	}

	public function test_their_article_stays(): void {
		$theirs = array( array( '@type' => array( 'Article', 'BlogPosting' ), 'author' => 'Ana' ) );

		self::assertSame( $theirs, StructuredData::joined( $theirs, array( array( '@type' => 'Article', 'headline' => 'Ours' ) ) ) );
	}

	public function test_a_graph_that_is_none_is_begun(): void {
		self::assertSame( self::NODES, apply_filters( 'wpseo_schema_graph', null ) );
	}

	public function test_other_plugins_add_pieces_to_every_graph(): void {
		$more = array( '@type' => 'Service', '@id' => 'https://example.test/a/#service' );
		add_filter( 'hvac_blocks_structured_data_nodes', static fn ( array $nodes, string $page ): array => array( ...$nodes, array( '@type' => 'Service', '@id' => "$page#service" ) ), 10, 2 );

		self::assertSame( array( ...self::NODES, $more ), ( (array) json_decode( self::footer(), true ) )['@graph'] );
		self::assertSame( array( ...self::NODES, $more ), apply_filters( 'wpseo_schema_graph', array() ) );
	}

	#[TestWith( array( null ) )]
	#[TestWith( array( array( 'HVACBusiness' ) ) )]
	#[TestWith( array( array( array( 'name' => 'no type' ) ) ) )]
	public function test_pieces_that_are_none_are_ignored( mixed $wrong ): void {
		$this->expect_mistakes();
		add_filter( 'hvac_blocks_structured_data_nodes', static fn (): mixed => $wrong );

		self::assertSame( self::NODES, apply_filters( 'wpseo_schema_graph', array() ) );
		self::assertSame( array( 'hvac_blocks_structured_data_nodes' ), $this->mistakes );
	}

	public function test_a_page_with_nothing_to_tell_prints_nothing(): void {
		remove_all_actions( 'wp_footer' );
		( new StructuredData( array(), '' ) )->boot();
		self::assertSame( '', self::footer() );
	}

	private static function footer(): string {
		ob_start();
		do_action( 'wp_footer' );
		$html = (string) ob_get_clean();

		return 1 === preg_match( '~^<script type="application/ld\+json">\s*(.*?)\s*</script>\s*$~s', $html, $parts ) ? $parts[1] : $html;
	}
}
