<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Content;

use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Row;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** Published posts, found by their content. */
final readonly class PublishedPosts {
	public function __construct( private wpdb $wpdb ) {}

	/** @return array<int, string> the types of posts whose content has a text, by ID */
	public function containing( string $text ): array {
		return array_column( $this->rows( $text ), 'post_type', 'ID' );
	}

	/** @return array<int, string> the types of posts that use a synced pattern, by ID */
	public function with_pattern( int $pattern ): array {
		$rows = array_filter( $this->rows( "\"ref\":$pattern" ), static fn ( array $row ): bool => str_contains( $row['post_content'], '<!-- wp:block ' ) && 1 === preg_match( "/\"ref\":$pattern\\b/", $row['post_content'] ) );

		return array_column( $rows, 'post_type', 'ID' );
	}

	/** @return list<int> posts with a page of their own */
	public function public_ids(): array {
		$types = array_values( get_post_types( array( 'public' => true ) ) );
		$marks = implode( ',', array_fill( 0, count( $types ), '%s' ) );
		$ids = Query::column( $this->wpdb, "SELECT ID FROM %i WHERE post_status = 'publish' AND post_type IN ($marks)", $this->wpdb->posts, ...$types );

		return array_map( intval( ... ), $ids );
	}

	/** @return list<array{ID: int, post_type: string, post_content: string}> */
	private function rows( string $text ): array {
		$rows = Query::rows( $this->wpdb, "SELECT ID, post_type, post_content FROM %i WHERE post_status = 'publish' AND post_content LIKE %s", $this->wpdb->posts, '%' . $this->wpdb->esc_like( $text ) . '%' );

		return array_map(
			static fn ( Row $row ): array => array(
				'ID'           => $row->int( 'ID' ),
				'post_type'    => $row->string( 'post_type' ),
				'post_content' => $row->string( 'post_content' ),
			),
			$rows
		);
	}
}
