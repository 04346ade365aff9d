<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

defined( 'ABSPATH' ) || exit;

/** The events that a test has scheduled with the stand-in for Action Scheduler. */
final class ScheduledActions {
	/** @var list<array{hook: string, seconds: int, group: string}> */
	public static array $actions = array();

	/** How often it was asked whether something is scheduled: each time costs the real one a query. */
	public static int $asked = 0;
}
