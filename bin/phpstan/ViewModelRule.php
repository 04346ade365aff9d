<?php
declare(strict_types=1);

namespace HvacBlocks\Development;

use HvacBlocks\Editing\Blocks\ViewModel;
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
		$directory = dirname( $scope->getFile() );

		if ( 'props.php' !== basename( $scope->getFile() ) || ! $node->class instanceof Node\Name || ViewModel::class !== $scope->resolveName( $node->class ) ) {
			return array();
		}

		foreach ( $node->getArgs() as $place => $argument ) {
			if ( 'props' === $argument->name?->name || ( null === $argument->name && 0 === $place ) ) {
				return $this->shape->errors( "$directory/view.php", $scope->getType( $argument->value ), ! is_file( "$directory/view.tsx" ) );
			}
		}

		return array();
	}
}
