<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Content;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

/** Tables that scroll on a phone can be reached by keyboard. */
final class ScrollingTablesTest extends TestCase {
	#[TestWith( array( '{"hasFixedLayout":false}', '<table>', '<figure tabindex="0" class="wp-block-table">' ) )]
	#[TestWith( array( '{}', '<table class="has-fixed-layout">', '<figure class="wp-block-table">' ) )]
	public function test_a_table_takes_the_focus_if_it_may_scroll( string $attributes, string $table, string $figure ): void {
		( new ScrollingTables() )->boot();

		self::assertStringContainsString( $figure, do_blocks( "<!-- wp:table $attributes --><figure class=\"wp-block-table\">$table<tbody><tr><td>A</td></tr></tbody></table></figure><!-- /wp:table -->" ) );
	}
}
