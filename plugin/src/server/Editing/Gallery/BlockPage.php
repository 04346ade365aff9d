<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Gallery;

use HvacBlocks\Editing\Blocks\BlockLibrary;
use HvacBlocks\Editing\Blocks\Examples\Example;
use HvacBlocks\Editing\Blocks\Examples\ExampleRenderer;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\LanguageSwitch;

defined( 'ABSPATH' ) || exit;

/** A block's examples below links for language, width, palette and JavaScript. */
final readonly class BlockPage {
	public function __construct(
		private BlockLibrary $library,
		private ExampleRenderer $examples,
		private DisplayLinks $switches,
		private BlockWeight $weight,
	) {}

	public function title( string $block ): string {
		return BlockFacts::title( $this->library->metadata( $block ) ) ?: $block;
	}

	/** @param string $only the only example to show; empty for all */
	public function html( string $block, string $only, DisplayOptions $look ): string {
		$examples = $look->is_framed() ? self::frame( $block, $only, $look ) : $this->examples( $block, $only, $look );
		$metadata = $this->library->metadata( $block );

		return sprintf(
			'<header class="hvac-gallery__head"><p><a href="%s">All blocks</a></p><h1 class="hvac-gallery__title">%s</h1><p class="hvac-gallery__facts"><code>%s</code> %s · %s</p>%s</header>%s',
			esc_url( $look->url( home_url( Gallery::PATH ) ) ),
			esc_html( $this->title( $block ) ),
			esc_html( $block ),
			esc_html( BlockFacts::kind( $metadata ) ),
			esc_html( BlockFacts::weight( $this->weight, $block, str_contains( $this->examples->sample( $block, $look->language ), ' data-hvac-place=' ) ) ),
			$this->switches->html( Gallery::url( $block, $only ), $look, has_frame: true ),
			$examples
		);
	}

	private function examples( string $block, string $only, DisplayOptions $look ): string {
		BlockFacts::enqueue_styles( $block );
		$html = '';

		foreach ( $this->examples->examples( $block ) as $example ) {
			if ( '' === $only || $only === $example->name ) {
				$html .= $this->example( $block, $example, $example->language ?? $look->language, $look );
			}
		}

		return $html;
	}

	private function example( string $block, Example $example, Language $language, DisplayOptions $look ): string {
		return sprintf(
			'<section class="hvac-gallery__example" aria-label="%s"><h2 class="hvac-gallery__name"><a href="%s"><code>%s</code></a> %s</h2>%s</section>',
			esc_attr( "$block: {$example->title}" ),
			esc_url( $look->url( Gallery::url( $block, $example->name ) ) ),
			esc_html( $example->name ),
			esc_html( $example->title ),
			ParentWrapper::of( LanguageSwitch::in( $language, fn (): string => $this->examples->render( $block, $example, $language ) ), $this->library->metadata( $block ) )
		);
	}

	private static function frame( string $block, string $only, DisplayOptions $look ): string {
		return sprintf(
			'<iframe class="hvac-gallery__frame" title="Examples" src="%s"%s%s></iframe>',
			esc_url( $look->within_frame()->url( Gallery::url( $block, $only ) ) . '&frame=1' ),
			// Fonts load from the same origin only.
			$look->has_scripts ? '' : ' sandbox="allow-same-origin allow-forms"',
			0 === $look->width ? '' : sprintf( ' style="inline-size:%dpx"', $look->width )
		);
	}
}
