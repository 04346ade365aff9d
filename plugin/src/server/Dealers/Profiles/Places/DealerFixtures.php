<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles\Places;

use InvalidArgumentException;

defined( 'ABSPATH' ) || exit;

/**
 * The dealers of examples, each defined once in `plugin/blocks/_fixtures/dealers.json`: `places`, `dealers` and `lists` of dealers. An example refers to
 * them by name: `{ "location": "plano", "dealers": "three", "nearest": { "like": "lantern-climate", "distance": 138.4 } }`. Values beside `like` replace
 * those of the named one; `location`, `nearest` and each of `dealers` may also be written out.
 */
final readonly class DealerFixtures {
	private const FILE = __DIR__ . '/../../../../../blocks/_fixtures/dealers.json';

	/** @param array<string, array<string, mixed>> $named by section and name */
	private function __construct( private array $named ) {}

	public static function of_the_plugin(): self {
		static $fixtures = null;

		if ( ! $fixtures instanceof self ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin, not a remote one.
			$named = json_decode( (string) file_get_contents( self::FILE ), true, 512, JSON_THROW_ON_ERROR );
			/** @var array<string, array<string, mixed>> $named */
			$fixtures = new self( $named );
		}

		return $fixtures;
	}

	/**
	 * @param array<string, mixed> $dealers as in an example
	 * @return array<string, mixed> in the shape of `GET /dealers`
	 */
	public function resolved( array $dealers ): array {
		if ( is_string( $dealers['dealers'] ?? null ) ) {
			$dealers['dealers'] = $this->named( 'lists', $dealers['dealers'] );
		}
		if ( is_array( $dealers['dealers'] ?? null ) ) {
			$dealers['dealers'] = array_map( fn ( mixed $dealer ): mixed => $this->one( 'dealers', $dealer ), $dealers['dealers'] );
		}
		foreach ( array( 'location' => 'places', 'nearest' => 'dealers' ) as $part => $section ) {
			if ( isset( $dealers[ $part ] ) ) {
				$dealers[ $part ] = $this->one( $section, $dealers[ $part ] );
			}
		}

		return $dealers;
	}

	private function one( string $section, mixed $written ): mixed {
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
		return $this->named[ $section ][ $name ] ?? throw new InvalidArgumentException( esc_html( "_fixtures/dealers.json has no $name in its $section." ) );
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
