<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Admin;

use Closure;
use HvacBlocks\Editing\Blocks\EmojiScript;
use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Kernel\Capability;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** The plugin's menu. A screen's script and style, and the script that screens share, load only on the plugin's screens. */
final readonly class AdminScreens implements Feature {
	/** The script with the code that several screens share. */
	private const SHARED = 'hvac-blocks-admin';

	/** @var list<Screen> in menu order: the first screen that the user may see opens when the menu title is clicked */
	private array $screens;

	/**
	 * @param list<Screen> $screens
	 * @param Closure( Language ): array<string, mixed> $map what all maps share
	 */
	public function __construct(
		array $screens,
		private string $build_directory,
		private string $build_url,
		private string $version,
		private Closure $map,
		private FormLibrary $forms = new FormLibrary(),
	) {
		usort( $screens, static fn ( Screen $one, Screen $other ): int => $one->position <=> $other->position );

		$this->screens = $screens;
	}

	public function boot(): void {
		add_action( 'admin_menu', $this->add_menu( ... ) );

		foreach ( $this->screens as $screen ) {
			$screen->rows()?->keep();
		}
	}

	private function add_menu(): void {
		$first = $this->screens[0];

		add_menu_page(
			$first->title(),
			'HVAC Blocks',
			$first->capability,
			$first->slug(),
			fn () => $this->print_page( $first ),
			self::icon(),
			58
		);

		foreach ( $this->screens as $screen ) {
			$hook = add_submenu_page(
				$first->slug(),
				$screen->title(),
				$screen->title(),
				$screen->capability,
				$screen->slug(),
				// WordPress already prints the menu's own page; a second callback on the same hook would print it twice.
				$first === $screen ? '' : fn () => $this->print_page( $screen )
			);

			if ( false !== $hook ) {
				add_action( "load-$hook", ShortcodeHelp::add( ... ) );
				add_action( "load-$hook", fn () => add_action( 'admin_enqueue_scripts', fn () => $this->enqueue( $screen ) ) );
				add_action( "load-$hook", static fn () => $screen->rows()?->offer() );
			}
		}
	}

	private function enqueue( Screen $screen ): void {
		EmojiScript::remove();

		if ( $screen->picks_media ) {
			wp_enqueue_media();
		}

		$handle = $screen->slug();

		if ( ! $this->register( self::SHARED, 'admin' ) || ! $this->register( $handle, $screen->name, array( self::SHARED ) ) ) {
			return;
		}

		wp_enqueue_script( $handle );
		self::preload( $screen );
		wp_enqueue_style( $handle, "{$this->build_url}/assets/{$screen->name}.css", array( 'wp-components' ), wp_scripts()->registered[ $handle ]->ver );
	}

	/**
	 * Registers a built script with its translations.
	 *
	 * @param non-empty-string       $handle
	 * @param list<non-empty-string> $needed the handles of the plugin's scripts that it depends on
	 * @return bool whether the script has been built
	 */
	private function register( string $handle, string $name, array $needed = array() ): bool {
		$file = "{$this->build_directory}/assets/$name.asset.php";

		if ( ! is_file( $file ) ) {
			return false;
		}

		/** @var array{dependencies: list<non-empty-string>, version: string} $asset */
		$asset = require $file;

		wp_register_script( $handle, "{$this->build_url}/assets/$name.js", array( ...$needed, ...$asset['dependencies'] ), $asset['version'], array( 'in_footer' => true ) );

		return wp_set_script_translations( $handle, 'hvac-blocks', dirname( $this->build_directory ) . '/languages' );
	}

	/** Adds the first response to the page, so that the script need not request it and wait. */
	private static function preload( Screen $screen ): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- only counted.
		if ( array( 'page' ) !== array_keys( $_GET ) ) {
			return;
		}

		$answers = rest_preload_api_request( array(), $screen->first_request() );

		wp_add_inline_script( 'wp-api-fetch', sprintf( 'wp.apiFetch.use( wp.apiFetch.createPreloadingMiddleware( %s ) );', (string) wp_json_encode( $answers, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) ) );
	}

	private function print_page( Screen $screen ): void {
		printf(
			'<div class="wrap"><h1>%1$s</h1><hr class="wp-header-end"><div id="hvac-blocks-screen" class="hvac-screen" data-map="%3$s" data-forms="%4$s" data-rows="%5$s" data-may="%6$s" data-own="%7$s"><noscript><p>%2$s</p></noscript></div></div>',
			esc_html( $screen->title() ),
			esc_html__( 'This screen requires JavaScript.', 'hvac-blocks' ),
			esc_attr( (string) wp_json_encode( $this->map() ) ),
			esc_attr( (string) wp_json_encode( $this->forms->titles() ) ),
			esc_attr( (string) ( $screen->rows()?->value() ?? '' ) ),
			esc_attr( implode( ' ', array_filter( Capability::ALL, current_user_can( ... ) ) ) ),
			esc_attr( (string) wp_json_encode( $screen->data() ) )
		);
	}

	/** @return array<string, mixed> what `client/admin/shared/map.tsx` needs: the admin has no import map from which to load a module */
	private function map(): array {
		$language = Language::tryFrom( substr( get_user_locale(), 0, 2 ) ) ?? Language::English;

		return array(
			...( $this->map )( $language ),
			'module' => add_query_arg( 'ver', $this->version, "{$this->build_url}/modules/map.js" ),
		);
	}

	/** A house with a flame, in the menu's colors: WordPress recolors an SVG given as a data URI. */
	private static function icon(): string {
		$svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path fill="#a7aaad" fill-rule="evenodd" d="M10 1 1 8.5l1.3 1.5.7-.6V18h14V9.4l.7.6L19 8.5zm0 5.5c1.6 2.1 3.2 3.5 3.2 5.3a3.2 3.2 0 0 1-6.4 0C6.8 10 8.4 8.6 10 6.5z"/></svg>';

		return 'data:image/svg+xml;base64,' . base64_encode( $svg ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- how add_menu_page() takes an SVG.
	}
}
