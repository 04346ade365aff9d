<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Admin;

use HvacBlocks\Editing\Blocks\EditorScript;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\After;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Post;

defined( 'ABSPATH' ) || exit;

final class ProductPanelTest extends TestCase {
	#[After]
	public function leave_the_editor(): void {
		wp_dequeue_script( EditorScript::PRODUCT );
		unset( $GLOBALS['post'] );
	}

	#[TestWith( array( 'hvac_product', true ) )]
	#[TestWith( array( 'page', false ) )]
	public function test_only_the_editor_of_products_has_its_fields( string $type, bool $expected ): void {
		$GLOBALS['post'] = new WP_Post( (object) array( 'ID' => 7, 'post_type' => $type, 'filter' => 'raw' ) ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride,WordPress.Arrays.ArrayDeclarationSpacing -- as the editor's page has it.
		( new ProductPanel() )->boot();

		do_action( 'enqueue_block_editor_assets' );

		self::assertSame( $expected, wp_script_is( EditorScript::PRODUCT ) );
	}
}
