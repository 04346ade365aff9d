<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite\Steps;

defined( 'ABSPATH' ) || exit;

/**
 * A part of making the demo site.
 *
 * Assumptions:
 * - `run()` does one batch of a few seconds at most, and brings `progress()` forward unless it throws.
 * - A finished step that is run again changes nothing.
 */
interface DemoStep {
	/** Its name in the REST answer and on the command line, such as `pages`. */
	public function name(): string;

	/** What it does, for a person. */
	public function label(): string;

	public function progress(): StepProgress;

	public function run(): void;
}
