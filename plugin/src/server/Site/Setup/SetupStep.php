<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Setup;

defined( 'ABSPATH' ) || exit;

/** One thing that a site of its own needs. What it has is found, never ticked. */
interface SetupStep {
	/** Such as `dealers`: the screen shows more of some. */
	public function name(): string;

	/** In the language of the user. */
	public function title(): string;

	public function state(): SetupState;
}
