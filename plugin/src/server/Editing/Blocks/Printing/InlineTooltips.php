<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Printing;

use HvacBlocks\Editing\Blocks\View;
use HvacBlocks\Editing\Content\BlockTypes;
use HvacBlocks\Kernel\Feature;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a tooltip within a text the way the block `tooltip` does. The editor's format stores
 * `<dfn class="hvac-tooltip-term" data-hvac-tooltip="The explanation">words</dfn>`, which is valid as it is when the plugin is not active.
 */
final readonly class InlineTooltips implements Feature {
	public const ATTRIBUTE = 'data-hvac-tooltip=';

	/** The block whose styles it takes. */
	public const BLOCK = BlockTypes::PREFIX . 'tooltip';

	private const TERM = '~<dfn\b[^>]*\sdata-hvac-tooltip=[^>]*>(.*?)</dfn>~s';

	public function __construct(
		private View $view,
		private string $parts_directory,
	) {}

	public function boot(): void {
		add_filter( 'render_block', $this->with_tooltips( ... ), 20 );
	}

	private function with_tooltips( string $html ): string {
		if ( ! str_contains( $html, self::ATTRIBUTE ) ) {
			return $html;
		}

		return (string) preg_replace_callback( self::TERM, $this->tooltip( ... ), $html );
	}

	/** @param array<int|string, string> $term */
	private function tooltip( array $term ): string {
		$element = new WP_HTML_Tag_Processor( $term[0] );
		$element->next_tag();
		$explanation = $element->get_attribute( 'data-hvac-tooltip' );

		if ( ! is_string( $explanation ) || '' === trim( $explanation ) ) {
			return $term[1];
		}

		array_map( wp_enqueue_style( ... ), BlockTypes::get( self::BLOCK )->style_handles ?? array() );

		return $this->view->render(
			"{$this->parts_directory}/controls/tip/view.php",
			array( 'id' => wp_unique_id( 'hvac-tooltip-term-' ) ),
			array(
				'content'         => $term[1],
				'tooltip_content' => Brackets::in_html( esc_html( $explanation ) ),
			),
		);
	}
}
