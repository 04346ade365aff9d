<?php
declare(strict_types=1);

namespace HvacBlocks\Blocks;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\After;
use PHPUnit\Framework\Attributes\Before;
use ReflectionClass;
use WP_Block_Type;
use WP_Block_Type_Registry;
use WP_Scripts;

defined( 'ABSPATH' ) || exit;

final class EditorScriptTest extends TestCase {
	/** @var array<string, WP_Block_Type> */
	private array $registered = array();

	#[Before]
	public function remember_the_blocks(): void {
		$this->registered = self::registered();
	}

	#[After]
	public function bring_the_blocks_back(): void {
		foreach ( array_keys( self::registered() ) as $name ) {
			unregister_block_type( $name );
		}
		array_map( register_block_type( ... ), array_values( $this->registered ) );
	}

	public function test_every_block_has_its_script_once_wordpress_has_its_own(): void {
		$scripts = new WP_Scripts();
		$scripts->init();

		foreach ( self::blocks() as $name => $handles ) {
			self::assertSame( array( EditorScript::HANDLE ), $handles, $name );
		}

		$script = $scripts->registered[ EditorScript::HANDLE ];
		self::assertIsString( $script->src );
		self::assertStringEndsWith( '/build/assets/editor.js', $script->src );
		self::assertContains( 'wp-blocks', $script->deps );
		self::assertSame( 'hvac-blocks', $script->textdomain );
	}

	public function test_the_sidebar_has_its_style(): void {
		do_action( 'enqueue_block_editor_assets' );

		self::assertTrue( wp_style_is( EditorScript::HANDLE ) );
	}

	public function test_registering_the_blocks_does_not_set_up_the_scripts_of_wordpress(): void {
		$renderer = ( new ReflectionClass( BlockRenderer::class ) )->newInstanceWithoutConstructor();
		$build    = dirname( __DIR__, 3 ) . '/build';

		foreach ( array_keys( self::registered() ) as $name ) {
			unregister_block_type( $name );
		}
		remove_all_actions( 'init' );
		unset( $GLOBALS['wp_scripts'] );

		( new BlockLibrary( $build, 'http://example.test/build', '1', $renderer ) )->boot();
		do_action( 'init' );

		self::assertNotEmpty( self::blocks() );
		self::assertArrayNotHasKey( 'wp_scripts', $GLOBALS );
	}

	/** @return array<string, list<string>> the handles of the editor scripts by the names of our blocks */
	private static function blocks(): array {
		return array_map( static fn ( WP_Block_Type $type ): array => array_values( $type->editor_script_handles ), self::registered() );
	}

	/** @return array<string, WP_Block_Type> */
	private static function registered(): array {
		return array_filter(
			WP_Block_Type_Registry::get_instance()->get_all_registered(),
			static fn ( string $name ): bool => str_starts_with( $name, BlockRenderer::PREFIX ),
			ARRAY_FILTER_USE_KEY
		);
	}
}
