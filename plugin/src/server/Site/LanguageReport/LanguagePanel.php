<?php
declare(strict_types=1);

namespace HvacBlocks\Site\LanguageReport;

use HvacBlocks\Editing\Blocks\EditorScript;
use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/** A page's languages in the editor's sidebar. */
final readonly class LanguagePanel implements Feature {
	public function boot(): void {
		add_action( 'enqueue_block_editor_assets', self::enqueue( ... ) );
	}

	private static function enqueue(): void {
		if ( 'page' === get_post_type() ) {
			wp_enqueue_script( EditorScript::LANGUAGES );
		}
	}
}
