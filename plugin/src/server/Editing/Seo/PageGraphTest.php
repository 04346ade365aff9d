<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

use HvacBlocks\Testing\TestCase;
use WP_Query;

defined( 'ABSPATH' ) || exit;

final class PageGraphTest extends TestCase {
	private const TRAIL = array(
		'@type'           => 'BreadcrumbList',
		'@id'             => 'https://example.test/#theirs',
		'itemListElement' => array( 'theirs' ),
	);
	private const PAGE  = array(
		'@type' => 'WebPage',
		'@id'   => 'https://example.test/a/',
		'name'  => 'Why?',
	);

	private const CRUMBS  = '<!-- wp:hvac-blocks/breadcrumbs {"breadcrumbsData":[{"text":"Prices","url":"/prices/"},{"text":"Leasing"}]} /-->';
	private const FAQ     = '<!-- wp:hvac-blocks/faq --><!-- wp:hvac-blocks/faq-item {"question":"Why?"} --><!-- wp:paragraph --><p>It wears.</p><!-- /wp:paragraph --><!-- /wp:hvac-blocks/faq-item --><!-- /wp:hvac-blocks/faq -->';
	private const VIDEO   = '<!-- wp:hvac-blocks/video {"url":"https://youtu.be/aqz-KE-bpKQ","title":"Heat \u0026 <em>cold</em>","uploaded":"2026-03-01","transcript":"It moves <strong>heat</strong>."} /-->';
	private const ANOTHER = '<!-- wp:hvac-blocks/video {"url":"https://vimeo.com/76979871"} /-->';
	private const STEPS   = '<!-- wp:hvac-blocks/leasing-steps {"heading":"How to <em>lease</em>"} --><!-- wp:hvac-blocks/leasing-step {"title":"Ask","text":"A dealer.","image":{"id":0}} /--><!-- wp:hvac-blocks/leasing-step {"step":"visit"} /--><!-- /wp:hvac-blocks/leasing-steps -->';

