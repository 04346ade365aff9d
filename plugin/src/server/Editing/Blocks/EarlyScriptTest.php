<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class EarlyScriptTest extends TestCase {
	private const PLUGIN = __DIR__ . '/../../../..';

	#[DataProvider( 'scripts' )]
	public function test_every_early_script_is_built_in_a_form_that_pages_can_print( string $name, string $file ): void {
		self::assertFileExists( $file );
		$code = require $file;

		self::assertIsString( $code );
		self::assertStringContainsString( "querySelectorAll(\".hvac-$name\")", $code );
		self::assertStringContainsString( EarlyScript::MARK, $code );
		self::assertDoesNotMatchRegularExpression( '~[\[\]\n]|</script|<!--|currentScript~i', $code );
		// It declares nothing that another script of the page may have declared.
		self::assertMatchesRegularExpression( '/^(document\.|\(\(\)=>\{)/', $code );
	}

	/** @return iterable<string, array{string, string}> the block and the built file of each */
	public static function scripts(): iterable {
		foreach ( glob( self::PLUGIN . '/blocks/*/early*.ts' ) ?: array() as $file ) {
			$block = basename( dirname( $file ) );

			if ( ! str_ends_with( $file, '.test.ts' ) ) {
				yield basename( $file ) . " of $block" => array( $block, self::PLUGIN . '/build/early/' . $block . substr( basename( $file, '.ts' ), strlen( 'early' ) ) . '.php' );
			}
		}
	}

	public function test_optimizers_leave_it_alone_and_a_policy_may_add_a_nonce(): void {
		add_filter( 'wp_inline_script_attributes', static fn ( array $attributes ): array => $attributes + array( 'nonce' => 'abc' ) );
		$tag = ( new EarlyScript() )->tag( 'closeable-banner' );

		self::assertMatchesRegularExpression( '~^<script(?=[^>]* nonce="abc")(?=[^>]* data-noptimize="1")(?=[^>]* nowprocket)[^>]*>\s*document\.[^<]+</script>$~', $tag );
	}

	public function test_a_variant_has_a_script_of_its_own(): void {
		self::assertStringContainsString( 'console.warn', ( new EarlyScript( variant: 'nowhere' ) )->tag( 'support-dealer-card' ) );
		self::assertStringNotContainsString( 'console.warn', ( new EarlyScript() )->tag( 'support-dealer-card' ) );
	}
}
