<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Setup;

use HvacBlocks\Editing\Content\PagePaths;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Text;
use HvacBlocks\Site\DemoSite\DemoContent;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** Links of the checklist's pages to demo site pages that do not exist on this site: they must be written or removed. */
final readonly class DeadLinks {
	public function __construct( private wpdb $wpdb, private DemoContent $content ) {}

	/** @return list<array{title: string, editUrl: string, links: list<string>}> by page; its links are paths */
	public function all(): array {
		$pages = ( new PagePaths( $this->wpdb ) )->all();
		$there = array_flip( array_column( $pages, 'path' ) );
		$known = array_merge( ...array_map( $this->content->paths( ... ), Language::cases() ) );
		$ids   = array_keys( array_filter( $pages, static fn ( array $page ): bool => '' !== ( $known[ $page['path'] ] ?? '' ) ) );
		$found = array();

		foreach ( $this->contents( $ids ) as $id => $content ) {
			$links = array_values( array_filter( self::links( $content ), static fn ( string $path ): bool => isset( $known[ $path ] ) && ! isset( $there[ $path ] ) ) );

			if ( array() !== $links ) {
				$found[] = array(
					'title'   => Text::plain( $pages[ $id ]['row']->string( 'post_title' ) ),
					'editUrl' => (string) get_edit_post_link( $id, 'raw' ),
					'links'   => array_map( static fn ( string $path ): string => "/$path/", $links ),
				);
			}
		}

		return $found;
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, string> by ID
	 */
	private function contents( array $ids ): array {
		$contents = array();

		if ( array() !== $ids ) {
			$marks = implode( ',', array_fill( 0, count( $ids ), '%d' ) );
			$rows = Query::rows( $this->wpdb, "SELECT ID, post_content FROM %i WHERE ID IN ($marks) ORDER BY ID", $this->wpdb->posts, ...$ids );

			foreach ( $rows as $row ) {
				$contents[ $row->int( 'ID' ) ] = $row->string( 'post_content' );
			}
		}

		return $contents;
	}

	/** @return list<string> the site's paths to which a content links, in HTML and in blocks' attributes */
	private static function links( string $content ): array {
		$home = rtrim( home_url(), '/' );
		$root = rtrim( (string) wp_parse_url( $home, PHP_URL_PATH ), '/' );

		preg_match_all( '~"(?:' . preg_quote( $home, '~' ) . '|' . preg_quote( $root, '~' ) . ')(/[^"#?]*)[#?"]~', $content, $found );

		return array_values( array_unique( array_map( static fn ( string $path ): string => trim( $path, '/' ), $found[1] ) ) );
	}
}
