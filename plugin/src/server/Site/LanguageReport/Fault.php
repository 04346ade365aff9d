<?php
declare(strict_types=1);

namespace HvacBlocks\Site\LanguageReport;

defined( 'ABSPATH' ) || exit;

/** A fault of a page's counterpart. */
enum Fault: string {
	/** The language has none. */
	case Missing = 'missing';

	/** It is not visible to visitors. */
	case Unpublished = 'unpublished';

	/** The page was changed after it. */
	case Older = 'older';

	/** It lacks blocks of the page. */
	case Blocks = 'blocks';

	/** It still has texts of the page that it was made from. */
	case Texts = 'texts';
}
