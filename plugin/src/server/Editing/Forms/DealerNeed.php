<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

defined( 'ABSPATH' ) || exit;

/** Whether a form's lead names a dealer. */
enum DealerNeed: string {
	case Required = 'required';
	case Optional = 'optional';
	case None     = 'none';
}
