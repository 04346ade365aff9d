<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use HvacBlocks\Platform\Database\Installer;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

/** The header of plugin.php states the version; every other file with it must match. */
final class VersionTest extends TestCase {
	private const ROOT = __DIR__ . '/../../../..';

	/** @return iterable<string, array{string, string}> a file and the pattern whose first match is its version */
	public static function files(): iterable {
		yield 'npm' => array( 'package.json', '~^\t"version": "([^"]+)"~m' );
		yield 'npm, locked' => array( 'package-lock.json', '~^\t"version": "([^"]+)"~m' );
		yield 'npm, locked package' => array( 'package-lock.json', '~^\t\t"": \{\s+"name": "hvac-blocks",\s+"version": "([^"]+)"~m' );
		yield 'what updates of the plugin read' => array( 'plugin/readme.txt', '~^Stable tag: (\S+)$~m' );
		yield 'the changes of the plugin, the latest first' => array( 'plugin/readme.txt', '~^== Changelog ==\s+^= (\S+) =$~m' );
		yield 'the changelog, the latest release first' => array( 'CHANGELOG.md', '~^## \[(?!Unreleased)([^\]]+)\]~m' );
	}

	#[DataProvider( 'files' )]
	public function test_the_version_is_the_same( string $file, string $pattern ): void {
		self::assertSame( 1, preg_match( $pattern, (string) file_get_contents( self::ROOT . "/$file" ), $found ), $file );
		self::assertSame( self::version(), $found[1] ?? '', $file );
	}

	public function test_the_running_plugin_has_it(): void {
		self::assertMatchesRegularExpression( '~^\d+\.\d+\.\d+$~', self::version() );

		self::assertSame( self::version(), get_option( Installer::OPTION ) );
	}

	private static function version(): string {
		return get_file_data( self::ROOT . '/plugin/plugin.php', array( 'version' => 'Version' ) )['version'];
	}
}
