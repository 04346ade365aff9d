<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms\Returned;

defined( 'ABSPATH' ) || exit;

/** What a page shows of a form: the form itself, or a message instead. */
enum FormStatus: string {
	/** The empty form. */
	case Fresh = 'fresh';

	/** The form with the typed values and their errors. */
	case Returned = 'returned';

	/** The confirmation. */
	case Sent = 'sent';
}
