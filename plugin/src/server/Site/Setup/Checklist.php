<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Setup;

use HvacBlocks\Site\DemoSite\DemoSettings;

defined( 'ABSPATH' ) || exit;

/**
 * The requirements of a site of its own before visitors come.
 *
 * Assumption: whether everything is done is determined when the list is shown, and stored for code that only links to it.
 */
final readonly class Checklist {
	private const FINISHED = 'hvac_blocks_setup_finished';

	/** @var array<int|string, SetupStep> */
	private array $steps;

	public function __construct( SetupStep ...$steps ) {
		$this->steps = $steps;
	}

	/** @return array{finished: bool, steps: list<array{name: string, title: string, done: bool, facts: list<string>, link: string, linkText: string}>} */
	public function state(): array {
		$rows = array();

		foreach ( $this->steps as $step ) {
			$state  = $step->state();
			$rows[] = array(
				'name'     => $step->name(),
				'title'    => $step->title(),
				'done'     => $state->is_done,
				'facts'    => $state->facts,
				'link'     => $state->link,
				'linkText' => $state->link_text,
			);
		}

		$is_finished = ! in_array( false, array_column( $rows, 'done' ), true );

		if ( self::was_finished() !== $is_finished ) {
			update_option( self::FINISHED, (int) $is_finished, false );
		}

		return array(
			'finished' => $is_finished,
			'steps'    => $rows,
		);
	}

	/** Whether everything was done when the list was last shown. */
	public static function was_finished(): bool {
		return in_array( get_option( self::FINISHED ), array( '1', 1 ), true );
	}

	/** Whether the demo site was created here: such a site is for viewing, not for setup. */
	public static function has_demo(): bool {
		return DemoSettings::are_made();
	}
}
