<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Media;

use WP_Block_Type;

defined( 'ABSPATH' ) || exit;

/** The attributes in which blocks refer to files of the media library. */
final class BlockFiles {
	private const CORE = array(
		'core/audio'      => array( 'id' ),
		'core/cover'      => array( 'id' ),
		'core/file'       => array( 'id' ),
		'core/gallery'    => array( 'ids' ),
		'core/image'      => array( 'id' ),
		'core/media-text' => array( 'mediaId' ),
		'core/video'      => array( 'id' ),
	);

	/**
	 * The plugin's blocks declare them by type: content that is an object or a number is a file.
	 *
	 * @return list<string>
	 */
	public static function names( WP_Block_Type $type ): array {
		if ( ! str_starts_with( $type->name, 'hvac-blocks/' ) ) {
			return self::CORE[ $type->name ] ?? array();
		}

		/** @var array<string, array{type?: string|list<string>, role?: string}> $schemas */
		$schemas = $type->attributes ?? array();

		return array_keys(
			array_filter(
				$schemas,
				static fn ( array $schema ): bool => 'content' === ( $schema['role'] ?? '' )
					&& ! in_array( 'array', (array) ( $schema['type'] ?? '' ), true )
					&& ( in_array( 'object', (array) ( $schema['type'] ?? '' ), true ) || 'integer' === ( $schema['type'] ?? '' ) )
			)
		);
	}
}
