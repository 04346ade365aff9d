<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Printing;

use HvacBlocks\Editing\Blocks\View;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_HTML_Processor;

final class SlotHtmlTest extends TestCase {
	/** Views with a slot, as blocks have them. */
	private const PLACES = array(
		array( 'P' ),
		array( 'H2' ),
		array( 'LABEL' ),
		array( 'P', 'SPAN' ),
		array( 'A', 'SPAN' ),
		array( 'BUTTON', 'SPAN' ),
		array( 'DETAILS', 'SUMMARY', 'SPAN' ),
		array( 'FORM', 'FIELDSET', 'LEGEND' ),
		array( 'DIV' ),
	);

	private const PIECES = array( 'x', ' ', '&lt;', '<b>', '</b>', '<em>', '</em>', '<a href="/x">', '</a>', '<span>', '</span>', '<p>', '</p>', '<div>', '</div>', '<br>', '</br>', '<img src="x">', '<h2>', '</h2>', '<ul><li>', '</ul>', '<table><tr><td>', '</table>', '<button>', '</button>', '<label>', '</label>', '<details><summary>', '</details>', '<form>', '</form>', '<!-- x', '-->', '<hr>', '<code>', '</code>', '</section>', '</summary>', '</legend>', '<' );

	public function test_a_block_is_text_where_no_block_fits(): void {
		self::assertSame( 'a <b>bold</b> <a href="/x">one</a>', SlotHtml::within( array( 'P' ), '<p>a <b>bold</b></p> <a href="/x">one</a>' ) );
		self::assertSame( 'one<br />two', SlotHtml::within( array( 'BUTTON', 'SPAN' ), '<a href="/x">one</a><br>two' ) );
		self::assertSame( '<p>a</p>', SlotHtml::within( array( 'SECTION', 'DIV' ), '<p>a' ) );
		self::assertSame( 'Less &lt; &#91;more&#93; [gallery]', SlotHtml::within( array( 'H2' ), 'Less &lt; &#91;more&#93; [gallery]' ) );
		self::assertSame( '<b>[gallery] &#091;x&#093;</b>', SlotHtml::within( array( 'H2' ), '<b>[gallery] &#91;x&#93;' ) );
	}

	/** @param list<string> $place */
	#[DataProvider( 'places' )]
	public function test_nothing_leaves_its_slot( array $place ): void {
		$read = 0;
		mt_srand( 7 );

		for ( $round = 0; $round < 400; $round++ ) {
			$written = '';
			for ( $length = mt_rand( 1, 9 ); $length > 0; $length-- ) {
				$written .= self::PIECES[ mt_rand( 0, count( self::PIECES ) - 1 ) ];
			}

			$html  = '<' . implode( '><', $place ) . '>' . SlotHtml::within( $place, wp_kses_post( $written ) ) . '</' . implode( '></', array_reverse( $place ) ) . '><var></var>';
			$after = self::path_of( 'VAR', $html );
			$read += null === $after ? 0 : 1;

			self::assertContains( $after, array( null, array( 'HTML', 'BODY', 'VAR' ) ), "$written → $html" );
		}

		// WordPress' parser gives up on some HTML; it must not give up on most.
		self::assertGreaterThan( 300, $read );
	}

	/** @return iterable<string, array{list<string>}> */
	public static function places(): iterable {
		foreach ( self::PLACES as $place ) {
			yield implode( ' > ', $place ) => array( $place );
		}
	}

	public function test_the_view_says_where_a_slot_stands(): void {
		$file = get_temp_dir() . 'hvac-blocks-view-' . wp_generate_uuid4() . '.php';
		file_put_contents( $file, '<?php return static function ( array $props, callable $text, callable $slot ): void { ?><div><?php $slot( "block" ); ?></div><label for="x"><input><svg><path d="M0"/></svg><br><script>1 < 2</script><b><?php $slot( "inline" ); ?></b></label><section><?php $slot( "content" ); ?></section><p><?php $slot( "none" ); ?></p><?php };' );
		$html  = '<p><a href="/x">[x]</p>';
		$slots = array_fill_keys( array( 'block', 'inline' ), $html );

		self::assertSame(
			'<div><p><a href="/x">[x]</a></p></div><label for="x"><input><svg><path d="M0"/></svg><br><script>1 < 2</script><b>[x]</b></label><section><p><a href="/x">[x]</p></section><p></p>',
			( new View( '' ) )->render( $file, array(), $slots, array( 'content' => $html ) )
		);
	}

	/** @return list<string>|null an element's ancestors; null if WordPress does not know them */
	private static function path_of( string $tag, string $html ): ?array {
		$processor = WP_HTML_Processor::create_fragment( $html );
		self::assertNotNull( $processor );

		while ( $processor->next_tag() ) {
			if ( $tag === $processor->get_tag() ) {
				return array_values( (array) $processor->get_breadcrumbs() );
			}
		}

		self::assertNotNull( $processor->get_last_error(), $html );

		return null;
	}
}
