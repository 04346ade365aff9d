<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms\Returned;

defined( 'ABSPATH' ) || exit;

/** What a page shows of a form. */
enum FormStatus: string {
	/** The empty form. */
	case Fresh = 'fresh';

	/** The form with what was typed, and what is wrong with it. */
	case Returned = 'returned';

	/** The thank-you. */
	case Sent = 'sent';
}
