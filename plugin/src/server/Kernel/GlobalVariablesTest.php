<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use HvacBlocks\Testing\SourceFiles;
use HvacBlocks\Testing\TestCase;
use PhpParser\Node;
use PhpParser\Node\Expr\Variable;
use PhpParser\NodeTraverser;
use PhpParser\NodeVisitor;
use PhpParser\NodeVisitorAbstract;
use PhpParser\ParserFactory;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

/**
 * No file of the plugin has a variable outside functions and classes: where WordPress includes the file, it would be a global of the site.
 * WordPress.org's Plugin Check reports each as `PrefixAllGlobals`.
 */
final class GlobalVariablesTest extends TestCase {
	private const PLUGIN = __DIR__ . '/../../..';

	public function test_no_file_has_a_variable_of_its_own(): void {
		$found = array();
		$files = 0;

		foreach ( self::files() as $name => $path ) {
			$names = self::variables( (string) file_get_contents( $path ) );
			++$files;

			if ( array() !== $names ) {
				$found[] = "$name: \$" . implode( ', $', $names );
			}
		}

		self::assertSame( array(), $found, 'Return a static function.' );
		self::assertGreaterThan( 700, $files );
	}

	/** @param list<string> $names */
	#[TestWith( array( '<?php $heading = "h2"; ?><p><?php echo $level; ?></p>', array( 'heading', 'level' ) ) )]
	#[TestWith( array( '<?php foreach ( [] as $key => [ $value ] ) {}', array( 'key', 'value' ) ) )]
	#[TestWith( array( '<?php $hvac_blocks_main = 1; return static function ( $a ): void { $b = $a; };', array() ) )]
	#[TestWith( array( '<?php return static fn ( $a ) => $a; class A { public $b; function c( $d ) { return $d; } } function e( $f ) {}', array() ) )]
	#[TestWith( array( '<?php return static function () use ( $early ): void {};', array( 'early' ) ) )]
	public function test_finds_those_outside_of_functions( string $code, array $names ): void {
		self::assertSame( $names, self::variables( $code ) );
	}

	/** @return list<string> variables without the plugin's prefix that are not WordPress' own */
	private static function variables( string $code ): array {
		$visitor = new class() extends NodeVisitorAbstract {
			/** @var list<string> */
			public array $names = array();

			public function enterNode( Node $node ): ?int {
				// The variables that a closure captures are outside it.
				foreach ( $node instanceof Node\Expr\Closure ? $node->uses : array() as $use ) {
					$this->enterNode( $use->var );
				}
				if ( $node instanceof Node\FunctionLike || $node instanceof Node\Stmt\ClassLike ) {
					return NodeVisitor::DONT_TRAVERSE_CHILDREN;
				}
				if ( $node instanceof Variable && is_string( $node->name ) && 'wpdb' !== $node->name && ! str_starts_with( $node->name, 'hvac_blocks' ) ) {
					$this->names[] = $node->name;
				}

				return null;
			}
		};

		( new NodeTraverser( $visitor ) )->traverse( ( new ParserFactory() )->createForHostVersion()->parse( $code ) ?? array() );

		return array_values( array_unique( $visitor->names ) );
	}

	/** @return iterable<string, string> the path of each PHP file by its name in the plugin, without development and test files */
	private static function files(): iterable {
		foreach ( SourceFiles::below( self::PLUGIN, '~^(?!build/|src/server/Testing/).*(?<!Test|TestCase|Contract)\.php$~D' ) as $name ) {
			yield $name => self::PLUGIN . "/$name";
		}
	}
}
