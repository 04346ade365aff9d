<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite\Removal;

defined( 'ABSPATH' ) || exit;

/**
 * One kind of thing that the demo site consists of.
 *
 * Assumption: what a person changed is not counted and not removed, at whatever moment it was changed.
 */
interface DemoPart {
	/** Its name in the REST answer and on the command line, such as `pages`. */
	public function name(): string;

	/** What it is, for a person. */
	public function label(): string;

	/** How many are as they were made, and go. */
	public function count(): int;

	/** @return list<KeptItem> what the demo site made and what stays */
	public function kept(): array;

	/**
	 * Removes as many as possible until a moment, at least one.
	 *
	 * @param float $until as `microtime( true )` gives it
	 */
	public function remove( float $until ): void;

	/** Lets go of what the part remembers, so that it can be made again. Called when nothing is left to remove; twice does no harm. */
	public function finish(): void;
}
