<?php
declare(strict_types=1);

namespace HvacBlocks\Gallery;

use HvacBlocks\Blocks\BlockLibrary;
use HvacBlocks\Blocks\Examples\Example;
use HvacBlocks\Blocks\Examples\ExampleRenderer;
use HvacBlocks\Languages\Language;
use HvacBlocks\Languages\LanguageSwitch;

defined( 'ABSPATH' ) || exit;

/** A block's examples under switches for language, width, palette and JavaScript. */
final readonly class BlockPage {
	public function __construct(
		private BlockLibrary $library,
		private ExampleRenderer $examples,
		private Palettes $palettes,
		private BlockWeight $weight,
	) {}

	public function title( string $block ): string {
		return BlockFacts::title( $this->library->metadata( $block ) ) ?: $block;
	}

	/** @param string $only the example that is shown alone; empty for all */
	public function html( string $block, string $only, Look $look ): string {
		$examples = $look->is_framed() ? self::frame( $block, $only, $look ) : $this->examples( $block, $only, $look );
		$metadata = $this->library->metadata( $block );

		return sprintf(
			'<header class="hvac-gallery__head"><p><a href="%s">All blocks</a></p><h1 class="hvac-gallery__title">%s</h1><p class="hvac-gallery__facts"><code>%s</code> %s · %s</p>%s</header>%s',
			esc_url( $look->url( home_url( Gallery::PATH ) ) ),
			esc_html( $this->title( $block ) ),
			esc_html( $block ),
			esc_html( BlockFacts::kind( $metadata ) ),
			esc_html( BlockFacts::weight( $this->weight, $block, str_contains( $this->examples->sample( $block, $look->language ), ' data-hvac-place=' ) ) ),
			$this->switches( $block, $only, $look ),
			$examples
		);
	}

	private function examples( string $block, string $only, Look $look ): string {
		// WordPress enqueues the styles of blocks that it renders itself.
		array_map( 'wp_enqueue_style', \WP_Block_Type_Registry::get_instance()->get_registered( "hvac-blocks/$block" )->style_handles ?? array() );
		$html = '';

		foreach ( $this->examples->examples( $block ) as $example ) {
			if ( '' === $only || $only === $example->name ) {
				$html .= $this->example( $block, $example, $example->language ?? $look->language, $look );
			}
		}

		return $html;
	}

	private function example( string $block, Example $example, Language $language, Look $look ): string {
		return sprintf(
			'<section class="hvac-gallery__example" aria-label="%s"><p class="hvac-gallery__name"><a href="%s"><code>%s</code></a> %s</p>%s</section>',
			esc_attr( "$block: {$example->title}" ),
			esc_url( $look->url( Gallery::url( $block, $example->name ) ) ),
			esc_html( $example->name ),
			esc_html( $example->title ),
			BlockFacts::in_place( LanguageSwitch::in( $language, fn (): string => $this->examples->render( $block, $example, $language ) ) )
		);
	}

	private static function frame( string $block, string $only, Look $look ): string {
		return sprintf(
			'<iframe class="hvac-gallery__frame" title="Examples" src="%s"%s%s></iframe>',
			esc_url( $look->within_frame()->url( Gallery::url( $block, $only ) ) . '&frame=1' ),
			// Fonts are loaded from the same origin only.
			$look->has_scripts ? '' : ' sandbox="allow-same-origin allow-forms"',
			0 === $look->width ? '' : sprintf( ' style="inline-size:%dpx"', $look->width )
		);
	}

	private function switches( string $block, string $only, Look $look ): string {
		$address   = Gallery::url( $block, $only );
		$languages = array();
		$widths    = array( 'Window' => $look->with( width: 0 ) );
		$palettes  = array( 'Theme' => $look->with( palette: '' ) );

		foreach ( Language::cases() as $language ) {
			$languages[ strtoupper( $language->value ) ] = $look->with( language: $language );
		}
		foreach ( Look::WIDTHS as $width ) {
			$widths[ (string) $width ] = $look->with( width: $width );
		}
		foreach ( $this->palettes->titles() as $name => $title ) {
			$palettes[ $title ] = $look->with( palette: $name );
		}

		return '<nav class="hvac-gallery__switches" aria-label="Show the examples">'
			. self::choice( 'Language', $languages, $look, $address )
			. self::choice( 'Width', $widths, $look, $address )
			. self::choice( 'Palette', $palettes, $look, $address )
			. self::choice(
				'JavaScript',
				array(
					'On'  => $look->with( has_scripts: true ),
					'Off' => $look->with( has_scripts: false ),
				),
				$look,
				$address
			)
			. '</nav>';
	}

	/** @param array<array-key, Look> $looks by what the link says */
	private static function choice( string $name, array $looks, Look $chosen, string $address ): string {
		$links = '';

		foreach ( $looks as $text => $look ) {
			$url    = $look->url( $address );
			$links .= sprintf( '<a href="%s"%s>%s</a>', esc_url( $url ), $chosen->url( $address ) === $url ? ' aria-current="true"' : '', esc_html( (string) $text ) );
		}

		return sprintf( '<p class="hvac-gallery__switch"><span>%s</span> %s</p>', esc_html( $name ), $links );
	}
}
