<?php
/** WordPress's layout on today's PHP. */

declare(strict_types=1);

use PhpCsFixer\AbstractFixer;
use PhpCsFixer\FixerDefinition\FixerDefinition;
use PhpCsFixer\FixerDefinition\FixerDefinitionInterface;
use PhpCsFixer\Tokenizer\Tokens;

// `spaces_inside_parentheses` knows no exception for `declare(strict_types=1)`.
$declare = new class() extends AbstractFixer {
	public function getName(): string {
		return 'HvacBlocks/declare_without_spaces';
	}

	public function getDefinition(): FixerDefinitionInterface {
		return new FixerDefinition( 'declare(strict_types=1) is written without spaces.', array() );
	}

	public function isCandidate( Tokens $tokens ): bool {
		return $tokens->isTokenKindFound( T_DECLARE );
	}

	public function getPriority(): int {
		return -1000;
	}

	protected function applyFix( SplFileInfo $file, Tokens $tokens ): void {
		foreach ( array_keys( $tokens->findGivenKind( T_DECLARE ) ) as $at ) {
			while ( ! $tokens[ ++$at ]->equals( ')' ) ) {
				if ( $tokens[ $at ]->isWhitespace() ) {
					$tokens->clearAt( $at );
				}
			}
		}
	}
};

return ( new PhpCsFixer\Config() )
	->setCacheFile( __DIR__ . '/.cache/php-cs-fixer.json' )
	->setParallelConfig( new PhpCsFixer\Runner\Parallel\ParallelConfig( 2 ) )
	->setIndent( "\t" )
	->setRiskyAllowed( true )
	->setUnsupportedPhpVersionAllowed( true )
	->registerCustomFixers( array( $declare ) )
	->setRules(
		array(
			$declare->getName()                  => true,
			'@PER-CS2x0'                         => true,
			'array_syntax'                       => array( 'syntax' => 'long' ),
			'blank_line_after_opening_tag'       => false,
			'binary_operator_spaces'             => array( 'default' => 'at_least_single_space' ),
			'braces_position'                    => array(
				'classes_opening_brace'   => 'same_line',
				'functions_opening_brace' => 'same_line',
			),
			'class_definition'                   => array(
				'single_line'                         => true,
				'space_before_parenthesis'            => false,
				'inline_constructor_arguments'        => false,
				'multi_line_extends_each_single_line' => false,
			),
			'declare_strict_types'               => true,
			'function_declaration'               => array(
				'closure_function_spacing' => 'one',
				'closure_fn_spacing'       => 'one',
			),
			'global_namespace_import'            => false,
			'new_with_parentheses'               => array( 'anonymous_class' => true ),
			'no_unused_imports'                  => true,
			'not_operator_with_successor_space'  => true,
			'ordered_imports'                    => true,
			'single_quote'                       => true,
			'spaces_inside_parentheses'          => array( 'space' => 'single' ),
			'statement_indentation'              => false,
			'strict_comparison'                  => true,
			'strict_param'                       => true,
			'trailing_comma_in_multiline'        => array( 'elements' => array( 'arrays', 'match', 'parameters' ) ),
			'single_line_empty_body'             => true,
		)
	)
	->setFinder(
		PhpCsFixer\Finder::create()
			->in( array( __DIR__ . '/plugin', __DIR__ . '/bin/phpstan', __DIR__ . '/docs/examples' ) )
			->exclude( array( 'build', 'languages' ) )
			// A view is HTML with PHP in it, and its layout is the HTML's; the plugin's first file parses on every PHP.
			->notName( array( 'view.php', '*-page.php', 'plugin.php' ) )
			->append( array( __FILE__ ) )
	);
