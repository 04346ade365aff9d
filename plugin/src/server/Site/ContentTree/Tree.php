<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ContentTree;

defined( 'ABSPATH' ) || exit;

/**
 * A content as blocks, and what the tree omits or lacks.
 *
 * @phpstan-type Node array{name: string, attributes: object, innerBlocks: list<mixed>, mediaData: object, originalContent: string}
 * @phpstan-type Warning array{code: string, block: string, path: string}
 */
final readonly class Tree {
	/**
	 * @param list<Node>    $blocks      inner blocks are nodes, too
	 * @param list<Warning> $warnings
	 * @param bool          $is_lasting  whether it stays the same until content changes or the day ends
	 */
	public function __construct( public array $blocks, public array $warnings, public bool $is_lasting ) {}
}
