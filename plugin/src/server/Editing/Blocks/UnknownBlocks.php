<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Editing\Content\BlockTypes;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\State\DailyLog;

defined( 'ABSPATH' ) || exit;

/**
 * Skips blocks that no code registers, with their saved HTML and their inner blocks, and logs each once a day.
 *
 * Always skips those with the plugin's own prefix. Skips those of other plugins only if the setting `skip_unknown_blocks` is on: WordPress prints the
 * saved HTML of a deactivated plugin's blocks, and sites rely on that.
 */
final readonly class UnknownBlocks implements Feature {
	public function __construct( private Settings $settings, private DailyLog $log ) {}

	public function boot(): void {
		// Last: a plugin that prints the block itself has already registered it or returned its HTML.
		add_filter( 'pre_render_block', $this->skip( ... ), PHP_INT_MAX, 2 );
		add_action( 'enqueue_block_editor_assets', $this->tell_editor( ... ) );
	}

	/** @param array<string, mixed> $block as WordPress parsed it */
	private function skip( mixed $html, array $block ): mixed {
		$name = $block['blockName'] ?? null;

		// Before `init` no block is registered.
		if ( null !== $html || ! is_string( $name ) || null !== BlockTypes::get( $name ) || 0 === did_action( 'init' ) || ! $this->skips( $name ) ) {
			return $html;
		}

		$this->log->warn( sprintf( 'the page with the ID %d leaves out an unknown block: %s', (int) get_the_ID(), $name ) );

		return '';
	}

	private function skips( string $name ): bool {
		return str_starts_with( $name, BlockTypes::PREFIX ) || $this->settings->bool( 'skip_unknown_blocks' );
	}

	/** Passes the setting to `client/editor/unknown-block.tsx`. */
	private function tell_editor(): void {
		if ( $this->settings->bool( 'skip_unknown_blocks' ) ) {
			EditorScript::tell( EditorScript::HANDLE, 'hvacBlocksSkipsUnknown', true );
		}
	}
}
