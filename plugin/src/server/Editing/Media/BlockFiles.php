<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Media;

use WP_Block_Type;

defined( 'ABSPATH' ) || exit;

/** The attributes in which blocks refer to files of the media library. */
final class BlockFiles {
	/** WordPress' own, each with the attribute that contains the file's address, in a gallery those of all. */
	private const CORE = array(
		'core/audio'      => array( 'id' => 'src' ),
		'core/cover'      => array( 'id' => 'url' ),
		'core/file'       => array( 'id' => 'href' ),
		'core/gallery'    => array( 'ids' => 'images' ),
		'core/image'      => array( 'id' => 'url' ),
		'core/media-text' => array( 'mediaId' => 'mediaUrl' ),
		'core/video'      => array( 'id' => 'src' ),
	);

	/**
	 * The plugin's blocks declare them by type: content that is an object or a number is a file.
	 *
	 * @return list<string>
	 */
	public static function names( WP_Block_Type $type ): array {
		if ( ! str_starts_with( $type->name, 'hvac-blocks/' ) ) {
			return array_keys( self::CORE[ $type->name ] ?? array() );
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

	/**
	 * The file in an attribute, as `LibraryFile` understands it: with its address, if that is known.
	 *
	 * @param array<string, mixed> $attributes
	 */
	public static function written( WP_Block_Type $type, string $name, array $attributes ): mixed {
		$address = self::CORE[ $type->name ][ $name ] ?? null;

		return null === $address ? $attributes[ $name ] ?? null : array(
			'id'  => $attributes[ $name ] ?? 0,
			'url' => $attributes[ $address ] ?? null,
		);
	}

	/**
	 * The files of a gallery that wrote their IDs, 0 for those of another site.
	 *
	 * @param array<string, mixed> $attributes
	 * @return list<int>
	 */
	public static function of_gallery( array $attributes ): array {
		$ids    = is_array( $attributes['ids'] ?? null ) ? $attributes['ids'] : array();
		$images = array_filter( is_array( $attributes['images'] ?? null ) ? $attributes['images'] : array(), is_array( ... ) );
		$urls   = array_column( array_map( static fn ( array $image ): array => array( LibraryFile::id( $image ), $image['fullUrl'] ?? $image['url'] ?? null ), $images ), 1, 0 );
		$files  = array_map( static fn ( mixed $id ): array => array( 'id' => $id, 'url' => $urls[ LibraryFile::id( $id ) ] ?? null ), $ids ); // phpcs:ignore WordPress.Arrays -- short.

		return array_map( LibraryFile::own( ... ), array_values( array_filter( $files, static fn ( array $file ): bool => LibraryFile::id( $file ) > 0 ) ) );
	}
}
