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

	/** A file that looks used is used: names and numbers may be something else's by chance. */
	public function is_used( int $attachment ): bool {
		$shown = array( ...array_map( get_option( ... ), self::SETTINGS ), get_theme_mod( 'custom_logo' ) );

		return in_array( $attachment, array_map( static fn ( mixed $value ): int => is_numeric( $value ) ? (int) $value : 0, $shown ), true )
			|| $this->is_in_meta( $attachment )
			|| $this->is_in_text( $attachment );
	}

	private function is_in_meta( int $attachment ): bool {
		return null !== Query::value( $this->wpdb, 'SELECT meta_id FROM %i WHERE meta_value = %s AND post_id <> %d LIMIT 1', $this->wpdb->postmeta, (string) $attachment, $attachment );
	}

	private function is_in_text( int $attachment ): bool {
		$file = get_post_meta( $attachment, '_wp_attached_file', true );
		// Without its ending: smaller sizes begin alike.
		$stem = is_string( $file ) ? preg_replace( '/\.[^.]*$/D', '', $file ) : '';
		$like = fn ( string $text ): string => '%' . $this->wpdb->esc_like( $text ) . '%';

		return null !== Query::value(
			$this->wpdb,
			"SELECT ID FROM %i WHERE post_type NOT IN ('revision', 'attachment') AND (post_content LIKE %s OR post_content LIKE %s OR post_content LIKE %s) LIMIT 1",
			$this->wpdb->posts,
			$like( '' === (string) $stem ? "wp-image-$attachment\"" : (string) $stem ),
			$like( "\"id\":$attachment," ),
			$like( "\"id\":$attachment}" )
		);
	}
}
