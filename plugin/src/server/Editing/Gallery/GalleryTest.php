<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Gallery;

use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\WebSite;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

/** The gallery as a browser receives it. */
final class GalleryTest extends TestCase {
	private const PLUGIN = __DIR__ . '/../../../..';

	public function test_every_block_has_a_picture_with_what_it_is_and_costs(): void {
		$html = self::page( '' );

		foreach ( self::blocks() as $block ) {
			// A block for search engines only has no appearance, so its picture is empty.
			if ( is_file( self::PLUGIN . "/blocks/$block/style.scss" ) ) {
				self::assertMatchesRegularExpression( "#hvac-gallery-index__picture[^<]*<div[^<]*(?:<(?:ol|div)[^>]*>){0,2}<\\w+[^>]*hvac-$block\\b#", $html, $block );
			}
			self::assertStringContainsString( "<code>$block</code>", $html );
		}

		self::assertStringContainsString( '<code>faq</code> · static</span><span>no JavaScript, ', $html );
		self::assertMatchesRegularExpression( '#<code>zip-form</code> · island, hydrates on first use</span><span>0\.\d KB JavaScript, [345]\d\.\d KB in use, #', $html );
		self::assertMatchesRegularExpression( '#<code>topic-card</code> · static, in Topic grid</span>#', $html );
		self::assertLessThan( strpos( $html, '<code>topic-card</code>' ), strpos( $html, '<code>topic-grid</code>' ), 'a child block follows its parent' );
		self::assertStringNotContainsString( 'modules/loader.js', $html );
	}

	public function test_a_block_shows_all_its_examples_and_one_alone_the_one(): void {
		$html = self::page( 'faq/' );

		self::assertSame( self::number_of_examples( 'faq' ), substr_count( $html, 'class="hvac-gallery__example"' ) );
		self::assertSame( 1, substr_count( self::page( 'faq/no-title/' ), 'class="hvac-gallery__example"' ) );
		self::assertStringContainsString( '<title>FAQ – HVAC Blocks</title>', $html );
		self::assertSame( 1, substr_count( $html, '<title>' ) );
	}

	public function test_the_language_of_the_address_is_that_of_the_page_and_its_examples(): void {
		$html = self::page( 'zip-form/default/?lang=fr' );

		self::assertMatchesRegularExpression( '/<html lang="fr/', $html );
		self::assertMatchesRegularExpression( '#aria-current="true">FR</a>#', $html );
	}

	public function test_a_width_and_a_page_without_scripts_have_a_window_of_their_own(): void {
		$narrow = self::page( 'faq/?width=390&palette=evening' );
		$plain  = self::page( 'faq/?scripts=off' );

		self::assertMatchesRegularExpression( '#<iframe [^>]*src="[^"]*palette=evening[^"]*frame=1" style="inline-size:390px">#', $narrow );
		self::assertStringNotContainsString( 'sandbox', $narrow );
		self::assertStringContainsString( ' sandbox="allow-same-origin allow-forms"', $plain );
		self::assertStringNotContainsString( 'hvac-gallery__example"', $plain );
	}

	public function test_a_palette_of_the_theme_is_in_force(): void {
		self::assertStringContainsString( '--wp--preset--color--base: #1b1b1b', strtolower( self::page( 'faq/?palette=evening' ) ) );
		self::assertStringNotContainsString( '--wp--preset--color--base: #1b1b1b', strtolower( self::page( 'faq/' ) ) );
	}

	#[TestWith( array( 'faq/?width=-5&palette=../../x&scripts[]=off&lang[]=es' ) )]
	#[TestWith( array( 'faq/?width[]=390&palette[]=evening&lang=%3Cscript%3E' ) )]
	public function test_what_the_address_cannot_mean_changes_nothing( string $path ): void {
		$html = self::page( $path );

		self::assertStringNotContainsString( 'hvac-gallery__frame"', $html );
		self::assertStringContainsString( 'aria-current="true">Window</a>', $html );
		self::assertStringContainsString( 'aria-current="true">Theme</a>', $html );
	}

	#[TestWith( array( 'nothing/' ) )]
	#[TestWith( array( 'faq/nothing/' ) )]
	#[TestWith( array( 'faq/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E/' ) )]
	public function test_an_unknown_block_or_example_is_not_found( string $path ): void {
		$html = self::page( $path, 404 );

		self::assertStringContainsString( 'hvac-gallery-index', $html );
		self::assertStringNotContainsString( '<script>alert', $html );
	}

	private static function page( string $path, int $status = 200 ): string {
		$answer = WebSite::instance()->send( array( array( 'method' => 'GET', 'body' => '', 'path' => Gallery::PATH . $path ) ) )[0];

		self::assertSame( $status, $answer['status'] );

		return $answer['body'];
	}

	/** @return list<string> */
	private static function blocks(): array {
		return array_map( static fn ( string|false $file ): string => basename( dirname( (string) $file ) ), (array) glob( self::PLUGIN . '/blocks/[a-z]*/block.json' ) );
	}

	private static function number_of_examples( string $block ): int {
		return count( (array) json_decode( (string) file_get_contents( self::PLUGIN . "/blocks/$block/examples.json" ), true ) );
	}
}
