<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Gallery;

use HvacBlocks\Editing\Blocks\BlockLibrary;
use HvacBlocks\Editing\Blocks\Examples\Example;
use HvacBlocks\Editing\Blocks\Examples\ExampleRenderer;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** Every block as a thumbnail of its first example, with its kind, bytes and languages. */
final readonly class GalleryIndex {
	public function __construct(
		private BlockLibrary $library,
		private ExampleRenderer $examples,
		private DisplayLinks $switches,
		private BlockWeight $weight,
	) {}

	/** @return array<string, string> of the page's main element */
	public function attributes(): array {
		return array( 'class' => 'hvac-gallery-index' );
	}

	public function html( DisplayOptions $look ): string {
		self::stop_hydration();
		$blocks = $this->blocks();
		$static = count( array_filter( $blocks, fn ( string $block ): bool => 'static' === BlockFacts::kind( $this->library->metadata( $block ) ) ) );

		return sprintf(
			'<header class="hvac-gallery-index__head"><h1 class="hvac-gallery-index__title">HVAC Blocks</h1><p class="hvac-gallery-index__lead">%d blocks: %d static, %d islands. Open a block to see all its examples at any width, with and without JavaScript.</p>%s</header><ul class="hvac-gallery-index__blocks">%s</ul>%s',
			count( $blocks ),
			$static,
			count( $blocks ) - $static,
			$this->switches->html( home_url( Gallery::PATH ), $look, has_frame: false ),
			implode( '', array_map( fn ( string $block ): string => $this->card( $block, $look ), $blocks ) ),
			wp_get_inline_script_tag( (string) file_get_contents( __DIR__ . '/fit-pictures.js' ), array( 'type' => 'module' ) ) // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin, not a remote one.
		);
	}

	/** Pictures only: nothing on the page hydrates. */
	private static function stop_hydration(): void {
		foreach ( array( 'wp_head', 'wp_footer' ) as $hook ) {
			add_action( $hook, static fn () => wp_dequeue_script_module( '@hvac-blocks/loader' ), 2 );
		}
	}

	/** @return list<string> by title, each child block after its parent */
	private function blocks(): array {
		$titles = array();

		foreach ( $this->library->names() as $block ) {
			$parents = array( $block );

			for ( $parent = $this->parent( $block ); '' !== $parent; $parent = $this->parent( $parent ) ) {
				array_unshift( $parents, $parent );
			}

			$titles[ $block ] = implode( "\n", array_map( fn ( string $each ): string => BlockFacts::title( $this->library->metadata( $each ) ), $parents ) );
		}

		asort( $titles );

		return array_keys( $titles );
	}

	private function parent( string $block ): string {
		return BlockFacts::parent( $this->library->metadata( $block ) );
	}

	private function card( string $block, DisplayOptions $look ): string {
		BlockFacts::enqueue_styles( $block );

		$metadata = $this->library->metadata( $block );
		$picture  = $this->examples->sample( $block, $look->language );
		$parent   = $this->parent( $block );

		return sprintf(
			'<li class="hvac-gallery-index__block"><div class="hvac-gallery-index__picture" aria-hidden="true" inert>%s</div><h2 class="hvac-gallery-index__name"><a href="%s">%s</a></h2><p class="hvac-gallery-index__facts"><span><code>%s</code> · %s</span><span>%s</span></p>%s</li>',
			'' === $picture
				? '<p class="hvac-gallery-index__nothing">Shows nothing on the page</p>'
				: sprintf( '<div class="hvac-gallery-index__page" style="--width:%d">%s</div>', BlockFacts::width( $metadata ), ParentWrapper::of( $picture, $metadata ) ),
			esc_url( $look->url( Gallery::url( $block ) ) ),
			esc_html( BlockFacts::title( $metadata ) ),
			esc_html( $block ),
			esc_html( BlockFacts::kind( $metadata ) . ( '' === $parent ? '' : ', in ' . BlockFacts::title( $this->library->metadata( $parent ) ) ) ),
			esc_html( BlockFacts::weight( $this->weight, $block, str_contains( $picture, ' data-hvac-place=' ) ) ),
			self::languages( $block, $this->examples->examples( $block ), $look )
		);
	}

	/**
	 * Links to the block in each language of its examples.
	 *
	 * @param list<Example> $examples
	 */
	private static function languages( string $block, array $examples, DisplayOptions $look ): string {
		$found = array_map( static fn ( Example $example ): string => ( $example->language ?? Language::English )->value, $examples );
		$links = array_map(
			static fn ( Language $language ): string => sprintf(
				'<a href="%1$s" hreflang="%2$s">%2$s</a>',
				esc_url( $look->with( language: $language )->url( Gallery::url( $block ) ) ),
				esc_html( $language->value )
			),
			array_values( array_filter( Language::cases(), static fn ( Language $language ): bool => in_array( $language->value, $found, true ) ) )
		);

		return '<p class="hvac-gallery-index__languages">' . implode( ' ', $links ) . '</p>';
	}
}
