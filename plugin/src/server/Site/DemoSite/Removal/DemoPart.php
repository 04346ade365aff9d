<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite\Removal;

defined( 'ABSPATH' ) || exit;

/**
 * One kind of content that the demo site consists of.
 *
 * Assumption: content that a person changed is not counted and not removed, whenever it was changed.
 */
interface DemoPart {
	/** Its name in the REST response and on the command line, such as `pages`. */
	public function name(): string;

	/** Its label for people. */
	public function label(): string;

	/** The number of unchanged ones, which can be removed. */
	public function count(): int;

	/** @return list<KeptItem> what the demo site created and what stays */
	public function kept(): array;

	/**
	 * Removes as many as possible until a given time, at least one.
	 *
	 * @param float $until as `microtime( true )` returns it
	 */
	public function remove( float $until ): void;

	/** Clears what the part remembers, so that it can be created again. Called when nothing is left to remove; a second call does no harm. */
	public function finish(): void;
}
