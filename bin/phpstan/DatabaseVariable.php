<?php
declare(strict_types=1);

namespace HvacBlocks\Development;

use PhpParser\Node\Expr;
use PhpParser\Node\Scalar\String_;
use PHPStan\Analyser\Scope;
use PHPStan\Type\ExpressionTypeResolverExtension;
use PHPStan\Type\ObjectType;
use PHPStan\Type\Type;

/** `global $wpdb` and `$GLOBALS['wpdb']` are WordPress's database: a variable of this name is always that. */
final class DatabaseVariable implements ExpressionTypeResolverExtension {
	public function getType( Expr $expr, Scope $scope ): ?Type {
		$is_variable = $expr instanceof Expr\Variable && 'wpdb' === $expr->name;
		$is_global   = $expr instanceof Expr\ArrayDimFetch
			&& $expr->var instanceof Expr\Variable
			&& 'GLOBALS' === $expr->var->name
			&& $expr->dim instanceof String_
			&& 'wpdb' === $expr->dim->value;

		return $is_variable || $is_global ? new ObjectType( 'wpdb' ) : null;
	}
}
