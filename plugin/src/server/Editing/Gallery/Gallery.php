<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Gallery;

use Closure;
use HvacBlocks\Editing\Blocks\BlockLibrary;
use HvacBlocks\Editing\Blocks\Examples\ExampleRenderer;
use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/**
 * `/hvac-blocks/gallery/` shows every block, `…/BLOCK/` all of its examples, `…/BLOCK/EXAMPLE/` a single one; `?lang=`, `?width=`, `?palette=` and
 * `?scripts=off` set the options. For development: it exists in local and development environments only.
 */
final readonly class Gallery implements Feature {
	public const PATH = '/hvac-blocks/gallery/';

	/** @param Closure(): ExampleRenderer $examples made when the gallery is opened */
	public function __construct(
		private BlockLibrary $library,
		private Closure $examples,
		private string $build_directory,
	) {}

	public function boot(): void {
		if ( in_array( wp_get_environment_type(), array( 'local', 'development' ), true ) ) {
			// Before the main query: the path is not a page, so the query would answer 404.
			add_action( 'wp_loaded', $this->answer( ... ) );
		}
	}

	/** Returns the address of a block's examples, or of a single one. */
	public static function url( string $block, string $example = '' ): string {
		return home_url( self::PATH . "$block/" . ( '' === $example ? '' : "$example/" ) );
	}

	private function answer(): void {
		$path = self::path();

		if ( ! str_starts_with( $path, self::PATH ) || is_admin() ) {
			return;
		}

		add_filter( 'wp_robots', 'wp_robots_no_robots' );
		[ $block, $example ] = array_pad( explode( '/', trim( substr( $path, strlen( self::PATH ) ), '/' ) ), 2, '' );

		$examples = ( $this->examples )();
		$is_known = $this->knows( $examples, $block, $example );
		$palettes = new Palettes();
		$look     = DisplayOptions::of_query( $palettes );
		$palettes->use( $look->palette );
		$weight = new BlockWeight( $this->build_directory );
		$switches = new DisplayLinks( $palettes );
		$index    = new GalleryIndex( $this->library, $examples, $switches, $weight );

		if ( ! $is_known ) {
			self::show( 'Blocks', $index->html( $look ), $index->attributes(), '' === $block ? 200 : 404 );
		}

		$page = new BlockPage( $this->library, $examples, $switches, $weight );
		self::show( $page->title( $block ), $page->html( $block, $example, $look ), array( 'class' => 'hvac-gallery' ) );
	}

	/** @param string $example empty for all examples */
	private function knows( ExampleRenderer $examples, string $block, string $example ): bool {
		return in_array( $block, $this->library->names(), true )
			&& ( '' === $example || in_array( $example, array_column( $examples->examples( $block ), 'name' ), true ) );
	}

	/** @param array<string, string> $attributes of the page's main element */
	private static function show( string $title, string $content, array $attributes, int $status = 200 ): never {
		/** @var callable( string, string, array<string, string> ): void $page */
		$page = require __DIR__ . '/gallery-page.php';

		status_header( $status );
		$page( $title, $content, $attributes );
		exit;
	}

	private static function path(): string {
		$uri = isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '';

		return (string) wp_parse_url( $uri, PHP_URL_PATH );
	}
}
