<?php
declare(strict_types=1);

namespace HvacBlocks\ContentTree;

use Closure;
use HvacBlocks\State\SharedState;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** What the server's error log says of pages whose blocks or files are missing: the same of a page once a day. */
final readonly class TreeLog {
	private const LONGEST = 1000;

	/** @param (Closure(string): void)|null $write another place than the error log */
	public function __construct( private SharedState $state, private ?Closure $write = null ) {}

	public function warn( WP_Post $post, Tree $tree ): void {
		$warnings = array_unique( array_map( static fn ( array $warning ): string => "{$warning['code']} {$warning['path']}", $tree->warnings ) );
		$line     = mb_strimwidth( "HVAC Blocks: the tree of post {$post->ID} lacks: " . implode( '; ', $warnings ), 0, self::LONGEST, '…' );

		if ( array() === $warnings || ! $this->state->add( 'tree-log:' . md5( $line ), 1, DAY_IN_SECONDS ) ) {
			return;
		}

		if ( null === $this->write ) {
			error_log( $line ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- a missing file belongs into the server's log.
		} else {
			( $this->write )( $line );
		}
	}
}
