<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SettingsScreen;

use HvacBlocks\Platform\Languages\ConfiguredPages;
use HvacBlocks\Platform\Settings\SettingsSchema;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * A setting's value in a form that another site can read: a page is its path instead of its ID, an address on this site begins with a slash.
 *
 * Values of another shape stay as they are, for the validator to reject.
 */
final readonly class PortableValue {
	public function __construct( private SettingsSchema $schema ) {}

	/** Returns the value for the file. */
	public function exported( string $key, mixed $value ): mixed {
		if ( ConfiguredPages::SETTING === $key ) {
			return array_map( self::with_path( ... ), array_filter( is_array( $value ) ? array_values( $value ) : array(), is_array( ... ) ) );
		}
		if ( $this->schema->is_map( $key ) ) {
			$value = is_array( $value ) ? $value : array();

			return (object) ( $this->is_address( $key ) ? array_map( self::relative( ... ), $value ) : $value );
		}

		return $this->is_address( $key ) ? self::relative( $value ) : $value;
	}

	/** Returns this site's value for a value of the file. */
	public function imported( string $key, mixed $value ): mixed {
		if ( ConfiguredPages::SETTING === $key ) {
			return is_array( $value ) ? array_map( self::with_id( ... ), array_values( $value ) ) : $value;
		}

		return match ( true ) {
			! $this->is_address( $key ) => $value,
			is_array( $value ) => array_map( self::absolute( ... ), $value ),
			default => self::absolute( $value ),
		};
	}

	/** @return list<string> the paths of pages in a value of the file that do not exist on this site */
	public function missing_pages( string $key, mixed $value ): array {
		$missing = array();

		foreach ( ConfiguredPages::SETTING === $key && is_array( $value ) ? $value : array() as $row ) {
			$path = is_array( $row ) ? $row['path'] ?? null : null;

			if ( is_string( $path ) && null === self::page_at( $path ) ) {
				$missing[] = $path;
			}
		}

		return $missing;
	}

	private function is_address( string $key ): bool {
		$schema = $this->schema->json_schema( $key );
		$value  = $this->schema->is_map( $key ) ? $schema['additionalProperties'] ?? array() : $schema;

		return is_array( $value ) && 'uri' === ( $value['format'] ?? '' );
	}

	/**
	 * @param array<array-key, mixed> $row
	 * @return array<array-key, mixed>
	 */
	private static function with_path( array $row ): array {
		$id   = $row['id'] ?? null;
		$path = is_int( $id ) ? get_page_uri( $id ) : false;

		unset( $row['id'] );

		return array( ...$row, 'path' => is_string( $path ) ? $path : '' );
	}

	private static function with_id( mixed $row ): mixed {
		if ( ! is_array( $row ) || ! is_string( $row['path'] ?? null ) ) {
			return $row;
		}

		$id = self::page_at( $row['path'] )?->ID;

		unset( $row['path'] );

		return array( ...$row, 'id' => $id );
	}

	private static function page_at( string $path ): ?WP_Post {
		return get_page_by_path( $path );
	}

	private static function relative( mixed $url ): mixed {
		$home = home_url( '/' );

		return is_string( $url ) && str_starts_with( $url, $home ) ? '/' . substr( $url, strlen( $home ) ) : $url;
	}

	private static function absolute( mixed $url ): mixed {
		return is_string( $url ) && str_starts_with( $url, '/' ) && ! str_starts_with( $url, '//' ) ? home_url( $url ) : $url;
	}
}
