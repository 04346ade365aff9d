<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Printing;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class BracketsTest extends TestCase {
	#[DataProvider( 'values' )]
	public function test_json_means_the_same_and_holds_no_shortcode( mixed $value ): void {
		$ran = 0;
		foreach ( array( 'probe', '1', 'true', 'null', '-3' ) as $name ) {
			add_shortcode(
				$name,
				static function () use ( &$ran ): string {
					++$ran;
					return '</script>';
				}
			);
		}
		$plain = (string) wp_json_encode( $value, JSON_HEX_TAG | JSON_HEX_AMP );
		$json  = Brackets::in_json( $plain );

		self::assertEquals( json_decode( $plain ), json_decode( $json, false, 512, JSON_THROW_ON_ERROR ) );
		self::assertSame( $json, do_shortcode( $json ) );
		self::assertSame( 0, $ran );
	}

	/** @return iterable<string, array{mixed}> */
	public static function values(): iterable {
		yield 'a shortcode' => array( '[probe]' );
		yield 'one around others' => array( array( '[probe a="1"]', 'x]y[', '[/probe]' ) );
		yield 'quotes and backslashes' => array( array( '"[probe]"', '\\"[probe]\\', '\\', '[probe]\\\\' ) );
		yield 'names' => array( array( '[probe]' => array( '[probe/]' => '[[probe]]' ) ) );
		yield 'an array that looks like one' => array( array( array( 1 ), array( true ), array( null ), array( -3 ), array(), array( array() ) ) );
		yield 'already escaped' => array( '\u005bprobe\u005d &#91;probe&#93;' );
		yield 'long' => array( str_repeat( 'x"\\[probe] ', 200000 ) );
		yield 'nothing' => array( array() );
	}

	public function test_html_means_the_same_and_holds_no_shortcode(): void {
		add_shortcode( 'probe', static fn (): string => 'ran' );
		$html = Brackets::in_html( '<a title="[probe]" data-x=[probe]>[probe]x[/probe]</a>' );

		self::assertSame( '<a title="&#91;probe&#93;" data-x=&#91;probe&#93;>&#91;probe&#93;x&#91;/probe&#93;</a>', $html );
		// WordPress decodes its own escapes, and more than one filter runs shortcodes.
		self::assertStringNotContainsString( 'ran', do_shortcode( do_shortcode( "[unknown] $html [" ) ) );
		self::assertStringContainsString( 'ran', do_shortcode( '[probe]' ) );
	}
}
