<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Editing\Content\BlockTypes;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\RequestPath;

defined( 'ABSPATH' ) || exit;

/** Every block of the build's manifest: one folder is one block, and no other list names it. */
final readonly class BlockLibrary implements Feature {
	public const BASE_STYLE = 'hvac-blocks-base';

	/** Styles that several blocks name in their block.json, by file name below `build/assets/`: the blocks' shared styles and the content library's. */
	private const STYLES = array(
		'base'    => self::BASE_STYLE,
		'content' => 'hvac-blocks-content',
	);

	/** The properties of block.json that WordPress uses, and their names in a block type. */
	private const PROPERTIES = array(
		'apiVersion'      => 'api_version',
		'name'            => 'name',
		'title'           => 'title',
		'category'        => 'category',
		'parent'          => 'parent',
		'ancestor'        => 'ancestor',
		'icon'            => 'icon',
		'description'     => 'description',
		'keywords'        => 'keywords',
		'attributes'      => 'attributes',
		'providesContext' => 'provides_context',
		'usesContext'     => 'uses_context',
		'selectors'       => 'selectors',
		'supports'        => 'supports',
		'styles'          => 'styles',
		'variations'      => 'variations',
		'example'         => 'example',
		'allowedBlocks'   => 'allowed_blocks',
	);

	public function __construct(
		private string $build_directory,
		private string $build_url,
		private string $version,
		private BlockRenderer $renderer,
	) {}

	public function boot(): void {
		$script = new EditorScript( "{$this->build_directory}/assets", "{$this->build_url}/assets" );

		add_action( 'wp_default_scripts', $script->register( ... ) );
		add_action( 'enqueue_block_editor_assets', $script->enqueue_style( ... ) );
		add_action( 'enqueue_block_editor_assets', $script->tell_language( ... ) );
		add_action( 'enqueue_block_editor_assets', EditorScript::enqueue_publishing( ... ) );
	}

	/** @return list<string> the names of the blocks' folders */
	public function names(): array {
		return array_keys( $this->manifest() );
	}

	/** @return list<string> the full names of the blocks with a shortcode, whether or not they are registered; the build lists them apart, because every request needs them */
	public function with_shortcode(): array {
		$file = "{$this->build_directory}/blocks/shortcodes.php";
		/** @var list<string> $names */
		$names = is_file( $file ) ? require $file : array();

		return $names;
	}

	/**
	 * @param list<string> $names full names of blocks
	 * @return list<string> with the types that may contain them: what a block shows depends on what these declare
	 */
	public function with_parents( array $names ): array {
		if ( array() === $names ) {
			return array();
		}

		/** @var array<string, array{parent?: list<string>}> $blocks */
		$blocks  = $this->manifest();
		$parents = array_map( static fn ( string $name ): array => $blocks[ substr( $name, strlen( BlockTypes::PREFIX ) ) ]['parent'] ?? array(), $names );

		return array_values( array_unique( array_merge( $names, ...$parents ) ) );
	}

	/** @return array<string, mixed> a block's block.json */
	public function metadata( string $name ): array {
		return $this->manifest()[ $name ] ?? array();
	}

	/**
	 * @param list<string> $names full names
	 * @return list<string> those of our blocks
	 */
	public function those_of( array $names ): array {
		$blocks = $this->manifest();

		return array_values( array_filter( $names, static fn ( string $name ): bool => isset( $blocks[ substr( $name, strlen( BlockTypes::PREFIX ) ) ] ) ) );
	}

	/**
	 * Called when `BlockRegistration` says so.
	 *
	 * @param list<string>|null $names the full names of blocks that exist; null: all that are not registered
	 */
	public function register( ?array $names = null ): void {
		$directory = "{$this->build_directory}/blocks";
		$manifest  = "$directory/blocks-manifest.php";

		if ( ! is_file( $manifest ) ) {
			return;
		}

		wp_register_block_metadata_collection( $directory, $manifest );

		$is_page_of_a_visitor = self::is_page_of_a_visitor();
		$registry             = \WP_Block_Type_Registry::get_instance();
		$blocks               = $this->manifest();
		$names              ??= array_map( static fn ( string $name ): string => BlockTypes::PREFIX . $name, array_keys( $blocks ) );

		if ( ! wp_style_is( self::BASE_STYLE, 'registered' ) ) {
			$this->register_shared_styles( $blocks );
		}

		foreach ( $names as $full_name ) {
			$name     = substr( $full_name, strlen( BlockTypes::PREFIX ) );
			$metadata = $blocks[ $name ];

			if ( $registry->is_registered( $full_name ) ) {
				continue;
			}

			$file      = "$directory/$name/block.json";
			$styles    = $this->register_styles( $name, $metadata );
			$arguments = array(
				'render_callback'       => $this->renderer->render( ... ),
				'editor_script_handles' => array( EditorScript::HANDLE ),
				'editor_style_handles'  => $this->register_styles( $name, $metadata, 'editorStyle' ),
				// The selector that WordPress would derive itself, and then again for each feature: on every page, for every block.
				'selectors'             => array( 'root' => ".wp-block-hvac-blocks-$name" ),
			);

			if ( ! $is_page_of_a_visitor || ! self::register_plainly( array( 'file' => $file ) + $metadata, array( 'style_handles' => $styles ) + $arguments ) ) {
				register_block_type_from_metadata( $file, $arguments );
			}
		}
	}

	/** Visitors who are not logged in see no block names, except over REST, where WordPress authenticates later. */
	public static function is_page_of_a_visitor(): bool {
		return ! is_admin() && ! wp_doing_cron() && ! defined( 'WP_CLI' ) && ! is_user_logged_in() && null === RequestPath::rest_route();
	}

	/**
	 * Registers what `register_block_type_from_metadata()` would, without looking for the block's files on disk and without translating titles,
	 * descriptions, keywords and variations, which no visitor sees: hundreds of texts per page.
	 *
	 * @param array<string, mixed> $metadata
	 * @param array<string, mixed> $arguments of the block type, in WordPress' names
	 * @return bool false if a filter changes the metadata: WordPress must then read it itself
	 */
	private static function register_plainly( array $metadata, array $arguments ): bool {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own filter, for code that uses it.
		if ( apply_filters( 'block_type_metadata', $metadata ) !== $metadata ) {
			return false;
		}

		$settings = array();

		foreach ( self::PROPERTIES as $property => $setting ) {
			if ( isset( $metadata[ $property ] ) ) {
				$settings[ $setting ] = $metadata[ $property ];
			}
		}

		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- As above.
		$settings = apply_filters( 'block_type_metadata_settings', array_merge( $settings, $arguments ), $metadata );
		/** @var array{name: string, title?: string} $settings */
		\WP_Block_Type_Registry::get_instance()->register( $settings['name'], $settings );

		return true;
	}

	/** @param array<string, array<string, mixed>> $blocks */
	private function register_shared_styles( array $blocks ): void {
		/** @var list<array<string, string>> $named by handle, for each block that names a style */
		$named    = array_column( $blocks, 'styleVersions' );
		$versions = array_merge( ...$named );

		foreach ( self::STYLES as $file => $handle ) {
			wp_register_style( $handle, "{$this->build_url}/assets/$file.css", array(), $versions[ $handle ] ?? $this->version );
			wp_style_add_data( $handle, 'path', "{$this->build_directory}/assets/$file.css" );
		}
	}

	/**
	 * Registers a block's own stylesheets. WordPress would do so, too, but looks for each file on disk first.
	 *
	 * @param array<string, mixed>    $metadata
	 * @param 'style'|'editorStyle' $field
	 * @return list<string> the handles of all the block's stylesheets
	 */
	private function register_styles( string $name, array $metadata, string $field = 'style' ): array {
		$handles = array();
		// The build records a hash of the style, so that browsers cache it until it changes; WordPress reads the same value.
		$version = is_string( $metadata['version'] ?? null ) ? $metadata['version'] : $this->version;

		foreach ( array_values( (array) ( $metadata[ $field ] ?? array() ) ) as $index => $style ) {
			if ( ! is_string( $style ) ) {
				continue;
			}

			$handle = $style;

			if ( str_starts_with( $style, 'file:./' ) ) {
				$file   = "blocks/$name/" . substr( $style, 7 );
				$handle = generate_block_asset_handle( "hvac-blocks/$name", $field, $index );

				wp_register_style( $handle, "{$this->build_url}/$file", array(), $version );
				wp_style_add_data( $handle, 'path', "{$this->build_directory}/$file" );
			}

			$handles[] = $handle;
		}

		return $handles;
	}

	/** @return array<string, array<string, mixed>> */
	private function manifest(): array {
		/** @var array<string, array<string, array<string, mixed>>> $read by file: without opcache, each reading compiles 0.8 MB, which WordPress Playground keeps until the request ends */
		static $read = array();

		$file = "{$this->build_directory}/blocks/blocks-manifest.php";

		if ( ! isset( $read[ $file ] ) ) {
			/** @var array<string, array<string, mixed>> $manifest */
			$manifest      = is_file( $file ) ? require $file : array();
			$read[ $file ] = $manifest;
		}

		return $read[ $file ];
	}
}
