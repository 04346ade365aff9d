<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Editing\Content\BlockSupports;
use HvacBlocks\Editing\Content\BlockTypes;
use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/**
 * The script modules of the islands on a page.
 *
 * A page without an island gets none. Other pages load only the loader, or, with islands that depend on a place, the loader for those; WordPress' import
 * map names what the loader may import: the shared runtime, the page's islands, their imports, and the module that sends a pending lead. The editor's
 * script imports the same modules, but no island.
 */
final class Islands implements Feature {
	private const LOADER = '@hvac-blocks/loader';
	/** Available on any page; loaded only if the browser keeps a lead. */
	private const PENDING_LEADS = '@hvac-blocks/pending-leads';

	/** @var array<string, true> the islands on this page */
	private array $on_page = array();

	/** Empty for the loader that handles islands only. */
	private string $loader = '';

	/** @var array<string, array{version?: string, file?: string, static: list<string>, dynamic: list<string>}>|null */
	private ?array $modules = null;

	public function __construct(
		private readonly string $build_directory,
		private readonly string $build_url,
		private readonly string $version,
	) {}

	public function boot(): void {
		// A block theme has rendered its blocks before wp_head; a classic theme renders them after it.
		add_action( 'wp_head', $this->enqueue( ... ), 1 );
		add_action( 'wp_footer', $this->enqueue( ... ), 1 );
		add_action( 'enqueue_block_editor_assets', fn () => array_map( $this->register( ... ), EditorScript::MODULES ) );
		add_filter( 'template_include', self::in_time( ... ), PHP_INT_MAX );
		add_filter( 'wp_script_attributes', $this->kept( ... ) );
		add_filter( 'sgo_javascript_combine_excluded_inline_content', static fn ( mixed $marks ): array => array( ...( is_array( $marks ) ? $marks : array() ), EarlyScript::MARK ) );
		add_filter( 'no_texturize_tags', static fn ( array $tags ): array => array( ...$tags, 'hvac-root' ) );
	}

	/** When the block hydrates; null if it does not. */
	public function moment( string $name ): ?HydrationMoment {
		$moment = BlockSupports::of( BlockTypes::PREFIX . $name, 'hydrate' );

		return is_string( $moment ) ? HydrationMoment::from( $moment ) : null;
	}

	/** @param string $loader the loader that the island needs; see `Hydration` */
	public function add( string $name, string $loader = '' ): void {
		$this->on_page[ $name ] = true;
		$this->loader           = $this->loader ?: $loader;
	}

	/**
	 * WordPress prints a block theme's import map in the head, after the blocks are rendered. A page builder's own template, such as Elementor's canvas,
	 * renders them later, as a classic theme does: the map is then printed where a classic theme prints it.
	 */
	private static function in_time( mixed $template ): mixed {
		$modules = wp_script_modules();

		if ( wp_is_block_theme() && is_string( $template ) && 'template-canvas.php' !== basename( $template ) ) {
			remove_action( 'wp_head', array( $modules, 'print_head_enqueued_script_modules' ) );

			foreach ( array( 'print_import_map', 'print_script_module_preloads' ) as $print ) {
				remove_action( 'wp_head', array( $modules, $print ) );
				add_action( 'wp_footer', array( $modules, $print ), 9 );
			}
		}

		return $template;
	}

	/**
	 * The loader delays itself, so nothing else may delay it.
	 *
	 * @param array<string, mixed> $attributes
	 * @return array<string, mixed>
	 */
	private function kept( array $attributes ): array {
		return self::LOADER . '-js-module' === ( $attributes['id'] ?? '' ) ? $attributes + EarlyScript::KEPT : $attributes;
	}

	private function enqueue(): void {
		if ( array() === $this->on_page ) {
			return;
		}

		EmojiScript::remove();

		$needed = array( '@hvac-blocks/runtime', self::PENDING_LEADS );
		foreach ( array_keys( $this->on_page ) as $name ) {
			$needed[] = "@hvac-blocks/island/$name";
		}

		foreach ( $needed as $id ) {
			$this->register( $id );
		}

		$imports = array_map(
			static fn ( string $id ): array => array(
				'id'     => $id,
				'import' => 'dynamic',
			),
			$needed
		);

		// Deregistered first, since a classic theme may add islands between wp_head and wp_footer.
		wp_deregister_script_module( self::LOADER );
		$file = $this->loader ?: 'loader';
		wp_enqueue_script_module( self::LOADER, "{$this->build_url}/modules/$file.js", $imports, $this->version( $file ), array( 'fetchpriority' => 'low' ) );
	}

	/** Registers a module after its imports: WordPress drops a module with unknown imports. */
	public function register( string $id ): void {
		$name   = substr( $id, strlen( '@hvac-blocks/' ) );
		$module = $this->modules()[ $name ] ?? array();
		$named  = array();

		foreach ( array( 'static', 'dynamic' ) as $kind ) {
			foreach ( $module[ $kind ] ?? array() as $import ) {
				$this->register( $import );
				$named[] = array(
					'id'     => $import,
					'import' => $kind,
				);
			}
		}

		// Islands with identical code share one file, which a browser loads and runs once.
		$file = 'runtime' === $name && $this->is_debugged() ? 'runtime.dev' : ( $module['file'] ?? $name );
		wp_register_script_module( $id, "{$this->build_url}/modules/$file.js", $named, $this->version( $name ) );
	}

	/** Whether React reports errors on a page: its development build is not in the released zip. */
	private function is_debugged(): bool {
		return defined( 'SCRIPT_DEBUG' ) && (bool) constant( 'SCRIPT_DEBUG' ) && is_file( "{$this->build_directory}/modules/runtime.dev.js" );
	}

	/** Returns the hash of a module's content, so that browsers cache it until it changes. */
	private function version( string $name ): string {
		return $this->modules()[ $name ]['version'] ?? $this->version;
	}

	/** @return array<string, array{version?: string, file?: string, static: list<string>, dynamic: list<string>}> */
	private function modules(): array {
		if ( null === $this->modules ) {
			$file = "{$this->build_directory}/modules/modules.json";
			/** @var array<string, array{version?: string, file?: string, static: list<string>, dynamic: list<string>}> $modules */
			$modules       = is_file( $file ) ? (array) json_decode( (string) file_get_contents( $file ), true ) : array(); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin, not a remote one.
			$this->modules = $modules;
		}

		return $this->modules;
	}
}
