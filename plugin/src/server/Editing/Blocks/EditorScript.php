<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\PageLanguage;
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

	/** The panels of a product, which only the editor of products needs. */
	public const PRODUCT = 'hvac-blocks-product-panel';

	/** A page's languages, which only the editor of pages needs. */
	public const LANGUAGES = 'hvac-blocks-language-panel';

	/** What to look at before publishing, in the editor of posts. */
	public const PUBLISHING = 'hvac-blocks-before-publishing';

	/** The modules that a preview may import, by the browser's import map. Maps, reviews and sliders do not run in the editor. */
	public const MODULES = array( '@hvac-blocks/calls', '@hvac-blocks/form-schema', '@hvac-blocks/own-address', '@hvac-blocks/rebates' );

	public function __construct( private string $directory, private string $url ) {}

	/** For `wp_default_scripts`. */
	public function register( WP_Scripts $scripts ): void {
		if ( $this->add( $scripts, self::HANDLE, 'editor' ) ) {
			$scripts->add_data( self::HANDLE, 'module_dependencies', self::MODULES );
		}

		$this->add( $scripts, self::PRODUCT, 'product-panel' );
		$this->add( $scripts, self::LANGUAGES, 'language-panel' );
		$this->add( $scripts, self::PUBLISHING, 'before-publishing' );
	}

	/** @return bool whether the script has been built */
	private function add( WP_Scripts $scripts, string $handle, string $name ): bool {
		$file = "{$this->directory}/$name.asset.php";

		if ( ! is_file( $file ) ) {
			return false;
		}

		/** @var array{dependencies: list<string>, version: string} $asset */
		$asset = require $file;

		$scripts->add( $handle, "{$this->url}/$name.js", $asset['dependencies'], $asset['version'] );
		$scripts->set_translations( $handle, 'hvac-blocks' );

		return true;
	}

	/** Enqueues the style of the sidebar fields, for `enqueue_block_editor_assets`. */
	public function enqueue_style(): void {
		$file = "{$this->directory}/editor.css";

		if ( is_file( $file ) ) {
			wp_enqueue_style( self::HANDLE, "{$this->url}/editor.css", array( 'wp-components' ), substr( (string) md5_file( $file ), 0, 12 ) );
		}
	}

	/** Tells where the texts of a page's language are: its samples are in that language, which may not be the user's. For `enqueue_block_editor_assets`. */
	public function tell_language(): void {
		$post  = get_post();
		$files = array();

		foreach ( null === $post ? array() : Language::cases() as $language ) {
			$file = sprintf( 'languages/hvac-blocks-%s-%s.json', $language->locale(), md5( 'build/assets/editor.js' ) );

			if ( is_file( dirname( $this->directory, 2 ) . "/$file" ) ) {
				$files[ $language->value ] = dirname( $this->url, 2 ) . "/$file?ver=" . wp_scripts()->registered[ self::HANDLE ]->ver;
			}
		}

		if ( null !== $post ) {
			self::tell( self::HANDLE, 'hvacBlocksTexts', array(
				'lang'  => PageLanguage::of_post( $post )->value,
				'files' => (object) $files,
			) );
		}
	}

	/** Hands a value to one of these scripts, as a property of the window. */
	public static function tell( string $handle, string $name, mixed $value ): void {
		wp_add_inline_script( $handle, sprintf( 'window.%s = %s;', $name, (string) wp_json_encode( $value, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) ), 'before' );
	}

	/** For what has an address of its own: not for templates, patterns and widgets. */
	public static function enqueue_publishing(): void {
		$type = get_post_type();

		if ( false !== $type && is_post_type_viewable( $type ) ) {
			wp_enqueue_script( self::PUBLISHING );
		}
	}
}
