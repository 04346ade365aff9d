<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Media;

use HvacBlocks\Platform\Http\FailureReason;
use HvacBlocks\Platform\Http\UpstreamAnswer;
use HvacBlocks\Platform\Http\UpstreamFailure;
use HvacBlocks\Platform\Http\UpstreamRequest;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\Upstreams\ScriptedClient;

final class VideoPostersTest extends TestCase {
	private const YOUTUBE = '<!-- wp:group --><!-- wp:hvac-blocks/video {"url":"https://youtu.be/aqz-KE-bpKQ"} /--><!-- /wp:group -->';
	private const VIMEO   = '<!-- wp:hvac-blocks/video {"url":"https://vimeo.com/76979871"} /-->';

	/** @var list<string> */
	private array $files = array();

	protected function tearDown(): void {
		array_map( 'wp_delete_file', $this->files );
	}

	public function test_saving_fetches_the_picture_once_into_the_media_library(): void {
		$this->as_role( 'editor' );
		$client = $this->client( self::picture() );

		self::save( self::YOUTUBE );
		self::save( self::YOUTUBE );

		$id = self::poster( 'https://youtu.be/aqz-KE-bpKQ' );
		self::assertSame( 'image/png', get_post_mime_type( $id ) );
		self::assertSame( array( 2, 1 ), array_slice( wp_get_attachment_image_src( $id, 'full' ) ?: array(), 1, 2 ) );
		self::assertSame( array( 'https://i.ytimg.com/vi/aqz-KE-bpKQ/maxresdefault.jpg' ), array_column( $client->requests, 'url' ) );
	}

	public function test_every_block_that_says_so_has_a_video(): void {
		$this->as_role( 'editor' );
		$client = $this->client( self::picture() );

		self::save( '<!-- wp:hvac-blocks/app-video-link {"url":"https://youtu.be/aqz-KE-bpKQ","picture":{"id":7}} /-->' );
		self::assertSame( array(), $client->requests );

		self::save( '<!-- wp:hvac-blocks/app-video-link {"url":"https://youtu.be/aqz-KE-bpKQ"} /-->' );
		self::assertGreaterThan( 0, self::poster( 'https://youtu.be/aqz-KE-bpKQ' ) );
		self::assertCount( 1, $client->requests );
	}

	public function test_takes_the_smaller_picture_where_there_is_no_large_one(): void {
		$this->as_role( 'editor' );
		$client = $this->client( static fn ( UpstreamRequest $request ): UpstreamAnswer|UpstreamFailure => str_contains( $request->url, 'maxres' ) ? new UpstreamFailure( FailureReason::BadStatus, 404 ) : self::picture() );

		self::save( self::YOUTUBE );

		self::assertGreaterThan( 0, self::poster( 'https://youtu.be/aqz-KE-bpKQ' ) );
		self::assertCount( 2, $client->requests );
	}

	public function test_asks_vimeo_which_picture_it_is_and_takes_it_from_vimeo_alone(): void {
		$this->as_role( 'editor' );
		$said   = 'https://evil.test/1.jpg';
		$client = $this->client(
			static function ( UpstreamRequest $request ) use ( &$said ): UpstreamAnswer|array {
				return $request->is_file ? self::picture() : array( 'thumbnail_url' => $said );
			}
		);

		self::save( self::VIMEO );
		self::assertSame( 0, self::poster( 'https://vimeo.com/76979871' ) );
		self::assertCount( 1, $client->requests );

		$said = 'https://i.vimeocdn.com/video/1.jpg';
		self::save( self::VIMEO );
		self::assertGreaterThan( 0, self::poster( 'https://vimeo.com/76979871' ) );
		self::assertSame( $said, $client->requests[2]->url ?? '' );
	}

	public function test_stores_nothing_that_is_no_picture(): void {
		$this->as_role( 'editor' );
		$this->client( new UpstreamAnswer( 200, array(), body: '<?php evil();' ) );

		self::save( self::YOUTUBE );

		self::assertSame( 0, self::poster( 'https://youtu.be/aqz-KE-bpKQ' ) );
	}

	public function test_asks_for_nothing_that_is_not_needed(): void {
		$client = $this->client( self::picture() );

		$this->as_role( 'contributor' );
		self::save( self::YOUTUBE );

		$this->as_role( 'editor' );
		self::save( '<!-- wp:hvac-blocks/video {"url":"https://evil.test/?youtube"} /-->' );
		self::save( '<!-- wp:hvac-blocks/video {"url":"https://youtu.be/aqz-KE-bpKQ","image":{"id":7}} /-->' );
		self::save( '<!-- wp:core/embed {"url":"https://youtu.be/aqz-KE-bpKQ"} /-->' );

		self::assertSame( array(), $client->requests );
	}

	public function test_a_service_that_is_down_does_not_keep_a_page_from_being_saved(): void {
		$this->as_role( 'editor' );
		$client = ScriptedClient::failing();
		$this->listen( $client );

		self::assertGreaterThan( 0, self::save( self::YOUTUBE ) );
		self::assertSame( 0, self::poster( 'https://youtu.be/aqz-KE-bpKQ' ) );
	}

	/** @param UpstreamAnswer|\Closure( UpstreamRequest ): (UpstreamAnswer|UpstreamFailure|array<string, string>) $answer */
	private function client( UpstreamAnswer|\Closure $answer ): ScriptedClient {
		$client = new ScriptedClient( $answer instanceof \Closure ? $answer : static fn (): UpstreamAnswer => $answer );
		$this->listen( $client );

		return $client;
	}

	private function listen( ScriptedClient $client ): void {
		remove_all_actions( 'wp_after_insert_post' );
		( new VideoPosters( $client ) )->boot();
		add_action( 'add_attachment', fn ( int $id ) => $this->files[] = (string) get_attached_file( $id ) );
	}

	/** A two-pixel PNG. */
	private static function picture(): UpstreamAnswer {
		return new UpstreamAnswer( 200, array(), body: (string) base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGPgjlkNRAAGRQIlDulvfgAAAABJRU5ErkJggg==', true ) );
	}

	private static function poster( string $url ): int {
		$video = Video::of( $url );

		return null === $video ? -1 : VideoPosters::of( $video );
	}

	private static function save( string $content ): int {
		$id = wp_insert_post(
			array(
				'post_title'   => 'A page with a video',
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_content' => wp_slash( $content ),
			)
		);

		return is_int( $id ) ? $id : 0;
	}
}
