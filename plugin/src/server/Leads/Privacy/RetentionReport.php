<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Privacy;

defined( 'ABSPATH' ) || exit;

/** The result of a retention run. */
final class RetentionReport {
	public int $anonymised = 0;
	public int $deleted    = 0;

	/** Whether nothing that is due is left. */
	public bool $done = true;
}
