<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SiteStyle;

defined( 'ABSPATH' ) || exit;

/** Whose global styles the site has. */
enum StyleChoice: string {
	case Theme  = 'theme';
	case Plugin = 'plugin';

	/** The owner's, written or changed in the Site Editor. */
	case Own = 'own';

	/** A classic theme has none. */
	case None = 'none';
}
