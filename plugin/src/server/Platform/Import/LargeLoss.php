<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** An import that would remove or empty more than a tenth of the existing records without permission: `ImportCounts::loses_much()`. */
final class LargeLoss extends RuntimeException {
	public function __construct( public readonly ImportCounts $counts ) {
		parent::__construct();
	}
}
