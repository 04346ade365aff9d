<?php
declare(strict_types=1);

namespace HvacBlocks\Development;

use HvacBlocks\Platform\Database\Query;
use PhpParser\Node;
use PhpParser\Node\Expr;
use PHPStan\Analyser\Scope;
use PHPStan\Rules\Rule;
use PHPStan\Rules\RuleErrorBuilder;
use PHPStan\Type\ObjectType;

/**
 * Only `Database\Query` sends statements to the database. Its parameters are `literal-string`, so PHPStan itself proves that each statement consists of
 * literals, and of values that wpdb prepares.
 *
 * @implements Rule<Expr\MethodCall>
 */
final class QueryRule implements Rule {
	private const METHODS = array( 'query', 'get_var', 'get_row', 'get_col', 'get_results', 'prepare', 'insert', 'replace', 'update', 'delete' );

	public function getNodeType(): string {
		return Expr\MethodCall::class;
	}

	public function processNode( Node $node, Scope $scope ): array {
		if (
			! $node->name instanceof Node\Identifier
			|| ! in_array( strtolower( $node->name->name ), self::METHODS, true )
			|| ! ( new ObjectType( 'wpdb' ) )->isSuperTypeOf( $scope->getType( $node->var ) )->yes()
			|| Query::class === $scope->getClassReflection()?->getName()
		) {
			return array();
		}

		return array(
			RuleErrorBuilder::message( "A statement that does not go through Database\\Query: \$wpdb->{$node->name->name}()." )
				->identifier( 'hvacBlocks.query' )
				->tip( 'Write Query::rows( $wpdb, \'SELECT … FROM %i WHERE id = %d\', $table, $id ); there are row(), value(), column() and run(), too.' )
				->build(),
		);
	}
}
