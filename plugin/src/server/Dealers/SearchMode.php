<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers;

defined( 'ABSPATH' ) || exit;

/** Which search a page asks for; campaign pages use the provider's own dealer information. */
enum SearchMode: string {
	case Standard = 'standard';
	case Campaign = 'campaign';
}
