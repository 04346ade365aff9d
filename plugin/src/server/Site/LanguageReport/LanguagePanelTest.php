<?php
declare(strict_types=1);

namespace HvacBlocks\Site\LanguageReport;

use HvacBlocks\Editing\Blocks\EditorScript;
use HvacBlocks\Testing\TestCase;
use WP_Post;

defined( 'ABSPATH' ) || exit;

final class LanguagePanelTest extends TestCase {
	protected function setUp(): void {
		$this->as_role( 'editor' );
	}

	public function test_the_answer_comes_with_the_page_if_the_user_has_the_panel_open(): void {
		$page = $this->made( 'page', 'draft' );
		self::assertSame( '', $this->told( $page ) );

		update_user_option( get_current_user_id(), 'persisted_preferences', array( 'core' => array( 'openPanels' => array( 'post-status', 'hvac-blocks-languages/languages' ) ) ) );
		preg_match( '/^window\.hvacBlocksCounterparts = (.+);$/m', $this->told( $page ), $told );
		$answer = $this->rest( 'GET', "/hvac-blocks/v1/admin/pages/{$page->ID}/counterparts" )->get_data();
		$edited = $this->rest( 'GET', "/wp/v2/pages/{$page->ID}" )->get_data();

		self::assertSame( array( 'page' => $page->ID, 'modified' => is_array( $edited ) ? $edited['modified'] : '', 'answer' => $answer ), json_decode( $told[1] ?? '', true ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		self::assertSame( '', $this->told( $this->made( 'post', 'draft' ) ) );
	}

	public function test_new_pages_alone_are_told_where_the_pages_of_a_language_are(): void {
		self::assertStringContainsString( 'hvacBlocksLanguageHomes', $this->told( $this->made( 'page', 'auto-draft' ) ) );
		self::assertSame( '', $this->told( $this->made( 'page', 'draft' ) ) );
		self::assertSame( '', $this->told( $this->made( 'post', 'auto-draft' ) ) );
	}

	private function made( string $type, string $status ): WP_Post {
		$post = get_post( wp_insert_post( array( 'post_title' => 'Furnaces', 'post_type' => $type, 'post_status' => $status ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		self::assertInstanceOf( WP_Post::class, $post );

		return $post;
	}

	private function told( WP_Post $post ): string {
		$scripts = wp_scripts();
		unset( $scripts->registered[ EditorScript::LANGUAGES ]->extra['before'] );
		$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- what the editor's page does.

		do_action( 'enqueue_block_editor_assets' );

		return $scripts->get_inline_script_data( EditorScript::LANGUAGES, 'before' );
	}
}
