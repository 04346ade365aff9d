<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Testing\TestCase;
use WP_Block_Supports;
use WP_Block_Type;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/** When a visitor requests a page, blocks are registered without WordPress' reader of block.json. */
final class BlockLibraryTest extends TestCase {
	public function test_a_page_of_a_visitor_knows_the_same_blocks_as_the_editor(): void {
		$registry = WP_Block_Type_Registry::get_instance();
		$plain    = array_filter( $registry->get_all_registered(), static fn ( WP_Block_Type $type ): bool => str_starts_with( $type->name, 'hvac-blocks/' ) );

		self::assertNotEmpty( $plain );
		array_map( $registry->unregister( ... ), $plain );

		foreach ( $plain as $type ) {
			register_block_type_from_metadata(
				dirname( __DIR__, 4 ) . '/build/blocks/' . substr( $type->name, 12 ),
				array(
					'render_callback'       => $type->render_callback,
					'editor_script_handles' => $type->editor_script_handles,
					'selectors'             => $type->selectors,
				)
			);
		}
		// WordPress adds the supports' attributes to every registered type.
		WP_Block_Supports::init();

		foreach ( $plain as $name => $type ) {
			$read = $registry->unregister( $name );
			$registry->register( $type );

			self::assertInstanceOf( WP_Block_Type::class, $read );
			self::assertEquals( self::all_of( $read ), self::all_of( $type ), $name );
		}
	}

	/** So that an update of the plugin never shows new HTML with the old style. */
	public function test_the_address_of_a_style_carries_the_hash_of_its_content(): void {
		$build  = dirname( __DIR__, 4 ) . '/build';
		$styles = array(
			BlockLibrary::BASE_STYLE       => "$build/assets/base.css",
			'hvac-blocks-content'          => "$build/assets/content.css",
			'hvac-blocks-faq-item-style-2' => "$build/blocks/faq-item/style-index.css",
		);

		foreach ( $styles as $handle => $file ) {
			self::assertSame( substr( (string) md5_file( $file ), 0, 12 ), wp_styles()->registered[ $handle ]->ver ?? null, $handle );
		}
	}

	public function test_generated_php_runs_in_wordpress_alone(): void {
		$build = dirname( __DIR__, 4 ) . '/build';
		$files = array_merge( glob( "$build/assets/*.php" ) ?: array(), glob( "$build/blocks/*.php" ) ?: array() );

		self::assertNotEmpty( $files );
		foreach ( $files as $file ) {
			self::assertStringStartsWith( "<?php\ndefined( 'ABSPATH' ) || exit;", (string) file_get_contents( $file ), $file );
		}
	}

	/** @return array<mixed> including the properties that WordPress computes on demand */
	private static function all_of( WP_Block_Type $type ): array {
		return array( get_object_vars( $type ), $type->get_uses_context(), $type->get_variations() );
	}
}
