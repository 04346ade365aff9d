<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use HvacBlocks\Site\DemoSite\Steps\DemoStep;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the demo site in batches: pages and menus in three languages, places, invented dealers.
 *
 * What an editor changed stays as it is; what is missing is created again.
 */
final readonly class DemoSite {
	/** @var array<int|string, DemoStep> in the order they run */
	private array $steps;

	public function __construct( DemoStep ...$steps ) {
		$this->steps = $steps;
	}

	/** @return array{done: bool, step: string, label: string, progress: array{done: int, total: int}, steps: list<array{step: string, label: string, progress: array{done: int, total: int}}>} */
	public function status(): array {
		$rows    = array();
		$current = null;

		foreach ( $this->steps as $step ) {
			$progress = $step->progress();
			$row      = array(
				'step'     => $step->name(),
				'label'    => $step->label(),
				'progress' => $progress->to_array(),
			);
			$rows[]   = $row;
			$current  = $current ?? ( $progress->is_finished() ? null : $row );
		}

		$last = $rows[ count( $rows ) - 1 ] ?? array(
			'step'     => '',
			'label'    => '',
			'progress' => array(
				'done'  => 0,
				'total' => 0,
			),
		);

		return array(
			'done' => null === $current,
			...( $current ?? $last ),
			'steps' => $rows,
		);
	}

	/**
	 * Runs one batch of the first unfinished step.
	 *
	 * @return array{done: bool, step: string, label: string, progress: array{done: int, total: int}, steps: list<array{step: string, label: string, progress: array{done: int, total: int}}>} the state after it
	 * @throws RuntimeException if the batch made no progress, so that a caller's loop ends
	 */
	public function next(): array {
		foreach ( $this->steps as $step ) {
			$before = $step->progress();

			if ( $before->is_finished() ) {
				continue;
			}

			$step->run();

			if ( $step->progress()->done <= $before->done ) {
				/* translators: %s: name of a step, such as "pages". */
				throw new RuntimeException( esc_html( sprintf( __( 'Could not create the demo site because the step “%s” made no progress.', 'hvac-blocks' ), $step->name() ) ) );
			}

			break;
		}

		return $this->status();
	}
}
