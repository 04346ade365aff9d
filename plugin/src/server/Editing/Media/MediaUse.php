<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Media;

use HvacBlocks\Platform\Database\Query;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** Where a site uses a file of its media library: in a text, by its ID in a meta value such as the featured image's, or as its icon or logo. */
final readonly class MediaUse {
	/** Settings of WordPress and of block themes that hold an attachment. */
	private const SETTINGS = array( 'site_icon', 'site_logo' );

	public function __construct( private wpdb $wpdb ) {}

	/**
	 * A file that looks used is used: names and numbers may be something else's by chance.
	 *
	 * @param list<int> $attachments
	 * @return list<int> those that are used
	 */
	public function used( array $attachments ): array {
		$shown = array_map( static fn ( mixed $value ): int => is_numeric( $value ) ? (int) $value : 0, array( ...array_map( get_option( ... ), self::SETTINGS ), get_theme_mod( 'custom_logo' ) ) );
		$used  = array( ...array_intersect( $attachments, $shown ), ...$this->in_meta( $attachments ) );

		return array( ...$used, ...$this->in_texts( array_values( array_diff( $attachments, $used ) ) ) );
	}

	/**
	 * @param list<int> $attachments
	 * @return list<int>
	 */
	private function in_meta( array $attachments ): array {
		$marks = implode( ',', array_fill( 0, count( $attachments ), '%s' ) );

		return '' === $marks ? array() : array_map( intval( ... ), Query::column( $this->wpdb, "SELECT DISTINCT meta_value FROM %i WHERE meta_value IN ($marks) AND meta_value <> post_id", $this->wpdb->postmeta, ...array_map( strval( ... ), $attachments ) ) );
	}

	/**
	 * Reads all texts once for all files, and again only for the half that a text names.
	 *
	 * @param list<int> $attachments
	 * @return list<int>
	 */
	private function in_texts( array $attachments ): array {
		$names = array_merge( ...array_map( self::names( ... ), $attachments ) );
		$likes = implode( ' OR ', array_fill( 0, count( $names ), 'post_content LIKE %s' ) );

		if ( '' === $likes || null === Query::value( $this->wpdb, "SELECT ID FROM %i WHERE post_type NOT IN ('revision', 'attachment') AND ($likes) LIMIT 1", $this->wpdb->posts, ...array_map( fn ( string $name ): string => '%' . $this->wpdb->esc_like( $name ) . '%', $names ) ) ) {
			return array();
		}

		$half = intdiv( count( $attachments ), 2 );

		return 0 === $half ? $attachments : array( ...$this->in_texts( array_slice( $attachments, 0, $half ) ), ...$this->in_texts( array_slice( $attachments, $half ) ) );
	}

	/** @return list<string> what a text contains that shows the file */
	private static function names( int $attachment ): array {
		$file = get_post_meta( $attachment, '_wp_attached_file', true );
		// Without its ending: smaller sizes begin alike.
		$stem = is_string( $file ) ? (string) preg_replace( '/\.[^.]*$/D', '', $file ) : '';

		return array( '' === $stem ? "wp-image-$attachment\"" : $stem, "\"id\":$attachment,", "\"id\":$attachment}" );
	}
}
