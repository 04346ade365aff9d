<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

defined( 'ABSPATH' ) || exit;

/** When an island hydrates. The page's loader, `client/islands/loader.ts`, uses the same values. */
enum HydrationMoment: string {
	/** Once the browser is idle. */
	case Load = 'load';

	/** Shortly before it scrolls in. */
	case Visible = 'visible';

	/** At the first sign of use. */
	case Touch = 'touch';
}
