<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use Throwable;

defined( 'ABSPATH' ) || exit;

/** Nobody can say at present: the database or an upstream failed. What it would have said is unknown, not "none". */
interface Unavailable extends Throwable {
	/** The seconds after which trying again makes sense, where that is known. */
	public function retry_after(): ?int;
}
