<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Slider;

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class SliderViewTest extends TestCase {
	public function test_without_settings_it_is_as_the_specification_has_it(): void {
		$settings = SliderView::props( 'dealers', null )['settings'];

		self::assertSame( array( 1, 2, 3 ), array_column( $settings['devices'], 'view' ) );
		self::assertSame( 10000, $settings['devices']['desk']['delay'] );
		self::assertFalse( $settings['devices']['desk']['automatic'] );
		self::assertTrue( $settings['devices']['mobile']['active'] );
		self::assertStringContainsString( '(max-width:599.98px)', $settings['css'] );
		self::assertStringContainsString( '(min-width:600px) and (max-width:1023.98px)', $settings['css'] );
		self::assertStringContainsString( '(min-width:1024px)', $settings['css'] );
	}

	public function test_a_device_takes_what_the_next_larger_one_has_but_for_the_slides_in_view(): void {
		$devices = SliderView::props(
			'dealers',
			array(
				'desk'   => array(
					'arrows'          => 'false',
					'slides_per_view' => '4',
					'infinite_loop'   => true,
				),
				'tablet' => array( 'arrows' => 'true' ),
				'mobile' => array( 'slides_per_view' => '1,2' ),
			)
		)['settings']['devices'];

		self::assertSame( array( true, true, false ), array_column( $devices, 'arrows' ) );
		self::assertSame( array( 1.2, 2, 4 ), array_column( $devices, 'view' ) );
		self::assertSame( array( true, true, true ), array_column( $devices, 'loop' ) );
	}

	public function test_nonsense_is_as_if_nothing_was_set(): void {
		$nonsense = array_fill_keys(
			array( 'active', 'arrows', 'arrows_bg', 'automatic_transition', 'dots_colors', 'slides_per_view', 'transition_effect', 'transition_delay', 'wrapper_css' ),
			array( 'x' )
		);
		$plain    = SliderView::props( 'dealers', null );

		self::assertSame( $plain, SliderView::props( 'dealers', array( 'desk' => $nonsense ) ) );
		self::assertSame( $plain, SliderView::props( 'dealers', 'x' ) );
		self::assertSame( $plain['settings']['devices'], SliderView::props( 'dealers', array( 'desk' => array( 'transition_effect' => 'cube', 'slides_per_view' => 'many' ) ) )['settings']['devices'] );
	}

	public function test_numbers_stay_within_their_bounds(): void {
		$desk = SliderView::props( 'dealers', array( 'desk' => array( 'slides_per_view' => '99', 'transition_delay' => '0' ) ) )['settings']['devices']['desk'];

		self::assertSame( 8, $desk['view'] );
		self::assertSame( 1000, $desk['delay'] );
	}

	public function test_a_fading_slider_shows_one_slide(): void {
		self::assertSame( 1, SliderView::props( 'dealers', array( 'desk' => array( 'transition_effect' => 'fade', 'slides_per_view' => '3' ) ) )['settings']['devices']['desk']['view'] );
	}

	#[DataProvider( 'declarations' )]
	public function test_lets_safe_declarations_through( string $css, string $safe ): void {
		self::assertSame( $safe, SliderCss::declarations( $css ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function declarations(): iterable {
		yield 'as they are' => array( 'padding: 1rem; opacity: 0.9;', 'padding: 1rem;opacity: 0.9' );
		yield 'with a function' => array( 'width: calc(100% - 2rem)', 'width: calc(100% - 2rem)' );
		yield 'a picture of another site' => array( 'background: url(https://example.com/x.png); color: red', 'color: red' );
		yield 'a picture under another name' => array( 'background-image: image-set("x.png" 1x); background: URL ( x )', '' );
		yield 'an escaped name' => array( 'background: u\\72l(x)', '' );
		yield 'out of the list' => array( 'color: red } body { display: none', '' );
		yield 'out of the element' => array( 'color: red</style><script>alert(1)</script>', '' );
		yield 'a comment' => array( 'color: red /* ; } */; margin: 0', 'margin: 0' );
		yield 'an import' => array( '@import "x"; color: red', 'color: red' );
		yield 'an expression' => array( 'width: expression(alert(1))', '' );
		yield 'a bracket left open' => array( 'width: calc(1px; color: red', 'color: red' );
		yield 'over the whole page' => array( 'position: fixed; inset: 0', '' );
		yield 'too long' => array( str_repeat( 'color: red;', 400 ), '' );
	}

	/** @param array{string, string} $colors */
	#[DataProvider( 'colors' )]
	public function test_reads_colors( string $text, array $colors ): void {
		self::assertSame( $colors, SliderCss::colors( $text ) );
	}

	/** @return iterable<array{string, array{string, string}}> */
	public static function colors(): iterable {
		yield array( '#abc', array( '#abc', '' ) );
		yield array( '#aabbcc, rgba(0, 10%, 3, .5)', array( '#aabbcc', 'rgba(0, 10%, 3, .5)' ) );
		yield array( 'red blue', array( 'red', 'blue' ) );
		yield array( 'var:preset|color|accent-1', array( 'var(--wp--preset--color--accent-1)', '' ) );
		yield array( 'red;}body{color:red', array( '', '' ) );
		yield array( 'url(x)', array( '', '' ) );
		yield array( '#12345', array( '', '' ) );
	}

	/** @param array<string, string> $settings */
	#[DataProvider( 'layouts' )]
	public function test_shows_what_the_number_of_slides_needs( int $count, array $settings, string $desk, int $dots ): void {
		$layout = new SliderLayout( SliderView::props( 'dealers', array( 'desk' => $settings, 'tablet' => array( 'active' => 'false' ) ) )['settings'], $count );

		self::assertSame( $desk, $layout->devices['desk'] );
		self::assertCount( $dots, $layout->dots );
	}

	/** @return iterable<string, array{int, array<string, string>, string, int}> */
	public static function layouts(): iterable {
		yield 'none' => array( 0, array(), 'still', 0 );
		yield 'as many as are in view' => array( 3, array(), 'still', 0 );
		yield 'one more' => array( 4, array(), 'row arrows dots', 2 );
		yield 'a loop' => array( 4, array( 'infinite_loop' => '1' ), 'row arrows dots', 4 );
		yield 'a part of one' => array( 4, array( 'slides_per_view' => '2.3' ), 'row arrows dots', 3 );
		yield 'without arrows and dots' => array( 4, array( 'arrows' => 'off', 'dots_navigation' => '0', 'hide_overflow' => 'no', 'automatic_transition' => 'yes' ), 'row auto open', 0 );
		yield 'more than dots can show' => array( 100, array(), 'row arrows', 0 );
		yield 'switched off' => array( 9, array( 'active' => '0' ), '', 0 );
	}

	public function test_a_block_has_breakpoints_gaps_and_a_speed_of_its_own(): void {
		$use      = new SliderUse( array( 'tablet' => 500, 'desk' => 1000 ), array( 'mobile' => 8, 'desk' => 0 ), 400, wraps: true, counts: true );
		$settings = SliderView::props( 'products', null, array(), $use )['settings'];

		self::assertStringContainsString( '@media (max-width:499.98px){.hvac-slider.hvac-slider:where(#products){--hvac-slider-view:1;--hvac-slider-gap:8px}}', $settings['css'] );
		self::assertStringContainsString( '@media (min-width:500px) and (max-width:999.98px){.hvac-slider.hvac-slider:where(#products){--hvac-slider-view:2}}', $settings['css'] );
		self::assertStringContainsString( '--hvac-slider-gap:0px', $settings['css'] );
		self::assertSame( array( 8, null, 0 ), array_map( static fn ( array $device ): ?int => $device['gap'] ?? null, array_values( $settings['devices'] ) ) );
		self::assertSame( array( array( 'tablet' => 500, 'desk' => 1000 ), 400, true, true ), array( $settings['breakpoints'] ?? null, $settings['speed'] ?? null, $settings['wraps'] ?? null, $settings['counts'] ?? null ) );
		self::assertArrayNotHasKey( 'step', $settings );
		self::assertTrue( ( new SliderLayout( $settings, 3 ) )->loops );
	}

	public function test_reads_settings_under_names_of_their_own(): void {
		self::assertSame( array(), self::read( array( 'desk_speed' => '1', 'arrows' => 'false' ) ) );
		self::assertEquals(
			array( 'desk' => array( 'arrows' => 'true', 'infinite_loop' => '1', 'dots_colors' => 'red' ), 'mobile' => array( 'slides_per_view' => '1.2' ) ),
			self::read(
				array(
					'desk_arrows'            => 'false',
					'infinite_loop_desk'     => '1',
					'desk_dots_colors'       => 'red',
					'dots_colors_desk'       => 'blue',
					'mobile_slides_per_view' => '1.2',
					'slider'                 => array( 'desk' => array( 'arrows' => 'true' ) ),
				)
			)
		);
	}

	/**
	 * @param array<string, array<string, string>> $own
	 * @param list<int>                            $slides
	 */
	#[DataProvider( 'steps' )]
	public function test_moves_by_its_step_but_never_past_a_slide( int $count, array $own, array $slides ): void {
		$layout = new SliderLayout( SliderView::props( 'products', $own, array(), new SliderUse( step: 2 ) )['settings'], $count );

		self::assertSame( $slides, array_map( static fn ( int $position ): int => $layout->slide_at( $position, $count ), array_keys( $layout->dots ) ) );
	}

	/** @return iterable<string, array{int, array<string, array<string, string>>, list<int>}> */
	public static function steps(): iterable {
		$in_view = static fn ( string $mobile, string $tablet ): array => array( 'desk' => array( 'active' => 'false' ), 'tablet' => array( 'active' => 'true', 'slides_per_view' => $tablet ), 'mobile' => array( 'slides_per_view' => $mobile ) );

		yield 'two by two' => array( 7, $in_view( '2.3', '3' ), array( 1, 3, 5, 7 ) );
		yield 'an even number' => array( 6, $in_view( '2', '2' ), array( 1, 3, 5 ) );
		yield 'one in view somewhere' => array( 4, $in_view( '1', '3' ), array( 1, 2, 3, 4 ) );
		yield 'a loop' => array( 4, array( 'mobile' => array( 'slides_per_view' => '2', 'infinite_loop' => '1' ) ) + $in_view( '2', '2' ), array( 1, 2, 3, 4 ) );
		yield 'none' => array( 0, $in_view( '2', '2' ), array() );
	}

	/**
	 * @param array<string, mixed> $values
	 * @return array<array-key, mixed>
	 */
	private static function read( array $values ): array {
		return FlatSettings::of( new Attributes( 'hvac-blocks/slider', $values, array( 'slider' => array( 'type' => 'object' ) ) ) );
	}
}
