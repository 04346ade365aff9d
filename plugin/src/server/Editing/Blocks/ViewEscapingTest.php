<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** phpcs checks what a view echoes; no view may turn that off. `Printing\Raw` prints drawings and style sheets. */
final class ViewEscapingTest extends TestCase {
	private const PLUGIN = __DIR__ . '/../../../..';

	#[DataProvider( 'views' )]
	public function test_no_view_switches_the_check_of_escaping_off( string $file ): void {
		$switches = preg_match_all( '/phpcs:(?:disable|ignoreFile|set)|phpcs:ignore(?! *WordPress\.(?!Security))|@codingStandards/i', (string) file_get_contents( $file ) );

		self::assertSame( 0, $switches, 'Print a text with $text( … ), an attribute with esc_attr(), an address with esc_url().' );
	}

	#[DataProvider( 'views' )]
	public function test_no_view_prints_a_script( string $file ): void {
		self::assertStringNotContainsString( '<script', (string) file_get_contents( $file ), 'An optimizer may move it, and React compares what is there: see EarlyScript.' );
	}

	public function test_text_is_printed_escaped(): void {
		$file = get_temp_dir() . 'hvac-blocks-view-' . wp_generate_uuid4() . '.php';
		file_put_contents( $file, '<?php return static function ( array $props, callable $text ): void { ?><p><?php $text( $props["words"] ); ?></p><?php };' );

		self::assertSame( '<p>' . text( '<b>&"\' :(' ) . '</p>', ( new View( '' ) )->render( $file, array( 'words' => '<b>&"\' :(' ) ) );
		unlink( $file );
	}

	/** @return iterable<string, array{string}> */
	public static function views(): iterable {
		foreach ( array( 'blocks/*/view.php', 'blocks/*/parts/*.php', 'src/ui/*/*/view.php' ) as $pattern ) {
			foreach ( glob( self::PLUGIN . "/$pattern" ) ?: array() as $file ) {
				yield substr( $file, strlen( self::PLUGIN ) ) => array( $file );
			}
		}
	}
}
