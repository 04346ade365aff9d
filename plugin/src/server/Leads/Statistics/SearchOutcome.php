<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Statistics;

defined( 'ABSPATH' ) || exit;

/** How a dealer search ended; the value is the event that is counted. */
enum SearchOutcome: string {
	case Found = 'search_found';
	/** There is such a place and no dealer near it. */
	case Nobody = 'search_nobody';
	/** There is no such place. What was typed is not kept: all of these are one count. */
	case Nowhere = 'search_nowhere';
}
