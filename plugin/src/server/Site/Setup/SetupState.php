<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Setup;

defined( 'ABSPATH' ) || exit;

/** The result of a step of the checklist. */
final readonly class SetupState {
	/**
	 * @param list<string> $facts     sentences: what exists, and what is missing
	 * @param string       $link      where to do it; empty if the screen itself is the place
	 * @param string       $link_text what can be done there
	 */
	public function __construct( public bool $is_done, public array $facts, public string $link = '', public string $link_text = '' ) {}
}
