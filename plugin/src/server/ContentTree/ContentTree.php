<?php
declare(strict_types=1);

namespace HvacBlocks\ContentTree;

use HvacBlocks\Languages\PageLanguage;
use HvacBlocks\Languages\Text;
use HvacBlocks\State\Cache;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The tree of a public page as JSON, kept until contents change or the day ends, on which dated blocks come and go. */
final readonly class ContentTree {
	// To be raised when the answer's shape changes.
	private const SHAPE = 1;

	/** Deeper than blocks and their attributes can be together. */
	private const DEPTH = 2048;

	public function __construct( private Cache $cache, private TreeLog $log, private string $version ) {}

	public function json( WP_Post $post ): string {
		$name = 'tree:' . md5( implode( "\n", array( self::SHAPE, home_url(), $post->ID, $post->post_modified_gmt, $this->version, TreeVersion::current(), wp_date( 'Y-m-d' ) ) ) );
		$kept = $this->cache->get( $name );

		if ( is_string( $kept ) ) {
			return $kept;
		}

		$tree = self::for_everybody( $post );
		$json = self::encode( $post, $tree, $this->version );

		if ( $tree->is_lasting ) {
			$this->cache->set( $name, $json, DAY_IN_SECONDS );
		}
		$this->log->warn( $post, $tree );

		return $json;
	}

	/** As it is for those who are not logged in, whoever asks: the answer is shared. */
	private static function for_everybody( WP_Post $post ): Tree {
		$user = get_current_user_id();
		wp_set_current_user( 0 );

		try {
			return TreeBuilder::tree( $post );
		} finally {
			wp_set_current_user( $user );
		}
	}

	private static function encode( WP_Post $post, Tree $tree, string $version ): string {
		return (string) wp_json_encode(
			array(
				'title'    => Text::plain( get_the_title( $post ) ),
				'lang'     => PageLanguage::of_post( $post )->value,
				'version'  => $version,
				'modified' => (string) get_post_modified_time( 'c', true, $post ),
				'blocks'   => $tree->blocks,
				'warnings' => $tree->warnings,
			),
			JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE | JSON_PARTIAL_OUTPUT_ON_ERROR,
			self::DEPTH
		);
	}
}
