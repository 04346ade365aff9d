<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\FirstPaint;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

final class CssRulesTest extends TestCase {
	#[DataProvider( 'styles' )]
	public function test_only_rules_stay_that_can_select_something( string $css, string $used ): void {
		$rules = new CssRules( static fn ( string $name ): bool => in_array( $name, array( 'a', 'b' ), true ) );

		self::assertSame( $used, $rules->used( $css ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function styles(): iterable {
		yield 'a class of the page' => array( '.a{color:red}.x{color:blue}', '.a{color:red}' );
		yield 'no class' => array( 'p>a:hover{color:red}:root{--a:1}', 'p>a:hover{color:red}:root{--a:1}' );
		yield 'all classes of a selector' => array( '.a .b{top:0}.a .x{top:0}.a.x{top:0}', '.a .b{top:0}' );
		yield 'one selector of several' => array( '.x, .a>p,.x .b{top:0}', ' .a>p{top:0}' );
		yield 'a list within a selector' => array( ':is(.x,.a) p{top:0}:where(.x,.y){top:0}.a:has(.x){top:0}', ':is(.a) p{top:0}' );
		yield 'a list of several' => array( ':is(.x, .a,.b) p:not(.x,.y){top:0}:is(.x p,.a){top:0}', ':is(.a,.b) p:not(.x,.y){top:0}:is(.x p,.a){top:0}' );
		yield 'lists within lists' => array( ':is(.x:is(.a,.b),.y) p{top:0}:is(.a:where(.x,.b),.y){top:0}', ':is(.a:where(.b),.y){top:0}' );
		yield 'what must not be' => array( '.a:not(.x,.y:hover){top:0}', '.a:not(.x,.y:hover){top:0}' );
		yield 'attributes' => array( 'a[href$=".pdf"],.x[href="a,.a"]{top:0}', 'a[href$=".pdf"]{top:0}' );
		yield 'conditions' => array( '@media print{.x{top:0}.a{top:0}}@supports (top:0){@media print{.x{top:0}}}', '@media print{.a{top:0}}' );
		yield 'animations' => array( '@keyframes x{0%{top:0}12.5%{top:1px}to{top:0}}', '@keyframes x{0%{top:0}12.5%{top:1px}to{top:0}}' );
		yield 'fonts' => array( '@font-face{font-family:x}.x{top:0}', '@font-face{font-family:x}' );
		yield 'rules within a rule' => array( '.a{top:0;.x{top:1px}.b{top:2px}}', '.a{top:0;.b{top:2px}}' );
		yield 'comments' => array( "/* .a{} */.a{top:0}\n/*# sourceURL=x.css */", '.a{top:0}' );
		yield 'strings that end a rule' => array( '.x[title="a;b{c}"]{top:0}.a{top:0}', '.x[title="a;b{c}"]{top:0}.a{top:0}' );
		yield 'escaped signs' => array( '.sm\:x{top:0}.x{top:0}', '.sm\:x{top:0}' );
		yield 'space without a meaning' => array( ".a ,\n.b > p {\n  top: 0;\n  --empty: ;\n  margin: 0  auto;\n}\n", '.a,.b > p{top:0;--empty: ;margin:0 auto}' );
		yield 'space with one' => array( ".a::after {\n content: \"a;  b: { \";\n width: calc(1px + 2px); }", '.a::after{content:"a;  b: { ";width:calc(1px + 2px)}' );
		yield 'layers, whose order counts' => array( '@layer one{.x{top:0}}', '@layer one{}' );
	}
}
