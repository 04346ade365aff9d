<?php
declare(strict_types=1);

namespace HvacBlocks\Development;

use PhpParser\Node;
use PhpParser\Node\Expr\New_;
use PHPStan\Analyser\Scope;
use PHPStan\Rules\Rule;

/**
 * The result of a `props.php` matches what the view beside it states.
 *
 * @implements Rule<New_>
 */
final readonly class ViewModelRule implements Rule {
	public function __construct( private ViewShape $shape ) {}

	public function getNodeType(): string {
		return New_::class;
	}

	public function processNode( Node $node, Scope $scope ): array {
		$props     = ViewModelProps::of( $node, $scope );
		$directory = dirname( $scope->getFile() );

		return null === $props ? array() : $this->shape->errors( "$directory/view.php", $props, ! is_file( "$directory/view.tsx" ) );
	}
}
