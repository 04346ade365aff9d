<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

defined( 'ABSPATH' ) || exit;

/** What an import does with one row. */
enum ChangeKind: string {
	case New       = 'new';
	case Changed   = 'changed';
	case Unchanged = 'unchanged';
	/** A record of this site that the file does not name. */
	case Removed = 'removed';
	case Bad     = 'bad';
}
