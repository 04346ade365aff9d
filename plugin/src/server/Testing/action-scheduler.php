<?php
/**
 * A stand-in for the functions of Action Scheduler 3.8 that the plugin calls, with their signatures and results.
 */
declare(strict_types=1);

use HvacBlocks\Testing\ScheduledActions;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- the names of Action Scheduler.

/** @param array<mixed> $args */
function as_schedule_recurring_action( int $timestamp, int $interval_in_seconds, string $hook, array $args = array(), string $group = '', bool $unique = false, int $priority = 10 ): int {
	if ( $unique && in_array( $hook, array_column( ScheduledActions::$actions, 'hook' ), true ) ) {
		return 0;
	}

	ScheduledActions::$actions[] = array(
		'hook'    => $hook,
		'seconds' => $interval_in_seconds,
		'group'   => $group,
	);

	return count( ScheduledActions::$actions );
}

/** @param array<mixed>|null $args */
function as_has_scheduled_action( string $hook, ?array $args = null, string $group = '' ): bool {
	++ScheduledActions::$asked;

	return in_array( $hook, array_column( ScheduledActions::$actions, 'hook' ), true );
}

/** @param array<mixed> $args */
function as_unschedule_all_actions( string $hook, array $args = array(), string $group = '' ): void {
	ScheduledActions::$actions = array_values( array_filter( ScheduledActions::$actions, static fn ( array $action ): bool => $hook !== $action['hook'] ) );
}
