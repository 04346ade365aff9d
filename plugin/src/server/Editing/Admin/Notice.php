<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Admin;

defined( 'ABSPATH' ) || exit;

/** Something that an administrator should know until it is over. */
interface Notice {
	/** Short, stable, unique among notices. */
	public function id(): string;

	/** The name of the screen that says it better: who may open that is shown the notice elsewhere. */
	public function screen(): string;

	/** What there is to say now; null where all is well. It is asked only on the few screens that show notices. */
	public function message(): ?NoticeMessage;
}
