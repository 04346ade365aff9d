<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Editing\Blocks\Examples\Example;
use HvacBlocks\Editing\Blocks\Examples\ExampleRenderer;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestServices;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * Every example of every block and `ui` part prints its golden file. `npm run goldens` rewrites the golden files, to be reviewed with the change.
 */
#[Group( 'rendering' )]
final class GoldenTest extends TestCase {
	private const PLUGIN = __DIR__ . '/../../../..';

	#[DataProvider( 'examples_of_blocks' )]
	public function test_block_prints_its_golden( string $block, string $name ): void {
		$renderer = $this->examples();

		foreach ( $renderer->examples( $block ) as $example ) {
			if ( $example->name === $name ) {
				$language = $example->language ?? Language::English;
				$html     = LanguageSwitch::in( $language, static fn (): string => $renderer->render( $block, $example, $language ) );
				$this->assert_golden( self::PLUGIN . "/blocks/$block/golden/$name.html", $html );
			}
		}
	}

	/**
	 * @param array<string, mixed>  $props
	 * @param array<string, string> $slots
	 */
	#[DataProvider( 'examples_of_parts' )]
	public function test_part_prints_its_golden( string $part, string $name, array $props, array $slots ): void {
		$directory = self::PLUGIN . '/src/ui';
		$html      = ( new View( $directory ) )->render( "$directory/$part/view.php", $props, $slots );

		$this->assert_golden( "$directory/$part/golden/$name.html", $html );
	}

	#[DataProvider( 'mutations' )]
	public function test_a_changed_view_does_not_print_the_golden( string $block, string $search, string $replacement ): void {
		$view    = (string) file_get_contents( self::PLUGIN . "/blocks/$block/view.php" );
		$mutated = (string) preg_replace( $search, $replacement, $view );
		self::assertNotSame( $view, $mutated );

		$directory = get_temp_dir() . 'hvac-blocks-mutation-' . wp_generate_uuid4();
		self::copy_folder( self::PLUGIN . "/blocks/$block", "$directory/$block" );
		file_put_contents( "$directory/$block/view.php", $mutated );
		// Blocks inside an example stay as they are.
		foreach ( (array) glob( self::PLUGIN . '/blocks/[a-z]*', GLOB_ONLYDIR ) as $other ) {
			file_exists( "$directory/" . basename( (string) $other ) ) || symlink( (string) $other, "$directory/" . basename( (string) $other ) );
		}

		$renderer = $this->examples( $directory );
		$changed  = 0;

		foreach ( $renderer->examples( $block ) as $example ) {
			$language = $example->language ?? Language::English;
			$html     = LanguageSwitch::in( $language, static fn (): string => $renderer->render( $block, $example, $language ) );
			$changed += (int) ( self::legible( $html ) !== file_get_contents( self::PLUGIN . "/blocks/$block/golden/{$example->name}.html" ) );
		}

		self::assertGreaterThan( 0, $changed );
	}

	/**
	 * A block of each kind, chosen anew at each run; `HVAC_TEST_SEED` repeats the choice that a failure names.
	 *
	 * @return iterable<string, array{string, string, string}>
	 */
	public static function mutations(): iterable {
		$seed = (int) ( getenv( 'HVAC_TEST_SEED' ) ?: random_int( 1, 9999 ) );

		foreach ( array( 'static block', 'island' ) as $kind ) {
			$blocks = array_values(
				array_filter(
					array_map( static fn ( string|false $directory ): string => basename( (string) $directory ), (array) glob( self::PLUGIN . '/blocks/[a-z]*', GLOB_ONLYDIR ) ),
					static fn ( string $block ): bool => ( 'island' === $kind ) === is_file( self::PLUGIN . "/blocks/$block/island.ts" ) && 1 === preg_match( '/class="hvac-[\w-]+"/', (string) file_get_contents( self::PLUGIN . "/blocks/$block/view.php" ) )
				)
			);
			$block  = $blocks[ $seed % count( $blocks ) ];
			$which  = "of the $kind $block, HVAC_TEST_SEED=$seed";

			yield "a class $which" => array( $block, '/class="hvac-/', 'class="havc-' );
			yield "a text $which" => array( $block, '/(callable \$ui \): void \{)/', "$1 echo 'Or: ';" );
			yield "a space $which" => array( $block, '/class="(hvac-[\w-]+)"/', 'class="$1 "' );
		}
	}

	/** @return iterable<string, array{string, string}> */
	public static function examples_of_blocks(): iterable {
		foreach ( (array) glob( self::PLUGIN . '/blocks/[a-z]*', GLOB_ONLYDIR ) as $directory ) {
			$block = basename( (string) $directory );

			foreach ( Example::of_block( (string) $directory ) as $example ) {
				yield "$block: {$example->name}" => array( $block, $example->name );
			}
		}
	}

	/** @return iterable<string, array{string, string, array<string, mixed>, array<string, string>}> */
	public static function examples_of_parts(): iterable {
		foreach ( (array) glob( self::PLUGIN . '/src/ui/*/*/examples.json' ) as $file ) {
			$part = substr( dirname( (string) $file ), strlen( self::PLUGIN . '/src/ui/' ) );
			/** @var list<array{name: string, props: array<string, mixed>, slots?: array<string, string>}> $examples */
			$examples = json_decode( (string) file_get_contents( (string) $file ), true, 512, JSON_THROW_ON_ERROR );

			foreach ( $examples as $example ) {
				yield "$part: {$example['name']}" => array( $part, $example['name'], $example['props'], $example['slots'] ?? array() );
			}
		}
	}

	private function examples( string $directory = self::PLUGIN . '/blocks' ): ExampleRenderer {
		$services = TestServices::of();
		$renderer = new BlockRenderer( $directory, new View( self::PLUGIN . '/src/ui' ), $services, new Islands( '', '', '' ) );

		return new ExampleRenderer( $directory, $renderer, TestServices::of_examples( $services ) );
	}

	private static function copy_folder( string $from, string $to ): void {
		mkdir( $to, 0700, true );

		foreach ( array_diff( (array) scandir( $from ), array( '.', '..', 'golden' ) ) as $name ) {
			is_dir( "$from/$name" ) ? self::copy_folder( "$from/$name", "$to/$name" ) : copy( "$from/$name", "$to/$name" );
		}
	}

	private function assert_golden( string $file, string $html ): void {
		if ( getenv( 'UPDATE_GOLDENS' ) ) {
			is_dir( dirname( $file ) ) || mkdir( dirname( $file ), 0755, true );
			file_put_contents( $file, self::legible( $html ) );
		}

		self::assertFileExists( $file, 'Run `npm run goldens` and review what it writes.' );
		self::assertStringEqualsFile( $file, self::legible( $html ) );
	}

	/** One tag per line, so that changes can be reviewed. */
	private static function legible( string $html ): string {
		return str_replace( '><', ">\n<", $html ) . "\n";
	}
}
