<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Gallery;

defined( 'ABSPATH' ) || exit;

/** The bytes that a block costs a visitor, taken from the build: after gzip, as `bin/size.mjs` counts them. */
final class BlockWeight {
	/** @var array<string, array{file?: string, static: list<string>, dynamic: list<string>}>|null */
	private ?array $modules = null;

	public function __construct( private readonly string $build_directory ) {}

	public function style( string $block ): int {
		return $this->bytes( "blocks/$block/style-index.css" );
	}

	/** The script of a page before the block is used; none for a static block. */
	public function waiting( string $block, bool $has_place ): int {
		return $this->is_island( $block ) ? $this->bytes( 'modules/' . ( $has_place ? 'places' : 'loader' ) . '.js' ) : 0;
	}

	/** The script of a page once the block is used, including React; none for a static block. Later loads for a map or a slider are not counted. */
	public function used( string $block, bool $has_place ): int {
		if ( ! $this->is_island( $block ) ) {
			return 0;
		}

		$modules = array_unique( array( ...$this->graph( 'runtime' ), ...$this->graph( "island/$block" ) ) );

		return $this->waiting( $block, $has_place ) + array_sum( array_map( fn ( string $name ): int => $this->bytes( 'modules/' . ( $this->modules()[ $name ]['file'] ?? $name ) . '.js' ), $modules ) );
	}

	private function is_island( string $block ): bool {
		return isset( $this->modules()[ "island/$block" ] );
	}

	/**
	 * Returns a module and all its static imports.
	 *
	 * @return list<string>
	 */
	private function graph( string $name ): array {
		$found = array( $name );

		foreach ( $this->modules()[ $name ]['static'] ?? array() as $import ) {
			$found = array( ...$found, ...$this->graph( str_replace( '@hvac-blocks/', '', $import ) ) );
		}

		return $found;
	}

	/** @return array<string, array{file?: string, static: list<string>, dynamic: list<string>}> */
	private function modules(): array {
		/** @var array<string, array{file?: string, static: list<string>, dynamic: list<string>}> $modules */
		$modules = $this->modules ?? (array) json_decode( $this->file( 'modules/modules.json' ), true );

		return $this->modules = $modules;
	}

	private function bytes( string $name ): int {
		$content = $this->file( $name );

		return '' === $content ? 0 : strlen( (string) gzencode( $content, 9 ) );
	}

	private function file( string $name ): string {
		$file = "{$this->build_directory}/$name";

		return is_file( $file ) ? (string) file_get_contents( $file ) : ''; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin, not a remote one.
	}
}
