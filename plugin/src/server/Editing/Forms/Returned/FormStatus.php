<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms\Returned;

defined( 'ABSPATH' ) || exit;

/** What a page shows in place of a form. */
enum FormStatus: string {
	/** The empty form. */
	case Fresh = 'fresh';

	/** The form with the typed values and their errors. */
	case Returned = 'returned';

	/** The confirmation. */
	case Sent = 'sent';
}
