<?php
declare(strict_types=1);

namespace HvacBlocks\Development;

use HvacBlocks\Editing\Blocks\Attributes;
use PhpParser\Node;
use PhpParser\Node\Expr\MethodCall;
use PHPStan\Analyser\Scope;
use PHPStan\Rules\IdentifierRuleError;
use PHPStan\Rules\Rule;
use PHPStan\Rules\RuleErrorBuilder;
use PHPStan\Type\ObjectType;

/**
 * A `props.php` reads only attributes of its block.json, and with their types.
 *
 * @implements Rule<MethodCall>
 */
final class AttributeRule implements Rule {
	/** The types that each method reads; `value()` reads any. */
	private const TYPES = array(
		'text'    => array( 'string' ),
		'text_or' => array( 'string' ),
		'plain'   => array( 'string' ),
		'bool'    => array( 'boolean' ),
		'int'     => array( 'integer', 'number' ),
		'list'    => array( 'array' ),
		'object'  => array( 'object' ),
		'value'   => array(),
	);

	public function getNodeType(): string {
		return MethodCall::class;
	}

	public function processNode( Node $node, Scope $scope ): array {
		$method = $node->name instanceof Node\Identifier ? $node->name->name : '';
		$name   = $node->args[0] ?? null;

		if ( ! isset( self::TYPES[ $method ] ) || ! $name instanceof Node\Arg || 'props.php' !== basename( $scope->getFile() ) || ! ( new ObjectType( Attributes::class ) )->isSuperTypeOf( $scope->getType( $node->var ) )->yes() ) {
			return array();
		}

		$errors = array();

		foreach ( $scope->getType( $name->value )->getConstantStrings() as $attribute ) {
			array_push( $errors, ...self::errors( dirname( $scope->getFile() ) . '/block.json', $attribute->getValue(), $method ) );
		}

		return $errors;
	}

	/** @return list<IdentifierRuleError> */
	private static function errors( string $file, string $name, string $method ): array {
		// A block registered by a test has none.
		if ( ! is_file( $file ) ) {
			return array();
		}

		/** @var array{attributes?: array<string, array{type?: string|list<string>}>} $block */
		$block   = json_decode( (string) file_get_contents( $file ), true, 512, JSON_THROW_ON_ERROR );
		$schema  = $block['attributes'][ $name ] ?? null;
		$message = match ( true ) {
			null === $schema => "block.json has no attribute \"$name\".",
			array() !== self::TYPES[ $method ] && array() === array_intersect( self::TYPES[ $method ], (array) ( $schema['type'] ?? array() ) ) => "block.json does not say that \"$name\" is of type " . self::TYPES[ $method ][0] . '.',
			default => '',
		};

		return '' === $message ? array() : array( RuleErrorBuilder::message( $message )->identifier( 'hvacBlocks.attribute' )->build() );
	}
}
