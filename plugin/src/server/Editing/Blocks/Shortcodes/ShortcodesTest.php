<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Shortcodes;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

final class ShortcodesTest extends TestCase {
	/** Every shortcode prints the same as its block and loads the block's styles. */
	public function test_a_shortcode_prints_its_block(): void {
		self::assertNotEmpty( Shortcodes::all() );

		foreach ( Shortcodes::all() as $name => $type ) {
			$block = self::numberless( render_block( parse_blocks( "<!-- wp:$type->name /-->" )[0] ) );

			wp_styles()->queue = array();
			self::assertSame( $block, self::numberless( do_shortcode( "[$name]" ) ), $name );

			if ( '' !== $block ) {
				self::assertSame( array(), array_diff( $type->style_handles, wp_styles()->queue ), "$name brings its styles." );
			}
		}
	}

	public function test_the_names_are_those_of_the_blocks(): void {
		self::assertArrayHasKey( 'hvac_dealer_locator', Shortcodes::all() );
		self::assertArrayHasKey( 'hvac_contact_dealer_form', Shortcodes::all() );
		self::assertArrayNotHasKey( 'hvac_slide', Shortcodes::all() );
	}

	/** Whether a block can have a shortcode: it needs no block around it and none inside it. */
	public function test_only_blocks_that_stand_alone_have_one(): void {
		foreach ( Shortcodes::all() as $name => $type ) {
			self::assertNull( $type->parent, $name );
			self::assertNotEmpty( $type->description, $name );
		}
	}

	public function test_attributes_reach_the_block(): void {
		$html = do_shortcode( '[hvac_zip_form heading="Who is near?" layout="inline" level="3" class="mine" anchor="near" align="wide"]' );

		self::assertSame(
			self::numberless( render_block( parse_blocks( '<!-- wp:hvac-blocks/zip-form {"heading":"Who is near?","layout":"inline","level":3,"className":"mine","anchor":"near","align":"wide"} /-->' )[0] ) ),
			self::numberless( $html )
		);
		self::assertStringContainsString( 'Who is near?</h3>', $html );
		self::assertStringContainsString( ' id="near"', $html );
	}

	/** Page builders run shortcodes over the output of shortcodes. */
	public function test_what_a_visitor_sends_is_no_shortcode_in_a_second_pass(): void {
		$_GET = array( 'zipcode' => '[hvac_ran]' );
		add_shortcode( 'hvac_ran', static fn (): string => 'It ran.' );

		$html = do_shortcode( do_shortcode( '[hvac_dealer_locator]' ) );

		self::assertStringContainsString( '&#x5b;hvac_ran&#x5d;', $html );
		self::assertStringNotContainsString( 'It ran.', $html );
	}

	public function test_visitors_see_nothing_of_a_mistake(): void {
		$right = self::numberless( do_shortcode( '[hvac_zip_form]' ) );

		self::assertSame( $right, self::numberless( do_shortcode( '[hvac_zip_form layout="sideways" level="2nd" colour="red" inline]' ) ) );
	}

	public function test_those_who_edit_are_told_of_mistakes(): void {
		$this->as_role( 'contributor' );

		$html = do_shortcode( '[hvac_zip_form layout="sideways" colour="<b>red" inline]' );

		self::assertStringContainsString( '<strong>&#x5b;hvac_zip_form&#x5d;</strong>', $html );
		self::assertStringContainsString( 'layout=&quot;sideways&quot; is not valid. It takes one of: stacked, inline.', $html );
		self::assertStringContainsString( 'There is no attribute colour. This shortcode takes: heading, label,', $html );
		self::assertStringContainsString( 'inline has no name.', $html );
		self::assertStringContainsString( 'Visitors do not see this message.', $html );
		self::assertStringNotContainsString( '<b>red', $html );
		self::assertStringContainsString( 'hvac-zip-form__', $html, 'The block stands below.' );

		self::assertStringNotContainsString( 'hvac-shortcode-problem', do_shortcode( '[hvac_zip_form layout="inline"]' ) );
	}

	/**
	 * @param array<string, mixed> $expected
	 * @param array<string, string> $written
	 */
	#[DataProvider( 'written' )]
	public function test_texts_become_what_the_schema_says( string $block, array $written, array $expected, int $problems = 0 ): void {
		$type = WP_Block_Type_Registry::get_instance()->get_registered( "hvac-blocks/$block" );
		self::assertNotNull( $type );

		$attributes = ShortcodeAttributes::of( $type, $written );

		self::assertSame( $expected, $attributes->values );
		self::assertCount( $problems, $attributes->problems );
	}

	/** @return array<string, array{0: string, 1: array<string, string>, 2: array<string, mixed>, 3?: int}> */
	public static function written(): array {
		return array(
			'names with underscores'    => array( 'dealer-locator', array( 'show_filters' => 'no' ), array( 'showFilters' => false ) ),
			'names with hyphens'        => array( 'dealer-locator', array( 'show-filters' => 'YES' ), array( 'showFilters' => true ) ),
			'the names of block.json'   => array( 'dealer-locator', array( 'showfilters' => '0' ), array( 'showFilters' => false ) ),
			'neither yes nor no'        => array( 'dealer-locator', array( 'show_filters' => 'maybe' ), array(), 1 ),
			'a whole number'            => array( 'dealer-cards', array( 'count' => '5' ), array( 'count' => 5 ) ),
			'a number with a fraction'  => array( 'dealer-cards', array( 'count' => '5.5' ), array(), 1 ),
			'a number of a list'        => array( 'dealer-cards', array( 'level' => '3' ), array( 'level' => 3 ) ),
			'a number not in the list'  => array( 'dealer-cards', array( 'level' => '9' ), array(), 1 ),
			'a number below the least'  => array( 'repair-or-replace-calculator', array( 'threshold' => '0' ), array(), 1 ),
			'a number above the most'   => array( 'repair-or-replace-calculator', array( 'loading_time' => '11' ), array(), 1 ),
			'a fraction that is one'    => array( 'recommendation-results', array( 'apr' => '6.9' ), array( 'apr' => 6.9 ) ),
			'a list'                    => array( 'support-dealer-card', array( 'zipcode_coverage' => '75024, 75025,' ), array( 'zipcodeCoverage' => array( '75024', '75025' ) ) ),
			'a picture'                 => array( 'need-help-banner', array( 'image' => '12' ), array( 'image' => array( 'id' => 12 ) ) ),
			'a picture without an ID'   => array( 'need-help-banner', array( 'image' => 'house.png' ), array(), 1 ),
			'yes or no, once a text'    => array( 'phone-button', array( 'hide_mobile' => 'yes' ), array( 'hideMobile' => true ) ),
			'a class'                   => array( 'zip-form', array( 'class' => 'mine' ), array( 'className' => 'mine' ) ),
			'an object that is none'    => array( 'dealer-locator', array( 'slider' => '{}' ), array(), 1 ),
			'what is for the editor'    => array( 'zip-form', array( 'lock' => '1', 'style' => 'x' ), array(), 2 ),
		);
	}

	/** An id contains the block's number on the page. */
	private static function numberless( string $html ): string {
		return (string) preg_replace( array( '/\b(hvac-[a-z-]+)-\d+\b/', '/(?<="Language) \(\d+\)(?=")/' ), array( '$1', '' ), str_replace( array( '&#91;', '&#93;' ), array( '&#x5b;', '&#x5d;' ), $html ) );
	}
}
