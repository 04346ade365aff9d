<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use InvalidArgumentException;

defined( 'ABSPATH' ) || exit;

/**
 * Records of examples, each defined once in `plugin/blocks/_fixtures/`, by section and name. An example refers to them by name, and changes one with
 * `{ "like": "lantern-climate", "distance": 138.4 }`. The section `lists` has lists of names.
 */
final readonly class Fixtures {
	/** @param array<string, array<string, mixed>> $named by section and name */
	private function __construct( private string $file, private array $named ) {}

	/** @param string $file without its ending */
	public static function of( string $file ): self {
		/** @var array<string, self> $read */
		static $read = array();

		if ( ! isset( $read[ $file ] ) ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin, not a remote one.
			$named = json_decode( (string) file_get_contents( __DIR__ . "/../../../../blocks/_fixtures/$file.json" ), true, 512, JSON_THROW_ON_ERROR );
			/** @var array<string, array<string, mixed>> $named */
			$read[ $file ] = new self( $file, $named );
		}

		return $read[ $file ];
	}

	/** Resolves a list of records, which may be the name of a list. */
	public function many( string $section, mixed $written ): mixed {
		$list = is_string( $written ) ? $this->named( 'lists', $written ) : $written;

		return is_array( $list ) ? array_map( fn ( mixed $one ): mixed => $this->one( $section, $one ), $list ) : $list;
	}

	/** Resolves a record; one that is written out stays as it is. */
	public function one( string $section, mixed $written ): mixed {
		if ( is_string( $written ) ) {
			return $this->named( $section, $written );
		}
		if ( ! is_array( $written ) || ! is_string( $written['like'] ?? null ) ) {
			return $written;
		}

		$named = $this->named( $section, $written['like'] );
		unset( $written['like'] );

		return is_array( $named ) ? self::merged( $named, $written ) : $written;
	}

	private function named( string $section, string $name ): mixed {
		return $this->named[ $section ][ $name ] ?? throw new InvalidArgumentException( esc_html( "_fixtures/$this->file.json has no $name in its $section." ) );
	}

	/**
	 * Objects are merged; a list is replaced.
	 *
	 * @param array<array-key, mixed> $named
	 * @param array<array-key, mixed> $changes
	 * @return array<array-key, mixed>
	 */
	private static function merged( array $named, array $changes ): array {
		foreach ( $changes as $key => $value ) {
			$old           = $named[ $key ] ?? null;
			$named[ $key ] = is_array( $old ) && is_array( $value ) && ! array_is_list( $value ) ? self::merged( $old, $value ) : $value;
		}

		return $named;
	}
}
