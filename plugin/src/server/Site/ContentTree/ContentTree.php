<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ContentTree;

use HvacBlocks\Editing\Content\ContentVersion;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\Languages\Text;
use HvacBlocks\Platform\State\Cache;
use HvacBlocks\Platform\State\DailyLog;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The tree of a public page as JSON, cached until contents change, but no longer than others may cache the response: anything may change what a page shows visitors. */
final readonly class ContentTree {
	// Increase it when the shape of the response changes.
	private const SHAPE = 1;

	/** Deeper than blocks with their attributes can be nested. */
	private const DEPTH = 2048;

	public function __construct( private Cache $cache, private DailyLog $log, private string $version ) {}

	/**
	 * @param string $path    as returned by `PublicPages::path()`
	 * @param int    $seconds for which others may cache the response
	 * @return string|null the tree of the public page at the path
	 */
	public function at( string $path, int $seconds ): ?string {
		if ( false !== has_filter( PublicPages::FILTER ) ) {
			return $this->found( $path, $seconds )[1] ?? null;
		}

		$address = $this->key( 'path', $path );
		$name    = $this->cache->get( $address );
		$kept    = is_string( $name ) ? $this->cache->get( $name ) : null;

		if ( is_string( $kept ) ) {
			return $kept;
		}

		[ $name, $json ] = $this->found( $path, $seconds ) ?? array( null, null );

		if ( null !== $name ) {
			$this->cache->set( $address, $name, $seconds );
		}

		return $json;
	}

	/** @return array{string, string}|null the name under which it is cached, and the tree */
	private function found( string $path, int $seconds ): ?array {
		$post = PublicPages::at( $path );

		if ( null === $post ) {
			return null;
		}

		$name = $this->key( 'tree', (string) $post->ID, $post->post_modified_gmt );
		$kept = $this->cache->get( $name );

		$json = is_string( $kept ) ? $kept : $this->made( $post, $name, $seconds );

		return null === $json ? null : array( $name, $json );
	}

	private function key( string $kind, string ...$of ): string {
		return "$kind:" . md5( implode( "\n", array( self::SHAPE, home_url(), $this->version, ContentVersion::current(), wp_date( 'Y-m-d' ), ...$of ) ) );
	}

	private function made( WP_Post $post, string $name, int $seconds ): ?string {
		$tree = self::for_everybody( $post );

		if ( null === $tree ) {
			return null;
		}

		$json = self::encode( $post, $tree, $this->version );

		if ( $tree->is_lasting ) {
			$this->cache->set( $name, $json, $seconds );
		}
		$this->log_missing( $post, $tree );

		return $json;
	}

	private function log_missing( WP_Post $post, Tree $tree ): void {
		$warnings = array_unique( array_map( static fn ( array $warning ): string => "{$warning['code']} {$warning['path']}", $tree->warnings ) );

		if ( array() !== $warnings ) {
			$this->log->warn( "the tree of post {$post->ID} lacks: " . implode( '; ', $warnings ) );
		}
	}

	/** Returns the tree as users who are not logged in see it, regardless of the current user: the response is shared. */
	private static function for_everybody( WP_Post $post ): ?Tree {
		$user = get_current_user_id();
		wp_set_current_user( 0 );

		try {
			$page = VisitorsPage::of( $post );

			return null === $page ? null : TreeBuilder::tree( $post, $page );
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
