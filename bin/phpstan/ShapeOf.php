<?php
declare(strict_types=1);

namespace HvacBlocks\Development;

use PHPStan\Analyser\NameScope;
use PHPStan\PhpDoc\TypeNodeResolver;
use PHPStan\PhpDoc\TypeNodeResolverAwareExtension;
use PHPStan\PhpDoc\TypeNodeResolverExtension;
use PHPStan\PhpDocParser\Ast\Type\GenericTypeNode;
use PHPStan\PhpDocParser\Ast\Type\IdentifierTypeNode;
use PHPStan\PhpDocParser\Ast\Type\TypeNode;
use PHPStan\Reflection\ReflectionProvider;
use PHPStan\Type\Type;

/** `shape-of<FormProps, Step>` in a view is the `@phpstan-type Step` of `FormProps`: PHPStan itself imports types into classes only. */
final class ShapeOf implements TypeNodeResolverExtension, TypeNodeResolverAwareExtension {
	private TypeNodeResolver $resolver;

	public function __construct( private readonly ReflectionProvider $classes ) {}

	public function setTypeNodeResolver( TypeNodeResolver $typeNodeResolver ): void {
		$this->resolver = $typeNodeResolver;
	}

	public function resolve( TypeNode $typeNode, NameScope $nameScope ): ?Type {
		if ( ! $typeNode instanceof GenericTypeNode || 'shape-of' !== (string) $typeNode->type || 2 !== count( $typeNode->genericTypes ) ) {
			return null;
		}

		[ $of, $named ] = $typeNode->genericTypes;

		if ( ! $of instanceof IdentifierTypeNode || ! $named instanceof IdentifierTypeNode ) {
			return null;
		}

		$class = $nameScope->resolveStringName( (string) $of );

		$alias = $this->classes->hasClass( $class ) ? $this->classes->getClass( $class )->getTypeAliases()[ (string) $named ] ?? null : null;

		return $alias?->resolve( $this->resolver ); // @phpstan-ignore phpstanApi.method (there is no other way to an alias of another class)
	}
}
