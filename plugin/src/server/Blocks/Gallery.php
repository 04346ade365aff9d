<?php
declare(strict_types=1);

namespace HvacBlocks\Blocks;

use HvacBlocks\Feature;
use HvacBlocks\Languages\LanguageSwitch;
use HvacBlocks\Languages\PageLanguage;

defined( 'ABSPATH' ) || exit;

/**
 * `/hvac-blocks/gallery/` lists every block and example, `…/BLOCK/?lang=es` shows all of a block's examples,
 * `…/BLOCK/EXAMPLE/` one alone. For development: it exists in local and development environments only.
 */
final readonly class Gallery implements Feature {
	public const PATH = '/hvac-blocks/gallery/';

	public function __construct(
		private BlockLibrary $library,
		private ExampleRenderer $examples,
		private string $template,
	) {}

	public function boot(): void {
		if ( in_array( wp_get_environment_type(), array( 'local', 'development' ), true ) ) {
			// Before the main query: the path is no page, and a query for it would answer 404.
			add_action( 'wp_loaded', $this->answer( ... ) );
		}
	}

	private function answer(): void {
		$path = self::path();

		if ( ! str_starts_with( $path, self::PATH ) || is_admin() ) {
			return;
		}

		add_filter( 'wp_robots', 'wp_robots_no_robots' );
		[ $block, $name ] = array_pad( explode( '/', trim( substr( $path, strlen( self::PATH ) ), '/' ) ), 2, '' );

		if ( '' === $block ) {
			$this->show( 'HVAC Blocks', $this->contents() );
		}

		if ( ! in_array( $block, $this->library->names(), true ) ) {
			$this->show( 'HVAC Blocks', $this->contents(), 404 );
		}

		$this->show( $block, $this->block( $block, $name ) );
	}

	/** The list of all blocks with links to their examples. */
	private function contents(): string {
		$list = '';

		foreach ( $this->library->names() as $block ) {
			$links = '';
			foreach ( $this->examples->examples( $block ) as $example ) {
				$links .= sprintf( '<li><a href="%s">%s</a></li>', esc_url( home_url( self::PATH . "$block/{$example->name}/" ) ), esc_html( $example->title ) );
			}
			$list .= sprintf( '<h2><a href="%s">%s</a></h2><ul>%s</ul>', esc_url( home_url( self::PATH . "$block/" ) ), esc_html( $block ), $links );
		}

		return "<h1>HVAC Blocks</h1>$list";
	}

	/** A block's examples; one alone has the whole page, as in use. */
	private function block( string $block, string $only ): string {
		$current = PageLanguage::current();
		$html    = '';

		// WordPress enqueues the styles of blocks that it renders itself.
		$type = \WP_Block_Type_Registry::get_instance()->get_registered( BlockRenderer::PREFIX . $block );
		array_map( 'wp_enqueue_style', $type->style_handles ?? array() );

		foreach ( $this->examples->examples( $block ) as $example ) {
			if ( '' === $only || $only === $example->name ) {
				$language = $example->language ?? $current;
				$html    .= sprintf(
					'<section class="hvac-gallery__example" aria-label="%s"><p class="hvac-gallery__name"><code>%s</code></p>%s</section>',
					esc_attr( "$block: {$example->title}" ),
					esc_html( $example->name ),
					LanguageSwitch::in( $language, fn (): string => $this->examples->render( $block, $example, $language ) )
				);
			}
		}

		return sprintf( '<h1 class="hvac-gallery__title">%s</h1>%s', esc_html( $block ), $html );
	}

	private function show( string $title, string $content, int $status = 200 ): never {
		status_header( $status );
		require $this->template;
		exit;
	}

	private static function path(): string {
		$uri = isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '';

		return (string) wp_parse_url( $uri, PHP_URL_PATH );
	}
}