	protected function setUp(): void {
		foreach ( array( 'wpseo_schema_graph', 'rank_math/json_ld', 'wp_footer', 'hvac_blocks_structured_data' ) as $hook ) {
			remove_all_filters( $hook );
		}

		( new PageGraph() )->boot();

		$page = wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => 'A page',
			)
		);

		$GLOBALS['wp_query']     = new WP_Query( array( 'page_id' => $page ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		the_post();
	}

	public function test_each_video_is_told_once(): void {
		do_blocks( self::VIDEO . self::VIDEO );

		self::assertEquals(
			array(
				array(
					'@type'        => 'VideoObject',
					'name'         => 'Heat & cold',
					'embedUrl'     => 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?playsinline=1&rel=0&hl=en&cc_load_policy=1&cc_lang_pref=en',
					'url'          => 'https://youtu.be/aqz-KE-bpKQ',
					'thumbnailUrl' => plugins_url( 'src/starter-site/images/daytime.svg', dirname( __DIR__, 4 ) . '/plugin.php' ),
					'uploadDate'   => '2026-03-01',
					'transcript'   => 'It moves heat.',
					'inLanguage'   => 'en',
				),
			),
			self::printed()
		);
	}

	public function test_what_a_hidden_variant_says_is_not_told(): void {
		$other = str_replace( 'Why?', 'How?', self::FAQ );
		do_blocks( '<!-- wp:hvac-blocks/ab-placement --><!-- wp:hvac-blocks/ab-control -->' . self::FAQ . '<!-- /wp:hvac-blocks/ab-control --><!-- wp:hvac-blocks/ab-variant -->' . self::VIDEO . $other . '<!-- /wp:hvac-blocks/ab-variant --><!-- /wp:hvac-blocks/ab-placement -->' . self::ANOTHER );
		$printed = self::printed();

		self::assertSame( array( 'FAQPage', 'VideoObject' ), array_column( $printed, '@type' ) );
		self::assertSame( array( 'Why?' ), array_column( (array) $printed[0]['mainEntity'], 'name' ) );
		self::assertSame( 'https://vimeo.com/76979871', $printed[1]['url'] );
	}

	public function test_a_page_without_any_can_be_given_some(): void {
		add_filter( 'hvac_blocks_structured_data_nodes', static fn ( array $nodes, string $page ): array => array( ...$nodes, array( '@type' => 'Service', 'url' => $page ) ), 10, 2 );

		self::assertSame( array( array( '@type' => 'Service', 'url' => get_permalink() ) ), self::printed() );
	}

	public function test_two_trails_are_told_once(): void {
		do_blocks( self::CRUMBS . self::CRUMBS );

		self::assertSame( array( 'BreadcrumbList' ), array_column( self::printed(), '@type' ) );
	}

	public function test_the_steps_of_a_block_are_its_guide(): void {
		do_blocks( self::STEPS . self::STEPS );
		$printed = self::printed();

		self::assertCount( 1, $printed );
		self::assertSame( array( 'HowTo', 'How to lease' ), array( $printed[0]['@type'], $printed[0]['name'] ) );
		/** @var list<array<string, string|int>> $steps */
		$steps = $printed[0]['step'];
		self::assertSame( array( 1, 2 ), array_column( $steps, 'position' ) );
		self::assertSame( array( 'Ask', 'Schedule a home visit' ), array_column( $steps, 'name' ) );
		self::assertSame( 'A dealer.', $steps[0]['text'] );
		self::assertArrayNotHasKey( 'image', $steps[0] );
		self::assertStringEndsWith( '/technician.svg', (string) ( $steps[1]['image'] ?? '' ) );
	}

	public function test_yoast_tells_all_of_it_and_nobody_tells_it_again(): void {
		do_blocks( self::CRUMBS . self::FAQ . self::VIDEO . self::ANOTHER . self::STEPS );
		/** @var list<array<string, mixed>> $graph */
		$graph = apply_filters( 'wpseo_schema_graph', array( self::PAGE, self::TRAIL ), null );

		self::assertSame( array( array( 'WebPage', 'FAQPage' ), 'BreadcrumbList', 'VideoObject', 'VideoObject', 'HowTo' ), array_column( $graph, '@type' ) );
		self::assertSame( self::PAGE['@id'], $graph[0]['@id'] );
		self::assertSame( array( 'Why?' ), array_column( (array) $graph[0]['mainEntity'], 'name' ) );
		self::assertSame( self::TRAIL['@id'], $graph[1]['@id'] );
		self::assertNotSame( self::TRAIL['itemListElement'], $graph[1]['itemListElement'] );
		self::assertSame( array(), self::printed() );
	}

	public function test_rank_math_tells_all_of_it_each_under_a_name_of_its_own(): void {
		do_blocks( self::FAQ . self::VIDEO . self::ANOTHER . self::STEPS );
		/** @var array<string, array<string, mixed>> $graph */
		$graph = apply_filters( 'rank_math/json_ld', array( 'WebPage' => self::PAGE ), null );

		self::assertSame( array( 'WebPage', 'hvacBlocksVideoObject', 'hvacBlocksVideoObject2', 'hvacBlocksHowTo' ), array_keys( $graph ) );
		self::assertSame( array( 'WebPage', 'FAQPage' ), $graph['WebPage']['@type'] );
		self::assertSame( array(), self::printed() );
	}

	public function test_our_questions_join_theirs_and_none_is_asked_twice(): void {
		do_blocks( self::FAQ . str_replace( 'Why?', 'How?', self::FAQ ) );
		$theirs = array(
			array(
				'@type'      => array( 'WebPage', 'FAQPage' ),
				'mainEntity' => array( array( '@id' => '#q1' ) ),
			),
			array(
				'@type' => 'Question',
				'@id'   => '#q1',
				'name'  => 'Why?',
			),
		);
		/** @var list<array{mainEntity: list<array<string, mixed>>}> $graph */
		$graph = apply_filters( 'wpseo_schema_graph', $theirs, null );

		self::assertCount( 2, $graph );
		self::assertSame( array( '#q1', null ), array_map( static fn ( array $node ): mixed => $node['@id'] ?? null, $graph[0]['mainEntity'] ) );
		self::assertSame( 'How?', $graph[0]['mainEntity'][1]['name'] );
	}

	public function test_a_page_about_something_else_keeps_its_subject(): void {
		do_blocks( self::FAQ );
		$page = self::PAGE + array( 'mainEntity' => array( '@id' => '#product' ) );
		/** @var list<array<string, mixed>> $graph */
		$graph = apply_filters( 'wpseo_schema_graph', array( $page ), null );

		self::assertSame( $page, $graph[0] );
		self::assertSame( 'FAQPage', $graph[1]['@type'] );
	}

	public function test_a_classic_theme_keeps_their_trail_and_prints_the_rest_below(): void {
		self::assertSame( array( self::TRAIL ), apply_filters( 'wpseo_schema_graph', array( self::TRAIL ), null ) );
		do_blocks( self::CRUMBS . self::FAQ );

		self::assertSame( array( 'FAQPage' ), array_column( self::printed(), '@type' ) );
	}

	public function test_a_graph_without_a_trail_leaves_it_to_us(): void {
		apply_filters( 'rank_math/json_ld', array( 'WebPage' => self::PAGE ), null );
		do_blocks( self::CRUMBS );

		self::assertSame( array( 'BreadcrumbList' ), array_column( self::printed(), '@type' ) );
	}

	public function test_a_list_of_pages_tells_nothing_of_them(): void {
		$GLOBALS['wp_query'] = new WP_Query( array( 'post_type' => 'page' ) );
		do_blocks( self::FAQ . self::VIDEO );

		self::assertSame( array( self::PAGE ), apply_filters( 'wpseo_schema_graph', array( self::PAGE ), null ) );
		self::assertSame( array(), self::printed() );
	}

	public function test_a_page_without_such_blocks_tells_nothing(): void {
		do_blocks( '<!-- wp:hvac-blocks/video {"url":"https://evil.test/?youtube"} /-->' );

		self::assertSame( array(), self::printed() );
	}

	/** @return list<array<string, mixed>> the nodes that the footer prints, in at most one script */
	private static function printed(): array {
		ob_start();
		do_action( 'wp_footer' );
		$html = trim( (string) ob_get_clean() );

		if ( '' === $html ) {
			return array();
		}

		self::assertSame( 1, preg_match( '~^<script type="application/ld\+json">([^<]*)</script>$~', $html, $parts ) );
		/** @var array{'@graph': list<array<string, mixed>>} $data */
		$data = json_decode( $parts[1] ?? '', true );

		return $data['@graph'];
	}
}
