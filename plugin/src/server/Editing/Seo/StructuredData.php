<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\FilterMistake;

defined( 'ABSPATH' ) || exit;

/**
 * Prints structured data about a page: within the graph of a plugin that prints one (`Graphs`), otherwise on its own.
 *
 * Assumptions:
 * - Those plugins print their graph in the head. What no graph has included by the footer is printed there.
 * - A page has one trail: ours replaces the other plugin's, which does not know the pages above a dealer.
 */
final class StructuredData implements Feature {
	private bool $is_told = false;

	/**
	 * @param list<array<string, mixed>> $nodes each with its `@type` and `@id`
	 * @param string                     $page  the address of the page that they describe
	 */
	public function __construct( private readonly array $nodes, private readonly string $page ) {}

	public function boot(): void {
		if ( array() === $this->nodes ) {
			return;
		}

		Graphs::join( $this->merge( ... ), $this->print( ... ) );
	}

	/**
	 * Adds nodes to a graph. A page has one trail: ours replaces the graph's. It has one list of questions: ours are added to it. The graph's article
	 * stays.
	 *
	 * @param array<array-key, mixed>    $graph a list, or a map as in Rank Math
	 * @param list<array<string, mixed>> $nodes
	 * @return array<array-key, mixed>
	 */
	public static function joined( array $graph, array $nodes ): array {
		$is_list = array_is_list( $graph );

		foreach ( $nodes as $node ) {
			$type = is_string( $node['@type'] ) ? $node['@type'] : '';
			$key  = match ( $type ) {
				'BreadcrumbList' => self::key( $graph, $type ),
				'FAQPage'        => QuestionPage::key( $graph ),
				default          => null,
			};

			// A page is one article, and the graph's own node knows its author.
			if ( 'Article' === $type && self::has( $graph, $type ) ) {
				continue;
			}

			if ( 'BreadcrumbList' === $type ) {
				$graph = array_map( static fn ( mixed $each ): mixed => self::has_trail( $each ) ? array_diff_key( $each, array( 'breadcrumb' => true ) ) : $each, $graph );
			}

			if ( null !== $key ) {
				$theirs        = is_array( $graph[ $key ] ) ? $graph[ $key ] : array();
				// Other nodes refer to this one by its ID.
				$graph[ $key ] = 'FAQPage' === $type ? QuestionPage::joined( $graph, $theirs, $node ) : array( ...$node, ...array_intersect_key( $theirs, array( '@id' => true ) ) );
			} elseif ( $is_list ) {
				$graph[] = $node;
			} else {
				$graph[ self::free( $graph, "hvacBlocks$type" ) ] = $node;
			}
		}

		return $graph;
	}

	/** @param array<array-key, mixed> $graph */
	public static function has( array $graph, string $type ): bool {
		return null !== self::key( $graph, $type ) || ( 'BreadcrumbList' === $type && array() !== array_filter( $graph, self::has_trail( ... ) ) );
	}

	/**
	 * Whether a node contains its trail itself, as in The SEO Framework, instead of referring to it.
	 *
	 * @phpstan-assert-if-true array<array-key, mixed> $node
	 */
	private static function has_trail( mixed $node ): bool {
		return is_array( $node ) && is_array( $node['breadcrumb'] ?? null ) && isset( $node['breadcrumb']['itemListElement'] );
	}

	/**
	 * Returns the key of a node of a type, which may be one of several types.
	 *
	 * @param array<array-key, mixed> $graph
	 */
	public static function key( array $graph, string $type ): int|string|null {
		foreach ( $graph as $key => $node ) {
			if ( is_array( $node ) && in_array( $type, (array) ( $node['@type'] ?? array() ), true ) ) {
				return $key;
			}
		}

		return null;
	}

	/**
	 * Returns the page's nodes after other plugins have added and changed some.
	 *
	 * @param list<array<string, mixed>> $nodes
	 * @return list<array<string, mixed>>
	 */
	public static function pieces( array $nodes, string $page ): array {
		/**
		 * Filters the structured data of a page, from its blocks or a dealer's page, before it joins the graph of Yoast or Rank Math or is printed on
		 * its own. May run more than once for a page. Return a list of nodes, each with its `@type`; otherwise the whole result is ignored.
		 *
		 * @param list<array<string, mixed>> $nodes of schema.org; empty if the page has none
		 * @param string                     $page  its address
		 */
		$given = apply_filters( 'hvac_blocks_structured_data_nodes', $nodes, $page );

		if ( is_array( $given ) && array() === array_filter( $given, static fn ( mixed $node ): bool => ! is_array( $node ) || ! is_string( $node['@type'] ?? null ) ) ) {
			/** @var list<array<string, mixed>> $given */
			$given = array_values( $given );

			return $given;
		}

		FilterMistake::report( 'hvac_blocks_structured_data_nodes', 'a list of arrays with "@type"' );

		return $nodes;
	}

	/** @param list<array<string, mixed>> $nodes */
	public static function print_nodes( array $nodes ): void {
		wp_print_inline_script_tag(
			(string) wp_json_encode(
				array(
					'@context' => 'https://schema.org',
					'@graph'   => $nodes,
				),
				JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
			),
			array( 'type' => 'application/ld+json' )
		);
	}

	/** @return array<array-key, mixed> */
	private function merge( mixed $graph ): array {
		$this->is_told = true;

		return self::joined( is_array( $graph ) ? $graph : array(), self::pieces( $this->nodes, $this->page ) );
	}

	/** @param array<array-key, mixed> $graph */
	private static function free( array $graph, string $name ): string {
		$key = $name;

		for ( $number = 2; isset( $graph[ $key ] ); $number++ ) {
			$key = "$name$number";
		}

		return $key;
	}

	private function print(): void {
		if ( ! $this->is_told ) {
			self::print_nodes( self::pieces( $this->nodes, $this->page ) );
		}
	}
}
