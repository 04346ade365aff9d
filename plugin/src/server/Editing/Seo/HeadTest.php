<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class HeadTest extends TestCase {
	private const OURS = '<meta name="description" content="Ours">';

	public function test_an_empty_tag_is_replaced_wherever_it_is_and_all_else_stays_in_place(): void {
		$empty = '<meta name="description" content="">';

		self::assertSame( '<title>A</title>' . self::OURS . '<style>a</style>', $this->head( "<title>A</title>$empty", '<style>a</style>' ) );
		self::assertSame( '<title>A</title>' . self::OURS . '<style>a</style>', $this->head( '<title>A</title>', "$empty<style>a</style>" ) );
	}

	public function test_anothers_tag_stays_and_ours_is_left_out(): void {
		$theirs = '<meta name="description" content="Theirs">';

		self::assertSame( "$theirs<style>a</style>", $this->head( $theirs, '<style>a</style>' ) );
		self::assertSame( "<style>a</style>$theirs", $this->head( '', "<style>a</style>$theirs" ) );
	}

	/** What a page prints before and after the place of our tags. */
	private function head( string $before, string $after ): string {
		remove_all_actions( 'wp_head' );
		( new Head( array( static fn (): array => array( array( 'description', self::OURS ) ) ) ) )->boot();
		add_action( 'wp_head', static fn () => print( $before ), 1 ); // phpcs:ignore WordPress.Security.EscapeOutput -- literals of this test.
		add_action( 'wp_head', static fn () => print( $after ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- as above.
		ob_start();
		do_action( 'wp_head' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own.

		return (string) ob_get_clean();
	}
}
