<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** An import that would remove or empty more than a tenth of the existing records without permission: `ImportCounts::loses_much()`. The message says so, in the reader's language. */
final class LargeLoss extends RuntimeException {
	public function __construct( public readonly ImportCounts $counts ) {
		/* translators: 1: number of records that are removed, 2: number of rows with empty cells, 3: number of records. */
		parent::__construct( sprintf( __( 'Nothing was saved. This file removes %1$d of %3$d records, and empties fields in %2$d.', 'hvac-blocks' ), $counts->kinds['removed'], $counts->emptied, $counts->stored() ) );
	}
}
