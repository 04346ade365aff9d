<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use Throwable;

defined( 'ABSPATH' ) || exit;

/** No answer is available at present: the database or an upstream failed. The answer is unknown, not "none". */
interface Unavailable extends Throwable {
	/** The seconds after which to retry, if known. */
	public function retry_after(): ?int;
}
