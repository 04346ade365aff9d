<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

/** Records the hooks named by `_doing_it_wrong()`, instead of raising an error. */
trait FilterMistakes {
	/** @var list<string> */
	private array $mistakes = array();

	private function expect_mistakes(): void {
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		add_action(
			'doing_it_wrong_run',
			function ( string $name ): void {
				$this->mistakes[] = $name;
			}
		);
	}
}
