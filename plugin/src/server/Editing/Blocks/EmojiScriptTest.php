<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

#[Group( 'rendering' )]
final class EmojiScriptTest extends TestCase {
	public function test_it_leaves_every_example_of_every_block_alone(): void {
		$goldens = (array) glob( dirname( __DIR__, 4 ) . '/blocks/*/golden/*.html' );
		$shown   = 0;

		foreach ( $goldens as $golden ) {
			$tags = new WP_HTML_Tag_Processor( (string) file_get_contents( (string) $golden ) );

			if ( $tags->next_tag() ) {
				++$shown;
				self::assertTrue( $tags->has_class( EmojiScript::EXEMPT ), (string) $golden );
			}
		}

		self::assertGreaterThan( 100, $shown );
	}
}
