<?php
declare(strict_types=1);

namespace HvacBlocks\Gallery;

use HvacBlocks\Blocks\BlockLibrary;
use HvacBlocks\Blocks\Examples\Example;
use HvacBlocks\Blocks\Examples\ExampleRenderer;
use HvacBlocks\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** Every block as a small picture of itself: its first example, rendered and scaled down, with what it is and costs. */
final readonly class GalleryIndex {
	public function __construct(
		private BlockLibrary $library,
		private ExampleRenderer $examples,
		private BlockWeight $weight,
	) {}

	/** @return array<string, string> of the page's main element */
	public function attributes(): array {
		return array( 'class' => 'hvac-gallery-index' );
	}

	public function html( Look $look ): string {
		self::keep_still();
		$cards = '';

		foreach ( $this->library->names() as $block ) {
			$cards .= $this->card( $block, $look );
		}

		return sprintf(
			'<header class="hvac-gallery-index__head"><h1>HVAC Blocks</h1><p>%d blocks. Open one to see every example, in each language, width and palette, with and without JavaScript.</p></header><ul class="hvac-gallery-index__blocks">%s</ul>',
			count( $this->library->names() ),
			$cards
		);
	}

	/** The pictures are no blocks in use: nothing hydrates. */
	private static function keep_still(): void {
		foreach ( array( 'wp_head', 'wp_footer' ) as $hook ) {
			add_action( $hook, static fn () => wp_dequeue_script_module( '@hvac-blocks/loader' ), 2 );
		}
	}

	private function card( string $block, Look $look ): string {
		array_map( 'wp_enqueue_style', \WP_Block_Type_Registry::get_instance()->get_registered( "hvac-blocks/$block" )->style_handles ?? array() );

		$picture = BlockFacts::in_place( $this->examples->sample( $block, $look->language ) );

		return sprintf(
			'<li class="hvac-gallery-index__block"><div class="hvac-gallery-index__picture" aria-hidden="true" inert><div class="hvac-gallery-index__page">%s</div></div><h2 class="hvac-gallery-index__name"><a href="%s">%s</a></h2><p class="hvac-gallery-index__facts"><code>%s</code><span>%s</span><span>%s</span></p><p class="hvac-gallery-index__languages">%s</p></li>',
			$picture,
			esc_url( $look->url( Gallery::url( $block ) ) ),
			esc_html( BlockFacts::title( $this->library->metadata( $block ) ) ),
			esc_html( $block ),
			esc_html( BlockFacts::kind( $this->library->metadata( $block ) ) ),
			esc_html( BlockFacts::weight( $this->weight, $block, str_contains( $picture, ' data-hvac-place=' ) ) ),
			self::languages( $block, $this->examples->examples( $block ), $look )
		);
	}

	/**
	 * The languages that a block has examples in.
	 *
	 * @param list<Example> $examples
	 */
	private static function languages( string $block, array $examples, Look $look ): string {
		$found = array_map( static fn ( Example $example ): string => ( $example->language ?? Language::English )->value, $examples );
		$links = array_map(
			static fn ( Language $language ): string => sprintf(
				'<a href="%1$s" hreflang="%2$s">%2$s</a>',
				esc_url( $look->with( language: $language )->url( Gallery::url( $block ) ) ),
				esc_html( $language->value )
			),
			array_values( array_filter( Language::cases(), static fn ( Language $language ): bool => in_array( $language->value, $found, true ) ) )
		);

		return implode( ' ', $links );
	}
}
