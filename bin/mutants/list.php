<?php
/**
 * Prints the mutants of a PHP file as JSON: `php bin/mutants/list.php FILE`. A mutant is a small change that a test should notice:
 * `{"line": 12, "from": 340, "to": 343, "text": ">=", "was": ">"}`, with positions in bytes.
 */
declare(strict_types=1);

use PhpParser\Node;
use PhpParser\Node\Expr;
use PhpParser\Node\Expr\BinaryOp;
use PhpParser\Node\Scalar\Int_;
use PhpParser\Node\Stmt;
use PhpParser\NodeTraverser;
use PhpParser\NodeVisitorAbstract;
use PhpParser\ParserFactory;

require dirname( __DIR__, 2 ) . '/vendor/autoload.php';

/** Operators and their replacements. */
const OPERATORS = array(
	BinaryOp\Identical::class      => array( '===', '!==' ),
	BinaryOp\NotIdentical::class   => array( '!==', '===' ),
	BinaryOp\Smaller::class        => array( '<', '<=' ),
	BinaryOp\SmallerOrEqual::class => array( '<=', '<' ),
	BinaryOp\Greater::class        => array( '>', '>=' ),
	BinaryOp\GreaterOrEqual::class => array( '>=', '>' ),
	BinaryOp\BooleanAnd::class     => array( '&&', '||' ),
	BinaryOp\BooleanOr::class      => array( '||', '&&' ),
	BinaryOp\Plus::class           => array( '+', '-' ),
	BinaryOp\Minus::class          => array( '-', '+' ),
	BinaryOp\Mul::class            => array( '*', '/' ),
	BinaryOp\Div::class            => array( '/', '*' ),
);

/** Their arguments are order, text or chance, which no test of a rule checks. */
const UNTOUCHED = array( 'random_bytes', 'random_int', 'usleep', 'add_action', 'add_filter', 'defined', 'define', 'json_decode', 'wp_json_encode', 'error_log', '__', '_n', '_x' );

/** The guard of every file, preloading, and logging. */
const UNTOUCHED_STATEMENTS = '/^(?:defined\( \'ABSPATH\'|_prime_post_caches|error_log|usleep)/';

/** Negating these equals a mutant of the operator. */
const NEGATED_BY_OPERATOR = array( BinaryOp\Identical::class, BinaryOp\NotIdentical::class, Expr\BooleanNot::class );

$code = (string) file_get_contents( $argv[1] );

$visitor = new class( $code ) extends NodeVisitorAbstract {
	/** @var list<array{line: int, from: int, to: int, text: string, was: string}> */
	public array $mutants = array();

	public function __construct( private readonly string $code ) {}

	public function enterNode( Node $node ): ?int {
		if ( $node instanceof Stmt\Expression && 1 === preg_match( UNTOUCHED_STATEMENTS, $this->text( $node ) ) || $node instanceof Expr\Throw_ || $node instanceof Stmt\ClassMethod && str_ends_with( $node->name->toString(), 'schema' ) || $node instanceof Stmt\Declare_ || $node instanceof Stmt\ClassConst || $node instanceof Node\Param || $node instanceof Node\Attribute ) {
			return NodeVisitorAbstract::DONT_TRAVERSE_CHILDREN;
		}
		if ( $node instanceof Expr\FuncCall && $node->name instanceof Node\Name && in_array( $node->name->toString(), UNTOUCHED, true ) ) {
			return NodeVisitorAbstract::DONT_TRAVERSE_CHILDREN;
		}

		if ( $node instanceof Expr\FuncCall && $node->name instanceof Node\Name && 'in_array' === $node->name->toString() ) {
			// Among strings, as nearly everywhere, strictness makes no difference.
			array_splice( $node->args, 2 );
		}

		match ( true ) {
			$node instanceof BinaryOp && isset( OPERATORS[ $node::class ] ) => $this->operator( $node, ...OPERATORS[ $node::class ] ),
			$node instanceof Expr\BooleanNot => $this->replace( $node, substr( $this->text( $node ), 1 ) ),
			$node instanceof Expr\ConstFetch && in_array( $node->name->toLowerString(), array( 'true', 'false' ), true ) => $this->replace( $node, 'true' === $node->name->toLowerString() ? 'false' : 'true' ),
			$node instanceof Int_ => $this->replace( $node, '( ' . $this->text( $node ) . ' + 1 )' ),
			$node instanceof Stmt\If_ && ! in_array( $node->cond::class, NEGATED_BY_OPERATOR, true ) => $this->replace( $node->cond, '! ( ' . $this->text( $node->cond ) . ' )' ),
			$node instanceof Stmt\Expression && ( $node->expr instanceof Expr\MethodCall || $node->expr instanceof Expr\StaticCall || $node->expr instanceof Expr\FuncCall ) => $this->replace( $node, ';' ),
			$node instanceof Stmt\Continue_ => $this->replace( $node, 'break;' ),
			$node instanceof Expr\Ternary && null !== $node->if && ! in_array( $node->cond::class, NEGATED_BY_OPERATOR, true ) => $this->replace( $node, sprintf( '( ! ( %s ) ? %s : %s )', $this->text( $node->cond ), $this->text( $node->if ), $this->text( $node->else ) ) ),
			default => null,
		};

		return null;
	}

	private function operator( BinaryOp $node, string $was, string $text ): void {
		$from = $node->left->getEndFilePos() + 1;
		$at   = strpos( $this->code, $was, $from );

		if ( false !== $at && $at < $node->right->getStartFilePos() ) {
			$this->add( $node->getStartLine(), $at, $at + strlen( $was ), $text );
		}
	}

	private function replace( Node $node, string $text ): void {
		$this->add( $node->getStartLine(), $node->getStartFilePos(), $node->getEndFilePos() + 1, $text );
	}

	private function add( int $line, int $from, int $to, string $text ): void {
		$this->mutants[] = array( 'line' => $line, 'from' => $from, 'to' => $to, 'text' => $text, 'was' => substr( $this->code, $from, $to - $from ) );
	}

	private function text( Node $node ): string {
		return substr( $this->code, $node->getStartFilePos(), $node->getEndFilePos() + 1 - $node->getStartFilePos() );
	}
};

( new NodeTraverser( $visitor ) )->traverse( ( new ParserFactory() )->createForHostVersion()->parse( $code ) ?? array() );

echo json_encode( $visitor->mutants, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
