<?php
declare(strict_types=1);

namespace HvacBlocks\Development;

use PhpParser\Node;
use PhpParser\Node\Expr;
use PHPStan\Analyser\Scope;
use PHPStan\Rules\Rule;
use PHPStan\Rules\RuleErrorBuilder;
use PHPStan\Type\ObjectType;

/**
 * A query is a literal, or what `wpdb::prepare()` made, written in the call itself.
 * That `prepare()` is given a literal is a matter of its own signature.
 *
 * @implements Rule<Expr\MethodCall>
 */
final class PreparedQueryRule implements Rule {
	private const METHODS = array( 'query', 'get_var', 'get_row', 'get_col', 'get_results' );

	public function getNodeType(): string {
		return Expr\MethodCall::class;
	}

	public function processNode( Node $node, Scope $scope ): array {
		$query = $node->args[0] ?? null;

		if ( ! self::is_of_wpdb( $node, $scope, self::METHODS ) || ! $query instanceof Node\Arg || self::is_safe( $query->value, $scope ) ) {
			return array();
		}

		return array(
			RuleErrorBuilder::message( 'This query is neither a literal nor the result of $wpdb->prepare().' )
				->identifier( 'hvacBlocks.preparedQuery' )
				->tip( 'Pass $wpdb->prepare( … ) directly, with %i for the names of tables and columns.' )
				->build(),
		);
	}

	private static function is_safe( Expr $query, Scope $scope ): bool {
		while ( $query instanceof Expr\Cast\String_ ) {
			$query = $query->expr;
		}

		return $scope->getType( $query )->isLiteralString()->yes()
			|| ( $query instanceof Expr\MethodCall && self::is_of_wpdb( $query, $scope, array( 'prepare' ) ) );
	}

	/** @param list<string> $methods */
	private static function is_of_wpdb( Expr\MethodCall $call, Scope $scope, array $methods ): bool {
		return $call->name instanceof Node\Identifier
			&& in_array( $call->name->name, $methods, true )
			&& ( new ObjectType( 'wpdb' ) )->isSuperTypeOf( $scope->getType( $call->var ) )->yes();
	}
}
