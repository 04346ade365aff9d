<?php
declare(strict_types=1);

namespace HvacBlocks\Site\LanguageReport;

defined( 'ABSPATH' ) || exit;

/** What is wrong with the counterpart of a page. */
enum Fault: string {
	/** There is none in the language. */
	case Missing = 'missing';

	/** There is one that visitors do not see. */
	case Unpublished = 'unpublished';

	/** The page was changed after it. */
	case Older = 'older';

	/** The page has blocks that it lacks. */
	case Blocks = 'blocks';
}
