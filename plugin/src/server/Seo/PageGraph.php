<?php
declare(strict_types=1);

namespace HvacBlocks\Seo;

use HvacBlocks\Feature;

defined( 'ABSPATH' ) || exit;

/**
 * Tells search engines what the blocks of a page tell of it: within Yoast's or Rank Math's graph where one of them prints its own, else by itself.
 *
 * Assumptions:
 * - A block theme renders its blocks before the head, where those plugins print their graph. A classic theme renders them later: what no graph has
 *   taken is printed in the footer. There their trail stays, and ours is printed only where they have none.
 */
final class PageGraph implements Feature {
	private readonly BlockNodes $nodes;

	/** @var list<array<string, mixed>> what a graph has taken */
	private array $told = array();

	private bool $has_trail = false;

	public function __construct() {
		$this->nodes = new BlockNodes();
	}

	public function boot(): void {
		add_action( 'hvac_blocks_structured_data', $this->nodes->add( ... ) );
		add_filter( 'wpseo_schema_graph', $this->merge( ... ), 20 );
		add_filter( 'rank_math/json_ld', $this->merge( ... ), 99 );
		add_action( 'wp_footer', $this->print( ... ) );
	}

	private function merge( mixed $graph ): mixed {
		if ( ! is_array( $graph ) || ! is_singular() ) {
			return $graph;
		}

		$this->told      = $this->nodes->all( self::page() );
		$merged          = StructuredData::joined( $graph, $this->told );
		$this->has_trail = StructuredData::has( $merged, 'BreadcrumbList' );

		return $merged;
	}

	private function print(): void {
		$left = ! is_singular() ? array() : array_filter(
			$this->nodes->all( self::page() ),
			fn ( array $node ): bool => ! in_array( $node, $this->told, true ) && ! ( $this->has_trail && 'BreadcrumbList' === $node['@type'] )
		);

		if ( array() !== $left ) {
			StructuredData::print_nodes( array_values( $left ) );
		}
	}

	private static function page(): string {
		return (string) get_permalink();
	}
}
