<?php
declare(strict_types=1);

namespace HvacBlocks\Development;

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
		$props = ViewModelProps::of( $node, $scope );

		return null === $props ? array() : array( RuleErrorBuilder::message( TypeScriptType::of( $props ) )->identifier( 'hvacBlocks.propsType' )->build() );
	}
}
