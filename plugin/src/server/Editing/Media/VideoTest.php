<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Media;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class VideoTest extends TestCase {
	#[DataProvider( 'videos' )]
	public function test_an_address_of_a_known_service_is_a_video( string $url, string $key, string $page ): void {
		$video = Video::of( $url );

		self::assertSame( $key, $video?->key() );
		self::assertSame( $page, $video->page() );
		self::assertSame( array(), Video::needs( $url ) );
	}

	/** @return iterable<string, array{string, string, string}> */
	public static function videos(): iterable {
		$youtube = array( 'youtube:aqz-KE-bpKQ', 'https://youtu.be/aqz-KE-bpKQ' );

		yield 'a page of YouTube' => array( 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3s', ...$youtube );
		yield 'with entities' => array( 'https://www.youtube.com/watch?t=3s&amp;v=aqz-KE-bpKQ', ...$youtube );
		yield 'short' => array( 'https://youtu.be/aqz-KE-bpKQ?si=x', ...$youtube );
		yield 'embedded' => array( ' https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ ', ...$youtube );
		yield 'a short' => array( 'http://M.YouTube.com/shorts/aqz-KE-bpKQ', ...$youtube );
		yield 'Vimeo' => array( 'https://vimeo.com/76979871', 'vimeo:76979871', 'https://vimeo.com/76979871' );
		yield 'unlisted at Vimeo' => array( 'https://vimeo.com/76979871/8272103f6e', 'vimeo:76979871', 'https://vimeo.com/76979871/8272103f6e' );
		yield 'the player of Vimeo' => array( 'https://player.vimeo.com/video/76979871?h=8272103f6e', 'vimeo:76979871', 'https://vimeo.com/76979871/8272103f6e' );
		yield 'Wistia' => array( 'https://acme.wistia.com/medias/e4a27b971d', 'wistia:e4a27b971d', 'https://fast.wistia.net/embed/iframe/e4a27b971d' );
		yield 'the player of Wistia' => array( 'https://fast.wistia.net/embed/iframe/e4a27b971d', 'wistia:e4a27b971d', 'https://fast.wistia.net/embed/iframe/e4a27b971d' );
	}

	#[DataProvider( 'others' )]
	public function test_any_other_address_is_none( string $url ): void {
		self::assertNull( Video::of( $url ) );
		self::assertSame( array( 'video' => $url ), Video::needs( $url ) );
	}

	/** @return iterable<string, array{string}> */
	public static function others(): iterable {
		yield 'a word in the query' => array( 'https://evil.test/?youtube' );
		yield 'a word in the path' => array( 'https://evil.test/youtube.com/watch?v=aqz-KE-bpKQ' );
		yield 'a word in the host' => array( 'https://youtube.com.evil.test/watch?v=aqz-KE-bpKQ' );
		yield 'a longer host' => array( 'https://notyoutube.com/watch?v=aqz-KE-bpKQ' );
		yield 'a user name' => array( 'https://youtube.com@evil.test/watch?v=aqz-KE-bpKQ' );
		yield 'another scheme' => array( 'javascript://youtube.com/watch?v=aqz-KE-bpKQ' );
		yield 'no video' => array( 'https://www.youtube.com/@acme' );
		yield 'a list for an id' => array( 'https://www.youtube.com/watch?v[]=aqz-KE-bpKQ' );
		yield 'markup for an id' => array( 'https://youtu.be/"><script>' );
		yield 'nothing' => array( '' );
	}

	public function test_the_player_keeps_no_cookies_and_begins_at_once(): void {
		$player = static fn ( string $url, bool $captions = false ): string => Video::of( $url )?->player( $captions, Language::French ) ?? '';

		self::assertSame( 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&playsinline=1&rel=0&hl=fr', $player( 'https://youtu.be/aqz-KE-bpKQ' ) );
		self::assertStringContainsString( 'cc_load_policy=1&cc_lang_pref=fr', $player( 'https://youtu.be/aqz-KE-bpKQ', true ) );
		self::assertSame( 'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1&texttrack=fr', $player( 'https://vimeo.com/76979871/8272103f6e', true ) );
		self::assertStringStartsWith( 'https://fast.wistia.net/embed/iframe/e4a27b971d?autoPlay=true&doNotTrack=true', $player( 'https://fast.wistia.com/embed/iframe/e4a27b971d' ) );
	}

	public function test_pictures_come_from_the_service_alone(): void {
		self::assertTrue( VideoHost::YouTube->has_pictures_at( 'https://i.ytimg.com/vi/x/hqdefault.jpg' ) );
		self::assertTrue( VideoHost::Vimeo->has_pictures_at( 'https://i.vimeocdn.com/video/1.jpg' ) );
		self::assertTrue( VideoHost::Wistia->has_pictures_at( 'https://embed-ssl.wistia.com/deliveries/1.jpg' ) );
		self::assertFalse( VideoHost::Vimeo->has_pictures_at( 'http://i.vimeocdn.com/video/1.jpg' ) );
		self::assertFalse( VideoHost::Vimeo->has_pictures_at( 'https://i.vimeocdn.com:8443/video/1.jpg' ) );
		self::assertFalse( VideoHost::Vimeo->has_pictures_at( 'https://vimeocdn.com.evil.test/1.jpg' ) );
	}
}
