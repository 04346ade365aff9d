<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Shortcodes;

use HvacBlocks\Editing\Blocks\BlockLibrary;
use HvacBlocks\Editing\Blocks\BlockRenderer;
use HvacBlocks\Editing\Blocks\Printing\Brackets;
use HvacBlocks\Editing\Content\BlockSupports;
use HvacBlocks\Editing\Content\BlockTypes;
use HvacBlocks\Kernel\Feature;
use WP_Block_Type;

defined( 'ABSPATH' ) || exit;

/**
 * `[hvac_dealer_locator show_filters="no"]`: a shortcode for each block with `"shortcode": true` in its `supports.hvacBlocks`, for page builders,
 * widgets and classic themes. It prints the same as the block, with its style and script.
 */
final readonly class Shortcodes implements Feature {
	private const SUPPORT = 'shortcode';

	public function __construct( private BlockLibrary $library ) {}

	public function boot(): void {
		add_action( 'init', $this->add( ... ) );
	}

	/** @return array<non-empty-string, WP_Block_Type> blocks by the names of their shortcodes */
	public static function all(): array {
		$types = BlockSupports::having( self::SUPPORT );

		return array_combine( array_map( self::name_of( ... ), array_keys( $types ) ), $types );
	}

	/**
	 * `hvac_dealer_locator` for `hvac-blocks/dealer-locator`.
	 *
	 * @return non-empty-string
	 */
	private static function name_of( string $block ): string {
		return 'hvac_' . str_replace( '-', '_', BlockRenderer::short_name( $block ) );
	}

	private function add(): void {
		// The block types may be registered later.
		foreach ( $this->library->with_shortcode() as $block ) {
			$name = self::name_of( $block );

			add_shortcode( $name, static fn ( mixed $written ): string => self::html( $name, $block, is_array( $written ) ? $written : array() ) );
		}
	}

	/** @param array<array-key, mixed> $written */
	private static function html( string $name, string $block, array $written ): string {
		$type = BlockTypes::get( $block );

		if ( null === $type ) {
			return '';
		}

		$attributes = ShortcodeAttributes::of( $type, $written );
		$html       = render_block(
			array(
				'blockName'    => $block,
				'attrs'        => $attributes->values,
				'innerBlocks'  => array(),
				'innerHTML'    => '',
				'innerContent' => array(),
			)
		);

		return self::lasting( self::problems( $name, $attributes->problems ) . $html );
	}

	/**
	 * WordPress decodes the entities of brackets after each pass, and page builders run shortcodes twice. It knows only the decimal entities: with the
	 * others, visitors' input never becomes a shortcode.
	 */
	private static function lasting( string $html ): string {
		return strtr(
			$html,
			array(
				'&#91;' => '&#x5b;',
				'&#93;' => '&#x5d;',
			)
		);
	}

	/**
	 * Shown to users who can fix it; visitors see the block with its defaults.
	 *
	 * @param list<string> $problems
	 */
	private static function problems( string $name, array $problems ): string {
		if ( array() === $problems || ! current_user_can( 'edit_posts' ) ) {
			return '';
		}

		return sprintf(
			'<div class="hvac-shortcode-problem" style="margin:0 0 1rem;padding:1rem;border:2px solid #b26200;background:#fff8e5;color:#1d1d1d"><strong>%1$s</strong> %2$s <small>%3$s</small></div>',
			Brackets::in_html( esc_html( "[$name]" ) ),
			Brackets::in_html( esc_html( implode( ' ', $problems ) ) ),
			esc_html__( 'Visitors do not see this message.', 'hvac-blocks' )
		);
	}
}
