<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Privacy;

defined( 'ABSPATH' ) || exit;

/** What a run of the retention did. */
final class RetentionReport {
	public int $anonymised = 0;
	public int $deleted    = 0;

	/** Whether nothing is left that is due. */
	public bool $done = true;
}
