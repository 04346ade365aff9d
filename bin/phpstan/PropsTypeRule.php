<?php
declare(strict_types=1);

namespace HvacBlocks\Development;

use HvacBlocks\Editing\Blocks\ViewModel;
use PhpParser\Node;
use PhpParser\Node\Expr\New_;
use PHPStan\Analyser\Scope;
use PHPStan\Rules\Rule;
use PHPStan\Rules\RuleErrorBuilder;

/**
 * Reports the type of what each `props.php` gives a `view.tsx`, in TypeScript. `bin/props-types.mjs` collects these messages; no other run of
 * PHPStan has the rule.
 *
 * @implements Rule<New_>
 */
final readonly class PropsTypeRule implements Rule {
	public function getNodeType(): string {
		return New_::class;
	}

	public function processNode( Node $node, Scope $scope ): array {
		if ( 'props.php' !== basename( $scope->getFile() ) || ! $node->class instanceof Node\Name || ViewModel::class !== $scope->resolveName( $node->class ) ) {
			return array();
		}

		foreach ( $node->getArgs() as $place => $argument ) {
			if ( 'props' === $argument->name?->name || ( null === $argument->name && 0 === $place ) ) {
				return array( RuleErrorBuilder::message( TypeScriptType::of( $scope->getType( $argument->value ) ) )->identifier( 'hvacBlocks.propsType' )->build() );
			}
		}

		return array();
	}
}
