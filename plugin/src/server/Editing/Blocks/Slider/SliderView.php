<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Slider;

use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\InnerBlocks;
use HvacBlocks\Kernel\Contracts;

defined( 'ABSPATH' ) || exit;

/**
 * The props of the `ui` part `slider` without its slides, made from a block's attribute: for each of `desk`, `tablet` and `mobile` the settings of
 * section 3 of the specification, each a string. A value that is not set on a device comes from the next larger one, then from the block, then from
 * `contracts/slider.json`.
 *
 * @phpstan-type Device array{active: bool, arrows: bool, dots: bool, automatic: bool, loop: bool, view: float|int, effect: string, delay: int, clip: bool, gap?: int}
 * @phpstan-type Settings array{devices: array{mobile: Device, tablet: Device, desk: Device}, css: string, breakpoints?: array{tablet: int, desk: int}, speed?: int, step?: int, wraps?: bool, counts?: bool, scrolls?: bool}
 * @phpstan-type Texts array{carousel: string, slide: string, position: string, range: string, previous: string, next: string, pause: string, play: string, dots: string, dot: string}
 */
final readonly class SliderView {
	/** From the largest to the smallest: a device inherits from those before it. */
	private const DEVICES = array( 'desk', 'tablet', 'mobile' );

	/**
	 * @param array<array-key, mixed>              $own      by device and name, from the block's attribute and not trusted
	 * @param array<string, array<string, string>> $defaults the block's own, by device and name
	 */
	private function __construct( private array $own, private array $defaults, private SliderUse $use ) {}

	/**
	 * @param string                               $id       of the slider's element
	 * @param mixed                                $own      the block's attribute, not trusted
	 * @param array<string, array<string, string>> $defaults the block's own, by device and name of the setting
	 * @param SliderUse                            $use      what the owner cannot set
	 * @return array{id: string, settings: Settings, texts: Texts}
	 */
	public static function props( string $id, mixed $own, array $defaults = array(), SliderUse $use = new SliderUse() ): array {
		$view = new self( is_array( $own ) ? $own : array(), $defaults, $use );

		return array(
			'id'       => $id,
			'settings' => array(
				'devices' => array(
					'mobile' => $view->device( 'mobile' ),
					'tablet' => $view->device( 'tablet' ),
					'desk'   => $view->device( 'desk' ),
				),
				'css'     => $view->css( $id ),
			) + $use->settings(),
			'texts'    => self::texts(),
		);
	}

	/**
	 * Returns a block's inner blocks as slides, if its block.json keeps them apart; see `InnerBlocks`.
	 *
	 * @return list<array{slot: string}>
	 */
	public static function slides( BlockContext $context ): array {
		return array_map( static fn ( string $slot ): array => array( 'slot' => $slot ), array_keys( InnerBlocks::slots( $context->inner ) ) );
	}

	/** @return Texts */
	private static function texts(): array {
		return array(
			/* translators: what a screen reader calls a row of slides, after its name: "Dealers near you, carousel" */
			'carousel' => __( 'carousel', 'hvac-blocks' ),
			/* translators: what a screen reader calls one slide, after its number: "1 of 5, slide" */
			'slide'    => __( 'slide', 'hvac-blocks' ),
			'position' => __( '{number} of {count}', 'hvac-blocks' ),
			'range'    => __( '{first} to {last} of {count}', 'hvac-blocks' ),
			'previous' => __( 'Previous slide', 'hvac-blocks' ),
			'next'     => __( 'Next slide', 'hvac-blocks' ),
			'pause'    => __( 'Stop the slider', 'hvac-blocks' ),
			'play'     => __( 'Start the slider', 'hvac-blocks' ),
			'dots'     => __( 'Slides', 'hvac-blocks' ),
			'dot'      => __( 'Slide {number} of {count}', 'hvac-blocks' ),
		);
	}

	/** @return Device */
	private function device( string $device ): array {
		$effect = $this->value( 'transition_effect', $device );
		$effect = in_array( $effect, (array) self::contract()['effects'], true ) ? $effect : 'slide';

		$gap    = $this->use->gaps[ $device ] ?? null;

		return array(
			'active'    => $this->is_on( 'active', $device ),
			'arrows'    => $this->is_on( 'arrows', $device ),
			'dots'      => $this->is_on( 'dots_navigation', $device ),
			'automatic' => $this->is_on( 'automatic_transition', $device ),
			'loop'      => $this->is_on( 'infinite_loop', $device ),
			// A fade replaces one slide by one other.
			'view'      => 'fade' === $effect ? 1 : $this->number( 'slides_per_view', $device, 1, self::contract()['longestView'] ),
			'effect'    => $effect,
			'delay'     => (int) round( 1000 * $this->number( 'transition_delay', $device, 1, self::contract()['longestDelay'] ) ),
			'clip'      => $this->is_on( 'hide_overflow', $device ),
		) + ( null === $gap ? array() : array( 'gap' => $gap ) );
	}

	/** A style sheet for this slider: what differs between devices and cannot be a class. */
	private function css( string $id ): string {
		$sheet = '';

		foreach ( array_reverse( self::DEVICES ) as $index => $device ) {
			[ $dot, $current_dot ] = SliderCss::colors( $this->value( 'dots_colors', $device ) );
			$values                = array_filter(
				array(
					'--hvac-slider-view'          => (string) $this->device( $device )['view'],
					'--hvac-slider-gap'           => isset( $this->use->gaps[ $device ] ) ? "{$this->use->gaps[ $device ]}px" : '',
					'--hvac-slider-arrows-bg'     => SliderCss::color( $this->value( 'arrows_bg', $device ) ),
					'--hvac-slider-arrows-border' => SliderCss::color( $this->value( 'arrows_border', $device ) ),
					'--hvac-slider-arrows-color'  => SliderCss::color( $this->value( 'arrows_color', $device ) ),
					'--hvac-slider-dot'           => $dot,
					'--hvac-slider-dot-current'   => '' === $current_dot ? $dot : $current_dot,
				)
			);
			$rules                 = array( SliderCss::declarations( $this->value( 'wrapper_css', $device ) ) );

			foreach ( $values as $name => $value ) {
				$rules[] = "$name:$value";
			}

			$next   = array_reverse( self::DEVICES )[ $index + 1 ] ?? null;
			$widths = array_filter(
				array(
					0 === $this->from( $device ) ? '' : '(min-width:' . $this->from( $device ) . 'px)',
					null === $next ? '' : '(max-width:' . ( $this->from( $next ) - 0.02 ) . 'px)',
				)
			);
			$sheet .= '@media ' . implode( ' and ', $widths ) . '{.hvac-slider.hvac-slider:where(#' . preg_replace( '/[^\w-]/', '', $id ) . '){' . implode( ';', array_filter( $rules ) ) . '}}';
		}

		return $sheet;
	}

	private function is_on( string $name, string $device ): bool {
		return in_array( strtolower( $this->value( $name, $device ) ), array( 'true', '1', 'yes', 'on' ), true );
	}

	private function number( string $name, string $device, float $least, mixed $most ): float|int {
		$text   = str_replace( ',', '.', $this->value( $name, $device ) );
		$number = is_numeric( $text ) ? (float) $text : (float) $this->fallback( $name, $device );
		$number = round( max( $least, min( is_numeric( $most ) ? (float) $most : $least, $number ) ), 2 );

		return floor( $number ) === $number ? (int) $number : $number;
	}

	/** Returns the effective value on a device. */
	private function value( string $name, string $device ): string {
		$devices = array( $device );

		if ( true === ( self::setting( $name )['inherits'] ?? false ) ) {
			// This device and the larger ones.
			$devices = array_reverse( array_slice( self::DEVICES, 0, 1 + (int) array_search( $device, self::DEVICES, true ) ) );
		}

		foreach ( $devices as $each ) {
			$of_device = $this->own[ $each ] ?? null;
			$value     = is_array( $of_device ) ? ( $of_device[ $name ] ?? null ) : null;
			// Older content may hold true and 3 instead of strings.
			$value     = is_bool( $value ) ? ( $value ? 'true' : 'false' ) : $value;

			if ( is_scalar( $value ) && '' !== trim( (string) $value ) ) {
				return trim( (string) $value );
			}
		}

		return $this->fallback( $name, $device );
	}

	private function fallback( string $name, string $device ): string {
		$default = $this->defaults[ $device ][ $name ] ?? self::setting( $name )['default'] ?? '';
		$default = is_array( $default ) ? ( $default[ $device ] ?? '' ) : $default;

		return is_string( $default ) ? $default : '';
	}

	/** @return array<array-key, mixed> */
	private static function setting( string $name ): array {
		$settings = self::contract()['settings'] ?? null;
		$setting  = is_array( $settings ) ? ( $settings[ $name ] ?? null ) : null;

		return is_array( $setting ) ? $setting : array();
	}

	/** Returns the width at which a device begins. */
	private function from( string $device ): int {
		/** @var array{devices: array<string, array{min: int}>} $contract */
		$contract = self::contract();

		return $this->use->breakpoints[ $device ] ?? $contract['devices'][ $device ]['min'];
	}

	/** @return array<array-key, mixed> */
	private static function contract(): array {
		return Contracts::read( 'slider' );
	}
}
