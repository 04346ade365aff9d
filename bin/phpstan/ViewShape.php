<?php
declare(strict_types=1);

namespace HvacBlocks\Development;

use PHPStan\Analyser\NameScope;
use PHPStan\PhpDoc\TypeStringResolver;
use PHPStan\Rules\IdentifierRuleError;
use PHPStan\Rules\RuleErrorBuilder;
use PHPStan\Type\Type;
use PHPStan\Type\VerbosityLevel;

/**
 * The shape of the props that a view prints: the `@var array{…} $props` at its top, or `@var shape-of<Class, Alias> $props` (`ShapeOf`).
 *
 * Nothing can be checked in an `array<string, mixed>`: code that makes props states their shape.
 */
final readonly class ViewShape {
	public function __construct( private TypeStringResolver $types ) {}

	/**
	 * @param string $view     the path of a `view.php`
	 * @param Type   $props    what it receives
	 * @param bool   $is_whole whether only the view prints them, so that it must list them all
	 * @return list<IdentifierRuleError>
	 */
	public function errors( string $view, Type $props, bool $is_whole ): array {
		$code = is_file( $view ) ? (string) file_get_contents( $view ) : '';

		if ( 1 !== preg_match( '~/\*\*(?:(?!\*/).)*?@var\s+(?<type>(?:array|shape-of)(?:(?!\*/).)*?)\s\$props\b~s', $code, $found ) ) {
			return array();
		}

		$shape  = $this->types->resolve( (string) preg_replace( '/^\s*\*\s?/m', '', $found['type'] ), new NameScope( null, self::imports( $code ) ) );
		$result = $shape->accepts( $props, true );

		$named  = basename( dirname( $view ) ) . '/view.php';
		$errors = array();

		if ( $result->no() || ( ! $result->yes() && $props->isConstantArray()->yes() ) ) {
			$errors[] = self::error( "What $named prints is not of the shape that it states. " . implode( ' ', $result->reasons ) . ' It is given ' . $props->describe( VerbosityLevel::precise() ) . '.' );
		}

		foreach ( $is_whole ? array_diff( self::names( $props ), self::names( $shape ) ) : array() as $name ) {
			$errors[] = self::error( "$named does not print \"$name\"." );
		}

		return $errors;
	}

	/** @return list<int|string> */
	private static function names( Type $type ): array {
		$names = array();

		foreach ( $type->getConstantArrays() as $array ) {
			foreach ( $array->getKeyTypes() as $key ) {
				$names[] = $key->getValue();
			}
		}

		return $names;
	}

	/** @return array<string, string> the classes that a file imports, by their short names in lower case */
	private static function imports( string $code ): array {
		preg_match_all( '/^use ([\w\\\\]+\\\\(\w+));/m', $code, $found );

		return array_combine( array_map( strtolower( ... ), $found[2] ), $found[1] );
	}

	private static function error( string $message ): IdentifierRuleError {
		return RuleErrorBuilder::message( $message )->identifier( 'hvacBlocks.viewShape' )->build();
	}
}
