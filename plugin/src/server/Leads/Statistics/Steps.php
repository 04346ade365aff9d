<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Statistics;

use HvacBlocks\Offers\Recommendation\WizardRules;
use HvacBlocks\Platform\Database\Query;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * How far visitors get in the wizard, and the calculator's answers. A count contains the event and nothing about the visitor.
 *
 * @phpstan-type Flow array{flow: string, started: int, steps: list<array{step: string, total: int}>, finished: int}
 */
final readonly class Steps {
	private const RESULTS = array( 'replace', 'repair' );

	public function __construct( private wpdb $wpdb ) {}

	/** @return array<string, list<string>> by event, the possible subjects */
	public static function countable(): array {
		$flows = WizardRules::flows();
		$steps = array();

		foreach ( $flows as $flow => $names ) {
			foreach ( $names as $name ) {
				$steps[] = "$flow-$name";
			}
		}

		return array(
			'wizard_start'      => array_keys( $flows ),
			'wizard_step'       => $steps,
			'wizard_finish'     => array_keys( $flows ),
			'calculator_result' => self::RESULTS,
		);
	}

	/** @return array{wizard: list<Flow>, calculator: array{replace: int, repair: int}} */
	public function of( ReportPeriod $period ): array {
		$counts = $this->counts( $period );
		$of     = static fn ( string $event, string $subject ): int => $counts[ "$event $subject" ] ?? 0;
		$wizard = array();

		foreach ( WizardRules::flows() as $flow => $steps ) {
			$wizard[] = array(
				'flow'     => $flow,
				'started'  => $of( 'wizard_start', $flow ),
				'steps'    => array_map(
					static fn ( string $step ): array => array(
						'step'  => $step,
						'total' => $of( 'wizard_step', "$flow-$step" ),
					),
					$steps
				),
				'finished' => $of( 'wizard_finish', $flow ),
			);
		}

		return array(
			'wizard'     => $wizard,
			'calculator' => array(
				'replace' => $of( 'calculator_result', 'replace' ),
				'repair'  => $of( 'calculator_result', 'repair' ),
			),
		);
	}

	/** @return list<array{string, string, string, string, string}> the same as lines of a table: the tool, its flow, the step, the count, and the percentage of those who started */
	public function rows( ReportPeriod $period ): array {
		$found = $this->of( $period );
		$rows  = array();

		foreach ( $found['wizard'] as [ 'flow' => $flow, 'started' => $started, 'steps' => $steps, 'finished' => $finished ] ) {
			$totals = array( 'started' => $started ) + array_column( $steps, 'total', 'step' ) + array( 'finished' => $finished );

			foreach ( $totals as $step => $total ) {
				$rows[] = array( 'wizard', $flow, (string) $step, (string) $total, 0 === $started ? '' : (string) round( 100 * $total / $started, 1 ) );
			}
		}

		foreach ( $found['calculator'] as $result => $total ) {
			$rows[] = array( 'calculator', '', $result, (string) $total, '' );
		}

		return $rows;
	}

	/** @return array<string, int> by event and subject */
	private function counts( ReportPeriod $period ): array {
		$rows   = Query::rows( $this->wpdb, 'SELECT event, subject, SUM(total) AS total FROM %i WHERE event IN (%s, %s, %s, %s) AND day BETWEEN %s AND %s GROUP BY event, subject', CountTables::name( $this->wpdb ), ...array( ...array_keys( self::countable() ), $period->from, $period->to ) );
		$counts = array();

		foreach ( $rows as $row ) {
			$counts[ "{$row->string( 'event' )} {$row->string( 'subject' )}" ] = $row->int( 'total' );
		}

		return $counts;
	}
}
