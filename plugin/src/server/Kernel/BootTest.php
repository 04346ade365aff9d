<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\WebSite;

defined( 'ABSPATH' ) || exit;

/** The zip has the classes in bin/lib/release/boot.json in one file; they are those of all requests and of pages. */
final class BootTest extends TestCase {
	private const ROOT = __DIR__ . '/../../../..';

	/** These extend a class of WordPress, which code that runs without it, such as a script, does not have. */
	private const APART = array( 'Dealers/Profiles/SitemapProvider', 'Editing/Seo/SitemapRenderer' );

	public function test_the_classes_of_every_request_are_those_that_requests_load(): void {
		// The first page of a site also stores what WordPress makes once.
		$this->loaded( '/' );

		$all   = json_decode( (string) file_get_contents( self::ROOT . '/bin/lib/release/boot.json' ) );
		$every = array_merge( $this->loaded( '/?rest_route=/of/another/plugin' ), $this->loaded( '/' ) );

		self::assertIsArray( $all );
		self::assertContainsOnlyString( $all );
		self::assertGreaterThan( 200, count( $every ) );
		self::assertSame( array(), array_values( array_unique( array_diff( $every, $all, self::APART ) ) ), 'Requests load these: add them to bin/lib/release/boot.json.' );
	}

	/** @return list<string> the plugin's classes, by their files */
	private function loaded( string $path ): array {
		$answer = WebSite::instance()->send( array( array( 'body' => '', 'method' => 'GET', 'path' => $path, 'headers' => array( 'X-Test-Files' => '1' ) ) ) )[0];
		$files  = json_decode( (string) strrchr( $answer['body'], "\n" ), true );

		self::assertIsArray( $files );
		preg_match_all( '~/src/server/((?:[A-Z]\w+/)+[A-Z]\w+)\.php$~m', implode( "\n", array_filter( $files, is_string( ... ) ) ), $found );

		return array_values( array_filter( $found[1], static fn ( string $name ): bool => ! str_starts_with( $name, 'Testing/' ) && 'Editing/Gallery/Gallery' !== $name && 'Kernel/FormerNames' !== $name ) );
	}
}
