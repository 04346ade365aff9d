<?php
declare(strict_types=1);

namespace HvacBlocks\Development;

use PHPStan\Type\Constant\ConstantArrayType;
use PHPStan\Type\MixedType;
use PHPStan\Type\Type;
use PHPStan\Type\UnionType;

/** A type of PHP as TypeScript names what its JSON is. What PHP says nothing of is `any`. */
final class TypeScriptType {
	public static function of( Type $type ): string {
		return match ( true ) {
			$type instanceof MixedType            => 'any',
			$type instanceof UnionType            => implode( ' | ', array_unique( array_map( self::of( ... ), $type->getTypes() ) ) ),
			1 === count( $type->getConstantStrings() ) => (string) json_encode( $type->getConstantStrings()[0]->getValue() ),
			1 === count( $type->getConstantArrays() ) => self::of_shape( $type->getConstantArrays()[0] ),
			$type->isArray()->yes()               => self::of_array( $type ),
			$type->isString()->yes()              => 'string',
			$type->isInteger()->yes(),
			$type->isFloat()->yes()               => 'number',
			$type->isTrue()->yes()                => 'true',
			$type->isFalse()->yes()               => 'false',
			$type->isBoolean()->yes()             => 'boolean',
			$type->isNull()->yes()                => 'null',
			default                               => 'any',
		};
	}

	private static function of_shape( ConstantArrayType $type ): string {
		if ( $type->isList()->yes() ) {
			// Lists that PHPStan knows item by item are lists all the same.
			return array() === $type->getValueTypes() ? 'never[]' : 'Array< ' . self::of( $type->getIterableValueType() ) . ' >';
		}

		$members = array();

		foreach ( $type->getKeyTypes() as $place => $key ) {
			$members[] = json_encode( (string) $key->getValue() ) . ( $type->isOptionalKey( $place ) ? '?: ' : ': ' ) . self::of( $type->getValueTypes()[ $place ] );
		}

		return '{ ' . implode( '; ', $members ) . ' }';
	}

	private static function of_array( Type $type ): string {
		$value = $type->getIterableValueType();

		return match ( true ) {
			$type->isList()->yes()      => 'Array< ' . self::of( $value ) . ' >',
			$value instanceof MixedType => 'any',
			default                     => 'Record< string, ' . self::of( $value ) . ' >',
		};
	}
}
