<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

defined( 'ABSPATH' ) || exit;

/** A module whose domain contributes to blocks. */
interface BlockContributor {
	public function for_blocks(): BlockContributions;
}
