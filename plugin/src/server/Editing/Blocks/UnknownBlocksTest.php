<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Editing\Content\BlockTypes;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\State\DailyLog;
use HvacBlocks\Testing\ArrayState;
use HvacBlocks\Testing\TestCase;
use WP_Scripts;

defined( 'ABSPATH' ) || exit;

final class UnknownBlocksTest extends TestCase {
	private const OURS = '<!-- wp:hvac-blocks/gone {"a":1} --><div>secret<!-- wp:paragraph --><p>inner</p><!-- /wp:paragraph --></div><!-- /wp:hvac-blocks/gone -->';

	private const THEIRS = '<!-- wp:acme/gone --><div>theirs<!-- wp:hvac-blocks/zip-form /--></div><!-- /wp:acme/gone -->';

	private const KNOWN = '<!-- wp:paragraph --><p>known</p><!-- /wp:paragraph -->';

	/** @var list<string> */
	private array $lines = array();

	protected function setUp(): void {
		remove_all_filters( 'pre_render_block' );
		( new UnknownBlocks( new Settings(), new DailyLog( new ArrayState(), $this->keep( ... ) ) ) )->boot();
	}

	public function test_ours_is_left_out_with_what_is_in_it_wherever_it_is(): void {
		self::assertSame( '<p class="wp-block-paragraph">known</p>', trim( do_blocks( self::OURS . self::KNOWN ) ) );
		self::assertStringNotContainsString( 'secret', do_blocks( '<!-- wp:group --><div class="wp-block-group">' . self::OURS . self::KNOWN . '</div><!-- /wp:group -->' ) );
	}

	public function test_others_are_left_out_only_where_the_setting_says_so(): void {
		self::assertStringContainsString( 'theirs', do_blocks( self::THEIRS ) );
		self::assertStringContainsString( 'hvac-zip-form', do_blocks( self::THEIRS ) );

		update_option( Settings::OPTION, array( 'skip_unknown_blocks' => true ) );
		self::assertSame( '', do_blocks( self::THEIRS ) );
		self::assertStringContainsString( 'known', do_blocks( self::KNOWN . 'text that is no block' ) );
	}

	public function test_the_log_says_it_once_for_each_page(): void {
		foreach ( array( $this->page(), $this->page() ) as $id ) {
			$GLOBALS['post'] = get_post( $id ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- the page that is shown.
			do_blocks( self::OURS );
			do_blocks( self::OURS );
			$expected[] = "HVAC Blocks: the page with the ID $id leaves out an unknown block: hvac-blocks/gone";
		}

		self::assertSame( $expected, $this->lines );
	}

	public function test_a_block_that_is_registered_later_is_known(): void {
		$type = BlockTypes::get( 'hvac-blocks/zip-form' );
		self::assertNotNull( $type );
		unregister_block_type( $type->name );
		BlockTypes::wait(
			static function () use ( $type ): void {
				register_block_type( $type );
			}
		);

		self::assertStringContainsString( 'hvac-zip-form', do_blocks( '<!-- wp:hvac-blocks/zip-form /-->' ) );
		self::assertSame( array(), $this->lines );

		// No later test waits.
		BlockTypes::wait( static function (): void {} );
		BlockTypes::register();
	}

	public function test_a_block_that_another_plugin_prints_itself_stays(): void {
		update_option( Settings::OPTION, array( 'skip_unknown_blocks' => true ) );
		add_filter( 'pre_render_block', static fn ( mixed $html, array $block ): mixed => 'acme/gone' === $block['blockName'] ? 'printed' : $html, 10, 2 );

		self::assertSame( 'printed', do_blocks( self::THEIRS ) );
	}

	public function test_the_editor_knows_the_setting(): void {
		self::assertStringNotContainsString( 'SkipsUnknown', $this->editor_script() );

		update_option( Settings::OPTION, array( 'skip_unknown_blocks' => true ) );
		self::assertStringContainsString( 'window.hvacBlocksSkipsUnknown = true;', $this->editor_script() );
	}

	private function keep( string $line ): void {
		$this->lines[] = $line;
	}

	private function editor_script(): string {
		$GLOBALS['wp_scripts'] = new WP_Scripts(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- those of another request.
		do_action( 'enqueue_block_editor_assets' );

		return (string) wp_scripts()->get_inline_script_data( EditorScript::HANDLE, 'before' );
	}

	private function page(): int {
		return wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'A page', 'post_status' => 'publish' ) ); // phpcs:ignore WordPress.Arrays -- one row.
	}
}
