<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Editing\Content\BlockTypes;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\LanguageSwitch;
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

	public function test_the_editor_knows_the_language_of_the_page_and_where_its_texts_are(): void {
		$home = wp_insert_post( array( 'post_title' => 'Inicio', 'post_name' => 'es', 'post_type' => 'page', 'post_status' => 'publish' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		$told = self::told( wp_insert_post( array( 'post_title' => 'Hornos', 'post_type' => 'page', 'post_parent' => $home ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.

		self::assertSame( 'es', $told['lang'] ?? '' );
		self::assertSame( array( 'es', 'fr' ), array_keys( $told['files'] ?? array() ) );
		self::assertStringContainsString( '/plugins/hvac-blocks/languages/hvac-blocks-es_ES-', $told['files']['es'] ?? '' );
	}

	/** @return array{lang?: string, files?: array<string, string>} */
	private static function told( int $post ): array {
		$GLOBALS['post'] = get_post( $post ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- what the editor's page does.

		do_action( 'enqueue_block_editor_assets' );
		preg_match( '/^window\.hvacBlocksTexts = (.+);$/m', wp_scripts()->get_inline_script_data( EditorScript::HANDLE, 'before' ), $found );
		/** @var array{lang?: string, files?: array<string, string>} $told */
		$told = (array) json_decode( $found[1] ?? '', true );

		return $told;
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

	public function test_what_to_look_at_before_publishing_is_there_for_what_has_an_address(): void {
		foreach ( array( 'page' => true, 'post' => true, 'wp_block' => false ) as $type => $is_there ) { // phpcs:ignore WordPress.Arrays -- short.
			wp_dequeue_script( EditorScript::PUBLISHING );
			$GLOBALS['post'] = get_post( (int) wp_insert_post( array( 'post_type' => $type, 'post_title' => 'Edited' ) ) ); // phpcs:ignore WordPress.Arrays -- short.
			EditorScript::enqueue_publishing();

			self::assertSame( $is_there, wp_script_is( EditorScript::PUBLISHING, 'enqueued' ), $type );
		}
	}

	public function test_the_import_map_names_what_the_script_imports(): void {
		$build = dirname( __DIR__, 4 ) . '/build';
		preg_match_all( '~\bimport\("([^"]+)"\)~', (string) file_get_contents( "$build/assets/editor.js" ), $imports );
		self::assertEqualsCanonicalizing( array( '@hvac-blocks/dealer-map', '@hvac-blocks/map', '@hvac-blocks/open-hours', '@hvac-blocks/place-suggestions', '@hvac-blocks/reviews', '@hvac-blocks/slider', ...EditorScript::MODULES ), array_values( array_unique( $imports[1] ) ) );

		do_action( 'enqueue_block_editor_assets' );
		wp_enqueue_script( EditorScript::HANDLE );
		ob_start();
		wp_script_modules()->print_import_map();
		$map = (string) ob_get_clean();

		foreach ( EditorScript::MODULES as $id ) {
			$name = substr( $id, strlen( '@hvac-blocks/' ) );
			self::assertMatchesRegularExpression( "~\"$id\":\"[^\"]+/build/modules/$name\.js\?ver=" . substr( (string) md5_file( "$build/modules/$name.js" ), 0, 12 ) . '"~', $map );
		}
	}

	public function test_the_sidebar_has_its_style(): void {
		do_action( 'enqueue_block_editor_assets' );

		self::assertTrue( wp_style_is( EditorScript::HANDLE ) );
	}

	public function test_registering_the_blocks_does_not_set_up_the_scripts_of_wordpress(): void {
		unset( $GLOBALS['wp_scripts'] );
		self::register_again();

		self::assertNotEmpty( self::blocks() );
		self::assertArrayNotHasKey( 'wp_scripts', $GLOBALS );
	}

	public function test_whoever_edits_reads_the_names_of_blocks_in_their_language(): void {
		$titles = array();

		LanguageSwitch::in(
			Language::Spanish,
			function () use ( &$titles ): void {
				self::register_again();
				$titles['visitor'] = self::registered()['hvac-blocks/faq']->title;

				$this->as_role( 'editor' );
				self::register_again();
				$titles['editor'] = self::registered()['hvac-blocks/faq']->title;

				wp_set_current_user( 0 );
				$_SERVER['REQUEST_URI'] = '/wp-json/wp/v2/block-types';
				self::register_again();
				$titles['REST'] = self::registered()['hvac-blocks/faq']->title;
			}
		);

		self::assertSame(
			array(
				'visitor' => 'FAQ',
				'editor'  => 'Preguntas frecuentes',
				'REST'    => 'Preguntas frecuentes',
			),
			$titles
		);
	}

	private static function register_again(): void {
		$renderer = ( new ReflectionClass( BlockRenderer::class ) )->newInstanceWithoutConstructor();

		foreach ( array_keys( self::registered() ) as $name ) {
			unregister_block_type( $name );
		}
		remove_all_actions( 'init' );

		( new BlockLibrary( dirname( __DIR__, 4 ) . '/build', 'http://example.test/build', '1', $renderer ) )->register();
	}

	/** @return array<string, list<string>> the editor scripts' handles by block name */
	private static function blocks(): array {
		return array_map( static fn ( WP_Block_Type $type ): array => array_values( $type->editor_script_handles ), self::registered() );
	}

	/** @return array<string, WP_Block_Type> */
	private static function registered(): array {
		return array_filter(
			WP_Block_Type_Registry::get_instance()->get_all_registered(),
			static fn ( string $name ): bool => str_starts_with( $name, BlockTypes::PREFIX ),
			ARRAY_FILTER_USE_KEY
		);
	}
}
