<?php
declare(strict_types=1);

namespace HvacBlocks\Blocks;

use HvacBlocks\Feature;

defined( 'ABSPATH' ) || exit;

/** Registers every block of the build's manifest: one folder is one block, and no other list names it. */
final readonly class BlockLibrary implements Feature {
	public const BASE_STYLE = 'hvac-blocks-base';

	/** Styles that several blocks name in their block.json, by the file's name below `build/assets/`: of all blocks, and of the content library. */
	private const STYLES = array(
		'base'    => self::BASE_STYLE,
		'content' => 'hvac-blocks-content',
	);

	private const CATEGORY = 'hvac-blocks';

	public function __construct(
		private string $build_directory,
		private string $build_url,
		private string $version,
		private BlockRenderer $renderer,
	) {}

	public function boot(): void {
		$script = new EditorScript( "{$this->build_directory}/assets", "{$this->build_url}/assets" );

		add_action( 'init', $this->register( ... ) );
		add_action( 'wp_default_scripts', $script->register( ... ) );
		add_action( 'enqueue_block_editor_assets', $script->enqueue_style( ... ) );
		add_filter( 'block_categories_all', $this->add_category( ... ) );
	}

	/** @return list<string> the names of the blocks' folders */
	public function names(): array {
		return array_keys( $this->manifest() );
	}

	/** @return array<string, mixed> a block's block.json */
	public function metadata( string $name ): array {
		return $this->manifest()[ $name ] ?? array();
	}

	private function register(): void {
		$directory = "{$this->build_directory}/blocks";
		$manifest  = "$directory/blocks-manifest.php";

		if ( ! is_file( $manifest ) ) {
			return;
		}

		foreach ( self::STYLES as $file => $handle ) {
			wp_register_style( $handle, "{$this->build_url}/assets/$file.css", array(), $this->version );
			wp_style_add_data( $handle, 'path', "{$this->build_directory}/assets/$file.css" );
		}
		wp_register_block_metadata_collection( $directory, $manifest );

		foreach ( $this->names() as $name ) {
			register_block_type_from_metadata(
				"$directory/$name/block.json",
				array(
					'render_callback' => $this->renderer->render( ... ),
					'editorScript'    => EditorScript::HANDLE,
				)
			);
		}
	}

	/**
	 * @param list<array<string, mixed>> $categories
	 * @return list<array<string, mixed>>
	 */
	private function add_category( array $categories ): array {
		return array(
			array(
				'slug'  => self::CATEGORY,
				'title' => __( 'HVAC Blocks', 'hvac-blocks' ),
			),
			...$categories,
		);
	}

	/** @return array<string, array<string, mixed>> */
	private function manifest(): array {
		$file = "{$this->build_directory}/blocks/blocks-manifest.php";
		/** @var array<string, array<string, mixed>> $manifest */
		$manifest = is_file( $file ) ? require $file : array();

		return $manifest;
	}
}
