<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use WP_Scripts;

defined( 'ABSPATH' ) || exit;

/**
 * The one editor script of all blocks, registered when WordPress registers its own scripts.
 *
 * If a block were registered with the file of its script, WordPress would set up its hundreds of scripts in every REST request, which costs more there
 * than the rest of the plugin; a block registered with a handle avoids this.
 */
final readonly class EditorScript {
	public const HANDLE = 'hvac-blocks-editor';

	/** The modules that a preview may import, by the browser's import map. Maps, reviews and sliders do not run in the editor. */
	public const MODULES = array( '@hvac-blocks/calls', '@hvac-blocks/form-schema', '@hvac-blocks/own-address', '@hvac-blocks/rebates' );

	public function __construct( private string $directory, private string $url ) {}

	/** For `wp_default_scripts`. */
	public function register( WP_Scripts $scripts ): void {
		$file = "{$this->directory}/editor.asset.php";

		if ( ! is_file( $file ) ) {
			return;
		}

		/** @var array{dependencies: list<string>, version: string} $asset */
		$asset = require $file;

		$scripts->add( self::HANDLE, "{$this->url}/editor.js", $asset['dependencies'], $asset['version'] );
		$scripts->add_data( self::HANDLE, 'module_dependencies', self::MODULES );
		$scripts->set_translations( self::HANDLE, 'hvac-blocks' );
	}

	/** Enqueues the style of the sidebar fields, for `enqueue_block_editor_assets`. */
	public function enqueue_style(): void {
		$file = "{$this->directory}/editor.css";

		if ( is_file( $file ) ) {
			wp_enqueue_style( self::HANDLE, "{$this->url}/editor.css", array( 'wp-components' ), substr( (string) md5_file( $file ), 0, 12 ) );
		}
	}
}
