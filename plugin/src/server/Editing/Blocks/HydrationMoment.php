<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

defined( 'ABSPATH' ) || exit;

/** When an island hydrates. The loader of the page, `client/islands/loader.ts`, knows the same words. */
enum HydrationMoment: string {
	/** Once the browser is idle. */
	case Load = 'load';

	/** Shortly before it scrolls in. */
	case Visible = 'visible';

	/** At the first sign of use. */
	case Touch = 'touch';
}
