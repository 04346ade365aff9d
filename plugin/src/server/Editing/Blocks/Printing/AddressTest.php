<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Printing;

use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class AddressTest extends TestCase {
	private const PLUGIN = __DIR__ . '/../../../../..';

	#[DataProvider( 'harmful' )]
	public function test_an_address_that_runs_a_script_is_none( string $address ): void {
		self::assertSame( '', Address::safe( $address ) );
		self::assertSame( '', Address::written( $address ) );
	}

	/** @return iterable<array{string}> */
	public static function harmful(): iterable {
		yield array( 'javascript:alert(1)' );
		yield array( 'JaVaScRiPt:alert(1)' );
		yield array( " \n\x01javascript:alert(1)" );
		yield array( "java\nscript:alert(1)" );
		yield array( "java\tscr\0ipt\r:alert(1)" );
		yield array( 'javascript&colon;alert(1)' );
		yield array( '&#106;avascript&#x3a;alert(1)' );
		yield array( 'vbscript:x' );
		yield array( 'data:text/html;base64,PHN2Zz4=' );
		yield array( 'blob:https://example.org/x' );
		yield array( 'view-source:x' );
	}

	#[DataProvider( 'harmless' )]
	public function test_another_address_is_left_alone( string $address ): void {
		self::assertSame( $address, Address::safe( $address ) );
		self::assertSame( esc_url_raw( $address ), Address::written( $address ) );
	}

	public function test_an_address_stored_with_entities_is_the_address(): void {
		self::assertSame( "https://example.org/?a=1&b=it's", Address::written( 'https://example.org/?a=1&amp;b=it&apos;s' ) );
	}

	/** @return iterable<array{string}> */
	public static function harmless(): iterable {
		yield array( '' );
		yield array( '/residential/en/dealer-locator/?zipcode=75024#a:b' );
		yield array( '?place=javascript:x&from=1' );
		yield array( '#step:1' );
		yield array( '//example.org/x' );
		yield array( 'https://example.org:8443/?a=1&b=javascript:x' );
		yield array( 'https://example.org/montr%C3%A9al' );
		yield array( 'tel:+12145550123' );
		yield array( 'mailto:a@example.org' );
	}

	public function test_props_are_cleaned_by_the_names_of_their_addresses(): void {
		$bad = 'javascript:alert(1)';

		self::assertSame(
			array(
				'text'   => $bad,
				'action' => '',
				'links'  => array( array( 'href' => '' ), array( 'href' => '/x' ) ),
				'url'    => array( '', 'https://example.org/' ),
				'level'  => 2,
				'texts'  => array(
					'contact' => 'Contact',
					'note'    => "Note: $bad",
				),
			),
			( new ViewModel(
				array(
					'text'   => $bad,
					'action' => $bad,
					'links'  => array( array( 'href' => $bad ), array( 'href' => '/x' ) ),
					'url'    => array( $bad, 'https://example.org/' ),
					'level'  => 2,
					'texts'  => array(
						'contact' => 'Contact',
						'note'    => "Note: $bad",
					),
				)
			) )->props
		);
	}

	/** A prop printed as an address must have a name by which it is cleaned: React sets it unchanged. */
	#[DataProvider( 'views' )]
	public function test_a_view_prints_addresses_of_known_names_only( string $file ): void {
		$view = (string) file_get_contents( $file );
		preg_match_all( '/(?:href|src|action|formaction|poster|srcset)="\s*(?:<\?php echo (.*?);?\s*\?>|%s)/is', $view, $printed );
		self::assertSame( substr_count( $view, 'esc_url(' ), count( preg_grep( '/^esc_url\( \$\w+(?:\[\'\w+\'\])+ \)$/', $printed[1] ) ?: array() ), 'An address is printed by `esc_url( $props[\'…\'] )`.' );

		foreach ( $printed[1] as $expression ) {
			if ( str_starts_with( $expression, 'esc_url(' ) ) {
				preg_match_all( "/\['(\w+)'\]/", $expression, $names );
				self::assertTrue( Address::is_name( (string) end( $names[1] ) ), "$expression: see Address::NAMES" );
			} elseif ( '' !== $expression ) {
				self::assertMatchesRegularExpression( '/^esc_attr\( (?:"#|\'tel:\')/', $expression, 'What is neither an anchor on the page nor a number is printed by esc_url().' );
			}
		}
	}

	/** @return iterable<string, array{string}> */
	public static function views(): iterable {
		foreach ( array( 'blocks/*/view.php', 'blocks/*/parts/*.php', 'src/ui/*/*/view.php' ) as $pattern ) {
			foreach ( (array) glob( self::PLUGIN . "/$pattern" ) as $file ) {
				yield str_replace( self::PLUGIN . '/', '', (string) $file ) => array( (string) $file );
			}
		}
	}
}
