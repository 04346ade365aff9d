<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

use Closure;

defined( 'ABSPATH' ) || exit;

/** The structured-data graphs that SEO plugins print, each through its own filter. */
final class Graphs {
	/** Yoast, Rank Math, All in One SEO, Slim SEO and The SEO Framework, with a priority after their last change. */
	private const FILTERS = array(
		'wpseo_schema_graph'                  => 20,
		'rank_math/json_ld'                   => 99,
		'aioseo_schema_output'                => 20,
		'slim_seo_schema_graph'               => 20,
		'the_seo_framework_schema_graph_data' => 20,
	);

	/** After Slim SEO, which prints its graph in the footer. */
	private const PRINTED = 20;

	/**
	 * @param Closure( mixed ): mixed $merge changes the graph of the plugin that prints one
	 * @param Closure(): void         $print prints what no graph has included
	 */
	public static function join( Closure $merge, Closure $print ): void {
		foreach ( self::FILTERS as $filter => $priority ) {
			add_filter( $filter, $merge, $priority );
		}

		add_action( 'wp_footer', $print, self::PRINTED );
	}
}
