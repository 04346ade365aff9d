<?php
declare(strict_types=1);

namespace HvacBlocks\Development;

use PhpParser\Node\Expr;
use PHPStan\Analyser\Scope;
use PHPStan\PhpDoc\TypeStringResolver;
use PHPStan\Type\ExpressionTypeResolverExtension;
use PHPStan\Type\Type;

/** What a view prints with: `$text( … )` a text, `$slot( … )` a slot, `$ui( … )` a part. They have these types in every view. */
final class ViewFunctions implements ExpressionTypeResolverExtension {
	private const TYPES = array(
		'text' => 'callable( string ): void',
		'slot' => 'callable( string ): void',
		'ui'   => 'callable( string, array<string, mixed> ): void',
	);

	/** @var array<string, Type> by the name of the variable */
	private array $types = array();

	public function __construct( private readonly TypeStringResolver $resolver ) {}

	public function getType( Expr $expr, Scope $scope ): ?Type {
		if ( ! $expr instanceof Expr\Variable || ! is_string( $expr->name ) || ! isset( self::TYPES[ $expr->name ] ) || 1 !== preg_match( '~/(?:view|parts/[\w-]+)\.php$~D', $scope->getFile() ) ) {
			return null;
		}

		return $this->types[ $expr->name ] ??= $this->resolver->resolve( self::TYPES[ $expr->name ] );
	}
}
