<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Preview;

use HvacBlocks\Editing\Blocks\BlockRenderer;
use HvacBlocks\Editing\Blocks\Examples\ExampleRenderer;
use HvacBlocks\Editing\Blocks\Islands;
use HvacBlocks\Editing\Blocks\View;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestServices;

final class EditorPreviewTest extends TestCase {
	private const BLOCKS = __DIR__ . '/../../../../../blocks';

	public function test_a_block_that_fails_says_so_and_leaves_the_others_and_the_language_alone(): void {
		$directory = get_temp_dir() . 'hvac-blocks-preview-' . wp_generate_uuid4();
		mkdir( "$directory/faq", 0700, true );
		file_put_contents( "$directory/faq/props.php", '<?php return static fn (): array => throw new RuntimeException( "<b>Broken</b>" );' );
		mkdir( "$directory/zip-form", 0700, true );
		copy( self::BLOCKS . '/zip-form/props.php', "$directory/zip-form/props.php" );
		$preview = self::preview( $directory );
		$log     = ini_set( 'error_log', "$directory/log.txt" );
		$locale  = determine_locale();

		$failed = $preview->of( 'faq', array(), Language::Spanish );
		$fine   = $preview->of( 'zip-form', array(), Language::Spanish );
		ini_set( 'error_log', (string) $log );

		self::assertStringContainsString( 'could not show this block', $failed['error'] );
		self::assertStringNotContainsString( 'Broken', $failed['error'] );
		self::assertNull( $failed['props'] );
		self::assertNull( $failed['html'] );
		self::assertStringContainsString( 'preview of faq failed', (string) file_get_contents( "$directory/log.txt" ) );
		self::assertSame( '', $fine['error'] );
		self::assertNotNull( $fine['props'] );
		self::assertSame( $locale, determine_locale() );
	}

	public function test_a_block_without_words_is_there_to_be_typed_into(): void {
		$preview = self::preview( self::BLOCKS );

		foreach ( array( 'certificate', 'common-issue', 'faq-item', 'guide-item', 'iaq-product-card', 'leasing-step', 'price-card', 'topic-card', 'warranty-document', 'warranty-type' ) as $name ) {
			$shown = $preview->of( $name, array(), Language::English );

			self::assertSame( '', $shown['error'] );
			self::assertMatchesRegularExpression( '/data-hvac-slot="(title|line|question)"><\//', (string) $shown['html'], $name );
			self::assertSame( '', do_blocks( "<!-- wp:hvac-blocks/$name /-->" ), $name );
		}
	}

	public function test_an_article_is_presented_without_one_being_chosen_but_visitors_see_none(): void {
		$preview = self::preview( self::BLOCKS );

		self::assertStringContainsString( 'How to choose the right size of heat pump', (string) $preview->of( 'related-article', array( 'link' => 'sample' ), Language::English )['html'] );
		self::assertStringContainsString( 'Comment choisir', (string) $preview->of( 'related-article', array( 'link' => 'sample' ), Language::French )['html'] );
		self::assertNull( $preview->of( 'related-article', array(), Language::English )['html'] );
		self::assertSame( '', do_blocks( '<!-- wp:hvac-blocks/related-article {"link":"sample"} /-->' ) );
	}

	private static function preview( string $directory ): EditorPreview {
		$services = TestServices::of();
		$renderer = new BlockRenderer( $directory, new View( __DIR__ . '/../../../../ui' ), $services, new Islands( '', '', '' ) );

		return new EditorPreview( $renderer, TestServices::of_examples( $services ), new ExampleRenderer( $directory, $renderer, TestServices::of_examples( $services ) ), new EditorNeeds() );
	}
}
