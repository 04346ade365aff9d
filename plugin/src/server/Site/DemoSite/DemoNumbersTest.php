<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Values\Fact;
use HvacBlocks\Testing\SourceFiles;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

/** Numbers of the trade on the demo site's pages: those that several pages state, or that a fact states, come from `contracts/facts.json`. */
final class DemoNumbersTest extends TestCase {
	private const DIRECTORY = __DIR__ . '/../../../starter-site';

	/** A number, or a range, with a unit. */
	private const TYPED = '~(?:\$\d[\d,]*(?: to \$\d[\d,]*)?|MERV \d+(?: (?:to|or|and) \d+)?|(?<![\d,.$-])\d+(?:,\d{3})*(?:\.\d+)?(?: (?:to|or|and) \d+(?:,\d{3})*(?:\.\d+)?)?(?:[ -]?(?:°F|%|percent\b|feet\b|foot\b|inch(?:es)?\b|years?\b|months?\b|days?\b|hours?\b|minutes?\b|SEER2?\b|EER2?\b|HSPF2?\b|BTU|tons?\b)))~';

	/** The same, written in words. */
	private const SPELLED = '~\b(?:one|two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty|thirty|half an?)(?: (?:to|or|and) (?:two|three|four|five|six|seven|eight|ten|twenty|thirty))?[ -](?:degrees?|feet|foot|inch(?:es)?|years?|months?|weeks?|days?|hours?|minutes?|tons?|times)\b~i';

	/** Units whose numbers are seldom another thing than the fact with the same words. */
	private const UNITS = array( '°F', 'ft', 'years', 'USD', 'SEER2', 'HSPF2', 'MERV', 'tons', 'Btu/h', 'business days', 'quarters' );

	/** Numbers with a unit that several pages state about different things. */
	private const ORDINARY = array( '5°F', '20°F', '40°F', '60°F', '15%', '95%', '3-ton', '36,000 BTU', '100,000 BTU', '$1', '$100', '$1,000', 'half an hour', 'one minute', 'two minutes', 'five minutes', 'ten minutes', 'one day', 'two weeks', 'three years', 'ten years', 'one ton' );

	public function test_a_number_of_several_pages_is_a_fact(): void {
		$pages = array();

		foreach ( self::texts() as $page => $text ) {
			preg_match_all( self::TYPED, $text, $typed );
			preg_match_all( self::SPELLED, $text, $spelled );

			foreach ( array_unique( array( ...$typed[0], ...array_map( strtolower( ... ), $spelled[0] ) ) ) as $number ) {
				$pages[ $number ][] = $page;
			}
		}
		$several = array_filter( $pages, static fn ( array $on ): bool => count( $on ) > 1 );

		self::assertSame( array(), array_map( static fn ( array $on ): string => implode( ', ', $on ), array_diff_key( $several, array_flip( self::ORDINARY ) ) ) );
		self::assertSame( array(), array_values( array_diff( self::ORDINARY, array_keys( $several ) ) ), 'Listed without need' );
	}

	public function test_a_number_that_is_a_fact_is_not_typed(): void {
		$faults = array();

		foreach ( Fact::all() as $id => $fact ) {
			if ( ! in_array( $fact->data['unit'], self::UNITS, true ) ) {
				continue;
			}
			foreach ( self::texts() as $page => $text ) {
				if ( 1 === preg_match( '~(?<![\d.,$])' . preg_quote( $fact->text( Language::English ), '~' ) . '(?![\d%]| old)~', $text ) ) {
					$faults[] = "$page: {fact:$id}";
				}
			}
		}

		self::assertSame( array(), $faults );
	}

	public function test_a_page_states_the_same_facts_in_each_language(): void {
		$english = array_map( self::named( ... ), self::texts() );

		self::assertSame( $english, array_map( self::named( ... ), self::texts( Language::Spanish ) ) );
		self::assertSame( $english, array_map( self::named( ... ), self::texts( Language::French ) ) );
	}

	public function test_every_fact_is_used(): void {
		$code = dirname( __DIR__, 2 );
		$used = implode( '', self::texts() ) . implode( '', array_map( static fn ( string $file ): string => (string) file_get_contents( "$code/$file" ), SourceFiles::below( $code, '/(?<!Test)\.php$/' ) ) );

		self::assertSame( array(), array_values( array_filter( array_keys( Fact::all() ), static fn ( string $id ): bool => ! str_contains( $used, "fact:$id}" ) && ! str_contains( $used, "'$id'" ) ) ) );
	}

	/** @return list<string> the facts that a text names, sorted */
	private static function named( string $text ): array {
		preg_match_all( '~\{fact:([a-z0-9.-]+)\}~', $text, $found );
		sort( $found[1] );

		return $found[1];
	}

	/** @return array<string, string> the texts of each page, by its folder */
	private static function texts( Language $language = Language::English ): array {
		$texts = array();

		foreach ( SourceFiles::below( self::DIRECTORY, "~(?:^|/){$language->value}\.(?:md|json)$~" ) as $file ) {
			$texts[ dirname( $file ) ] = ( $texts[ dirname( $file ) ] ?? '' ) . file_get_contents( self::DIRECTORY . "/$file" );
		}

		ksort( $texts );

		return $texts;
	}
}
