<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Statistics;

defined( 'ABSPATH' ) || exit;

/** The result of a dealer search; the value is the counted event. */
enum SearchOutcome: string {
	case Found = 'search_found';
	/** The place exists and has no dealer near it. */
	case Nobody = 'search_nobody';
	/** The place does not exist. The input is not stored: all of these are one count. */
	case Nowhere = 'search_nowhere';
}
