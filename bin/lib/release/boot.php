<?php
/**
 * Reads an object of PHP sources by name as JSON, one class each, and prints them as one file, each after what it extends and implements. A comment takes the
 * place of `<?php`: a line of this file leads to the line of the source, and the comment to its name.
 */
declare(strict_types=1);

use HvacBlocks\Kernel\FormerNames;

const FOLDER = 'src/server/';

/** The class of a source, by its name. */
$class_of = static fn ( string $name ): string => 'HvacBlocks\\' . str_replace( '/', '\\', substr( $name, strlen( FOLDER ), -4 ) );

/** @return list<string> the classes that PHP needs before it can declare the one of this source */
$parents = static function ( string $source ): array {
	$namespace = '';
	$imports   = array();
	$found     = array();
	$depth     = 0;
	$within    = '';

	foreach ( PhpToken::tokenize( $source, TOKEN_PARSE ) as $token ) {
		if ( $token->is( array( T_NAMESPACE, T_EXTENDS, T_IMPLEMENTS, T_USE ) ) ) {
			$within = T_USE === $token->id ? "use $depth" : strtolower( $token->text );
		} elseif ( $token->is( array( '{', T_CURLY_OPEN, T_DOLLAR_OPEN_CURLY_BRACES ) ) ) {
			++$depth;
			$within = '';
		} elseif ( $token->is( '}' ) ) {
			--$depth;
			$within = '';
		} elseif ( $token->is( array( ';', ')' ) ) ) {
			$within = '';
		} elseif ( '' !== $within && $token->is( array( T_STRING, T_NAME_QUALIFIED, T_NAME_FULLY_QUALIFIED ) ) ) {
			if ( 'namespace' === $within ) {
				$namespace = $token->text;
			} elseif ( 'use 0' === $within ) {
				$imports[ substr( strrchr( "\\$token->text", '\\' ), 1 ) ] = $token->text;
			} elseif ( 'use 1' === $within || 'extends' === $within || 'implements' === $within ) {
				$found[] = ltrim( $token->is( T_NAME_FULLY_QUALIFIED ) ? $token->text : $imports[ $token->text ] ?? "$namespace\\$token->text", '\\' );
			}
		}
	}

	return $found;
};

/** A source without what a file has only once. It keeps its lines, and `__DIR__` and `__FILE__` still name its own place. */
$section = static function ( string $name, string $source ): string {
	$path = substr( $name, strlen( FOLDER ) );
	$text = '';

	foreach ( PhpToken::tokenize( $source, TOKEN_PARSE ) as $token ) {
		$text .= match ( true ) {
			$token->is( T_OPEN_TAG ) => "// $path\n",
			$token->is( T_DIR )      => dirname( $path ) === '.' ? '__DIR__' : "( __DIR__ . '/" . dirname( $path ) . "' )",
			$token->is( T_FILE )     => "( __DIR__ . '/$path' )",
			default                  => $token->text,
		};
	}

	return rtrim( str_replace( array( "\ndeclare(strict_types=1);", "\ndefined( 'ABSPATH' ) || exit;" ), "\n", $text ) ) . "\n";
};

/** @var array<string, string> $sources */
$sources  = json_decode( (string) stream_get_contents( STDIN ), true, 2, JSON_THROW_ON_ERROR );
$by_class = array_combine( array_map( $class_of, array_keys( $sources ) ), array_keys( $sources ) );
$done     = array();
$text     = '';

$add = static function ( string $name ) use ( &$add, &$done, &$text, $sources, $by_class, $parents, $section ): void {
	if ( isset( $done[ $name ] ) ) {
		return;
	}

	$done[ $name ] = true;

	foreach ( $parents( $sources[ $name ] ) as $parent ) {
		if ( isset( $by_class[ $parent ] ) ) {
			$add( $by_class[ $parent ] );
		} elseif ( str_contains( $parent, '\\' ) || ! ( class_exists( $parent ) || interface_exists( $parent ) ) ) {
			throw new RuntimeException( "$name needs $parent, which is not among the classes of every request." );
		}
	}

	$text .= $section( $name, $sources[ $name ] );
};

array_map( $add, array_keys( $sources ) );

define( 'ABSPATH', '/' );
require dirname( __DIR__, 3 ) . '/plugin/' . FOLDER . 'Kernel/FormerNames.php';

foreach ( array_intersect( array_map( static fn ( string $class_name ): string => substr( $class_name, 11 ), array_keys( $by_class ) ), array_keys( FormerNames::ALL ) ) as $class_name ) {
	$text .= "\\HvacBlocks\\Kernel\\FormerNames::keep( '$class_name' );\n";
}

echo "<?php declare(strict_types=1); namespace HvacBlocks; defined( 'ABSPATH' ) || exit;\n$text"; // phpcs:ignore WordPress.Security.EscapeOutput -- code.
