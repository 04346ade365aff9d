<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Admin;

defined( 'ABSPATH' ) || exit;

/** A condition that an administrator should know about until it ends. */
interface Notice {
	/** Short, stable, unique among notices. */
	public function id(): string;

	/** The name of the screen that shows the notice in more detail: users who may open that screen see the notice elsewhere. */
	public function screen(): string;

	/** The current message; null if there is none. Called only on the few screens that show notices. */
	public function message(): ?NoticeMessage;
}
