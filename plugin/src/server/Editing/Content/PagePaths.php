<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Content;

use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Row;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * All pages by path, with a single query.
 *
 * A page without a slug, such as a draft that was never published, has no path yet, and neither have its children.
 */
final readonly class PagePaths {
	public function __construct( private wpdb $wpdb ) {}

	/**
	 * @param bool $with_drafts whether to include pages without a slug, with their ID in its place
	 * @return array<int, array{path: string, row: Row}> in the order of their IDs; rows have the columns of posts except the content
	 */
	public function all( bool $with_drafts = false ): array {
		$found = Query::rows(
			$this->wpdb,
			"SELECT ID, post_parent, post_name, post_title, post_status, post_password, post_modified, post_modified_gmt FROM %i WHERE post_type = 'page' AND post_status IN ('publish', 'future', 'draft', 'pending', 'private') ORDER BY ID",
			$this->wpdb->posts
		);
		$rows  = array();
		$pages = array();

		foreach ( $found as $row ) {
			$rows[ $row->int( 'ID' ) ] = $row;
		}

		foreach ( $rows as $id => $row ) {
			$path = self::path( $id, $rows, $with_drafts );

			if ( null !== $path ) {
				$pages[ $id ] = array(
					'path' => $path,
					'row'  => $row,
				);
			}
		}

		return $pages;
	}

	/** @param array<int, Row> $rows */
	private static function path( int $id, array $rows, bool $with_drafts ): ?string {
		$slugs = array();
		$seen  = array();

		for ( $at = $id; 0 !== $at; $at = $rows[ $at ]->int( 'post_parent' ) ) {
			$slug = isset( $rows[ $at ] ) && ! isset( $seen[ $at ] ) ? $rows[ $at ]->string( 'post_name' ) ?: ( $with_drafts ? (string) $at : '' ) : '';

			if ( '' === $slug ) {
				return null;
			}

			$seen[ $at ] = true;
			$slugs[]     = $slug;
		}

		return implode( '/', array_reverse( $slugs ) );
	}
}
