<?php
declare(strict_types=1);

namespace HvacBlocks\Testing\Reference;

use HvacBlocks\Editing\Blocks\BlockRenderer;
use HvacBlocks\Editing\Blocks\Examples\ExampleRenderer;
use HvacBlocks\Editing\Blocks\Islands;
use HvacBlocks\Editing\Blocks\View;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestServices;

/** The generated pages of the documentation match the code. `npm run goldens` rewrites them. */
final class ReferenceTest extends TestCase {
	private const BLOCKS = __DIR__ . '/../../../../blocks';

	private const DOCS = __DIR__ . '/../../../../../docs/reference';

	public function test_the_rest_reference_is_up_to_date(): void {
		$this->assert_page( 'rest.md', ( new RestReference( $this->audiences() ) )->markdown() );
	}

	public function test_the_openapi_document_is_up_to_date(): void {
		$this->assert_page( 'openapi.json', ( new OpenApi( $this->audiences() ) )->json() );
	}

	/** @return array<string, \Closure(): int> */
	private function audiences(): array {
		return array(
			'everybody'                => fn (): int => $this->as_role( 'anonymous' ),
			'those who may edit posts' => fn (): int => $this->as_role( 'contributor' ),
			'editors'                  => fn (): int => $this->as_role( 'editor' ),
			'marketing managers'       => fn (): int => $this->as_marketing_manager(),
			'administrators'           => fn (): int => $this->as_role( 'administrator' ),
		);
	}

	public function test_the_block_reference_is_up_to_date(): void {
		/** @var array<string, array{style: int, waiting: int, used: int}> $weights */
		$weights = (array) json_decode( (string) file_get_contents( self::DOCS . '/bytes.json' ), true );

		$this->assert_page( 'blocks.md', ( new BlockReference( self::BLOCKS, $weights, new PrintedDefault( self::examples() ) ) )->markdown() );
	}

	public function test_the_hook_reference_is_up_to_date(): void {
		$reference = new HookReference( dirname( __DIR__, 2 ) );

		foreach ( $reference->hooks() as $hook ) {
			self::assertNotSame( '', $hook['text'], "{$hook['name']} says what it is for." );
		}
		$this->assert_page( 'hooks.md', $reference->markdown() );
	}

	public function test_the_shortcode_reference_is_up_to_date(): void {
		$this->assert_page( 'shortcodes.md', ShortcodeReference::markdown() );
	}

	private static function examples(): ExampleRenderer {
		$services = TestServices::of();
		$renderer = new BlockRenderer( self::BLOCKS, new View( __DIR__ . '/../../../ui' ), $services, new Islands( '', '', '' ) );

		return new ExampleRenderer( self::BLOCKS, $renderer, TestServices::of_examples( $services ) );
	}

	private function assert_page( string $name, string $markdown ): void {
		$file = self::DOCS . "/$name";

		if ( getenv( 'UPDATE_GOLDENS' ) ) {
			file_put_contents( $file, $markdown );
		}

		self::assertStringEqualsFile( $file, $markdown, 'Run `npm run goldens`.' );
	}
}
