<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite\Steps;

defined( 'ABSPATH' ) || exit;

/**
 * A step in creating the demo site.
 *
 * Assumptions:
 * - `run()` runs one batch of a few seconds at most, and advances `progress()` unless it throws.
 * - Running a finished step again changes nothing.
 */
interface DemoStep {
	/** Its name in the REST response and on the command line, such as `pages`. */
	public function name(): string;

	/** Its label for people. */
	public function label(): string;

	public function progress(): StepProgress;

	public function run(): void;
}
