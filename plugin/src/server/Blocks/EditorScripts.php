<?php
declare(strict_types=1);

namespace HvacBlocks\Blocks;

use WP_Scripts;

defined( 'ABSPATH' ) || exit;

/**
 * The blocks' editor scripts, registered at the moment at which WordPress sets up its own.
 *
 * A block registered with the file of its script would make WordPress set up its hundreds of scripts in every REST
 * request, for more than all the rest of the plugin costs there; one registered with a handle does not.
 */
final readonly class EditorScripts {
	/** @param array<string, array<string, mixed>> $blocks the metadata by folder */
	public function __construct( private array $blocks, private string $directory, private string $url ) {}

	/** The handle for a block's registration; an empty one where the block has no script. */
	public function handle( string $block ): string {
		return $this->has_script( $block ) ? generate_block_asset_handle( BlockRenderer::PREFIX . $block, 'editorScript' ) : '';
	}

	/** For `wp_default_scripts`. */
	public function register( WP_Scripts $scripts ): void {
		foreach ( array_filter( array_keys( $this->blocks ), $this->has_script( ... ) ) as $block ) {
			/** @var array{dependencies: list<string>, version: string} $asset */
			$asset  = require "{$this->directory}/$block/index.asset.php";
			$handle = $this->handle( $block );

			$scripts->add( $handle, "{$this->url}/$block/index.js", $asset['dependencies'], $asset['version'] );

			if ( in_array( 'wp-i18n', $asset['dependencies'], true ) ) {
				$scripts->set_translations( $handle, 'hvac-blocks' );
			}
		}
	}

	private function has_script( string $block ): bool {
		return 'file:./index.js' === ( $this->blocks[ $block ]['editorScript'] ?? null );
	}
}
