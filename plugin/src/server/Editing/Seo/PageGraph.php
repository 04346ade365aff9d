<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

use HvacBlocks\Editing\Content\BlockSupports;
use HvacBlocks\Kernel\BlockFilters;
use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the structured data of a page's blocks: within the graph of a plugin that prints one (`Graphs`), otherwise on its own.
 *
 * Assumptions:
 * - A block theme renders its blocks before the head, where those plugins print their graph. A classic theme renders them later: what no graph has
 *   included is printed in the footer. There the other plugin's trail stays, and ours is printed only if it has none.
 * - A block whose content visitors may not see says so in block.json: `"supports": { "hvacBlocks": { "structuredData": false } }`.
 */
final class PageGraph implements Feature {
	private readonly BlockNodes $nodes;

	/** @var list<array<string, mixed>> what a graph has included */
	private array $told = array();

	private bool $has_trail = false;

	/** The number of blocks being rendered whose inner blocks a visitor may never see. */
	private int $untold = 0;

	public function __construct() {
		$this->nodes = new BlockNodes();
	}

	public function boot(): void {
		BlockFilters::before( BlockFilters::OURS, $this->enter( ... ) );
		BlockFilters::after( BlockFilters::OURS, $this->leave( ... ) );
		add_action( 'hvac_blocks_structured_data', $this->collect( ... ) );
		Graphs::join( $this->merge( ... ), $this->print( ... ) );
	}

	/** @param array<string, mixed> $node */
	private function collect( array $node ): void {
		if ( 0 === $this->untold ) {
			$this->nodes->add( $node );
		}
	}

	/**
	 * @param array<string, mixed> $block
	 * @return array<string, mixed>
	 */
	private function enter( array $block ): array {
		$this->untold += self::is_untold( $block ) ? 1 : 0;

		return $block;
	}

	/** @param array<string, mixed> $block */
	private function leave( string $html, array $block ): string {
		$this->untold -= self::is_untold( $block ) ? 1 : 0;

		return $html;
	}

	/**
	 * Structured data must describe what visitors see.
	 *
	 * @param array<string, mixed> $block
	 */
	private static function is_untold( array $block ): bool {
		$name = $block['blockName'] ?? null;

		return is_string( $name ) && false === BlockSupports::of( $name, 'structuredData' );
	}

	private function merge( mixed $graph ): mixed {
		if ( ! is_array( $graph ) || ! is_singular() ) {
			return $graph;
		}

		$this->told      = $this->nodes();
		$merged          = StructuredData::joined( $graph, $this->told );
		$this->has_trail = StructuredData::has( $merged, 'BreadcrumbList' );

		return $merged;
	}

	private function print(): void {
		$left = ! is_singular() ? array() : array_filter(
			$this->nodes(),
			fn ( array $node ): bool => ! in_array( $node, $this->told, true ) && ! ( $this->has_trail && 'BreadcrumbList' === $node['@type'] )
		);

		if ( array() !== $left ) {
			StructuredData::print_nodes( array_values( $left ) );
		}
	}

	/** @return list<array<string, mixed>> */
	private function nodes(): array {
		$page = (string) get_permalink();

		return StructuredData::pieces( $this->nodes->all( $page ), $page );
	}
}
