<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Admin;

use HvacBlocks\Editing\Blocks\EditorScript;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Offers\Catalog\Store\ProductPosts;

defined( 'ABSPATH' ) || exit;

/** A product's fields in the editor's sidebar. */
final readonly class ProductPanel implements Feature {
	public function boot(): void {
		add_action( 'enqueue_block_editor_assets', self::enqueue( ... ) );
	}

	private static function enqueue(): void {
		if ( ProductPosts::TYPE === get_post_type() ) {
			wp_enqueue_script( EditorScript::PRODUCT );
		}
	}
}
