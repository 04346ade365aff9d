<?php
declare(strict_types=1);

namespace HvacBlocks\Development;

use PhpParser\Node;
use PhpParser\Node\Expr\FuncCall;
use PhpParser\Node\Expr\Variable;
use PHPStan\Analyser\Scope;
use PHPStan\Rules\Rule;

/**
 * The props that a view passes to a part, `$ui( 'controls/icon', array( … ) )`, match those stated in the part's view.
 *
 * @implements Rule<FuncCall>
 */
final readonly class PartRule implements Rule {
	private const PARTS = __DIR__ . '/../../plugin/src/ui';

	public function __construct( private ViewShape $shape ) {}

	public function getNodeType(): string {
		return FuncCall::class;
	}

	public function processNode( Node $node, Scope $scope ): array {
		if ( ! $node->name instanceof Variable || 'ui' !== $node->name->name || 2 !== count( $node->getArgs() ) ) {
			return array();
		}

		$errors = array();

		foreach ( $scope->getType( $node->getArgs()[0]->value )->getConstantStrings() as $part ) {
			array_push( $errors, ...$this->shape->errors( self::PARTS . "/{$part->getValue()}/view.php", $scope->getType( $node->getArgs()[1]->value ), false ) );
		}

		return $errors;
	}
}
