<?php
declare(strict_types=1);

namespace HvacBlocks\Development;

use HvacBlocks\Editing\Blocks\ViewModel;
use PhpParser\Node;
use PhpParser\Node\Expr\New_;
use PHPStan\Analyser\Scope;
use PHPStan\Type\Type;

/** The props that a `props.php` gives its view model. */
final class ViewModelProps {
	/** @return ?Type null if this is no view model of a `props.php`, or it has no props */
	public static function of( New_ $node, Scope $scope ): ?Type {
		if ( 'props.php' !== basename( $scope->getFile() ) || ! $node->class instanceof Node\Name || ViewModel::class !== $scope->resolveName( $node->class ) ) {
			return null;
		}

		foreach ( $node->getArgs() as $place => $argument ) {
			if ( 'props' === $argument->name?->name || ( null === $argument->name && 0 === $place ) ) {
				return $scope->getType( $argument->value );
			}
		}

		return null;
	}
}
