<?php
declare(strict_types=1);

namespace HvacBlocks\Seo;

use HvacBlocks\Feature;

defined( 'ABSPATH' ) || exit;

/**
 * Tells search engines of the page's breadcrumbs, once: those of the first block that has any, in place of Yoast's or Rank Math's.
 *
 * Assumptions:
 * - A block theme renders its blocks before the head, where those plugins print their graph. A classic theme renders them later: there theirs stays,
 *   and ours is printed only where they have none.
 */
final class Breadcrumbs implements Feature {
	/** @var array<string, mixed>|null */
	private ?array $node = null;

	private bool $is_told = false;

	public function boot(): void {
		add_action( 'hvac_blocks_structured_data', $this->collect( ... ) );
		add_filter( 'wpseo_schema_graph', $this->merge( ... ), 20 );
		add_filter( 'rank_math/json_ld', $this->merge( ... ), 99 );
		add_action( 'wp_footer', $this->print( ... ) );
	}

	/** @param array<string, mixed> $node */
	private function collect( array $node ): void {
		if ( 'BreadcrumbList' === ( $node['@type'] ?? '' ) ) {
			$this->node ??= $node;
		}
	}

	private function merge( mixed $graph ): mixed {
		if ( ! is_array( $graph ) || ! is_singular() ) {
			return $graph;
		}

		$merged        = null === $this->node ? $graph : StructuredData::joined( $graph, array( $this->node ) );
		$this->is_told = $this->is_told || StructuredData::has( $merged, 'BreadcrumbList' );

		return $merged;
	}

	private function print(): void {
		if ( null !== $this->node && ! $this->is_told && is_singular() ) {
			StructuredData::print_nodes( array( $this->node ) );
		}
	}
}
