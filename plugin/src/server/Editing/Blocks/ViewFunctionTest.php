<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use Closure;
use HvacBlocks\Testing\TestCase;
use LogicException;
use PHPUnit\Framework\Attributes\DataProvider;
use ReflectionFunction;
use ReflectionParameter;

/** A view is a function that `View` calls with four positional arguments. */
final class ViewFunctionTest extends TestCase {
	private const PLUGIN = __DIR__ . '/../../../..';

	#[DataProvider( 'views' )]
	public function test_a_view_returns_a_static_function_of_all_that_it_is_given( string $file ): void {
		$view = require $file;
		self::assertInstanceOf( Closure::class, $view );
		$function = new ReflectionFunction( $view );

		self::assertSame( array( 'props', 'text', 'slot', 'ui' ), array_map( static fn ( ReflectionParameter $parameter ): string => $parameter->getName(), $function->getParameters() ) );
		self::assertTrue( $function->isStatic() );
	}

	public function test_a_view_that_is_printed_twice_is_read_once(): void {
		$file = self::file( '<?php $GLOBALS["hvac_blocks_read"]++; return static function (): void { echo "<hr>"; };' );
		$view = new View( '' );
		$GLOBALS['hvac_blocks_read'] = 0;

		self::assertSame( '<hr><hr>', $view->render( $file, array() ) . $view->render( $file, array() ) );
		self::assertSame( 1, $GLOBALS['hvac_blocks_read'] );
		unset( $GLOBALS['hvac_blocks_read'] );
		unlink( $file );
	}

	public function test_a_file_without_a_function_is_named(): void {
		$file = self::file( '<hr>' );

		try {
			( new View( '' ) )->render( $file, array() );
			self::fail( 'It is no view.' );
		} catch ( LogicException $exception ) {
			self::assertStringContainsString( basename( $file ), $exception->getMessage() );
		} finally {
			unlink( $file );
		}
	}

	/** @return iterable<string, array{string}> */
	public static function views(): iterable {
		foreach ( array( 'blocks/[a-z]*/view.php', 'src/ui/*/*/view.php' ) as $pattern ) {
			foreach ( glob( self::PLUGIN . "/$pattern" ) ?: array() as $file ) {
				yield substr( $file, strlen( self::PLUGIN ) ) => array( $file );
			}
		}
	}

	private static function file( string $code ): string {
		$file = get_temp_dir() . 'hvac-blocks-view-' . wp_generate_uuid4() . '.php';
		file_put_contents( $file, $code );

		return $file;
	}
}
