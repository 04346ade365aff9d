<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Setup;

defined( 'ABSPATH' ) || exit;

/** One requirement of a site of its own. Its state is detected, never ticked off. */
interface SetupStep {
	/** Such as `dealers`: the screen shows more for some. */
	public function name(): string;

	/** In the user's language. */
	public function title(): string;

	public function state(): SetupState;
}
