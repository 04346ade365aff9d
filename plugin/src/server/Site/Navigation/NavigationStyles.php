<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Navigation;

use HvacBlocks\Editing\Blocks\BlockLibrary;
use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/**
 * Styles that editors choose for WordPress' own blocks: *Panels* for a Navigation block, *Compact* for a Search, *Links* for a List.
 *
 * A page loads their stylesheet only if one of them is shown.
 */
final readonly class NavigationStyles implements Feature {
	private const HANDLE = 'hvac-blocks-navigation';

	public function __construct( private string $build, private string $build_url, private string $version ) {}

	public function boot(): void {
		add_action( 'admin_init', $this->offer( ... ) );

		foreach ( array( 'navigation', 'search', 'list' ) as $block ) {
			add_filter( "render_block_core/$block", $this->enqueue( ... ) );
		}
	}

	/** Only editors choose a style. */
	private function offer(): void {
		$this->register();
		register_block_style( 'core/navigation', self::look( 'hvac-panels', __( 'Panels', 'hvac-blocks' ) ) );
		register_block_style( 'core/search', self::look( 'hvac-compact', __( 'Compact', 'hvac-blocks' ) ) );
		register_block_style( 'core/list', self::look( 'hvac-links', __( 'Links', 'hvac-blocks' ) ) );
	}

	private function register(): void {
		$file  = "$this->build/assets/navigation.asset.php";
		$asset = is_file( $file ) ? require $file : array();

		// Its version is a hash of its content.
		wp_register_style( self::HANDLE, "$this->build_url/assets/navigation.css", array( BlockLibrary::BASE_STYLE ), is_array( $asset ) && is_string( $asset['version'] ?? null ) ? $asset['version'] : $this->version );
		wp_style_add_data( self::HANDLE, 'path', "$this->build/assets/navigation.css" );
	}

	/** @return array{name: string, label: string, style_handle: string} */
	private static function look( string $name, string $label ): array {
		return array(
			'name'         => $name,
			'label'        => $label,
			// WordPress loads it with the editor. On a page, it would look for the block after a block theme has rendered it.
			'style_handle' => self::HANDLE,
		);
	}

	private function enqueue( mixed $html ): mixed {
		if ( is_string( $html ) && str_contains( $html, ' is-style-hvac-' ) && ! wp_style_is( self::HANDLE ) ) {
			$this->register();
			wp_enqueue_style( self::HANDLE );
		}

		return $html;
	}
}
