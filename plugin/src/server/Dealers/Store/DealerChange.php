<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Store;

defined( 'ABSPATH' ) || exit;

/** What writing a dealer does. */
enum DealerChange: string {
	case New     = 'new';
	case Changed = 'changed';
	case None    = 'unchanged';
}
