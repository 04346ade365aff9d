<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use ReflectionMethod;

defined( 'ABSPATH' ) || exit;

/** WP-CLI reads a command's arguments from the comment above it; the command never receives what WP-CLI cannot parse. */
final class SynopsisTest extends TestCase {
	/** As in WP-CLI's own parser: `<file>`, `[<reference>...]`, `[--form=<form>]`, `[--dry-run]`. */
	private const PART = '/^(?:\[(?:<[a-z|-]+>|--[a-z|-]+(?:=<[a-z|-]+>)?)\](?:\.\.\.)?|\[<[a-z|-]+>\.\.\.\]|<[a-z|-]+>(?:\.\.\.)?|--[a-z|-]+=<[a-z|-]+>)$/D';

	#[DataProvider( 'options' )]
	public function test_wp_cli_can_read_every_option( string $option ): void {
		self::assertMatchesRegularExpression( self::PART, $option );
	}

	/** @return iterable<string, array{string}> */
	public static function options(): iterable {
		foreach ( (array) glob( dirname( __DIR__ ) . '/*/*/*Command.php' ) as $file ) {
			$class = 'HvacBlocks\\' . str_replace( '/', '\\', substr( (string) $file, strlen( dirname( __DIR__ ) ) + 1, -4 ) );

			if ( ! class_exists( $class ) ) {
				continue;
			}

			foreach ( ( new \ReflectionClass( $class ) )->getMethods( ReflectionMethod::IS_PUBLIC ) as $method ) {
				preg_match( '/## OPTIONS(.*?)(?:\* ##|\*\/)/s', (string) $method->getDocComment(), $options );
				// An option's description begins with a colon, its defaults are between dashes.
				preg_match_all( '/^\s*\* ([\[<]\S+|--\S+=\S+)$/m', $options[1] ?? '', $lines );

				foreach ( $lines[1] as $option ) {
					yield "{$method->class}::{$method->name} $option" => array( $option );
				}
			}
		}
	}
}
