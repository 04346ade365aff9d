<?php
declare(strict_types=1);

namespace HvacBlocks\Seo;

use HvacBlocks\Testing\TestCase;

final class VideoObjectsTest extends TestCase {
	private const VIDEO = '<!-- wp:hvac-blocks/video {"url":"https://youtu.be/aqz-KE-bpKQ","title":"Heat \u0026 <em>cold</em>","uploaded":"2026-03-01","transcript":"It moves <strong>heat</strong>."} /-->';

	public function test_it_tells_each_video_once(): void {
		$data = json_decode( $this->footer( self::VIDEO . self::VIDEO ), true );

		self::assertIsArray( $data );
		self::assertIsArray( $data['@graph'] );
		self::assertCount( 1, $data['@graph'] );
		self::assertEquals(
			array(
				'@type'        => 'VideoObject',
				'name'         => 'Heat & cold',
				'embedUrl'     => 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?playsinline=1&rel=0&hl=en&cc_load_policy=1&cc_lang_pref=en',
				'url'          => 'https://youtu.be/aqz-KE-bpKQ',
				'thumbnailUrl' => plugins_url( 'src/starter-site/images/daytime.svg', dirname( __DIR__, 3 ) . '/plugin.php' ),
				'uploadDate'   => '2026-03-01',
				'transcript'   => 'It moves heat.',
				'inLanguage'   => 'en',
			),
			$data['@graph'][0]
		);
	}

	public function test_a_page_without_videos_tells_nothing(): void {
		self::assertSame( '', $this->footer( '<!-- wp:hvac-blocks/video {"url":"https://evil.test/?youtube"} /-->' ) );
	}

	/** The JSON that a page with these blocks prints; empty for none. */
	private function footer( string $blocks ): string {
		remove_all_actions( 'wp_footer' );
		remove_all_actions( 'hvac_blocks_structured_data' );
		remove_all_actions( 'wp_after_insert_post' );
		( new VideoObjects() )->boot();

		$page = wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'Videos',
				'post_content' => wp_slash( $blocks ),
			)
		);
		$GLOBALS['wp_query'] = new \WP_Query( array( 'page_id' => $page ) );

		do_blocks( $blocks );
		ob_start();
		do_action( 'wp_footer' );
		$html = (string) ob_get_clean();

		return 1 === preg_match( '~^<script type="application/ld\+json">\s*(.*?)\s*</script>\s*$~s', $html, $parts ) ? $parts[1] : $html;
	}
}
