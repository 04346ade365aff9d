<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

defined( 'ABSPATH' ) || exit;

/** A module whose domain has something for blocks. */
interface BlockContributor {
	public function for_blocks(): BlockContributions;
}
